/// The left screen parts down the middle like a sliding door; the entered one comes forward behind it.
open class OpenDoor: Effect {
    /// The size of the screen behind the closed door, as a part of its own.
    @Tunable("scale behind the door", 0...2) open var distantScale: CGFloat = 0.7
    /// What is seen around the screen behind.
    @Tunable("around the screen behind") open var surroundings = UIColor.black

    public convenience init() {
        self.init(duration: Duration(enter: 0.5, leave: 0.5), curve: .easeOut)
    }

    open override func enter(_ stage: Stage) {
        let door = stage.halves(of: stage.from)
        stage.showEntering(.above)
        stage.add(stage.backdrop(surroundings), below: stage.to)
        stage.add(door.left)
        stage.add(door.right)
        stage.to.transform = CGAffineTransform(scaleX: distantScale, y: distantScale)
        stage.animate {
            stage.to.transform = .identity
            self.open(door, on: stage)
        }
    }

    open override func leave(_ stage: Stage) {
        stage.showEntering(.below)
        stage.add(stage.backdrop(surroundings), below: stage.from)
        let door = stage.halves(of: stage.to)
        stage.add(door.left)
        stage.add(door.right)
        let closed = (left: door.left.center, right: door.right.center)
        open(door, on: stage)
        stage.animate {
            stage.from.transform = CGAffineTransform(scaleX: self.distantScale, y: self.distantScale)
            door.left.center = closed.left
            door.right.center = closed.right
        }
    }

    private func open(_ door: (left: UIView, right: UIView), on stage: Stage) {
        door.left.center.x -= stage.size.width / 2
        door.right.center.x += stage.size.width / 2
    }
}
