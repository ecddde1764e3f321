import Testing

@testable import QuartzCore

let pureRed = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
let pureBlue = RGBA(red: 0, green: 0, blue: 1, alpha: 1)

extension Stage {
    /// The red, green and blue that the screen shows over black at a point, at seconds after the start.
    func color(_ x: CGFloat, _ y: CGFloat, at seconds: Double) -> [Int] {
        guard let node = root.freeze().node(at: start + seconds, scale: 1) else { return [] }
        let image = FrameRenderer().image(
            of: [node], width: 400, height: 300, background: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
        let pixel = image[Int(x), Int(y)]
        return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map(Int.init)
    }

    /// A sublayer that fills the layer.
    func fill(_ color: RGBA) -> CALayer {
        let fill = CALayer()
        fill.frame = layer.bounds
        fill.backgroundColor = CGColor(color)
        return fill
    }
}

/// Whether colours differ by a rounding only.
func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 2) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
