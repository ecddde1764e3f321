@testable import SourceAnalysis
import SourceModel
import Testing

/// What a source becomes, without the line that names the file and without the generated code.
func rewritten(_ source: String) -> String {
    let text = read(source).files[0].rewritten
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return lines.prefix { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
}

@Suite struct RewritingTests {
    @Test(
        "a selector carries the method, whatever way it is written",
        arguments: [
            ("#selector(tap(_:))", "Selector(\"tap:\", Foo.tap(_:))"),
            ("#selector(tap)", "Selector(\"tap:\", Foo.tap)"),
            ("#selector(self.tap(_:))", "Selector(\"tap:\", Foo.tap(_:))"),
            ("#selector(Self.tap)", "Selector(\"tap:\", Foo.tap)"),
            ("#selector(Foo.tap(_:))", "Selector(\"tap:\", Foo.tap(_:))"),
            ("#selector(super.tap)", "Selector(\"tap:\", Foo.tap)"),
            ("#selector(pan(gesture:))", "Selector(\"panWithGesture:\", Foo.pan(gesture:))"),
            ("#selector(pan)", "Selector(\"panWithGesture:\", Foo.pan)"),
            ("#selector(named)", "Selector(\"other:\", Foo.named)"),
            ("#selector(card.lift(_:))", "Selector(\"lift:\", of: card, { $0.lift(_:) })"),
            ("#selector(UIView.layoutIfNeeded)", "Selector(\"layoutIfNeeded:\", UIView.layoutIfNeeded)"),
            ("#selector(Foo.close as (Foo) -> () -> Void)", "Selector(\"close\", Foo.close as (Foo) -> () -> Void)"),
            ("#selector(close as () -> Void)", "Selector(\"close\", Foo.close as () -> Void)"),
            ("#selector(getter: Foo.bar)", "Selector(\"bar\", getter: \\Foo.bar)"),
            ("#selector(getter: bar)", "Selector(\"bar\", getter: \\Foo.bar)"),
            ("#selector(setter: self.bar)", "Selector(\"setBar:\", setter: \\Foo.bar)"),
            ("Selector(\"tap:\")", "Selector(\"tap:\")"),
            ("#keyPath(CALayer.opacity)", "\"opacity\""),
            ("#keyPath(UIView.layer.isHidden)", "\"layer.hidden\""),
        ])
    func selectors(_ written: String, _ expected: String) {
        func source(_ expression: String, _ objc: String) -> String {
            """
            class Foo: Bar {
                \(objc) func tap(_ sender: Any) {}
                \(objc) private func pan(gesture: Any) {}
                func close() {}
                let x = \(expression)
            }
            """
        }
        let named = "\nextension Foo { @objc(other:) func named(_ x: Int) {} }"
        let unnamed = "\nextension Foo {               func named(_ x: Int) {} }"
        #expect(rewritten(source(written, "@objc") + named) == source(expected, "     ") + unnamed)
    }

    @Test("in a nested class and in an extension, the types around stand in front")
    func nestedSelectors() {
        #expect(
            rewritten("class A { class B { func f() { g(#selector(h)) }; func h() {} } }")
                == "class A { class B { func f() { g(Selector(\"h\", A.B.h)) }; func h() {} } }")
        #expect(
            rewritten("class A { class B {} }\nextension A.B { func f() { g(#selector(h)) }; func h() {} }")
                == "class A { class B {} }\nextension A.B { func f() { g(Selector(\"h\", A.B.h)) }; func h() {} }")
    }

    @Test("an override in an extension goes to the class, with the lines that it has in the file")
    func overridesInExtensions() {
        let source = """
            class A: B {
                func f() {}
            }
            extension A: C {
                @objc override func g() {
                    h(#selector(f))
                }
                func i() {}
            }
            """
        let expected = """
            class A: B {
                func f() {}
            #sourceLocation(file: "/0.swift", line: 5)
                      override func g() {
                    h(Selector("f", A.f))
                }
            #sourceLocation(file: "/0.swift", line: 3)
            }
            extension A: C {



                func i() {}
            }
            """
        let text = read(source).files[0].rewritten
        #expect(text.contains(expected), "\(text)")
    }

    @Test("methods have the names that Objective-C gives them")
    func names() {
        #expect(ObjectiveCName.method("move", labels: ["to", "by"]) == "moveTo:by:")
        #expect(ObjectiveCName.method("pan", labels: ["gesture"]) == "panWithGesture:")
        #expect(ObjectiveCName.method("perform", labels: ["with"]) == "performWith:")
        #expect(ObjectiveCName.method("animateFrom", labels: ["view"]) == "animateFromView:")
        #expect(ObjectiveCName.method("tap", labels: [nil, "event"]) == "tap:event:")
        #expect(ObjectiveCName.method("close", labels: []) == "close")
        #expect(ObjectiveCName.method("save", labels: [], isThrowing: true) == "saveAndReturnError:")
    }

    @Test(
        "what means nothing here is blanked, so that no column moves",
        arguments: [
            "@objc(Foo) ", "@objcMembers ", "@UIApplicationMain ", "@IBDesignable ", "@main ",
        ])
    func attributes(_ attribute: String) {
        let blank = String(repeating: " ", count: attribute.count)
        #expect(rewritten("\(attribute)class Foo {}") == "\(blank)class Foo {}")
        #expect(read("\(attribute)class Foo {}").files[0].edits.isEmpty)
    }

    @Test("outlets, actions and dynamic members are ordinary ones")
    func members() {
        #expect(
            rewritten("class F { @IBOutlet weak var x: V!; @objc dynamic var y = 1; @IBAction func z(_ s: Any) {} }")
                == "class F {           weak var x: V!;               var y = 1;           func z(_ s: Any) {} }")
    }

    @Test("conditions take this for an iOS device")
    func conditions() {
        #expect(rewritten("#if os(iOS) || os(tvOS)\nlet x = 1\n#endif") == "#if true || os(tvOS)\nlet x = 1\n#endif")
        #expect(rewritten("#if !os(iOS)\n#elseif os(Linux)\n#endif") == "#if !true\n#elseif false\n#endif")
        #expect(
            rewritten("func f() {\n#if os(iOS)\ng(os(iOS))\n#endif\n}") == "func f() {\n#if true\ng(os(iOS))\n#endif\n}"
        )
    }

    @Test("imports of what does not exist are left out, with a remark")
    func imports() {
        let report = read(
            "import UIKit.UIGestureRecognizerSubclass\nimport AVFoundation\nimport QuartzCore\nimport Hero")
        #expect(
            report.files[0].rewritten.contains(
                "import UIKit" + String(repeating: " ", count: 28)
                    + "\n                   \nimport QuartzCore\nimport Hero\n"))
        #expect(report.remarks.map(\.place.line) == [2])
        #expect(rewritten("@testable import UIKit") == "          import UIKit")
    }

    @Test("a byte order mark goes, lines that end as on Windows stay")
    func byteOrderMark() {
        #expect(rewritten("\u{FEFF}import UIKit\r\nlet x = 1\r\n") == "import UIKit\r\nlet x = 1\r\n")
    }

    @Test("literals of playgrounds are expressions, previews go")
    func literals() {
        #expect(
            rewritten("let c = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)")
                == "let c = UIKit.UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)")
        #expect(
            rewritten("let i = #imageLiteral(resourceName: \"cat\")")
                == "let i = (UIKit.UIImage(named: \"cat\") ?? UIKit.UIImage())")
        #expect(rewritten("#Preview {\n  Foo()\n}\nlet x = 1") == "          \n       \n \nlet x = 1")
    }

    @Test("bridges to Foundation's classes are crossed by a call")
    func bridges() {
        #expect(rewritten("let w = (a as NSString).size()") == "let w = (SegueGuest.bridged(a) as NSString).size()")
        #expect(rewritten("f(x ?? a + b as NSNumber, 1)") == "f(x ?? SegueGuest.bridged(a + b) as NSNumber, 1)")
        #expect(rewritten("f(1 as NSNumber, y as? NSNumber)") == "f(1 as NSNumber, y as? NSNumber)")
    }

    @Test("a screen out of a storyboard is told the class that it is cast to")
    func storyboards() {
        #expect(
            rewritten("let c = s.instantiateViewController(withIdentifier: \"detail\") as! Detail")
                == "let c = s.instantiateViewController(withIdentifier: \"detail\", expected: Detail.self) as! Detail")
        #expect(
            rewritten("if let c = s?.instantiateViewController(withIdentifier: id) as? A.B {}")
                == "if let c = s?.instantiateViewController(withIdentifier: id, expected: A.B.self) as? A.B {}")
        let plain = "let c = s.instantiateViewController(withIdentifier: id)"
        #expect(rewritten(plain) == plain)
    }

    @Test("classes without methods to be called by name are found by theirs where code asks for that")
    func classNames() {
        let classes = "import UIKit\nclass Detail: UIViewController {}\n"
        let asking =
            "let a = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Detail\")"
        let registration = "UIKit.SelectorTable.register(Detail.self)"
        #expect(read(classes + asking).files[0].rewritten.contains(registration))
        #expect(!read(classes).files[0].rewritten.contains(registration))
    }

    @Test("a method that a type need not have is asked for as a function without labels")
    func optionals() {
        let source = """
            @objc protocol CardDelegate {
                @objc optional func card(_ card: Int, movedTo place: CGFloat) -> Bool
                func needed()
            }
            class Card { weak var delegate: CardDelegate?
                var done: ((Int) -> Void)?
                func f() {
                    if delegate?.card?(1, movedTo: 2) == true { delegate?.needed(); done?(3) }
                    if delegate?.card(_:movedTo:) != nil {}
                }
            }
            class Owner: CardDelegate { func card(_ card: Int, movedTo place: CGFloat) -> Bool { true }; func needed() {} }
            class Other: CardDelegate { func needed() {} }
            """
        let text = read(source).files[0].rewritten
        #expect(text.contains("protocol CardDelegate: AnyObject {"))
        #expect(!text.contains("optional func"))
        #expect(
            text.contains(
                "if delegate?.segue_optional_card___movedTo?(1,          2) == true { delegate?.needed(); done?(3) }"))
        #expect(text.contains("if delegate?.segue_optional_card___movedTo != nil {}"))
        #expect(
            text.contains(
                "extension CardDelegate { var segue_optional_card___movedTo: ((Int, CGFloat) -> Bool)? { if let own = self as? "
                    + "Owner { return { a0, a1 in MainActor.assumeIsolated { own.card(a0, movedTo: a1) } } }; return nil } }"
            ))
    }

    @Test("a call of a method that the platform leaves open loses its mark, one of a closure keeps it")
    func platformOptionals() {
        #expect(rewritten("animator.animationEnded?(true)") == "animator.animationEnded (true)")
        #expect(
            rewritten("class A { var animationEnded: ((Bool) -> Void)?; func f() { self.animationEnded?(true) } }")
                == "class A { var animationEnded: ((Bool) -> Void)?; func f() { self.animationEnded?(true) } }")
    }

    @Test("the statements of a playground go, its declarations stay")
    func playgrounds() {
        let source = "import PlaygroundSupport\nlet x = Foo()\nclass Foo {}\nPlaygroundPage.current.liveView = x"
        let blank = (String(repeating: " ", count: 24), String(repeating: " ", count: 35))
        #expect(rewritten(source) == "\(blank.0)\nlet x = Foo()\nclass Foo {}\n\(blank.1)")
        #expect(read(source).remarks.map(\.place.line).sorted() == [1, 4])
        #expect(rewritten("f()") == "f()")
    }

    @Test("a syntax error is passed on")
    func errors() {
        let source = "class Foo {\n    func f( {\n    #selector(\n"
        #expect(rewritten(source).hasPrefix("class Foo {\n    func f( {\n"))
    }
}
