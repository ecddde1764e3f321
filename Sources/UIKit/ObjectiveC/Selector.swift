/// The name of a method as Objective-C writes it, `handlePan:`, and, where it was written with `#selector`, the method itself.
///
/// There is no Objective-C here. A file that uses `#selector` is rewritten before it is compiled, so that the selector
/// carries the method; type inference and access control work as at the place where `#selector` stood. Two selectors are
/// equal if their names are. A selector that is only a name finds its method in `SelectorTable`.
///
/// # What the rewriter writes
///
///     #selector(Foo.handlePan(_:))          Selector("handlePan:", Foo.handlePan(_:))
///     #selector(handlePan(_:))              Selector("handlePan:", Foo.handlePan(_:))
///     #selector(self.handlePan)             Selector("handlePan:", Foo.handlePan)
///     #selector(Foo.close as (Foo) -> () -> Void)   Selector("close", Foo.close as (Foo) -> () -> Void)
///     #selector(card.lift(_:))              Selector("lift:", of: card, { $0.lift(_:) })
///     #selector(getter: Foo.bar)            Selector("bar", getter: \Foo.bar)
///     #selector(setter: Foo.bar)            Selector("setBar:", setter: \Foo.bar)
///     Selector("handlePan:")                stays, as do string literals where a selector is wanted
///     Selector(("handlePan:"))              stays
///
/// - `Foo` is the class, or the protocol, that the reference names; of a reference with no type, or to `self`, the innermost
///   class around it, with the types around that: `Outer.Inner`. In an extension it is the extended type as written there.
///   `Self.` would not do: it may not stand in a stored property's initial value. Of a generic class the plain name will do.
/// - Labels are kept as they were written, or left out as they were. An instance in front, of whatever form, goes to `of:`,
///   and the method after it into a closure on `$0`.
/// - Class methods are written in the same way: the value then has no instance in its type, and is called with any target.
/// - The name is that of the method declaration if it is in the same sources: its `@objc(name:)`, else as below from its
///   labels. Otherwise it comes from the labels in the reference, and with none `name:` is as good a guess as any.
///
/// # Names
///
/// The name of a method is its base name and a colon for each parameter, in front of which the label stands, nothing for `_`.
/// The first label joins the base name with a capital letter: `move(to:by:)` is `moveTo:by:`. Unless it begins with a
/// preposition, or the base name ends with one, `With` comes between: `pan(gesture:)` is `panWithGesture:`,
/// `perform(with:)` is `performWith:`, `animateFrom(view:)` is `animateFromView:`. Words are those of camel case.
/// The prepositions are above, after, along, alongside, as, at, before, below, by, following, for, from, given, in, including,
/// inside, into, matching, of, on, passing, preceding, since, to, until, using, via, when, with, within. A method that throws
/// takes one more: `save()` is `saveAndReturnError:`, `save(to:)` is `saveTo:error:`.
/// A property's getter has its name, its setter is `set`, the name with a capital letter and a colon.
/// (`swiftc -frontend -dump-ast -enable-objc-interop -disable-objc-attr-requires-foundation-module` shows the names, on Linux too.)
///
/// # Registration
///
/// For each class with `@objc`, `@IBAction` or `@objcMembers` methods, at the end of the file that declares them, and once per
/// class and file: `extension Foo { static func …() { SelectorTable.register(Foo.self, Selector("handlePan:", Foo.handlePan(_:)), …) } }`,
/// called once, before anything else of the file. An extension in the same file sees private methods too. Overrides need
/// not be registered again, classes with no such method may be, with no selector, so that `NSClassFromString` knows them.
/// Methods that throw, that are generic, or that have more than four parameters are left out.
///
/// Such methods are called by unapplied reference, so a method that was `dynamic` or `@objc` only is otherwise an ordinary one.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// As Objective-C writes it: a colon for each argument.
    package let name: String

    /// What is called. Never changed, and called on the main thread only.
    nonisolated(unsafe) let method: SelectorMethod?

    init(name: String, method: SelectorMethod?) {
        self.name = name
        self.method = method
    }

    /// A name with no method: `SelectorTable` is asked when it is sent.
    public init(_ str: String) {
        self.init(name: str, method: nil)
    }

    public init(stringLiteral value: String) {
        self.init(name: value, method: nil)
    }

    public var description: String { name }

    public static func == (a: Selector, b: Selector) -> Bool {
        a.name == b.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}
