import SourceModel

/// The code that hands a user's classes over, to be appended to the file that declares them.
struct Glue {
    let index: DeclarationIndex
    let guesser: Guesser
    /// Candidates that are only made.
    let plain: Set<String>

    /// The code of one file, and which of its parts are to be called in which order.
    ///
    /// Each class's part is in an extension of it, which sees what is private to it; an error in it tells by its file's name
    /// which class it is about.
    /// - Parameter function: what the whole is to be called by.
    func code(
        for found: [Found], registering selectors: [SelectorGroup], with optionals: [String], file: Int,
        function: String
    ) -> String {
        var lines = ["", Self.location("<segue>"), "import SegueGuest", "import UIKit"]
        var calls: [String] = []
        lines += optionals
        for (number, group) in selectors.enumerated() {
            let name = "segue_selectors_\(file)_\(number)"
            lines.append("extension \(group.host) { @MainActor static func \(name)() {")
            lines.append(
                "UIKit.SelectorTable.register(\(([group.type + ".self"] + group.selectors).joined(separator: ", "))) } }"
            )
            calls.append("\(group.host).\(name)()")
        }
        for (number, item) in found.enumerated() {
            guard let making = item.making, making.missing.isEmpty else { continue }
            let name = "segue_guest_\(file)_\(number)"
            let host = Reach.host(of: item.type)
            lines.append(Self.location("<segue \(item.type.name)>"))
            lines.append("extension \(host.name) { @MainActor static func \(name)() {")
            lines += guest(item, making)
            lines.append("} }")
            calls.append("\(host.name).\(name)()")
        }
        lines += [Self.location("<segue>"), "@MainActor func \(function)() {"] + calls.map { "    \($0)" } + ["}", ""]
        return lines.joined(separator: "\n")
    }

    private static func location(_ file: String) -> String {
        "#sourceLocation(file: \"\(file)\", line: 1)"
    }

    private func guest(_ item: Found, _ making: Making) -> [String] {
        let type = item.type.name
        let isDriver = item.candidate.roles.contains(.interactionController)
        var own = guesser
        own.prefersSecond = isDriver
        let preparation = Preparation(index: index, guesser: own)
        let assignments = plain.contains(type) ? [] : preparation.assignments(for: item.type)
        let screens = assignments.filter(\.isScreen)
        let settings = plain.contains(type) ? [] : preparation.settings(for: item.type).map { setting($0, type) }
        let attachment = Attachment(index: index, guesser: own)

        var lines = ["SegueGuest.GuestList.add(SegueGuest.Guest(", "    name: \"\(type)\","]
        lines.append("    make: { (s: SegueGuest.Situation) -> Swift.AnyObject? in")
        lines += made(making)
        if isDriver, !plain.contains(type) {
            // A driver gets its screen once: setting it may add the gesture.
            lines += screens.map { "        made.\($0.property) = \($0.value)" }
            lines += attachment.calls(for: item.type).map { "        made.\($0)" }
        }
        lines += ["        return made", "    }"]
        let told = isDriver ? assignments.filter { !$0.isScreen } : assignments
        if !told.isEmpty {
            lines[lines.count - 1] += ","
            lines.append("    prepare: { (any: Swift.AnyObject, s: SegueGuest.Situation) -> Swift.Void in")
            lines.append("        guard let made = any as? \(type) else { return }")
            lines += told.map { "        made.\($0.property) = \($0.value)" } + ["    }"]
        }
        if isDriver, let flag = attachment.flag(of: item.type) {
            lines[lines.count - 1] += ","
            lines.append("    isInteracting: { ($0 as? \(type))?.\(flag) ?? false }")
        }
        if !settings.isEmpty {
            lines[lines.count - 1] += ","
            lines.append("    settings: [" + settings.joined(separator: ",\n") + "]")
        }
        if Self.tellsDirection(making.text) {
            lines[lines.count - 1] += ","
            lines.append("    isMadeAnew: true")
        }
        if item.candidate.roles.contains(.transitioningDelegate), vendsPresentation(item.type) {
            lines[lines.count - 1] += ","
            lines.append("    vendsPresentation: true")
        }
        lines.append("))")
        return servesWayBackOnly(item) ? lines.map(Self.ofWayBack) : lines
    }

    private func servesWayBackOnly(_ item: Found) -> Bool {
        item.candidate.roles == [.animator] && !item.candidate.operations.isEmpty
            && item.candidate.operations.allSatisfy { $0 == "pop" || $0 == "dismiss" }
    }

    /// On the way back what a class calls its destination is where the element is: there the screen lands.
    private static func ofWayBack(_ line: String) -> String {
        line.replacing("s.targetFrame", with: "s.frame").replacing("s.targetPoint", with: "s.point")
    }

    /// What of a situation differs between the directions.
    private static let directed: Set<String> = [
        "isForward", "operation", "operationName", "stackOperation", "swapped", "from", "to",
    ]

    /// Whether an object made so can serve one direction only: whether `s.from` or the like stands in the expression. A regular
    /// expression for that took a seventh of the time of reading a short file.
    private static func tellsDirection(_ making: String) -> Bool {
        let paths = making.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return paths.contains { path in
            let names = path.split(separator: ".", omittingEmptySubsequences: false)
            return zip(names, names.dropFirst()).contains { $0 == "s" && directed.contains(String($1)) }
        }
    }

    private func vendsPresentation(_ type: TypeRecord) -> Bool {
        index.lineage(of: type).contains { owner in
            owner.methods.contains { method in
                method.name == "presentationController" && method.parameters.contains { $0.label == "forPresented" }
            }
        }
    }

    /// The statement that makes one.
    private func made(_ making: Making) -> [String] {
        guard making.isFailable else { return ["        let made = \(making.text)"] }
        return ["        guard let made = \(making.text) else { return nil }"]
    }

    private func setting(_ setting: Preparation.Setting, _ type: String) -> String {
        let name = setting.property
        if setting.isFlag {
            return ".flag(\"\(name)\", get: { ($0 as? \(type))?.\(name) }, set: { ($0 as? \(type))?.\(name) = $1 })"
        }
        return ".number(\"\(name)\", get: { ($0 as? \(type)).map { Swift.Double($0.\(name)) } }, "
            + "set: { ($0 as? \(type))?.\(name) = .init($1) })"
    }
}

/// From where in a file a type can be seen.
enum Reach {
    /// The type whose extension sees it: itself, or the one around that keeps it private.
    static func host(of type: TypeRecord) -> TypeRecord {
        var host = type
        var current = type
        while let outer = current.outer {
            if current.access == .private { host = outer }
            current = outer
        }
        return host
    }
}
