import SwiftSyntax

/// Who may see a declaration, from the fewest on.
enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// A type of the user's sources with all that its declaration and its extensions hold.
final class TypeRecord {
    enum Kind {
        case `class`, `struct`, `enum`, `protocol`
        /// Not declared here, only extended.
        case foreign
    }

    let kind: Kind
    /// With the types around it: `Outer.Zoom`.
    let name: String
    let access: Access
    let isGeneric: Bool
    let outer: TypeRecord?
    /// The file's index, and the position of the name in it.
    let file: Int
    let position: AbsolutePosition
    /// What it inherits and conforms to, as written there.
    var inherited: [TypeText] = []
    var initialisers: [Initialiser] = []
    var properties: [Property] = []
    var methods: [Method] = []
    var cases: [EnumCase] = []
    var hasAssociatedTypes = false
    /// The declaration and the extensions.
    var bodies: [Body] = []

    /// A declaration or an extension, and where it is.
    struct Body {
        let file: Int
        let members: MemberBlockSyntax
        let isExtension: Bool
        let marks: Marks
    }

    init(
        kind: Kind, name: String, access: Access, isGeneric: Bool, outer: TypeRecord?, file: Int,
        position: AbsolutePosition
    ) {
        self.kind = kind
        self.name = name
        self.access = access
        self.isGeneric = isGeneric
        self.outer = outer
        self.file = file
        self.position = position
    }

    /// The name alone.
    var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

struct Parameter {
    /// What a call writes in front; nil for `_`.
    let label: String?
    let name: String
    let type: TypeText
    let spelled: String
    let hasDefault: Bool
    let isVariadic: Bool
}

struct Initialiser {
    let parameters: [Parameter]
    let access: Access
    let isConvenience: Bool
    let isFailable: Bool
    let isThrowing: Bool
    let isAsync: Bool
    let isGeneric: Bool
    let isInExtension: Bool
    let marks: Marks
    let file: Int
}

struct Property {
    let name: String
    let type: TypeText?
    let spelled: String
    let initial: ExprSyntax?
    let access: Access
    let setAccess: Access
    /// `let`, or computed without a setter.
    let isReadOnly: Bool
    let isComputed: Bool
    let isStatic: Bool
    let isLazy: Bool
    let isOverride: Bool
    let isInExtension: Bool
    let marks: Marks
    let file: Int
}

struct Method {
    let name: String
    let parameters: [Parameter]
    let returns: TypeText?
    let spelledResult: String
    let access: Access
    let isStatic: Bool
    let isOverride: Bool
    let isThrowing: Bool
    let isAsync: Bool
    let isGeneric: Bool
    let body: CodeBlockSyntax?
    let marks: Marks
    let isInExtension: Bool
    let file: Int

    /// `animateTransition(using:)`.
    var fullName: String {
        parameters.isEmpty ? name : "\(name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

struct EnumCase {
    let name: String
    let values: [Parameter]
}

/// What attributes and modifiers say about Objective-C.
struct Marks {
    var isObjC = false
    /// The name in `@objc(name)`.
    var objCName: String?
    var isNonObjC = false
    var hasObjCMembers = false
    var isOptional = false
    /// `@NSManaged`: no storage here.
    var isManaged = false
    /// `@available(*, unavailable)`
    var isUnavailable = false
}
