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

    func moved(_ dx: Int, _ dy: Int) -> DeviceRect {
        DeviceRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    /// Calls back for what of a larger rectangle lies above, below, left and right of this one.
    func forEachRest(of whole: DeviceRect, _ body: (DeviceRect) -> Void) {
        let rests: [4 of DeviceRect] = [
            DeviceRect(minX: whole.minX, minY: whole.minY, maxX: whole.maxX, maxY: minY),
            DeviceRect(minX: whole.minX, minY: maxY, maxX: whole.maxX, maxY: whole.maxY),
            DeviceRect(minX: whole.minX, minY: minY, maxX: minX, maxY: maxY),
            DeviceRect(minX: maxX, minY: minY, maxX: whole.maxX, maxY: maxY),
        ]
        for i in rests.indices where !rests[i].isEmpty { body(rests[i]) }
    }
}

extension DeviceRect {
    /// The whole pixels within a rectangle.
    init(inside r: CGRect) {
        let (left, top) = (r.minX.rounded(.up), r.minY.rounded(.up))
        let (right, bottom) = (r.maxX.rounded(.down), r.maxY.rounded(.down))
        guard left < right, top < bottom, max(abs(left), abs(top), abs(right), abs(bottom)) < 1e9 else {
            self = .empty
            return
        }
        self.init(minX: Int(left), minY: Int(top), maxX: Int(right), maxY: Int(bottom))
    }

    /// The rectangle in numbers with fractions.
    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
