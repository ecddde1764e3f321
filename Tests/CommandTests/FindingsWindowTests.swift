import Foundation
import Testing

extension WindowSuite {
    /// Key K on a user's file with a fault in it.
    @Suite("findings in the window", .serialized)
    struct FindingsWindowTests {
        /// A transition that reports success when it was cancelled.
        private static let source = """
            import UIKit

            class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
                    context.containerView.addSubview(to)
                    to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                    UIView.animate(withDuration: 0.3, animations: { to.transform = .identity }) { _ in
                        context.completeTransition(true)
                    }
                }
            }
            """

        private func open() async throws -> (RunningSegue, TemporaryFolder) {
            let folder = try TemporaryFolder()
            try Self.source.write(toFile: folder.file("Grow.swift"), atomically: true, encoding: .utf8)
            return (try await RunningSegue([folder.file("Grow.swift"), "--fresh"]), folder)
        }

        /// The processes that check this file.
        private func checkers(of folder: TemporaryFolder) throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc").count { name in
                guard pid_t(name) != nil, let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
                else { return false }
                let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                return words.dropFirst().first == "check" && words.contains(folder.file("Grow.swift"))
            }
        }

        @Test("K checks the file, Return plays what was found, Escape brings the screens back")
        func check() async throws {
            let (segue, folder) = try await open()
            let lines = try await segue.doing(until: .event("checked"), upTo: 280) { try await segue.press("k") }
            let detail = try #require(lines.last { $0.event == "checked" }?.detail)
            #expect(detail.contains(" finding") && !detail.contains("nothing"), "\(detail)")
            #expect(lines.first { $0.event == "checking" }?.effect == "GrowAnimator")
            let replay = try await segue.press("Return", until: .event("replayed"))
            #expect(replay.first { $0.event == "replaying" }?.detail == "success-after-cancel")
            #expect(replay.events.contains("began"))
            try await segue.press("Escape", until: .answer)
            #expect(try await segue.press("Return", until: .event("finished")).events.contains("began"))
            try await waitUntil(within: 10, for: "the check's processes to go") { try checkers(of: folder) == 0 }
            #expect(try await segue.stop().code == 0)
        }

        @Test("a check ends with its panel, and with the window")
        func cancel() async throws {
            let (segue, folder) = try await open()
            for key in ["Escape", "ctrl+q"] {
                try await segue.press("k", until: .event("checking"))
                try await waitUntil(within: 30, for: "a check") { try checkers(of: folder) > 0 }
                try await segue.press(key)
                try await waitUntil(within: 10, for: "the check's processes to go") { try checkers(of: folder) == 0 }
            }
            #expect(try await segue.end().code == 0)
        }
    }
}
