/// The generated file through which a loaded module hands over what it has.
enum Entry {
    /// - Parameter functions: one of each file.
    static func code(_ functions: [String], _ options: AnalysisOptions) -> String {
        var lines = [
            "#sourceLocation(file: \"<segue>\", line: 1)", "import SegueGuest", "import UIKit", "",
            "@_cdecl(\"segue_register\")", "public func segue_register() {", "    MainActor.assumeIsolated {",
        ]
        lines += functions.map { "        \($0)()" }
        if !options.roots.isEmpty { lines.append("        SegueGuest.GuestList.root { segue_root() }") }
        lines += ["    }", "}", ""]
        if !options.roots.isEmpty {
            for (number, root) in options.roots.enumerated() { lines += made(root, number) }
            lines.append("@MainActor func segue_root() -> UIKit.UIViewController {")
            lines += wrapped(options) + ["}", ""]
        }
        return lines.joined(separator: "\n")
    }

    /// A function that makes the controller an expression names. The directives stand between statements: within one the parser
    /// takes none.
    private static func made(_ root: String, _ number: Int) -> [String] {
        [
            "@MainActor func segue_root_\(number)() -> UIKit.UIViewController {",
            "#sourceLocation(file: \"<root>\", line: 1)", root, "#sourceLocation(file: \"<segue>\", line: 1)", "}",
        ]
    }

    private static func wrapped(_ options: AnalysisOptions) -> [String] {
        switch options.wrapping {
        case nil: return ["    return segue_root_0()"]
        case .navigation: return ["    return UIKit.UINavigationController(rootViewController: segue_root_0())"]
        case .tabs:
            let all = options.roots.indices.map { "segue_root_\($0)()" }.joined(separator: ", ")
            return [
                "    let tabs = UIKit.UITabBarController()", "    tabs.viewControllers = [\(all)]", "    return tabs",
            ]
        }
    }
}
