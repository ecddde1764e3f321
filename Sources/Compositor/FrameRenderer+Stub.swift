// Lets QuartzCore link until the renderer is pushed; that push deletes this file and keeps `image(of:width:height:)`.
package final class FrameRenderer {
    package init() {}
    package func image(of nodes: [RenderNode], width: Int, height: Int) -> CGImage {
        CGImage(width: width, height: height) { _ in }
    }
}
