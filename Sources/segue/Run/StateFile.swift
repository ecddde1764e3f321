import CoreGraphics
import Foundation
import Preview

/// Where something is kept between runs: a file of `segue/` in the user's folder for state.
@MainActor
struct StateFile {
    let path: String

    /// - Parameter environment: XDG_STATE_HOME names the folder, else it is `.local/state` in HOME.
    init(
        named name: String = "state.json", environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let own = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = own ?? "\(environment["HOME"] ?? NSHomeDirectory())/.local/state"
        path = "\(folder)/segue/\(name)"
    }

    /// What was kept; nil if there is nothing, or nothing that can be understood: such a file is set aside with a line.
    func load() -> RememberedState? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        if let state = try? JSONDecoder().decode(RememberedState.self, from: data),
            state.version == RememberedState.currentVersion
        {
            return state.sound
        }
        let aside = path + ".broken"
        let isMoved = rename(path, aside) == 0
        Program.say(
            "segue: the state of the last run cannot be read and is "
                + (isMoved ? "set aside as \(aside)" : "left alone in \(path)") + "; starting afresh")
        return nil
    }

    /// Keeps a state for the next time.
    func save(_ state: RememberedState) {
        write(state)
    }

    /// The value that is kept; nil if there is none that can be understood.
    func read<Value: Decodable>(_ type: Value.Type) -> Value? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// Keeps a value; the old one stays until the new one is complete.
    func write(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try AtomicFile.write(encoder.encode(value), to: path)
        } catch {
            Program.say("segue: the window's state could not be kept in \(path); the next run starts as this one did")
        }
    }
}
