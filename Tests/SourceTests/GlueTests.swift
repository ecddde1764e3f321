import Foundation
import SourceAnalysis
import SourceModel
import Testing

@Suite struct GlueTests {
    private let animator =
        "class Zoom: NSObject, UIViewControllerAnimatedTransitioning { init(topForShow: CGFloat) {} }"

    @Test("what --make says takes the guess's place")
    func make() {
        let report = read(animator) { $0.made = ["Zoom(topForShow: s.frame.minY)"] }
        #expect(report.candidates.map(line) == ["Zoom: present dismiss push pop tab = Zoom(topForShow: s.frame.minY)"])
        #expect(report.files[0].rewritten.contains("let made = Zoom(topForShow: s.frame.minY)\n"))
    }

    @Test(
        "a class that is told a direction when it is made is made anew for each",
        arguments: [
            ("s.from.view.bounds.minY", true), ("1+(s.to?.x ?? 0)", true), ("s.isForward ? 1 : 2", true),
            ("s.frame.minY", false), ("news.from", false), ("s.fromView", false), ("[s][0].to.y", false),
        ])
    func anew(_ argument: String, _ isAnew: Bool) {
        let text = read(animator) { $0.made = ["Zoom(topForShow: \(argument))"] }.files[0].rewritten
        #expect(text.contains("isMadeAnew: true") == isAnew)
    }

    @Test("the generated file calls what each file has, and makes the root in the wrapping asked for")
    func entry() {
        let entry = read(animator, "class B {}").files[2]
        #expect(entry.original == "<segue>")
        #expect(entry.rewritten.contains("        segue_register_0()\n        segue_register_1()\n"))
        #expect(!entry.rewritten.contains("GuestList.root"))
        let wrapped = read(animator) {
            $0.roots = ["Demo()"]
            $0.wrapping = .navigation
        }
        let text = wrapped.files[1].rewritten
        #expect(text.contains("#sourceLocation(file: \"<root>\", line: 1)\nDemo()\n"))
        #expect(text.contains("UINavigationController(rootViewController: segue_root_0())"))
    }

    @Test("an optional number that is unwrapped by force is given; one that is asked about first is left alone")
    func forced() {
        let source = """
            class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                var cornerRadius: CGFloat?
                var borderRadius: CGFloat?
                var blurRadius: CGFloat?
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    view.layer.cornerRadius = cornerRadius!
                    if borderRadius != nil { view.layer.cornerRadius = borderRadius! }
                    view.alpha = blurRadius ?? 1
                }
            }
            """
        let text = read(source).files[0].rewritten
        #expect(text.contains("made.cornerRadius = 12\n"))
        #expect(!text.contains("made.borderRadius") && !text.contains("made.blurRadius"))
    }

    @Test("an optional number without which a guard ends the program is given; one without which it leaves is not")
    func guarded() {
        let source = """
            class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                var cornerRadius: CGFloat?
                var shadowRadius: CGFloat?
                var borderRadius: CGFloat?
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    guard let cornerRadius = cornerRadius else { fatalError("no radius") }
                    guard let shadowRadius else { preconditionFailure() }
                    guard let borderRadius else { return }
                }
            }
            """
        let text = read(source).files[0].rewritten
        #expect(text.contains("made.cornerRadius = 12\n") && text.contains("made.shadowRadius = 10\n"))
        #expect(!text.contains("made.borderRadius"))
    }

    @Test("a candidate whose code did not compile is told nothing, or left out")
    func retries() {
        let source =
            "class Fade: NSObject, UIViewControllerAnimatedTransitioning { var isPresenting = true; var x = 1.5 }"
        #expect(read(source).files[0].rewritten.contains("prepare:"))
        let plain = read(source) { $0.plain = ["Fade"] }
        #expect(!plain.files[0].rewritten.contains("prepare:"))
        #expect(plain.files[0].rewritten.contains("let made = Fade()"))
        #expect(!read(source) { $0.omitted = ["Fade"] }.files[0].rewritten.contains("Guest("))
    }

