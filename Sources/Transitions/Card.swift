/// A card rises over the screen, which steps back and darkens; it stays visible behind the card.
open class Card: Effect {
    /// Where the card's upper edge comes to rest, in points from the top.
    @Tunable("card's upper edge", 0...400, .points) open var topForShow: CGFloat = 40
    /// The darkness of the screen behind: alpha of black.
    @Tunable("darkness behind", 0...1) open var veilAlpha: CGFloat = 0.5

    public convenience init() {
        self.init(duration: Duration(enter: 0.45, leave: 0.45), curve: .easeOut)
    }

    open override var presentationStyle: UIModalPresentationStyle { .custom }

    open override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController? {
        CardPresentation(presented: presented, presenting: presenting, top: topForShow, veilAlpha: veilAlpha)
    }

    /// The screen behind changes too, so that a picture of all that was seen fades away from what will be.
    open override func crossFade(_ stage: Stage) {
        let past = stage.container.window.flatMap { window in
            let picture = window.snapshotView(afterScreenUpdates: true)
            picture?.frame = stage.container.convert(window.bounds, from: window)
            picture?.backgroundColor = .black  // what is seen where the window shows nothing
            return picture
        }
        let behind = presentation(on: stage)
        stage.showEntering(.above)
        stage.keep(stage.isEntering ? stage.from : stage.to)
        if stage.isEntering {
            behind?.stepBack()
        } else {
            stage.from.alpha = 0
            behind?.stepForward()
            stage.atEnd { completed in
                if !completed { behind?.stepBack() }
            }
        }
        if let past { stage.add(past) }
        stage.animate { past?.alpha = 0 }
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let rest = stage.to.center
        stage.to.center.y += stage.size.height - stage.to.frame.minY
        stage.keep(stage.from)
        let behind = presentation(on: stage)
        stage.animate {
            stage.to.center = rest
            behind?.stepBack()
        }
    }

    open override func leave(_ stage: Stage) {
        stage.keep(stage.to)
        let behind = presentation(on: stage)
        stage.atEnd { completed in
            if !completed { behind?.stepBack() }
        }
        stage.animate {
            stage.from.center.y += stage.size.height - stage.from.frame.minY
            behind?.stepForward()
        }
    }

    /// What keeps the screen behind in its place, if the card was presented as one.
    private func presentation(on stage: Stage) -> CardPresentation? {
        let card = stage.isEntering ? stage.toController : stage.fromController
        return card.presentationController as? CardPresentation
    }
}
