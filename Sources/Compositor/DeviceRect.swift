/// A rectangle of whole pixels, its maxima exclusive.
struct DeviceRect: Equatable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var isEmpty: Bool { minX >= maxX || minY >= maxY }
    var width: Int { maxX - minX }
    var height: Int { maxY - minY }

    func intersection(_ other: DeviceRect) -> DeviceRect {
        let r = DeviceRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return r.isEmpty ? .empty : r
    }

    func contains(_ other: DeviceRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
