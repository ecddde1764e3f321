// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The libraries of the toolchain that builds this: beside the `swift` that is found first on the PATH.
let libraries: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let swift =
        folders.map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swift"
    let bin = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
    return bin.deletingLastPathComponent().appendingPathComponent("lib/swift").path
}()

/// Where the toolchain keeps SwiftSyntax.
let syntax = "\(libraries)/host"

/// Users' modules bind to the symbols of the executable and to those of the Swift runtime, so that is loaded and not linked in. The
/// copy that `make install` puts below the prefix goes first: a toolchain may be replaced by another one.
let loading: [LinkerSetting] = [
    .unsafeFlags(["-Xlinker", "--export-dynamic"]),
    .unsafeFlags(
        [
            "-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/segue",
            "-Xlinker", "-rpath", "-Xlinker", "\(libraries)/linux",
        ], .when(configuration: .release)),
]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Per-pixel loops stay fast in debug builds too: tests and the window are unusable otherwise. The module is compiled as a
/// whole, because a generic type in one file is not specialised for another else; two threads and no batches are what makes
/// that and the index of a debug build agree.
let optimised: [SwiftSetting] =
    strict + [
        .unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-enforce-exclusivity=unchecked"])
    ]

/// `import Testing` beside a module called UIKit asks for an overlay that the Linux toolchain does not ship.
let testing: [SwiftSetting] = strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
    name: "Segue",
    products: [
        .executable(name: "segue", targets: ["segue"]), .executable(name: "segue-source", targets: ["segue-source"]),
    ],
    targets: [
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "CCairo"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CPango"),
        .systemLibrary(name: "CPixbuf"),
        .systemLibrary(name: "CSwiftCall"),
        .systemLibrary(name: "CZlib"),
        .target(
            name: "CoreGraphics", dependencies: ["CCairo", "CPango", "CPixbuf", "CZlib"], swiftSettings: optimised),
        .target(name: "CKernels", cSettings: [.unsafeFlags(["-O2"])]),
        .target(name: "Compositor", dependencies: ["CKernels", "CoreGraphics"], swiftSettings: optimised),
        .target(name: "QuartzCore", dependencies: ["Compositor", "CSwiftCall"], swiftSettings: optimised),
        .target(name: "UIKit", dependencies: ["QuartzCore", "CSwiftCall"], swiftSettings: strict),
        .target(name: "SegueGuest", dependencies: ["UIKit"], swiftSettings: strict),
        .target(name: "Transitions", dependencies: ["SegueGuest", "SourceModel", "UIKit"], swiftSettings: strict),
        .target(name: "Screens", dependencies: ["UIKit", "Transitions"], swiftSettings: strict),
        .target(name: "Preview", dependencies: ["Transitions", "Screens"], swiftSettings: strict),
        .target(name: "Export", dependencies: ["Preview"], swiftSettings: optimised),
        .target(name: "Bench", dependencies: ["CCairo", "CMalloc", "Preview"], swiftSettings: strict),
        .target(name: "Check", dependencies: ["Preview", "SourceModel"], swiftSettings: optimised),
        .target(name: "Window", dependencies: ["CSDL2"], swiftSettings: strict),
        .target(name: "SourceModel", swiftSettings: strict),
        .target(name: "Compile", dependencies: ["SourceModel"], swiftSettings: strict),
        .target(
            name: "SourceAnalysis", dependencies: ["SourceModel"],
            swiftSettings: optimised + [.unsafeFlags(["-I", syntax])],
            linkerSettings: [
                .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
            ]),
        .executableTarget(
            name: "segue-source", dependencies: ["SourceAnalysis"], path: "Sources/SegueSource",
            swiftSettings: strict + [.unsafeFlags(["-I", syntax])]),
        .executableTarget(
            name: "segue", dependencies: ["CMalloc", "Preview", "Bench", "Check", "Export", "Window", "Compile"],
            resources: [.embedInCode("Resources/icon.png"), .embedInCode("Resources/Effects")], swiftSettings: strict,
            linkerSettings: loading),
        .executableTarget(
            name: "compile-host", dependencies: ["Compile"], path: "Tests/CompileHost", swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .testTarget(
            name: "CompileTests", dependencies: ["Compile", "SourceModel", "compile-host"], swiftSettings: testing),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: testing),
        .target(name: "TestSupport", dependencies: ["CoreGraphics"], path: "Tests/Support", swiftSettings: strict),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(
            name: "CompositorTests", dependencies: ["AllocationCounter", "CKernels", "Compositor", "TestSupport"],
            exclude: ["Goldens"],
            swiftSettings: testing),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: testing),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: testing),
        // In the mode that users' files are compiled in.
        .testTarget(
            name: "ObjectiveCTests", dependencies: ["UIKit"], swiftSettings: testing + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "TransitionsTests", dependencies: ["Transitions", "TestSupport"], exclude: ["Goldens"],
            swiftSettings: testing),
        // Classes with faults, in the mode that users' files are compiled in.
        .target(
            name: "CheckFixtures", dependencies: ["UIKit"], path: "Tests/CheckFixtures",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "CheckTests", dependencies: ["Check", "CheckFixtures", "SegueGuest", "SourceModel", "Transitions"],
            swiftSettings: testing),
        .testTarget(name: "PreviewTests", dependencies: ["Bench", "Preview", "Export"], swiftSettings: testing),
        .testTarget(
            name: "SourceTests", dependencies: ["SegueGuest", "SourceAnalysis"],
            swiftSettings: testing + [.unsafeFlags(["-I", syntax])]),
        .target(name: "GuestReport", path: "Tests/GuestReport", swiftSettings: strict),
        .executableTarget(
            name: "guest-strip", dependencies: ["Compile", "Export", "GuestReport", "Preview", "SegueGuest"],
            path: "Tests/GuestStrip", swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .testTarget(
            name: "GuestTests", dependencies: ["CoreGraphics", "GuestReport", "TestSupport", "guest-strip", "segue"],
            exclude: ["Goldens"], swiftSettings: testing),
        .testTarget(name: "WindowTests", dependencies: ["Window", "CSDL2"], swiftSettings: testing),
        .testTarget(
            name: "CommandTests", dependencies: ["CoreGraphics", "Preview", "Screens", "segue"], swiftSettings: testing),
    ],
    swiftLanguageModes: [.v6]
)
