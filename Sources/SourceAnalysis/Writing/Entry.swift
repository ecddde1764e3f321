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
            lines.append("@MainActor func segue_root() -> UIKit.UIViewController {")
            for (number, root) in options.roots.enumerated() {
                lines += ["    let root\(number) =", "#sourceLocation(file: \"<root>\", line: 1)", root]
                lines.append("#sourceLocation(file: \"<segue>\", line: 1)")
            }
            lines += wrapped(options) + ["}", ""]
        }
        return lines.joined(separator: "\n")
    }

    private static func wrapped(_ options: AnalysisOptions) -> [String] {
        switch options.wrapping {
        case nil: return ["    return root0"]
        case .navigation: return ["    return UIKit.UINavigationController(rootViewController: root0)"]
        case .tabs:
            let all = options.roots.indices.map { "root\($0)" }.joined(separator: ", ")
            return [
                "    let tabs = UIKit.UITabBarController()", "    tabs.viewControllers = [\(all)]", "    return tabs",
            ]
        }
    }
}
