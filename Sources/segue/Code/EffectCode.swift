import Foundation
import Preview
import Transitions

/// One of Segue's effects as a file for an app: its own source and that of what it stands on, with what was tuned.
@MainActor
struct EffectCode {
    private let entry: CatalogueEntry
    private let tuning: Tuning
    private let effect: Effect
    /// The effect's class, after which its file is called.
    private let name: String
    /// Its own file, as it is.
    private let source: String

    /// Nil for an effect that is UIKit's own.
    init?(_ entry: CatalogueEntry, _ tuning: Tuning) {
        self.entry = entry
        self.tuning = tuning
        effect = entry.make()
        name = "\(type(of: effect))"
        guard let source = EffectSources.text[name] else { return nil }
        self.source = source
        tuning.apply(to: effect)
    }

    /// What effects share, in the order of the file.
    private static let base = [
        "Effect", "Effect+Delegates", "EffectAnimator", "Stage", "Stage+Animate", "Stage+Source", "Curve", "CubicCurve",
        "SpringCurve",
    ]
    /// What some of them use.
    private static let parts = ["CardPresentation", "Iris"]

    var text: String {
        let files = [name] + Self.parts.filter(source.contains) + Self.base
        let texts = files.map { file in
            var piece = FormattedSource(EffectSources.text[file] ?? "")
            if file == name { tune(&piece) }
            makePortable(&piece)
            return piece.text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return ([heading] + texts).joined(separator: "\n\n")
    }

    /// How it was made and how it is used.
    private var heading: String {
        let command = (["segue", "code", entry.id] + tuning.arguments).map(\.shellWord).joined(separator: " ")
        var lines = [
            "// \(entry.name), a screen transition. Made by: \(command)", "//", "//     let effect = \(name)()",
        ]
        if source.contains("sourceFrame") || source.contains("sourceView") {
            lines.append(
                "//     effect.sourceView = { [weak button] in button }  // what it starts from; may be left out")
        }
        if source.contains("targetView") {
            lines.append("//     effect.targetView = { [weak image] in image }  // what that becomes; may be left out")
        }
        if entry.operations.contains(.present) {
            lines += [
                "//     screen.transitioningDelegate = effect",
                "//     screen.modalPresentationStyle = \(effect.presentationStyle == .custom ? ".custom" : ".fullScreen")",
            ]
        }
        if entry.operations.contains(.push) { lines.append("//     navigationController?.delegate = effect") }
        if entry.operations.contains(.tab) { lines.append("//     tabBarController?.delegate = effect") }
        lines += [
            "//", "// Delegates are not kept alive by those who have them: keep the effect for as long as it is one.",
        ]
        return (lines + ["import UIKit"]).joined(separator: "\n")
    }

    /// Writes what was tuned where the effect says what it is otherwise.
    private func tune(_ piece: inout FormattedSource) {
        let usual = entry.make()
        for parameter in effect.parameters {
            guard let before = usual.parameter(parameter.key)?.value, before != parameter.value else { continue }
            piece.replace(
                pattern: "( var \(parameter.key)(:\\s+[A-Za-z?]+)?) = .*", with: "$1 = \(Self.literal(parameter.value))"
            )
        }
        guard usual.duration != effect.duration || usual.curve != effect.curve else { return }
        let (enter, leave) = (Self.number(effect.duration.enter), Self.number(effect.duration.leave))
        piece.replace(
            pattern: "self\\.init\\(duration: Duration\\(.*\\), curve: .*\\)",
            with:
                "self.init(duration: Duration(enter: \(enter), leave: \(leave)), curve: \(Self.literal(effect.curve)))")
    }

    /// Leaves out what only a preview needs and says the rest as an app does, in which everything is one module.
    private func makePortable(_ piece: inout FormattedSource) {
        let previews = [
            "    package func", "    package var", "open var hasDuration", "var curveDescription",
            "public var parameters",
        ]
        let system = ["    func run(_ animator:", "extension Curve: CustomStringConvertible"]
        // Curves keep theirs: those are what effects are made of.
        piece.remove(
            piece.text.contains("class Effect: NSObject") ? previews + system : ["var curveDescription"] + system)
        if !source.contains("UIPresentationController") { piece.remove([" func presentationController("]) }
        piece.replace(pattern: "@_exported import UIKit\\n+", with: "")
        piece.replace(pattern: "@Tunable\\((?:[^()]|\\([^()]*\\))*\\)\\s+", with: "")
        piece.replace("@preconcurrency @MainActor", with: "@MainActor")
        piece.replace(
            pattern:
                "\\b(?:open|public|package) (?=(?:override|convenience|final|static|class|struct|enum|extension|func|init|let|var)\\b)",
            with: "")
        piece.replace("Console.say(", with: "print(")
        piece.replace(
            "animator(for: operation == .pop ? .pop : .push)",
            with: "EffectAnimator(self, isEntering: operation != .pop)")
        piece.replace(pattern: "animator\\(for: \\.(?:present|tab)\\)", with: "EffectAnimator(self, isEntering: true)")
        piece.replace("animator(for: .dismiss)", with: "EffectAnimator(self, isEntering: false)")
    }

    private static func literal(_ value: Parameter.Value) -> String {
        switch value {
        case .number(let number): Self.number(number)
        case .flag(let flag): "\(flag)"
        case .point(let point): "CGPoint(x: \(Self.number(point.x)), y: \(Self.number(point.y)))"
        case .size(let size): "CGSize(width: \(Self.number(size.width)), height: \(Self.number(size.height)))"
        case .color(nil): "nil"
        case .color(let color?):
            "UIColor(red: \(color.red) / 255, green: \(color.green) / 255, blue: \(color.blue) / 255, "
                + "alpha: \(color.alpha) / 255)"
        }
    }

    private static func literal(_ curve: Curve) -> String {
        switch curve {
        case .linear: ".linear"
        case .easeIn: ".easeIn"
        case .easeOut: ".easeOut"
        case .easeInOut: ".easeInOut"
        case .cubic(let x1, let y1, let x2, let y2):
            ".cubic(\([x1, y1, x2, y2].map(number).joined(separator: ", ")))"
        case .spring(let ratio, let response):
            ".spring(dampingRatio: \(number(ratio)), response: \(number(response)))"
        }
    }

    /// A number as short as it can be without being another.
    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
