import Testing

@testable import UIKit

@MainActor struct AnimationTransitionTests {
    /// A box of 100 × 50 at (10, 20) with a red view in it, and a blue one that is to come.
    @MainActor private final class Theatre {
        let stage = AnimationStage()
        let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var finished: [Bool] = []

        init() {
            old.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            new.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            stage.act { stage.view.addSubview(old) }
        }

        func color(_ x: Int, _ y: Int, at seconds: Double? = nil) -> [Int] {
            let time = seconds.map { 1024 + $0 } ?? stage.clock.now
            guard let node = stage.window.layer.freeze().node(at: time, scale: 1) else { return [] }
            let image = FrameRenderer().image(of: [node], width: 300, height: 600, background: .black)
            let pixel = image[10 + x, 20 + y]
            return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map(Int.init)
        }

        func swap(_ options: UIView.AnimationOptions) {
            stage.act {
                UIView.transition(from: old, to: new, duration: 1, options: options) { self.finished.append($0) }
            }
        }
    }

    @Test("one view takes the place of another at once, and the picture dissolves")
    func dissolve() {
        let theatre = Theatre()
        theatre.swap([.transitionCrossDissolve, .curveLinear])
        #expect(theatre.old.superview == nil && theatre.new.superview === theatre.stage.view)
        #expect(theatre.color(50, 25) == [255, 0, 0])
        #expect(abs(theatre.color(50, 25, at: 0.25)[0] - 191) <= 2)
        #expect(theatre.finished.isEmpty)
        theatre.stage.clock.advance(by: 1)
        #expect(theatre.color(50, 25) == [0, 0, 255] && theatre.finished == [true])
    }

    @Test("a flip turns the whole of the view that holds them, old side first")
    func flip() {
        let theatre = Theatre()
        theatre.swap([.transitionFlipFromLeft, .curveLinear])
        #expect(theatre.color(50, 25, at: 0.3) == [255, 0, 0])
        #expect(theatre.color(50, 25, at: 0.7) == [0, 0, 255])
        // The left side is the nearer one, and so reaches farther out than the right: 50 · cos 36° = 40.5.
        #expect(theatre.color(9, 25, at: 0.2) == [255, 0, 0])
        #expect(theatre.color(91, 25, at: 0.2) == [0, 0, 0])
    }

    @Test("views that are hidden and shown stay where they are")
    func showHide() {
        let theatre = Theatre()
        theatre.stage.act {
            theatre.new.isHidden = true
            theatre.stage.view.addSubview(theatre.new)
        }
        theatre.swap([.transitionCurlUp, .showHideTransitionViews])
        #expect(theatre.old.isHidden && !theatre.new.isHidden)
        #expect(theatre.stage.view.subviews == [theatre.old, theatre.new])
        #expect(theatre.color(3, 3, at: 0.05) == [255, 0, 0])
    }

    @Test("time that is held and taken back shows the same pictures: a drag can drive it and cancel it")
    func driven() {
        let theatre = Theatre()
        let layer = theatre.stage.window.layer
        theatre.stage.act {
            layer.timeDrive = .held(at: 0)
            UIView.transition(
                with: theatre.stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                animations: {
                    theatre.old.removeFromSuperview()
                    theatre.stage.view.addSubview(theatre.new)
                })
        }
        var seen: [Double: [Int]] = [:]
        for time in [0.2, 0.8, 0.2, 0] {
            layer.timeDrive = .held(at: time)
            let color = theatre.color(50, 25)
            if let before = seen[time] { #expect(before == color) }
            seen[time] = color
        }
        #expect(seen[0] == [255, 0, 0] && seen[0.8].map { abs($0[2] - 204) <= 2 } == true)
    }

    @Test("a transition without an animation options' kind animates what the block changes")
    func none() {
        let theatre = Theatre()
        theatre.stage.act {
            UIView.transition(
                with: theatre.old, duration: 1, options: .curveLinear, animations: { theatre.old.alpha = 0 })
        }
        #expect(abs(theatre.color(50, 25, at: 0.5)[0] - 128) <= 1)
    }

    @Test("changes are made at once under a transition, and animated along with animated content")
    func content() {
        for (options, alpha) in [([], 0.0), (UIView.AnimationOptions.allowAnimatedContent, 0.5)] {
            let theatre = Theatre()
            theatre.stage.act {
                UIView.transition(
                    with: theatre.stage.view, duration: 1,
                    options: options.union([.transitionCrossDissolve, .curveLinear]),
                    animations: { theatre.old.alpha = 0 })
            }
            theatre.stage.clock.advance(by: 0.5)
            #expect(isClose(theatre.old.layer.presentedState.opacity, alpha, 1e-3))
        }
    }

    @Test("an image is changed under a dissolve, the change being made before the call")
    func changedBefore() {
        let theatre = Theatre()
        theatre.stage.act {
            theatre.old.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            UIView.transition(
                with: theatre.old, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: nil)
        }
        #expect(theatre.color(50, 25) == [255, 0, 0])
        #expect(abs(theatre.color(50, 25, at: 0.5)[1] - 128) <= 2)
    }
}
