extension AnimationTrack {
    /// What is animated, as near as it can be named: the part of the property that changes, where the others stay.
    package var label: String {
        let parts = parts
        guard parts.count == 1, let part = parts.first, path.component == nil else { return keyPath }
        return "\(keyPath).\(part.rawValue)"
    }

    package var fromText: String { text(of: from, isTrimmed: true) }
    package var toText: String { text(of: to, isTrimmed: true) }

    /// A value of the property in words: points, degrees, per cent, #RRGGBBAA; of a property of several parts, those that
    /// change.
    ///
    /// - Parameter isTrimmed: without zeros behind the point; else the number of digits is always the same.
    package func text(of value: AnimatableValue, isTrimmed: Bool = false) -> String {
        let parts = parts
        let unit = ValueText.Unit(path)
        func list(_ numbers: [CGFloat], _ separator: String = ", ") -> String {
            numbers.map { unit.text($0, isTrimmed: isTrimmed) }.joined(separator: separator)
        }
        switch value {
        case .number(let number):
            return list([number])
        case .point(let p):
            return list((parts.contains(.x) ? [p.x] : []) + (parts.contains(.y) ? [p.y] : []))
        case .size(let s):
            return list([s.width, s.height], path.component == .translation ? ", " : " × ")
        case .rect(let r):
            let origin = parts.contains(.origin) ? [list([r.origin.x, r.origin.y])] : []
            let size = parts.contains(.size) ? [list([r.size.width, r.size.height], " × ")] : []
            return (origin + size).joined(separator: ", ")
        case .transform(let t):
            let own = TransformParts(t)
            let texts = parts.map { ($0, $0.text(in: own, isTrimmed: isTrimmed)) }
            if texts.isEmpty { return "identity" }
            return texts.count == 1
                ? texts[0].1 : texts.map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", ")
        case .color(let color):
            return ValueText.color(color)
        case .colors(let colors):
            return colors.map(ValueText.color).joined(separator: " ")
        case .numbers(let numbers):
            return list(numbers)
        case .flag(let flag):
            return flag ? "yes" : "no"
        case .path(let path):
            guard let box = path?.boundingBox, !box.isNull else { return "none" }
            return "path in \(list([box.minX, box.minY])), \(list([box.width, box.height], " × "))"
        case .image(let image):
            return image.map { "image \($0.width) × \($0.height)" } ?? "none"
        }
    }

    /// A part of a property, by the name that key paths have for it.
    private enum Part: String, CaseIterable {
        case x, y, origin, size
        case translation
        case translationZ = "translation.z"
        case scale
        case rotationX = "rotation.x"
        case rotationY = "rotation.y"
        case rotationZ = "rotation.z"
        case perspective = "m34"

        /// The parts of a kind of value.
        static func all(of value: AnimatableValue) -> [Part] {
            switch value {
            case .point: [.x, .y]
            case .rect: [.origin, .size]
            case .transform:
                [.translation, .translationZ, .scale, .rotationX, .rotationY, .rotationZ, .perspective]
            case .number, .size, .color, .path, .image, .numbers, .colors, .flag: []
            }
        }

        func numbers(in value: AnimatableValue) -> [CGFloat] {
            switch (value, self) {
            case (.point(let p), .x): [p.x]
            case (.point(let p), .y): [p.y]
            case (.rect(let r), .origin): [r.origin.x, r.origin.y]
            case (.rect(let r), .size): [r.size.width, r.size.height]
            case (.transform(let t), _): numbers(in: TransformParts(t))
            default: []
            }
        }

        private func numbers(in parts: TransformParts) -> [CGFloat] {
            switch self {
            case .translation: [parts.translation.x, parts.translation.y]
            case .translationZ: [parts.translation.z]
            case .scale: [parts.scale.x, parts.scale.y]
            case .rotationX: [parts.rotation.x]
            case .rotationY: [parts.rotation.y]
            case .rotationZ: [parts.rotation.z]
            case .perspective: [parts.perspective]
            case .x, .y, .origin, .size: []
            }
        }

        func text(in parts: TransformParts, isTrimmed: Bool) -> String {
            let numbers = numbers(in: parts)
            func text(_ unit: ValueText.Unit) -> [String] { numbers.map { unit.text($0, isTrimmed: isTrimmed) } }
            switch self {
            case .scale:
                let texts = text(.factor)
                return texts.first == texts.last ? texts.first ?? "" : texts.joined(separator: " × ")
            case .rotationX, .rotationY, .rotationZ: return text(.degrees).joined()
            case .perspective: return numbers.map { ValueText.number($0, 5, isTrimmed: isTrimmed) }.joined()
            case .translation, .translationZ, .x, .y, .origin, .size: return text(.points).joined(separator: ", ")
            }
        }
    }

    /// The parts that the animation changes; if it changes none, those that a transform has and otherwise all.
    private var parts: [Part] {
        let all = Part.all(of: from)
        guard !all.isEmpty else { return [] }
        func different(_ a: AnimatableValue, _ b: AnimatableValue) -> [Part] {
            all.filter { part in
                zip(part.numbers(in: a), part.numbers(in: b)).contains { abs($0 - $1) > 1e-6 * max(1, abs($0)) }
            }
        }
        let changed = ([to] + frames.map(\.value)).flatMap { different(from, $0) }
        if !changed.isEmpty { return all.filter(changed.contains) }
        if case .transform = from { return different(from, .transform(CATransform3DIdentity)) }
        return all
    }
}
