/// The two screens an effect is shown on.
@MainActor public struct Demo {
    /// Makes the screen that is left on the way in.
    public let makeFrom: () -> SampleViewController
    /// Makes the screen that is entered, given the one left, which knows what was chosen on it.
    public let makeTo: (SampleViewController) -> SampleViewController

    public init(
        makeFrom: @escaping () -> SampleViewController, makeTo: @escaping (SampleViewController) -> SampleViewController
    ) {
        self.makeFrom = makeFrom
        self.makeTo = makeTo
    }

    /// The pair made for an effect, by its id or its class's name; for an effect that is not among the twelve, one with an element
    /// to start from and one to land on.
    public static func demo(for effectID: String) -> Demo {
        pairs[effectID] ?? pairs[hyphenated(effectID)] ?? general
    }

    /// `CircleSpread` as `circle-spread`.
    private static func hyphenated(_ name: String) -> String {
        name.reduce(into: "") { result, letter in
            if letter.isUppercase, !result.isEmpty { result += "-" }
            result += letter.lowercased()
        }
    }

    /// The tabs of the sample tab bar, left to right.
    public static let tabs: [() -> SampleViewController] = [{ TodayTab() }, { WeekTab() }, { RoutesTab() }]

    private static let general = Demo(makeFrom: { MessagesScreen() }, makeTo: { _ in ProfileScreen() })

    private static let pairs: [String: Demo] = [
        "circle-spread": general,
        "circle-rect-spread": Demo(makeFrom: { TasksScreen() }, makeTo: { _ in NewTaskScreen() }),
        "open-door": Demo(makeFrom: { DoorScreen() }, makeTo: { _ in RoomScreen() }),
        "middle-page": Demo(makeFrom: { ReviewFrontScreen() }, makeTo: { _ in ReviewBackScreen() }),
        "alpha": Demo(makeFrom: { AlbumScreen() }, makeTo: { _ in NowPlayingScreen() }),
        "card": Demo(makeFrom: { MapScreen() }, makeTo: { _ in PlaceCard() }),
        "ripple": Demo(makeFrom: { PondScreen() }, makeTo: { _ in SessionScreen() }),
        "fade": Demo(makeFrom: { WeatherScreen(night: false) }, makeTo: { _ in WeatherScreen(night: true) }),
        "picture-zoom": Demo(
            makeFrom: { GalleryScreen() }, makeTo: { PictureScreen(($0 as? GalleryScreen)?.selected ?? .fjord) }),
        "awesome": Demo(
            makeFrom: { PlanetsScreen() }, makeTo: { PlanetScreen(($0 as? PlanetsScreen)?.planet ?? Planet.saturn) }),
        "system-push": Demo(makeFrom: { SettingsScreen() }, makeTo: { _ in LanguageScreen() }),
        "system-cover": Demo(makeFrom: { InboxScreen() }, makeTo: { _ in ComposeScreen() }),
    ]
}
