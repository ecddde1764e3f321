import Testing

@testable import QuartzCore

/// Values and layers in words.
@Suite @MainActor struct TrackTextTests {
    private func track(_ keyPath: String, _ from: Any, _ to: Any, _ layer: CALayer = CALayer()) throws -> AnimationTrack
    {
        let stage = Stage(layer)
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        stage.add(animation)
        return try #require(stage.root.freeze().tracks(at: stage.start).first)
    }

    @Test("a property is named and written by the part of it that changes")
    func parts() throws {
        var far = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        far = CATransform3DScale(far, 0.5, 0.5, 1)
        let turned = CATransform3DMakeRotation(.pi * 2 / 3, 0, 1, 0)
        let cases: [(String, Any, Any, String, String, String)] = [
            ("position", CGPoint(x: 3, y: 8), CGPoint(x: 3, y: -20), "position.y", "8", "−20"),
            (
                "bounds", CGRect(x: 0, y: 0, width: 30, height: 50), CGRect(x: 0, y: 0, width: 31.25, height: 60),
                "bounds.size", "30 × 50", "31.3 × 60"
            ),
            ("transform", CATransform3DIdentity, turned, "transform.rotation.y", "0°", "120°"),
            (
                "transform", CATransform3DIdentity, CATransform3DMakeScale(0.25, 0.25, 1), "transform.scale", "1",
                "0.25"
            ),
            (
                "transform", CATransform3DMakeScale(0.2, 0.7, 1), CATransform3DIdentity, "transform.scale", "0.2 × 0.7",
                "1"
            ),
            (
                "transform", CATransform3DIdentity, CATransform3DMakeTranslation(0, 812, 0), "transform.translation",
                "0, 0", "0, 812"
            ),
            (
                "transform", CATransform3DIdentity, far, "transform", "scale 1, rotation.y 0°",
                "scale 0.5, rotation.y 60°"
            ),
            ("opacity", 0.125, 1, "opacity", "12.5%", "100%"),
            (
                "backgroundColor", CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), CGColor(gray: 0, alpha: 1),
                "backgroundColor", "#FF800080", "#000000FF"
            ),
            ("transform.translation.x", -4.06, 9, "transform.translation.x", "−4.1", "9"),
        ]
        for (keyPath, from, to, label, first, last) in cases {
            let track = try track(keyPath, from, to)
            #expect(track.label == label)
            #expect(track.fromText == first, "\(keyPath)")
            #expect(track.toText == last, "\(keyPath)")
        }
    }

    @Test("a running value keeps its number of digits")
    func digits() throws {
        let track = try track("position.x", 0, 10)
        #expect([0, 2.5, 9.96, -0.04].map { track.text(of: .number($0)) } == ["0.0", "2.5", "10.0", "0.0"])
        #expect(ValueText.number(-0.0004, 3) == "0.000")
        #expect(ValueText.number(1e300, 2) == "∞" && ValueText.number(.nan, 2) == "?")
    }

    @Test("the platform's curves have their names, others their handles")
    func curves() throws {
        func text(_ function: CAMediaTimingFunction?) throws -> String {
            let stage = Stage()
            let animation = linearOpacity()
            animation.timingFunction = function
            stage.add(animation)
            return try #require(stage.root.freeze().tracks(at: stage.start).first).curve.text
        }
        #expect(try text(nil) == "linear")
        #expect(try text(CAMediaTimingFunction(name: .easeInEaseOut)) == "ease-in-out")
        #expect(try text(CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1.5)) == "cubic 0.2, 0, 0, 1.5")
    }

    @Test("a layer is called by its name, else by the class that it is known by and what it shows")
    func names() {
        final class Pane: CALayer {}
        let layer = Pane()
        #expect(layer.displayName == "Pane" && layer.freeze().displayName == "Pane")
        layer.kind = TrackTextTests.Screen.self
        layer.caption = "“Hello\nthere”"
        #expect(layer.freeze().displayName == "Screen “Hello there”")
        layer.caption = "“" + String(repeating: "long ", count: 20) + "”"
        #expect(layer.displayName.count < 50 && layer.displayName.hasSuffix("…”"))
        layer.name = "stage"
        #expect(layer.freeze().displayName == "stage")
    }

    private final class Screen {}

    @Test("a layer's outline goes through every transform, and through the mask's and the sublayers' own")
    func outline() throws {
        let stage = Stage()
        let child = CALayer()
        stage.still {
            stage.layer.transform = CATransform3DMakeScale(2, 0.5, 1)
            stage.layer.addSublayer(child)
            child.frame = CGRect(x: 10, y: 20, width: 30, height: 4)
        }
        let corners = stage.root.freeze().outline(of: child.serial, at: stage.start)
        // The layer's middle is at (50, 30).
        #expect(
            corners == [
                CGPoint(x: -30, y: 25), CGPoint(x: 30, y: 25), CGPoint(x: 30, y: 27), CGPoint(x: -30, y: 27),
            ])
        #expect(stage.root.freeze().outline(of: CALayer().serial, at: stage.start) == nil)
        stage.still {
            stage.layer.transform = CATransform3DIdentity
            stage.layer.sublayerTransform.m34 = -1 / 100
            child.transform = CATransform3DMakeTranslation(0, 0, 50)
        }
        let near = try #require(stage.root.freeze().outline(of: child.serial, at: stage.start))
        // Half-way to the eye all is twice as far from the middle.
        #expect(near.first == CGPoint(x: 50 + 2 * (10 - 50), y: 30 + 2 * (20 - 30)))
        stage.still { child.transform = CATransform3DMakeTranslation(0, 0, 150) }
        #expect(stage.root.freeze().outline(of: child.serial, at: stage.start) == nil)
    }
}