    @Test("methods for Objective-C are registered by name, private ones too, overrides and generic ones not")
    func selectors() {
        let source = """
            class Foo: UIView {
                @objc private func tap(_ sender: Any) {}
                @IBAction func press() {}
                @objc override func layoutSubviews() {}
                func plain() {}
                @objc func same(_ x: Int) {}
                @objc func same(_ x: UIView) {}
            }
            extension UIViewController { @objc func shut() {} }
            """
        let text = read(source).files[0].rewritten
        #expect(
            text.contains(
                "UIKit.SelectorTable.register(Foo.self, UIKit.Selector(\"tap:\", Foo.tap(_:)), "
                    + "UIKit.Selector(\"press\", Foo.press))"))
        #expect(
            text.contains(
                "UIKit.SelectorTable.register(UIViewController.self, UIKit.Selector(\"shut\", UIViewController.shut))"))
    }

    @Test("screens are listed with the expression that makes them")
    func screens() {
        let report = read(
            """
            class Base: UIViewController {}
            class List: Base { init(title: String, rows: Int = 3) { super.init(nibName: nil, bundle: nil) } }
            class Detail: UITableViewController { init(photo: UIImage) { super.init(style: .plain) } }
            class NotOne: UIView {}
            """)
        #expect(report.screens.map(\.name) == ["Base", "List", "Detail"])
        #expect(report.screens.map(\.expression) == ["Base()", "List(title: \"\")", nil])
        #expect(report.screens[1].place == SourcePlace(file: "/0.swift", line: 2, column: 7))
    }

    @Test("columns after an edit map back to the user's, those of the insertion to where it begins")
    func columns() throws {
        let source = "class Foo {\n    @objc func tap() {}\n    func f() { add(\"é\", #selector(tap), missing) }\n}"
        let file = read(source).files[0]
        let lines = file.rewritten.split(separator: "\n", omittingEmptySubsequences: false)
        let line = String(lines[3])
        #expect(line == "    func f() { add(\"é\", Selector(\"tap\", Foo.tap), missing) }")
        func column(_ text: String, in line: String) throws -> Int {
            let start = try #require(line.range(of: text)).lowerBound
            return line.utf8.distance(from: line.startIndex, to: start) + 1
        }
        let original = "    func f() { add(\"é\", #selector(tap), missing) }"
        for text in ["add", "missing"] {
            #expect(try file.column(ofRewritten: column(text, in: line), line: 3) == column(text, in: original))
        }
        #expect(try file.column(ofRewritten: column("Foo.tap", in: line) + 4, line: 3) == column("tap", in: original))
        #expect(try file.column(ofRewritten: column("\"tap\"", in: line), line: 3) == column("#selector", in: original))
    }

    @Test("a file that imports nothing, as in a framework whose header does, gets UIKit")
    func imports() {
        let text = read(animator).files[0].rewritten
        #expect(text.contains("\nimport SegueGuest\nimport UIKit\n"))
    }

    @Test("typealiases that go round in a circle, and a generic animator, are passed on")
    func oddities() {
        let report = read(
            """
            typealias Loop = Round
            typealias Round = Loop
            class Odd: Loop { init(loop: Round) {} }
            class Generic<T>: NSObject, UIViewControllerAnimatedTransitioning {}
            """)
        #expect(report.candidates.isEmpty)
        #expect(report.remarks.map(\.place) == [SourcePlace(file: "/0.swift", line: 4, column: 7)])
    }

    @Test("a selector of a method that need not be there is its name, under which it is registered")
    func optionalSelectors() {
        let text = read(
            """
            @objc protocol P { @objc optional func moved(_ x: Int) }
            class A: P { func moved(_ x: Int) {}
                func f(_ p: P) { g(#selector(P.moved(_:))) } }
            """
        ).files[0].rewritten
        #expect(text.contains("g(Selector(\"moved:\"))"))
        #expect(text.contains("SelectorTable.register(A.self, UIKit.Selector(\"moved:\", A.moved(_:)))"))
    }
}
