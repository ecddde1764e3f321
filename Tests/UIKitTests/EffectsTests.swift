import Testing

@testable import UIKit

@MainActor struct EffectsTests {
    private func pane(_ effect: UIVisualEffect?) -> (AnimationStage, UIVisualEffectView) {
        let stage = AnimationStage()
        let pane = UIVisualEffectView(effect: effect)
        pane.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.act { stage.window.addSubview(pane) }
        return (stage, pane)
    }

    @Test("an effect that comes in an animation block grows with it")
    func animated() {
        let (stage, pane) = pane(nil)
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                pane.effect = UIBlurEffect(style: .dark)
            }
        }
        #expect(isClose(pane.layer.presentedState.backdrop[0], 0))
        stage.clock.advance(by: 0.5)
        #expect(
            isClose(pane.layer.presentedState.backdrop[0], 5) && isClose(pane.layer.presentedState.backdrop[5], 0.365))
        stage.clock.advance(by: 0.5)
        #expect(RenderNode.Backdrop(pane.layer.presentedState.backdrop) == UIBlurEffect.Style.dark.look(isDark: false))
    }

    @Test("a property animator can hold an effect half-way and take it back")
    func scrubbed() {
        let (stage, pane) = pane(UIBlurEffect(style: .light))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pane.effect = nil }
        stage.act {
            animator.pauseAnimation()
            animator.fractionComplete = 0.6
        }
        #expect(isClose(pane.layer.presentedState.backdrop[0], 6))
        stage.act { animator.fractionComplete = 0 }
        #expect(isClose(pane.layer.presentedState.backdrop[0], 15))
        stage.act { animator.fractionComplete = 1 }
        #expect(RenderNode.Backdrop(pane.layer.presentedState.backdrop) == nil)
        stage.act { animator.stopAnimation(true) }
    }

    @Test("the content view is as large as the view, and stays so")
    func content() {
        let (_, pane) = pane(UIBlurEffect(style: .extraLight))
        #expect(pane.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        pane.frame.size = CGSize(width: 70, height: 90)
        #expect(pane.contentView.frame.size == CGSize(width: 70, height: 90))
        #expect(UIVisualEffectView().effect == nil && pane.contentView.superview === pane)
    }

    @Test("materials follow the style of their surroundings, and the plain ones do not")
    func styles() {
        let (_, pane) = pane(UIBlurEffect(style: .systemMaterial))
        let light = pane.layer.backdrop
        pane.overrideUserInterfaceStyle = .dark
        #expect(pane.layer.backdrop != light)
        #expect(UIBlurEffect.Style.light.look(isDark: true) == UIBlurEffect.Style.light.look(isDark: false))
    }

    @Test("what a vibrant view holds shows what is behind it, darker over a light blur, in its own shape")
    func vibrancy() throws {
        let (stage, pane) = pane(UIBlurEffect(style: .light))
        stage.window.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
        vibrant.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let mark = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
        mark.backgroundColor = .red
        stage.act {
            vibrant.contentView.addSubview(mark)
            pane.contentView.addSubview(vibrant)
        }
        let node = try #require(stage.window.layer.freeze().node(at: stage.clock.now, scale: 1))
        let image = FrameRenderer().image(of: [node], width: 300, height: 600, background: .black)
        let (inside, outside) = (image[30, 20], image[60, 20])
        #expect(inside >> 8 & 255 < outside >> 8 & 255)
        #expect(inside >> 16 & 255 <= outside >> 16 & 255)
    }
}
