/// A layer with its animations and all below it at one instant of the program, as an immutable value: what a picture
/// at any time of a stretch without code is computed from.
///
/// A layer keeps its frozen copy until it or something below it changes, so freezing a tree costs what has changed.
package final class FrozenLayer {
    /// What the program calls it, the class that it is known by and what its owner says of it: see `displayName`.
    let name: String?
    let kind: AnyClass
    let caption: String?
    /// Tells layers apart across copies.
    package let serial: Int
    package let state: LayerState
    package let timing: MediaTiming
    package let timeDrive: TimeDrive?
    package let pacesViewAnimationsLinearly: Bool
    package let animations: [Animation]
    package let mask: FrozenLayer?
    package let interior: Interior
    /// Whether the inside is kept as one texture as long as it is still.
    let isScreen: Bool

    /// Whether any of the animations is a transition.
    let hasTransition: Bool

    /// An animation and its layer's time at which it began. An object, because a frame passes it and should not copy it.
    package final class Animation {
        package let key: String?
        /// Unique to an animation that was added to a layer, in the order in which they were.
        package let order: Int
        package let spec: AnimationSpec
        /// Nil: it begins with the next commit, and shows its start until then.
        package let begin: CFTimeInterval?

        init(_ animation: AttachedAnimation) {
            (key, order, spec) = (animation.key, animation.order, animation.spec)
            begin = animation.begin
        }
    }

    /// The sublayers, and the texture that stands for the inside of a screen. Shared by all frozen copies of a layer
    /// between which the inside did not change, and so is the texture.
    package final class Interior {
        package let children: [FrozenLayer]
        /// Whether anything below is animated or keeps a time of its own.
        let isMoving: Bool
        /// Whether anything below looks at what lies behind it, and so may look beyond this layer.
        let hasBackdrop: Bool
        /// Whether anything below is kept as a texture.
        let hasScreens: Bool
        /// Whether some of the children may not lie flat, or share this layer's space.
        let mayHaveSpace: Bool
        /// Whether `zPosition` may put the children in another order than their own.
        let hasDepths: Bool
        var texture: ScreenTexture?
        /// The scale at which no texture could be made.
        var scaleWithoutTexture: CGFloat?

        init(children: [FrozenLayer]) {
            self.children = children
            let depth = children.first?.state.zPosition
            hasDepths = children.contains { child in
                child.state.zPosition != depth
                    || child.animations.contains { $0.spec.properties.contains("zPosition") }
            }
            isMoving = children.contains { $0.isMoving }
            mayHaveSpace = children.contains { child in
                child.state.isSpace || !child.state.isFlat
                    || child.animations.contains { $0.spec.properties.contains("transform") }
            }
            hasScreens = children.contains { $0.isScreen || $0.interior.hasScreens }
            hasBackdrop = children.contains { !$0.state.backdrop.isEmpty || $0.interior.hasBackdrop }
        }
    }

    /// Whether this layer or anything below is animated.
    package var isMoving: Bool {
        !animations.isEmpty || state.emitter?.cells.isEmpty == false || interior.isMoving || mask?.isMoving == true
    }

    init(_ layer: CALayer) {
        name = layer.name
        kind = layer.kind ?? type(of: layer)
        caption = layer.caption
        serial = layer.serial
        state = layer.state
        timing = layer.timing
        timeDrive = layer.timeDrive
        pacesViewAnimationsLinearly = layer.pacesViewAnimationsLinearly
        isScreen = layer.isScreen
        animations = layer.attachedAnimations.map(Animation.init)
        hasTransition = animations.contains { $0.spec.holdsTransition }
        mask = layer.maskLayer?.freeze()
        let children = layer.children.map { $0.freeze() }
        if let last = layer.lastFrozen, last.interior.children.elementsEqual(children, by: ===),
            last.hasSameInside(as: state)
        {
            interior = last.interior
        } else {
            interior = Interior(children: children)
        }
    }

    /// Whether what a texture of the inside shows is the same in another state of the layer.
    private func hasSameInside(as other: LayerState) -> Bool {
        state.bounds == other.bounds && state.backgroundColor == other.backgroundColor
            && state.contents === other.contents && state.contentsRect == other.contentsRect
            && state.contentsGravity == other.contentsGravity && state.contentsScale == other.contentsScale
            && state.contentsCenter == other.contentsCenter && state.sublayerTransform == other.sublayerTransform
            && state.anchorPoint == other.anchorPoint && state.masksToBounds == other.masksToBounds
            && state.shape == nil && other.shape == nil && state.gradient == nil && other.gradient == nil
    }

    /// The layer's own time at a time of its parent.
    package func localTime(at parent: CFTimeInterval) -> CFTimeInterval {
        timeDrive?.localTime(at: parent) ?? timing.localTime(at: parent, begin: timing.beginTime)
    }

    /// The state at the layer's own time.
    package func state(atLocal time: CFTimeInterval, isLinear: Bool) -> LayerState {
        guard !animations.isEmpty else { return state }
        var result = state
        for animation in animations {
            animation.spec.apply(to: &result, at: time, begin: animation.begin ?? time, isLinear: isLinear)
        }
        return result
    }
}

extension CALayer {
    /// The layer and all below it as a value.
    package final func freeze() -> FrozenLayer {
        if let frozen { return frozen }
        // What the last commit made is kept besides a copy that was made in mid-turn.
        if CATransaction.isFreezing {
            committed = nil
        } else if committed?.turn != CATransaction.commitCount {
            committed = (CATransaction.commitCount, lastFrozen)
        }
        let copy = FrozenLayer(self)
        frozen = copy
        lastFrozen = copy
        return copy
    }

    /// The layer and all below it as the last commit left it; nil if it was not there.
    package final var lastCommitted: FrozenLayer? {
        guard isCommitted else { return nil }
        if let committed, committed.turn == CATransaction.commitCount { return committed.tree }
        return lastFrozen
    }
}
