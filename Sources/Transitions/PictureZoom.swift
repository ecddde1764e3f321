/// A picture grows from its thumbnail to the whole screen, width and height each by itself.
open class PictureZoom: Effect {
    /// Where it starts where there is no thumbnail: a square of this side in the middle, in points.
    @Tunable("side without a thumbnail", 0...500, .points) open var defaultSide: CGFloat = 120

    public convenience init() {
        self.init(duration: Duration(enter: 0.3, leave: 0.3), curve: .easeInOut)
    }

    open override func enter(_ stage: Stage) {
        stage.showEntering(.above)
        let (full, thumbnail) = (stage.to.frame, thumbnail(on: stage))
        lay(stage.to, over: thumbnail)
        stage.to.alpha = 0
        stage.jump(at: 0) { stage.to.alpha = 1 }
        stage.animate(along: { self.lay(stage.to, over: thumbnail.towards(full, $0)) })
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        let (full, thumbnail) = (stage.from.frame, thumbnail(on: stage))
        stage.animate(along: { self.lay(stage.from, over: full.towards(thumbnail, $0)) })
        stage.jump(at: 1) { stage.from.alpha = 0 }
    }

    private func lay(_ screen: UIView, over rect: CGRect) {
        let size = screen.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        screen.transform = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        screen.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    private func thumbnail(on stage: Stage) -> CGRect {
        stage.sourceFrame
            ?? CGRect(
                x: stage.middle.x - defaultSide / 2, y: stage.middle.y - defaultSide / 2, width: defaultSide,
                height: defaultSide)
    }
}
