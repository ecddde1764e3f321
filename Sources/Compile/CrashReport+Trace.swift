import Foundation

extension CrashReport {
    /// The file through which a child process says where it died.
    package struct Trace: Equatable, Sendable {
        private let toolchain: Toolchain
        /// What Swift's backtracer writes, and what `CrashHandler` does.
        private let path: String
        private var ownPath: String { path + "-frames" }
        /// Whether Swift's backtracer is left out: it takes seconds, and says little more than `CrashHandler`.
        private let isQuick: Bool
        /// What turns it off.
        static let noBacktracer = "enable=no"

        /// A frame in the user's code.
        struct Frame: Equatable {
            var function: String
            var place: Place
            /// The check of the language that failed there, in the compiler's words: `arithmetic overflow`.
            var check: String?
        }

        /// - Parameter folder: where the files are made; they are removed with `remove()`.
        package init(_ toolchain: Toolchain, folder: String = NSTemporaryDirectory(), isQuick: Bool = false) {
            self.toolchain = toolchain
            self.isQuick = isQuick
            path = URL(fileURLWithPath: folder).appendingPathComponent("segue-crash-\(UUID().uuidString)").path
        }

        /// What to add to the child's environment.
        package var environment: [String: String] {
            var values = [CrashHandler.variable: ownPath]
            if isQuick {
                values["SWIFT_BACKTRACE"] = Self.noBacktracer
            } else if let backtracer = toolchain.backtracer {
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
            var check: String?
            return text.split(separator: "\n").compactMap { line in
                if let match = line.firstMatch(of: #/ Swift runtime failure: (.+?) in [^ ]+ at /#) {
                    check = String(match.1)
                }
                guard
                    let match = line.firstMatch(
                        of: #/^ *[0-9]+ .*?0x[0-9a-f]+ (.+?)(?: \+ [0-9]+)? in [^ ]+ at (.+?):([0-9]+)(?::([0-9]+))?$/#),
                    let row = Int(match.3)
                else { return nil }
                defer { check = nil }
                let column = match.4.flatMap { Int($0) } ?? 0
                return Frame(
                    function: String(match.1), place: Place(file: String(match.2), line: row, column: column),
                    check: check)
            }
        }

        /// Frames of offsets in a library, by its debug information.
        private func symbolized(_ offsets: [UInt], _ library: String) -> [Frame] {
            var frames = places(of: offsets, in: library)
            // Code that the compiler made for a loop or the end of a scope has no line: the nearest that has one is meant. The stubs
            // through which other libraries are called are no function's.
            if let index = frames.firstIndex(where: { $0 != nil }), let found = frames[index], found.place.line == 0 {
                let near = (1...Self.reach).flatMap { [offsets[index] &- $0, offsets[index] &+ $0] }
                frames[index] = places(of: near, in: library).lazy.compactMap { $0 }
                    .first { $0.function == found.function && $0.place.line > 0 }
            }
            let known = frames.compactMap { $0 }.filter { $0.place.line > 0 }
            return zip(known, demangled(known.map(\.function))).map { frame, name in
                Frame(function: name, place: frame.place, check: frame.check)
            }
        }

        /// How far away code with a line is looked for, in bytes.
        private static let reach: UInt = 96

        /// What is known of offsets in a library: of each the function and, 0 if it has none, the line.
        private func places(of offsets: [UInt], in library: String) -> [Frame?] {
            guard !offsets.isEmpty, access(toolchain.symbolizer, X_OK) == 0 else { return [] }
            let call = ToolCall(
                toolchain.symbolizer, ["--inlines", "--obj=\(library)"] + offsets.map { "0x" + String($0, radix: 16) },
                environment: ProcessInfo.processInfo.environment)
            guard let output = try? call.run() else { return [] }
            // Of each address two lines, the function's name and its place, and an empty one. Before those of the function stand
            // those of what was inlined into it: a check of the language, which has no line.
            let text = String(decoding: output.standardOutput, as: UTF8.self)
            return text.components(separatedBy: "\n\n").prefix(offsets.count).map { block in
                let lines = block.split(separator: "\n")
                let frames = stride(from: 0, to: lines.count - 1, by: 2).compactMap { index -> Frame? in
                    guard lines[index] != "??", let match = lines[index + 1].wholeMatch(of: #/(.+):([0-9]+):([0-9]+)/#)
                    else { return nil }
                    let place = Place(
                        file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0)
                    return Frame(function: String(lines[index]), place: place)
                }
                var found = frames.first { $0.place.line > 0 } ?? frames.last
                found?.check = frames.first?.function.firstMatch(of: #/^Swift runtime failure: (.+)/#).map {
                    String($0.1)
                }
                return found
            }
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
