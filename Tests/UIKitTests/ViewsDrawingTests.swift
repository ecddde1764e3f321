import Testing

@testable import UIKit

/// Draws a red left half and counts how often.
@MainActor private final class Half: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        count += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
}

@MainActor private final class Laid: UIView {
    let block = UIView()
    override func layoutSubviews() {
        addSubview(block)
        block.backgroundColor = .blue
        block.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }
}

@MainActor struct ViewsDrawingTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    private func image(_ view: UIView) -> CGImage? {
        (view as? UIImageView)?.image?.cgImage ?? view.layer.contents as? CGImage
    }

    @Test("a view that draws gets contents in its scale; one that does not gets none")
    func contents() throws {
        let view = Half(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        view.contentScaleFactor = 3
        view.layer.displayIfNeeded()
        let image = try #require(view.layer.contents as? CGImage)
        #expect((image.width, image.height) == (12, 9))
        #expect(image[5, 8] == red && image[6, 0] == 0)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        plain.layer.displayIfNeeded()
        #expect(plain.layer.contents == nil)
    }

    @Test("only a view that redraws is drawn again in another size")
    func redraw() {
        let view = Half(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        view.layer.displayIfNeeded()
        view.frame.size.width = 8
        view.layer.displayIfNeeded()
        #expect(view.count == 1)
        view.contentMode = .redraw
        view.frame.size.width = 10
        view.layer.displayIfNeeded()
        #expect(view.count == 2)
    }

    @Test("contents of a view with a fraction of a pixel are neither stretched nor squeezed")
    func fractions() throws {
        let view = Half(frame: CGRect(x: 0, y: 0, width: 10.25, height: 3))
        view.contentScaleFactor = 2
        view.layer.displayIfNeeded()
        let image = try #require(view.layer.contents as? CGImage)
        #expect(image.width == 21)
        #expect(abs(view.layer.contentsRect.width * 21 - 20.5) < 1e-9)
    }

    @Test("KNOWN-FAULTS 37: a snapshot of a view that was never laid out shows what it will look like")
    func neverLaidOut() throws {
        let view = Laid(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.bounds.size == CGSize(width: 8, height: 2))
        let image = try #require(snapshot.layer.contents as? CGImage)
        let scale = Int(UIScreen.main.scale)
        #expect((image.width, image.height) == (8 * scale, 2 * scale))
        #expect(image[0, 0] == red && image[8 * scale - 1, 0] == blue)
    }

    @Test("snapshots of a view that has not changed share one picture; a change makes another")
    func sharing() throws {
        let view = Laid(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
        let first = try #require(view.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage)
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 2, y: 0, width: 4, height: 1), afterScreenUpdates: true, withCapInsets: .zero))
        #expect(part.layer.contents as? CGImage === first)
        #expect(part.layer.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5))
        #expect(part.bounds.size == CGSize(width: 4, height: 1))
        view.block.backgroundColor = .red
        let second = try #require(view.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage)
        #expect(second !== first && second[second.width - 1, 0] == red)
    }

    @Test("drawHierarchy draws the view into a rectangle of the context")
    func hierarchy() throws {
        let view = Laid(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
        view.backgroundColor = .red
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 2, y: 4, width: 16, height: 4), afterScreenUpdates: true))
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels[1, 5] == 0 && pixels[2, 4] == red && pixels[17, 7] == blue && pixels[17, 8] == 0)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }

    @Test("a mask view is no subview and its layer masks")
    func mask() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 2))
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
        UIView().addSubview(mask)
        view.mask = mask
        #expect(mask.superview == nil && view.layer.mask === mask.layer && view.subviews.isEmpty)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("a tint comes down from the nearest ancestor that has one, and a change is told to those without")
    func tint() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner, own) = (UIView(), Told(), Told())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        (inner.count, own.count) = (0, 0)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red && own.tintColor == .green)
        #expect((inner.count, own.count) == (1, 0))
    }

    @Test("a template image is shown in the tint, others in their own colours")
    func template() throws {
        let pixels = CGImage(width: 2, height: 1) { $0[0] = 0xFF12_3456 }
        let view = UIImageView(image: UIImage(cgImage: pixels))
        #expect(view.layer.contents as? CGImage === pixels)
        #expect(view.bounds.size == CGSize(width: 2, height: 1))
        view.tintColor = .red
        view.image = UIImage(cgImage: pixels).withRenderingMode(.alwaysTemplate)
        var shown = try #require(view.layer.contents as? CGImage)
        #expect(shown[0, 0] == red && shown[1, 0] == 0)
        view.tintColor = .blue
        shown = try #require(view.layer.contents as? CGImage)
        #expect(shown[0, 0] == blue)
    }
}

/// Columns and rows of a picture that stretches in its middle only.
@MainActor struct ViewsStretchingTests {
    /// 5 × 4 pixels, each of another colour: column · 16 + row.
    private let picture = CGImage(width: 5, height: 4) { pixels in
        for y in 0..<4 {
            for x in 0..<5 { pixels[y * 5 + x] = 0xFF00_0000 + UInt32(x * 16 + y) }
        }
    }

    private func shown(_ view: UIView) throws -> (columns: [UInt32], rows: [UInt32]) {
        let image = try #require(view.layer.picture(scale: 1))
        return ((0..<image.width).map { image[$0, 0] >> 4 & 0xF }, (0..<image.height).map { image[0, $0] & 0xF })
    }

    @Test("cap insets keep their size while the middle stretches")
    func resizableImage() throws {
        let image = UIImage(cgImage: picture).resizableImage(
            withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 1, right: 1))
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 9, height: 6)
        let (columns, rows) = try shown(view)
        #expect(columns == [0, 1, 2, 3, 3, 3, 3, 3, 4])
        #expect(rows == [0, 1, 2, 2, 2, 3])
    }

    @Test("so does a resizable snapshot of a part")
    func resizableSnapshot() throws {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        UIScreen.main.model.scale = 1
        let view = UIImageView(image: UIImage(cgImage: picture))
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 1, y: 1, width: 4, height: 3), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2)))
        snapshot.frame.size = CGSize(width: 7, height: 5)
        let (columns, rows) = try shown(snapshot)
        #expect(columns == [1, 2, 2, 2, 2, 3, 4])
        #expect(rows == [1, 2, 2, 2, 3])
    }
}
