import SwiftSyntax

/// Imports, conditions and literals that only Apple's tools know.
extension Rewriter {
    /// Apple's frameworks that do not exist here. An import of one goes; what is used of it the compiler says.
    private static let absent: Set<String> = [
        "ObjectiveC", "Darwin", "AVFoundation", "AVKit", "CoreImage", "CoreMedia", "CoreMotion", "CoreLocation",
        "CoreText",
        "CoreVideo", "CoreData", "CoreAudio", "CoreFoundation", "CoreHaptics", "CoreMIDI", "CoreML", "CoreTelephony",
        "Combine",
        "SwiftUI", "Photos", "PhotosUI", "MapKit", "MessageUI", "MediaPlayer", "Metal", "MetalKit", "GameKit",
        "GLKit", "OpenGLES", "ImageIO", "MobileCoreServices", "UniformTypeIdentifiers", "os", "OSLog",
        "PlaygroundSupport", "XCPlayground",
        "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "UserNotifications", "WebKit", "Accelerate",
        "AudioToolbox",
        "Social", "Security", "SystemConfiguration", "EventKit", "Contacts", "ContactsUI", "ARKit", "RealityKit",
        "PDFKit", "QuickLook", "Vision", "NotificationCenter", "IOSurface", "PencilKit", "LinkPresentation",
        "AuthenticationServices", "LocalAuthentication", "WidgetKit", "TipKit", "simd", "GameplayKit",
    ]

    /// Modules of which UIKit here has types of its own, on the clock. Where they are imported beside it, the compiler could
    /// not choose between two types of a name; UIKit brings the rest of them along.
    private static let shadowed: Set<String> = ["Foundation", "Dispatch"]

    func rewriteImport(_ node: ImportDeclSyntax) {
        let path = node.path.map { $0.name.text }
        guard let module = path.first else { return }
        if module == "UIKit", path.count > 1, node.importKindSpecifier == nil {
            // A header of the framework, `UIKit.UIGestureRecognizerSubclass`: all of it is in the one module.
            let start = node.path.dropFirst().first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
            let name = node.path.first?.name.endPositionBeforeTrailingTrivia.utf8Offset ?? start
            edits.blank(name..<node.path.endPositionBeforeTrailingTrivia.utf8Offset)
        } else if Self.shadowed.contains(module), node.importKindSpecifier == nil {
            edits.replace(node.path, with: "UIKit")
        } else if Self.absent.contains(module) {
            edits.blank(node)
            note(node, "There is no \(module) here: the import is left out.")
        }
    }

    /// The conditions that tell an iOS device.
    func rewriteCondition(_ node: FunctionCallExprSyntax) {
        let argument = node.arguments.first?.expression.trimmedDescription ?? ""
        switch node.calledExpression.trimmedDescription {
        case "os" where argument == "iOS": edits.replace(node, with: "true")
        case "os" where argument == "Linux": edits.replace(node, with: "false")
        case "_runtime" where argument == "_ObjC": edits.replace(node, with: "true")
        default: break
        }
    }

    /// What a playground or Interface Builder writes for pictures and colours.
    func rewriteLiteral(_ node: MacroExpansionExprSyntax) -> Bool {
        let end = node.leftParen?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
        let head =
            node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<max(
                end, node.positionAfterSkippingLeadingTrivia.utf8Offset)
        switch node.macroName.text {
        case "colorLiteral": edits.replace(head, with: "UIKit.UIColor")
        case "imageLiteral":
            guard let name = node.arguments.first, let rightParen = node.rightParen else { return false }
            edits.replace(head, with: "(UIKit.UIImage")
            if let label = name.label { edits.replace(label, with: "named") }
            edits.replace(rightParen, with: ") ?? UIKit.UIImage())")
        case "Preview": edits.blank(node)
        default: return false
        }
        return true
    }
}
