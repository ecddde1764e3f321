import Testing

@testable import UIKit

/// Changes of constraints inside animation blocks.
@MainActor @Suite(.serialized) struct AutoLayoutAnimationTests {
    /// A view pinned in the window, 40 × 30 at (15, 25), on show.
    private func pinned(on stage: AnimationStage) -> (
        view: UIView, leading: NSLayoutConstraint, width: NSLayoutConstraint
    ) {
        let box = LayoutBench.box(in: stage.window)
        let leading = box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 15)
        let width = box.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            leading, width, box.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 25),
            box.heightAnchor.constraint(equalToConstant: 30),
        ])
        stage.act { stage.window.layoutIfNeeded() }
        return (box, leading, width)
    }

    @Test("layout inside a block animates what the constraints have changed, from where it was")
    func block() {
        let stage = AnimationStage()
        let (box, leading, width) = pinned(on: stage)
        #expect(box.frame == CGRect(x: 15, y: 25, width: 40, height: 30))
        stage.act {
            (leading.constant, width.constant) = (115, 140)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        }
        #expect(box.frame == CGRect(x: 115, y: 25, width: 140, height: 30))
        for quarter in 0...4 {
            let (state, part) = (box.layer.presentedState, CGFloat(quarter) / 4)
            #expect(isClose(state.bounds.width, 40 + 100 * part) && isClose(state.position.y, 40))
            #expect(isClose(state.position.x, 35 + 150 * part))
            stage.clock.advance(by: 0.5)
        }
        #expect(box.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("a change outside the block that nothing lays out is animated by the next layout in a block only")
    func outside() {
        let stage = AnimationStage()
        let (box, leading, _) = pinned(on: stage)
        stage.act { leading.constant = 65 }
        #expect(box.layer.animationKeys()?.isEmpty ?? true, "the turn laid out, with no animation")
        #expect(box.frame.minX == 65)
    }

    @Test("constraints swapped inside the block animate too")
    func swapping() {
        let stage = AnimationStage()
        let (box, leading, _) = pinned(on: stage)
        let trailing = box.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -15)
        stage.act {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                leading.isActive = false
                trailing.isActive = true
                stage.window.layoutIfNeeded()
            }
        }
        stage.clock.advance(by: 0.5)
        #expect(isClose(box.layer.presentedState.position.x, (35 + 265) / 2))
        stage.clock.advance(by: 0.5)
        #expect(box.layer.presentedState.position.x == 265)
    }

    @Test("a property animator animates constraints, is scrubbed and goes back")
    func animator() {
        let stage = AnimationStage()
        let (box, leading, _) = pinned(on: stage)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            leading.constant = 115
            stage.window.layoutIfNeeded()
        }
        stage.act {
            animator.pauseAnimation()
            animator.fractionComplete = 0.3
        }
        #expect(isClose(box.layer.presentedState.position.x, 35 + 30, 1e-3))
    }

    @Test("a view of a stack hidden in a block closes up with the animation and is out of sight at its end")
    func hiding() {
        let stage = AnimationStage()
        let (one, two, three) = (Sized(40, 20), Sized(60, 20), Sized(30, 20))
        let row = UIStackView(arrangedSubviews: [one, two, three])
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(row)
        row.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        stage.act { stage.window.layoutIfNeeded() }
        #expect(three.frame.minX == 120)
        stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { two.isHidden = true } }
        #expect(two.isHidden && !two.layer.isHidden)
        stage.clock.advance(by: 0.5)
        #expect(isClose(three.layer.presentedState.position.x, 15 + (120 + 50) / 2))
        #expect(isClose(two.layer.presentedState.bounds.width, 30))
        stage.clock.advance(by: 0.6)
        #expect(two.layer.isHidden && three.frame.minX == 50)
        stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { two.isHidden = false } }
        #expect(!two.layer.isHidden && three.frame.minX == 120)
        stage.clock.advance(by: 0.5)
        #expect(isClose(three.layer.presentedState.position.x, 15 + (120 + 50) / 2))
    }

    @Test("shown again before it is out of sight, a view stays in sight")
    func turnBack() {
        let stage = AnimationStage()
        let (one, two) = (Sized(40, 20), Sized(60, 20))
        let row = UIStackView(arrangedSubviews: [one, two])
        stage.window.addSubview(row)
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        stage.act { stage.window.layoutIfNeeded() }
        stage.act { UIView.animate(withDuration: 1) { two.isHidden = true } }
        stage.clock.advance(by: 0.3)
        stage.act { UIView.animate(withDuration: 1) { two.isHidden = false } }
        stage.clock.advance(by: 2)
        #expect(!two.layer.isHidden && !two.isHidden && two.frame.width > 0)
    }
}
