/// Holds layers that keep their depth: what is in it lies in its superlayer's space, where it is seen by how near it is, instead
/// of being flattened into a plane of its own.
///
/// It shows nothing itself; its opacity applies to each of its sublayers.
open class CATransformLayer: CALayer {
    override func prepareState(_ state: inout LayerState) {
        state.isSpace = true
    }
}
