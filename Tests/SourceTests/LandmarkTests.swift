import SourceModel
import Testing

/// What is said of a landmark on a line: where, what, and in what.
private func line(_ landmark: Landmark) -> String {
    let place = "\(landmark.place.line):\(landmark.place.column)"
    let receiver = landmark.receiver.map { "\($0) . " } ?? ""
    let argument = landmark.argument.map { " <- \($0)" } ?? ""
    let around = [landmark.type ?? "-", landmark.function ?? "-"].joined(separator: " ")
    return "\(place) \(landmark.kind.rawValue) \(receiver)\(landmark.name)\(argument) in \(around)"
}

/// The landmarks of a source within `class Zoom { func run() {` and `} }`, which take the first and the last line.
private func landmarks(in body: String) -> [String] {
    read("class Zoom { func run() {\n\(body)\n} }").landmarks.map { landmark in
        var landmark = landmark
        landmark.place.line -= 1
        #expect(landmark.type == "Zoom")
        #expect(landmark.function == "run")
        return line(landmark).replacing(" in Zoom run", with: "")
    }
}

@Suite struct LandmarkTests {
    @Test("declarations, calls and assignments are found in the order of the source, each with what is around it")
    func order() {
        let source = """
            class Outer {
                final class Zoom: NSObject {
                    lazy var dim: UIView = { let dim = UIView(); dim.alpha = 0.5; return dim }()
                    func animateTransition(using context: Context) {
                        UIView.animate(withDuration: 0.3, animations: { self.dim.alpha = 1 }) { _ in
                            context.completeTransition(true)
                        }
                    }
                    func other() {}
                }
                deinit { view.removeFromSuperview() }
            }
            extension Outer.Zoom { var wantsInteractiveStart: Bool { get { link = CADisplayLink(target: self) } } }
            typealias Short = Outer.Zoom
            extension Short { init(x: Int) { func inner() { frame = .zero } } }
            func free() { fatalError("no") }
            """
        #expect(
            read(source).landmarks.map(line) == [
                "3:58 assignment dim . alpha <- 0.5 in Outer.Zoom dim",
                "4:14 declaration animateTransition in Outer.Zoom -",
                "5:20 call UIView . animate <- 0.3 in Outer.Zoom animateTransition",
                "5:70 assignment self.dim . alpha <- 1 in Outer.Zoom animateTransition",
                "6:25 call context . completeTransition <- true in Outer.Zoom animateTransition",
                "11:19 call view . removeFromSuperview in Outer deinit",
                "13:28 declaration wantsInteractiveStart in Outer.Zoom -",
                "13:71 call CADisplayLink <- self in Outer.Zoom wantsInteractiveStart",
                "15:49 assignment frame <- .zero in Outer.Zoom inner",
                "16:15 call fatalError <- \"no\" in - free",
            ])
    }

    @Test(
        "columns are those of the user's text, in bytes",
        arguments: [
            ("\tview.alpha = 0", "1:7 assignment view . alpha <- 0"),
            ("let é = \"ü\"; ansicht.frame = größe", "1:24 assignment ansicht . frame <- größe"),
            ("/* 👍 */ view\n    .layer\n\t\t.mask = nil", "3:4 assignment view.layer . mask <- nil"),
            ("view . isHidden = true", "1:8 assignment view . isHidden <- true"),
            ("view.`center` = .zero", "1:6 assignment view . center <- .zero"),
        ])
    func columns(_ body: String, _ expected: String) {
        #expect(landmarks(in: body) == [expected])
    }

    @Test("what is rewritten on a line moves nothing in the user's columns")
    func rewritten() {
        let source = """
            class Zoom: UIView {
                @objc func tap() { add("é", #selector(tap), to: view.layer.add(fade, forKey: nil)); view.alpha = 0 }
                @IBOutlet var box: UIView! { didSet { box.clipsToBounds = true } }; @objc func cancel() {}
            }
            """
        let report = read(source)
        #expect(Set(report.files[0].edits.map(\.line)) == [2])
        #expect(
            report.landmarks.map(line) == [
                "2:65 call view.layer . add <- fade in Zoom tap",
                "2:95 assignment view . alpha <- 0 in Zoom tap",
                "3:47 assignment box . clipsToBounds <- true in Zoom box",
                "3:84 declaration cancel in Zoom -",
            ])
    }

    @Test("lines that end as on Windows count once, a byte order mark not at all")
    func windows() {
        let report = read("\u{FEFF}class A { func finish() {\r\n\tview.alpha = 1\r\n}}")
        #expect(
            report.landmarks.map(line) == [
                "1:16 declaration finish in A -", "2:7 assignment view . alpha <- 1 in A finish",
            ]
        )
    }

    @Test(
        "a call is known by its last name, whatever stands around it",
        arguments: [
            (
                "context?.completeTransition(!context!.done)",
                [
                    "1:10 call context . completeTransition <- !context!.done",
                    "1:37 call context . !",
                ]
            ),
            ("UIViewPropertyAnimator.init(duration: 1, curve: .linear)", ["1:1 call UIViewPropertyAnimator <- 1"]),
            ("Foundation.Timer(timeInterval: 2, repeats: false)", ["1:12 call Foundation . Timer <- 2"]),
            ("Timer.scheduledTimer(withTimeInterval: 0.5)", ["1:7 call Timer . scheduledTimer <- 0.5"]),
            (
                "DispatchQueue.main.asyncAfter(deadline: .now() + delay) {}",
                ["1:20 call DispatchQueue.main . asyncAfter <- .now() + delay"]
            ),
            ("animator.startAnimation?()", ["1:10 call animator . startAnimation"]),
            (
                "a.snapshotView(afterScreenUpdates: true)!.removeFromSuperview()",
                [
                    "1:3 call a . snapshotView <- true", "1:41 call a.snapshotView(afterScreenUpdates: true) . !",
                    "1:43 call a.snapshotView(afterScreenUpdates: true) . removeFromSuperview",
                ]
            ),
            ("list.add(view); list.perform(run); text.view(at: 1)", []),
            ("self.perform(run, with: nil, afterDelay: 0.3)", ["1:6 call self . perform <- run"]),
            ("completeTransition; addSubviews(x)", []),
        ])
    func calls(_ body: String, _ expected: [String]) {
        #expect(landmarks(in: body) == expected)
    }

    @Test(
        "an assignment is one of the property that changes, of a part of a value too",
        arguments: [
            ("view.frame.origin.y += 20 * scale", ["1:6 assignment view . frame <- 20 * scale"]),
            ("view?.layer.transform.m34 = -1 / 500", ["1:13 assignment view?.layer . transform <- -1 / 500"]),
            (
                "views[i].superview!.center.x -= 1",
                [
                    "1:19 call views[i].superview . !",
                    "1:21 assignment views[i].superview . center <- 1",
                ]
            ),
            ("toView.delegate.name = x; a.frame == b.frame; a.alpha <= 1", []),
            ("let frame = x; var center = y; center.x = 3; bounds = z", ["1:46 assignment bounds <- z"]),
            ("items.forEach { $0.alpha = isDone ? 1 : 0 }", ["1:20 assignment $0 . alpha <- isDone ? 1 : 0"]),
            (
                "(cell as! Card).isHidden = true",
                [
                    "1:9 call cell . ! <- Card",
                    "1:17 assignment (cell as! Card) . isHidden <- true",
                ]
            ),
            ("let data = try! load(a)", ["1:15 call ! <- load(a)"]),
        ])
    func assignments(_ body: String, _ expected: [String]) {
        #expect(landmarks(in: body) == expected)
    }

    @Test("what is long or on several lines is cut to one short line")
    func excerpts() {
        let body = """
            view.transform = CGAffineTransform(
                scaleX: 1, // wide
                y: 2).rotated(
                    by: .pi)
            view.backgroundColor = "\(String(repeating: "é", count: 100))"
            """
        let found = read("func f() {\n\(body)\n}").landmarks.compactMap(\.argument)
        #expect(
            found == [
                "CGAffineTransform(scaleX: 1, y: 2).rotated(by: .pi)", "\"" + String(repeating: "é", count: 78) + "…",
            ])
    }

    @Test("only what is compiled counts")
    func conditions() {
        let body = "#if os(macOS)\nview.alpha = 1\n#else\nview.alpha = 2\n#endif"
        #expect(landmarks(in: body) == ["4:6 assignment view . alpha <- 2"])
    }

    @Test("a candidate's landmarks are its own, then those of its bases and protocols, from all files")
    func ancestors() {
        let report = read(
            """
            class Base: Root { func finish() { view.alpha = 1 } }
            extension Base { func reset() { view.alpha = 2 } }
            class Root: NSObject, UIViewControllerAnimatedTransitioning { func animateTransition(using c: C) { view.alpha = 3; g() } }
            class Other { func f() { view.alpha = 4 } }
            """,
            """
            final class Zoom: Base, Dimming { func f() { view.alpha = 5; view.frame = x } }
            protocol Dimming {}
            extension Dimming { func dim() { view.alpha = 6 } }
            extension UIViewControllerAnimatedTransitioning { func g() { view.alpha = 7 } }
            """)
        let zoom = report.candidates.first { $0.name == "Zoom" }
        #expect(zoom?.ancestors == ["Base", "Root", "Dimming", "UIViewControllerAnimatedTransitioning"])
        let found = report.landmarks(named: "alpha", in: "Zoom", kind: .assignment)
        #expect(found.map(\.argument) == ["5", "1", "2", "3", "6", "7"])
        #expect(found.map(\.place.file) == ["/1.swift", "/0.swift", "/0.swift", "/0.swift", "/1.swift", "/1.swift"])
        #expect(
            report.landmarks(named: "alpha").compactMap(\.argument).joined() == "1234567")
        #expect(report.landmarks(named: ["frame", "finish"]).map(\.name) == ["finish", "frame"])
        #expect(report.landmarks(named: "alpha", kind: .call).isEmpty)
    }
}
