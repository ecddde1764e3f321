import Check
import Foundation
import Preview
import Synchronization
import Transitions

/// Has checks made for a window, one at a time.
@MainActor
final class CheckDesk {
    private let words: [String]
    private let wake: @Sendable () -> Void
    private var process: CheckProcess?
    private var inbox: Inbox?

    /// What other threads have to tell of one check.
    private final class Inbox: Sendable {
        private let items = Mutex<[CheckNews]>([])
        func put(_ news: CheckNews) { items.withLock { $0.append(news) } }
        func take() -> [CheckNews] {
            items.withLock { items in
                defer { items = [] }
                return items
            }
        }
    }

    /// - Parameters:
    ///   - words: The words of the command line that name a user's sources and say how classes are made; none for Segue's own effects.
    ///   - wake: Wakes the thread that then takes the news; called on others.
    init(words: [String], wake: @escaping @Sendable () -> Void) {
        self.words = words
        self.wake = wake
    }

    var isBusy: Bool { process != nil }

    /// Begins to check an effect or a class; what is being checked is checked no longer.
    func begin(_ id: String) {
        end()
        let inbox = Inbox()
        self.inbox = inbox
        do {
            process = try CheckProcess(words.isEmpty ? [id] : words + ["--class", id]) { [wake] news in
                inbox.put(news)
                wake()
            }
        } catch {
            inbox.put(.failed((error as? CommandFailure)?.message ?? "\(error)"))
            wake()
        }
    }

    /// Ends what runs.
    func end() {
        process?.end()
        process = nil
        inbox = nil
    }

    /// What has been heard since the last time.
    func take() -> [CheckNews] {
        let news = inbox?.take() ?? []
        if case .list? = news.last { process = nil }
        if case .failed? = news.last { process = nil }
        return news
    }
}

/// Rules and situations as the window asks for them.
@MainActor
final class RuleBook: CheckGuide {
    func advice(on rule: String) -> CheckAdvice? {
        Rule.of(rule).map { CheckAdvice(cause: $0.cause, remedy: $0.remedy) }
    }

    func staging(of way: ListedFinding.Way, _ entry: CatalogueEntry) -> Staging? {
        let check = CheckCase(
            target: entry.id, operation: way.operation, situation: way.situation, style: way.style)
        guard let configuration = check.configuration(of: entry), let script = Replay.script(of: check) else {
            return nil
        }
        return Staging(configuration: configuration, script: script)
    }
}
