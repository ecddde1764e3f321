import SourceModel

/// The code that hands a user's classes over, to be appended to the file that declares them.
struct Glue {
    let index: DeclarationIndex
    let guesser: Guesser
    /// The names of candidates that are made and no more.
    var plain: Set<String> = []

    /// The code of one file; `function` is what it is to be called by.
    func code(for found: [Found], registering selectors: [SelectorGroup], file: Int, function: String) -> String {
        var code = "\n#sourceLocation(file: \"<segue>\", line: 1)\nimport SegueGuest\n"
        var calls: [String] = []
        for (number, group) in selectors.enumerated() {
            let name = "segue_selectors_\(file)_\(number)"
            code += "extension \(group.host) { @MainActor static func \(name)() {\n"
            code +=
                "UIKit.SelectorTable.register(\(group.type).self, \(group.selectors.joined(separator: ", ")))\n} }\n"
            calls.append("\(group.host).\(name)()")
        }
        for (number, item) in found.enumerated() where item.making != nil && item.candidate.missing.isEmpty {
            let name = "segue_guest_\(file)_\(number)"
            let host = Reach.host(of: item.type)
            code += "#sourceLocation(file: \"<segue \(item.type.name)>\", line: 1)\n"
            code += "extension \(host.name) { @MainActor static func \(name)() {\n\(guest(item, host))} }\n"
            calls.append("\(host.name).\(name)()")
        }
        code += "#sourceLocation(file: \"<segue>\", line: 2)\n@MainActor func \(function)() {\n"
        code += calls.map { "    \($0)\n" }.joined()
        return code + "}\n"
    }

    private func guest(_ item: Found, _ host: TypeRecord) -> String {
        let type = item.type.name
        var own = guesser
        own.prefersSecond = item.candidate.roles.first == .interactionController
        let attachment = Attachment(index: index, guesser: own)
        let preparation = Preparation(index: index, guesser: own)
        let isDriver = item.candidate.roles.contains(.interactionController)
        let calls = isDriver ? attachment.calls(for: item.type) : []
        var code =
            "SegueGuest.GuestList.add(SegueGuest.Guest(\n    name: \"\(type)\",\n    make: { (s: SegueGuest.Situation) -> Swift.AnyObject? in\n"
        let expression = item.making?.text ?? ""
        if item.making?.isFailable == true {
            code += "        guard let made = \(expression) else { return nil }\n"
        } else {
            code += "        let made = \(expression)\n"
        }
        for call in calls { code += "        made.\(call)\n" }
        code += "        return made\n    }"
        let isPlain = plain.contains(item.candidate.name)
        let assignments = isPlain ? [] : preparation.assignments(for: item.type)
        if !assignments.isEmpty {
            code += ",\n    prepare: { (any: Swift.AnyObject, s: SegueGuest.Situation) -> Swift.Void in\n"
            code += "        guard let made = any as? \(type) else { return }\n"
            for assignment in assignments { code += "        made.\(assignment.property) = \(assignment.value)\n" }
            code += "    }"
        }
        if isDriver, let flag = attachment.flag(of: item.type) {
            code += ",\n    isInteracting: { ($0 as? \(type))?.\(flag) ?? false }"
        }
        let settings = isPlain ? [] : preparation.settings(for: item.type).map { setting($0, type) }
        if !settings.isEmpty { code += ",\n    settings: [\n" + settings.joined(separator: ",\n") + "\n    ]" }
        return code + "))\n"
    }

    private func setting(_ setting: Preparation.Setting, _ type: String) -> String {
        let name = setting.property
        if setting.isFlag {
            return
                "        .flag(\"\(name)\", get: { ($0 as? \(type))?.\(name) }, set: { ($0 as? \(type))?.\(name) = $1 })"
        }
        return "        .number(\"\(name)\", get: { ($0 as? \(type)).map { Swift.Double($0.\(name)) } }, "
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
