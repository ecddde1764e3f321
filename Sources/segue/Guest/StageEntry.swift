import Compile
import Foundation
import Preview
import QuartzCore
import SourceModel
import Transitions
import UIKit
import Window

/// This process as one in which a user's code runs: what it was started with, and its ways to the one that started it.
@MainActor
final class StageEntry {
    /// What this process is; nil if it was started by hand.
    static let current = StageEntry()

    let setup: StageSetup
    /// The window in the other process; nil where only files are written.
    let display: RemoteDisplay?
    /// Whether it runs cases of `segue check` for the one that started it.
    let isChecker: Bool
    let watchdog: Watchdog

    private init?() {
        guard let kind = getenv(StageDescriptor.variable).map({ String(cString: $0) }),
            let page = SharedMemory(inherited: StageDescriptor.setup), let setup = page.value(StageSetup.self)
        else { return nil }
        unsetenv(StageDescriptor.variable)
        self.setup = setup
        CrashHandler.install()
        isChecker = kind == "check"
        watchdog = isChecker ? Watchdog(limit: 2, total: 40) : Watchdog()
        watchdog.begin()
        guard kind == "window" else {
            display = nil
            return
        }
        guard let memory = SharedMemory(inherited: StageDescriptor.memory) else { return nil }
        display = RemoteDisplay(
            channel: Channel(descriptor: StageDescriptor.channel), memory: memory, watchdog: watchdog)
        // Without a window there is nobody to show anything to.
        if display == nil { return nil }
    }

    /// Loads the user's module and offers its classes in the catalogue's place.
    ///
    /// - Parameters:
    ///   - named: The class that the command line names.
    ///   - say: Takes a line on each class that cannot be made.
    func load(named name: String?, say: (String) -> Void = { Program.say("segue: \($0)") }) throws {
        guard let library = setup.library else { return }
        UIImage.folders = Self.folders(of: setup.report) + UIImage.folders
        UIPresentationController.keepsWhatIsLeft = true
        do throws(ModuleLoader.Failure) {
            try ModuleLoader.load(library)
        } catch {
            throw CommandFailure.work("\(setup.name) cannot be loaded: \(error.message)")
        }
        try GuestCatalogue.offer(setup.report, of: setup.name, named: name, say: say)
    }

    /// Where pictures and asset catalogues of the sources lie: beside the files, and in the folder that all of them are below.
    private static func folders(of report: SourceReport) -> [URL] {
        let files = report.files.map(\.original).filter { $0.hasPrefix("/") }
        let folders = files.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let paths = folders.map(\.pathComponents)
        guard var common = paths.first else { return [] }
        for path in paths {
            common = zip(common, path).prefix { $0 == $1 }.map(\.0)
        }
        var seen: Set<String> = []
        let top = URL(fileURLWithPath: common.joined(separator: "/"))
        return (folders + [top]).filter { seen.insert($0.standardizedFileURL.path).inserted }
    }
}
