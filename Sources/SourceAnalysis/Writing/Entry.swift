/// The generated file through which a loaded module hands over what it has.
enum Entry {
    static func code(_ functions: [String], _ options: AnalysisOptions) -> String {
        var code = "import SegueGuest\nimport UIKit\n\n@_cdecl(\"segue_register\")\npublic func segue_register() {\n"
        code += "    MainActor.assumeIsolated {\n"
        code += functions.map { "        \($0)()\n" }.joined()
        if let root = root(options) {
            code +=
                "        SegueGuest.GuestList.root {\n#sourceLocation(file: \"<root>\", line: 1)\n\(root)\n#sourceLocation()\n        }\n"
        }
        return code + "    }\n}\n"
    }

    private static func root(_ options: AnalysisOptions) -> String? {
        guard let first = options.roots.first else { return nil }
        switch options.wrapping {
        case nil: return first
        case .navigation: return "UIKit.UINavigationController(rootViewController: \(first))"
        case .tabs:
            return
                "let tabs = UIKit.UITabBarController(); tabs.viewControllers = [\(options.roots.joined(separator: ", "))]; return tabs"
        }
    }
}
