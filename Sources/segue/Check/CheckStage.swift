import Check
import Export
import Foundation
import Preview
import Transitions
import UIKit

/// This process as one that runs cases for another: a user's code may end it at any time, or not return.
@MainActor
struct CheckStage {
    private let channel = Channel<CheckAnswer, CheckOrder>(descriptor: StageDescriptor.channel)
    private let stage: StageEntry
    private let checker: Checker
    /// The transitions to check.
    private var entries: [CatalogueEntry] = []

    init(_ stage: StageEntry, asked: String?) {
        self.stage = stage
        checker = Checker(
            source: stage.setup.library == nil ? nil : stage.setup.report, asked: asked?.lowercased())
    }

    /// Does what it is asked until the other process has gone or wants no more.
    mutating func serve(_ arguments: Arguments) {
        Self.endWithParent()
        Self.silence()
        do {
            try stage.load(named: arguments.string("--class")) { channel.send(.wish($0)) }
            entries = try Self.entries(arguments)
        } catch {
            let failure = error as? CommandFailure
            channel.send(.problem(failure?.message ?? "\(error)", isUsage: failure?.isUsage ?? false))
            return
        }
        while true {
            stage.watchdog.rest()
            switch channel.receive(timeout: .infinity) {
            case .message(let order):
                stage.watchdog.begin()
                answer(order)
            case .nothing: continue
            case .closed: return
            }
        }
    }

    private func answer(_ order: CheckOrder) {
        switch order {
        case .targets:
            for entry in entries {
                channel.send(.target(CheckTarget(id: entry.id, operations: entry.operations.map(\.rawValue))))
            }
        case .plan(let id, let style):
            guard let entry = entries.first(where: { $0.id == id }) else { break }
            let telling = style == nil ? checker.tellingCases(of: entry) : []
            let plan = checker.cases(of: entry, in: style.flatMap(PresentationStyle.init))
            channel.send(telling.isEmpty ? .cases(plan) : .telling(telling))
        case .run(let check):
            if let seen = checker.observe(check) {
                // What follows is Segue's own.
                stage.watchdog.rest()
                for finding in checker.findings(in: seen) { channel.send(.finding(finding)) }
            }
        case .draw(let order):
            do throws(RenderError) {
                try EvidenceStrip.write(order)
            } catch {
                channel.send(.problem(error.description, isUsage: false))
                return
            }
        }
        channel.send(.done)
    }

    private static func entries(_ arguments: Arguments) throws -> [CatalogueEntry] {
        if let entry = try SharedOptions.entry(arguments) { return [entry] }
        return Catalogue.all
    }

    /// What a user's code prints is nobody's business here: it runs dozens of times.
    private static func silence() {
        let nowhere = open("/dev/null", O_WRONLY)
        guard nowhere >= 0 else { return }
        fflush(nil)
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
    }

    /// Ends this process when the one that started it is gone, whatever a user's code is doing.
    private static func endWithParent() {
        let thread = Thread {
            var entry = pollfd(fd: StageDescriptor.channel, events: 0, revents: 0)
            while poll(&entry, 1, -1) <= 0 {}
            _exit(0)
        }
        thread.name = "parent"
        thread.start()
    }
}
