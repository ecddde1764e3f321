import Foundation

extension CrashReport {
    /// The file through which a child process says where it died.
    package struct Trace: Equatable, Sendable {
        private let toolchain: Toolchain
        /// What Swift's backtracer writes, and what `CrashHandler` does.
        private let path: String
        private var ownPath: String { path + "-frames" }

        /// A frame in the user's code.
        struct Frame: Equatable {
            var function: String
            var place: Place
        }

        /// - Parameter folder: where the files are made; they are removed with `remove()`.
        package init(_ toolchain: Toolchain, folder: String = NSTemporaryDirectory()) {
            self.toolchain = toolchain
            path = URL(fileURLWithPath: folder).appendingPathComponent("segue-crash-\(UUID().uuidString)").path
        }

        /// What to add to the child's environment.
        package var environment: [String: String] {
            var values = [CrashHandler.variable: ownPath]
            if let backtracer = toolchain.backtracer {
                values["SWIFT_BACKTRACE"] =
                    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=8,"
                    + "sanitize=no,timeout=0s,output-to=\(path),swift-backtrace=\(backtracer)"
            }
            return values
        }

        /// Removes what was written.
        package func remove() {
            unlink(path)
            unlink(ownPath)
        }

        /// A child's standard error without what the runtime says of its backtracer.
        package static func plain(_ standardError: String) -> String {
            standardError.replacing(
                #/\n?\*\*\* Signal [0-9]+: Backtracing from 0x[0-9a-f]+\.*( done \*\*\*)?\n+/#, with: "")
        }

        /// The frames with a place, innermost first.
        func frames(of library: String?) -> [Frame] {
            let written = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let frames = Self.frames(written)
            if !frames.isEmpty { return frames }
            guard let library, let data = FileManager.default.contents(atPath: ownPath) else { return [] }
            let offsets = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap {
                $0.hasPrefix("frame 0x") ? UInt($0.dropFirst(8), radix: 16) : nil
            }
            return symbolized(offsets, library)
        }

        /// The frames of what Swift's backtracer wrote: `  3 [ra] 0x00007f… Zoom.go(_:) + 457 in Zoom.so at /home/me/Zoom.swift:8:33`.
        static func frames(_ text: String) -> [Frame] {
            text.split(separator: "\n").compactMap { line in
                guard
                    let match = line.firstMatch(
                        of: #/^ *[0-9]+ .*?0x[0-9a-f]+ (.+?)(?: \+ [0-9]+)? in [^ ]+ at (.+?):([0-9]+)(?::([0-9]+))?$/#),
                    let row = Int(match.3)
                else { return nil }
                let column = match.4.flatMap { Int($0) } ?? 0
                return Frame(
                    function: String(match.1), place: Place(file: String(match.2), line: row, column: column))
            }
        }

        /// Frames of offsets in a library, by its debug information.
        private func symbolized(_ offsets: [UInt], _ library: String) -> [Frame] {
            guard !offsets.isEmpty, access(toolchain.symbolizer, X_OK) == 0 else { return [] }
            let addresses = offsets.map { "0x" + String($0, radix: 16) }
            let call = ToolCall(
                toolchain.symbolizer, ["--no-inlines", "--obj=\(library)"] + addresses,
                environment: ProcessInfo.processInfo.environment)
            guard let output = try? call.run() else { return [] }
            // Of each address two lines, the function's name and its place, and an empty one.
            let text = String(decoding: output.standardOutput, as: UTF8.self)
            let frames: [Frame] = text.components(separatedBy: "\n\n").compactMap { block in
                let lines = block.split(separator: "\n")
                guard lines.count == 2, let match = lines[1].wholeMatch(of: #/(.+):([0-9]+):([0-9]+)/#),
                    let row = Int(match.2), row > 0
                else { return nil }
                return Frame(
                    function: String(lines[0]),
                    place: Place(file: String(match.1), line: row, column: Int(match.3) ?? 0))
            }
            let names = demangled(frames.map(\.function))
            return zip(frames, names).map { Frame(function: $1, place: $0.place) }
        }

        /// Functions' names as Swift's backtracer spells them: `Zoom.go(_:)`.
        private func demangled(_ symbols: [String]) -> [String] {
            let call = ToolCall(
                toolchain.demangler, ["--simplified", "--compact"] + symbols,
                environment: ProcessInfo.processInfo.environment)
            guard let output = try? call.run() else { return symbols }
            let names = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").map(String.init)
            return names.count == symbols.count ? names : symbols
        }
    }
}
