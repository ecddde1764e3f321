/// The effects there are: one line each.
package enum Catalogue {
    /// What keys, lists and the gallery offer: Segue's own effects, or in their place those of a user's sources.
    ///
    /// Set once, before anything is shown.
    nonisolated(unsafe) package private(set) static var all = own

    /// Offers others in the place of Segue's own, which can still be named.
    package static func offer(_ entries: [CatalogueEntry]) {
        all = entries
    }

    /// Segue's own.
    package static let own: [CatalogueEntry] = [
        .init("circle-spread", "1", "Circle Spread", [.push, .pop, .present, .dismiss]) { CircleSpread() },
        .init("circle-rect-spread", "2", "Circle Rect Spread", [.present, .dismiss, .push, .pop]) {
            CircleRectSpread()
        },
        .init("open-door", "3", "Open Door", [.present, .dismiss, .push, .pop]) { OpenDoor() },
        .init("middle-page", "4", "Middle Page", [.push, .pop, .present, .dismiss]) { MiddlePage() },
        .init("alpha", "5", "Alpha", [.push, .pop, .tab, .present, .dismiss]) { Alpha() },
        .init("card", "6", "Card", [.present, .dismiss]) { Card() },
        .init("ripple", "7", "Ripple", [.present, .dismiss, .push, .pop]) { Ripple() },
        .init("fade", "8", "Fade", [.push, .pop, .tab, .present, .dismiss]) { Fade() },
        .init("picture-zoom", "9", "Picture Zoom", [.present, .dismiss]) { PictureZoom() },
        .init("awesome", "0", "Awesome", [.present, .dismiss, .push, .pop]) { Awesome() },
        .init("system-push", "-", "System Push", [.push, .pop]) { SystemPush() },
        .init("system-cover", "=", "System Cover", [.present, .dismiss]) { SystemCover() },
    ]

    /// The effect of an id, or nil.
    package static func entry(_ id: String) -> CatalogueEntry? {
        all.first { $0.id == id } ?? own.first { $0.id == id }
    }
}

/// What is known of an effect without running it.
package struct CatalogueEntry: Sendable {
    package let id: String
    /// The key that selects it in the window; nil where there are more effects than keys.
    package let key: Character?
    package let name: String
    /// What it supports; selecting it switches to the first.
    package let operations: [TransitionOperation]
    /// Whether a user's own class plays it.
    package let isGuest: Bool
    /// Makes the first of a user's own screens, which lead on by themselves; nil for an effect.
    package var makeRoot: (@MainActor @Sendable () -> UIViewController)?
    package let make: @MainActor @Sendable () -> Effect

    package init(
        _ id: String, _ key: Character?, _ name: String, _ operations: [TransitionOperation],
        isGuest: Bool = false, make: @escaping @MainActor @Sendable () -> Effect
    ) {
        self.isGuest = isGuest
        self.id = id
        self.key = key
        self.name = name
        self.operations = operations
        self.make = make
    }

    /// Seconds of the two directions.
    @MainActor package var duration: Effect.Duration { make().duration }

    /// The pace in words.
    @MainActor package var curve: String { make().curveDescription }
}
