/// A card rises over the screen, which steps back and darkens; it stays visible behind the card.
open class Card: Effect {
    /// Where the card's upper edge comes to rest, in points from the top.
    open var topForShow: CGFloat = 40
    /// The darkness of the screen behind: alpha of black.
    open var veilAlpha: CGFloat = 0.5

    public convenience init() {
        self.init(duration: Duration(enter: 0.45, leave: 0.45), curve: .easeOut)
    }

    open override var presentationStyle: UIModalPresentationStyle { .custom }

    open override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController? {
        CardPresentation(presented: presented, presenting: presenting, top: topForShow, veilAlpha: veilAlpha)
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let rest = stage.to.center
        stage.to.center.y += stage.size.height - stage.to.frame.minY
        stage.keep(stage.from)
        let behind = stage.toController.presentationController as? CardPresentation
        stage.animate {
            stage.to.center = rest
            behind?.stepBack()
        }
    }

    open override func leave(_ stage: Stage) {
        stage.keep(stage.to)
        let behind = stage.fromController.presentationController as? CardPresentation
        stage.atEnd { completed in
            if !completed { behind?.stepBack() }
        }
        stage.animate {
            stage.from.center.y += stage.size.height - stage.from.frame.minY
            behind?.stepForward()
        }
    }
}
