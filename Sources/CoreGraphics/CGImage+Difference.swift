/// In what two pictures of the same size differ.
package struct PictureDifference: Equatable, Sendable {
    /// How many pixels differ by more than was asked for.
    package var count = 0
    /// The largest difference of any channel, 0…255.
    package var largest = 0
    /// The smallest rectangle around those pixels, in pixels; null where there are none.
    package var bounds = CGRect.null
}

extension CGImage {
    /// In what this differs from another picture; one of another size differs in everything.
    ///
    /// - Parameter units: What a channel may differ by without counting, 0…255.
    package func difference(from other: CGImage, by units: Int = 0) -> PictureDifference {
        guard width == other.width, height == other.height else {
            return PictureDifference(
                count: width * height, largest: 255, bounds: CGRect(x: 0, y: 0, width: width, height: height))
        }
        var result = PictureDifference()
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
        for y in 0..<height {
            for x in 0..<width {
                let (a, b) = (pixels[y * width + x], other.pixels[y * width + x])
                if a == b { continue }
                let largest = Self.largestDifference(a, b)
                result.largest = max(result.largest, largest)
                guard largest > units else { continue }
                result.count += 1
                (minX, maxX) = (min(minX, x), max(maxX, x))
                (minY, maxY) = (min(minY, y), max(maxY, y))
            }
        }
        if result.count > 0 {
            result.bounds = CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
        }
        return result
    }

    /// The largest difference of any channel of two pixels, 0…255.
    static func largestDifference(_ a: UInt32, _ b: UInt32) -> Int {
        func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        return max(difference(24), difference(16), difference(8), difference(0))
    }

    /// The part of the pixels, 0…1, that have the colour of most of them, within so many units of each channel.
    ///
    /// The colour is that of a sparse sample, as it is wherever one covers more than half.
    package func commonest(within units: Int) -> (share: Double, color: UInt32) {
        let count = width * height
        guard count > 0 else { return (1, 0) }
        var votes: [UInt32: Int] = [:]
        for index in stride(from: 0, to: count, by: max(count / 500, 1)) { votes[pixels[index], default: 0] += 1 }
        guard let color = votes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return (1, 0) }
        var same = 0
        for index in 0..<count {
            let pixel = pixels[index]
            let near = [16, 8, 0].allSatisfy { (shift: UInt32) in
                abs(Int(pixel >> shift & 255) - Int(color >> shift & 255)) <= units
            }
            if near { same += 1 }
        }
        return (Double(same) / Double(count), color)
    }
}
