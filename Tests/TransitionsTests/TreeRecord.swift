import Foundation
import Transitions

/// Everything of a view tree that a transition could leave changed, to be compared afterwards.
@MainActor
struct TreeRecord {
    private var lines: [String] = []
    /// Who the views are; what a bar shows is made anew with each change, so that counts by its looks alone.
    private var views: [ObjectIdentifier?] = []

    init(of root: UIView) {
        add(root, depth: 0, inBar: false)
    }

    private mutating func add(_ view: UIView, depth: Int, inBar: Bool) {
        views.append(inBar ? nil : ObjectIdentifier(view))
        let layer = view.layer
        let parts: [String] = [
            "\(type(of: view))", "frame \(view.frame)", "bounds \(view.bounds)", "center \(view.center)",
            "transform \(numbers(layer.transform))", "sublayers' \(numbers(layer.sublayerTransform))",
            "anchor \(layer.anchorPoint)", "z \(layer.zPosition)", "alpha \(view.alpha)", "hidden \(view.isHidden)",
            "clips \(view.clipsToBounds)", "radius \(layer.cornerRadius)",
            "mask \(view.mask != nil || layer.mask != nil)",
            "interaction \(view.isUserInteractionEnabled)", "autoresizing \(view.autoresizingMask.rawValue)",
            "animations \(layer.animationKeys() ?? [])", "layers \(layer.sublayers?.count ?? 0)",
            "speed \(layer.speed) offset \(layer.timeOffset) begin \(layer.beginTime)",
            "shadow \(layer.shadowOpacity) border \(layer.borderWidth)",
            "background \(String(describing: view.backgroundColor))",
            "recognisers \(view.gestureRecognizers?.count ?? 0)",
        ]
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: ", "))
        let inBar = inBar || view is UINavigationBar || view is UITabBar
        for child in view.subviews { add(child, depth: depth + 1, inBar: inBar) }
    }

    private func numbers(_ t: CATransform3D) -> String {
        CATransform3DIsIdentity(t)
            ? "identity"
            : "\([t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44])"
    }

    /// What is another than before, in words; nil if nothing is.
    ///
    /// - Parameter identities: Whether the views have to be the same objects.
    func difference(from before: TreeRecord, identities: Bool = true) -> String? {
        for at in 0..<max(lines.count, before.lines.count) {
            guard at < lines.count else { return "missing: \(before.lines[at])" }
            guard at < before.lines.count else { return "left over: \(lines[at])" }
            if identities, views[at] != before.views[at] {
                return "another view: \(lines[at]) instead of \(before.lines[at])"
            }
            if lines[at] != before.lines[at] { return "\(lines[at]) instead of \(before.lines[at])" }
        }
        return nil
    }
}
