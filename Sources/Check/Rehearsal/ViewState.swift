import UIKit

/// What transitions change of a view, as values that can be compared after the view is gone.
package struct ViewState: Equatable, Sendable {
    /// A property that a transition may change and has to give back.
    package struct Property: Equatable, Sendable {
        package let name: String
        package let value: Value
    }

    package enum Value: Equatable, Sendable, CustomStringConvertible {
        case numbers([Double])
        case flag(Bool)
        case text(String)

        /// Whether two values look the same.
        func isNear(_ other: Value) -> Bool {
            guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else {
                return self == other
            }
            return zip(a, b).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, abs($0)) }
        }

        package var description: String {
            switch self {
            case .numbers(let numbers):
                numbers.count == 1 ? Self.text(numbers[0]) : "(" + numbers.map(Self.text).joined(separator: ", ") + ")"
            case .flag(let flag): "\(flag)"
            case .text(let text): text
            }
        }

        private static func text(_ number: Double) -> String {
            let rounded = (number * 1000).rounded() / 1000
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
        }
    }

    /// How the view is called in messages: `the from view`, `the from view's UILabel`.
    package let name: String
    package let properties: [Property]

    package subscript(name: String) -> Value? {
        properties.first { $0.name == name }?.value
    }

    /// The properties that differ from those of another moment, with the values then and now.
    package func changes(since before: ViewState) -> [(property: String, before: Value, now: Value)] {
        zip(before.properties, properties).compactMap { old, new in
            old.value.isNear(new.value) ? nil : (new.name, old.value, new.value)
        }
    }

    @MainActor
    init(of view: UIView, named name: String) {
        self.name = name
        let layer = view.layer
        let transform: CATransform3D = layer.transform
        properties = [
            Property(name: "superview", value: .text(view.superview.map { "\(type(of: $0))" } ?? "none")),
            Property(
                name: "index",
                value: .numbers([Double(view.superview?.subviews.firstIndex { $0 === view } ?? -1)])),
            Property(
                name: "bounds",
                value: .numbers([view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height])),
            Property(name: "center", value: .numbers([view.center.x, view.center.y])),
            Property(name: "transform", value: .text(Self.words(for: transform))),
            Property(name: "alpha", value: .numbers([view.alpha])),
            Property(name: "isHidden", value: .flag(view.isHidden)),
            Property(name: "mask", value: .text(layer.mask == nil ? "none" : "a mask")),
            Property(name: "anchorPoint", value: .numbers([layer.anchorPoint.x, layer.anchorPoint.y])),
            Property(name: "zPosition", value: .numbers([layer.zPosition])),
            Property(name: "isUserInteractionEnabled", value: .flag(view.isUserInteractionEnabled)),
            Property(name: "cornerRadius", value: .numbers([layer.cornerRadius])),
            Property(name: "masksToBounds", value: .flag(layer.masksToBounds)),
            Property(name: "sublayerTransform", value: .text(Self.words(for: layer.sublayerTransform))),
            Property(name: "shadowOpacity", value: .numbers([Double(layer.shadowOpacity)])),
        ]
    }

    /// A transform in words; two that look the same have the same.
    static func words(for transform: CATransform3D) -> String {
        if CATransform3DIsIdentity(transform) { return "the identity" }
        guard CATransform3DIsAffine(transform) else { return "a transform in space" }
        let flat = CATransform3DGetAffineTransform(transform)
        let numbers = [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty].map { ($0 * 1000).rounded() / 1000 }
        if numbers == [1, 0, 0, 1, 0, 0] { return "the identity" }
        if numbers[..<4] == [1, 0, 0, 1] { return "a move by (\(numbers[4]), \(numbers[5]))" }
        if numbers[1] == 0, numbers[2] == 0, numbers[4...] == [0, 0] {
            return "a scale of (\(numbers[0]), \(numbers[3]))"
        }
        return "[" + numbers.map { "\($0)" }.joined(separator: " ") + "]"
    }
}
