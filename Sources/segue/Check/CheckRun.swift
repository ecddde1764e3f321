import Check
import Compile
import Foundation
import SourceModel

/// Hands the cases of a check out to processes, one by one, and collects what they come to.
///
/// What a case comes to does not depend on which process ran it, nor on how many there are: outcomes are taken in the order of
/// the cases. A process that ends in a case is replaced.
@MainActor
final class CheckRun {
    /// Which cases are wanted.
    struct Choice {
        /// Nil for all.
        var operation: String?
        var situations: [String] = []

        var isAll: Bool { operation == nil && situations.isEmpty }

        func takes(_ check: CheckCase) -> Bool {
            (operation == nil || check.operation == operation)
                && (situations.isEmpty || situations.contains(check.situation))
        }
    }

    /// What a process is at.
    enum Task {
        case targets
        case plan(target: Int)
        case run(target: Int, CheckCase)
        case draw(Int)
    }

    /// A process and what it is at.
    private struct Post {
        let worker: CheckWorker
        var task: Task?
        /// What it has found in the case so far.
        var findings: [Finding] = []
        /// What went wrong with the task.
        var problem: String?
    }

    private let setup: StageSetup
    private let arguments: [String]
    private let choice: Choice
    private let progress: ProgressLine
    private let inbox = CheckInbox()
    private var posts: [Int: Post] = [:]
    private var started = 0
    /// How many have ended that had nothing to do.
    private var idleDeaths = 0
    private let jobs: Int
    private(set) var targets: [CheckedTarget] = []
    private var hasTargets = false
    private(set) var wishes: [String] = []
    private var orders: [StripOrder] = []
    private var handedOutOrders = 0
    private var drawn: [Bool] = []

    /// - Parameters:
    ///   - arguments: The command line, which the processes understand too.
    ///   - jobs: How many processes work at a time.
    init(setup: StageSetup, arguments: [String], choice: Choice, jobs: Int, progress: ProgressLine) {
        self.setup = setup
        self.arguments = arguments
        self.choice = choice
        self.jobs = jobs
        self.progress = progress
    }

    /// Runs all cases.
    func run() throws {
        inbox.listenToInterrupts()
        // They get ready while the first one says what there is.
        for _ in 0..<jobs { try start() }
        while !isOver { try step() }
    }

    /// Draws filmstrips, in the same processes.
    ///
    /// - Returns: Of each, whether it was drawn.
    func draw(_ orders: [StripOrder]) throws -> [Bool] {
        self.orders = orders
        drawn = orders.map { _ in false }
        handedOutOrders = 0
        try employ()
        while posts.values.contains(where: { $0.task != nil }) || handedOutOrders < orders.count { try step() }
        return drawn
    }

    /// Ends all processes.
    func end() {
        inbox.stopListening()
        for post in posts.values { post.worker.end() }
        posts = [:]
    }

    private var isOver: Bool {
        hasTargets && posts.values.allSatisfy { $0.task == nil } && targets.allSatisfy { $0.isHandedOut }
    }

    private func step() throws {
        switch inbox.take() {
        case .interrupted(let signal): throw Interrupt(signal: signal)
        case .worker(let number, .answer(let answer)): try take(answer, from: number)
        case .worker(let number, .ended(let ending, let output)): try bury(number, ending, output)
        }
        progress.show(
            done: targets.reduce(0) { $0 + $1.doneCount }, of: targets.reduce(0) { $0 + $1.cases.count },
            at: targets.first { !$0.isHandedOut }?.id)
    }

    // MARK: Processes

    private func start() throws {
        let number = started
        started += 1
        let worker = try CheckWorker(arguments: arguments, setup: setup) { [inbox] event in
            inbox.put(.worker(number, event))
        }
        posts[number] = Post(worker: worker)
        try assign(number)
    }

    /// Gives those that wait something to do, and has more come where there is more than they can take on.
    private func employ() throws {
        for number in posts.keys.sorted() where posts[number]?.task == nil { try assign(number) }
        while posts.count < jobs, hasTargets, hasMore { try start() }
    }

    private func assign(_ number: Int) throws {
        guard let task = nextTask() else { return }
        posts[number]?.task = task
        posts[number]?.findings = []
        posts[number]?.problem = nil
        let order: CheckOrder =
            switch task {
            case .targets: .targets
            case .plan(let target): .plan(target: targets[target].id, style: targets[target].style)
            case .run(_, let check): .run(check)
            case .draw(let index): .draw(orders[index])
            }
        posts[number]?.worker.send(order)
    }

    private var hasMore: Bool {
        handedOutOrders < orders.count || targets.contains { !$0.isAsked || $0.hasCases }
    }

    private func nextTask() -> Task? {
        guard hasTargets else { return posts.values.contains { $0.task != nil } ? nil : .targets }
        if let target = targets.firstIndex(where: { !$0.isAsked }) {
            targets[target].isAsked = true
            return .plan(target: target)
        }
        if let target = targets.firstIndex(where: { $0.hasCases }), let check = targets[target].handOut() {
            return .run(target: target, check)
        }
        guard handedOutOrders < orders.count else { return nil }
        defer { handedOutOrders += 1 }
        return .draw(handedOutOrders)
    }

    // MARK: Answers

    private func take(_ answer: CheckAnswer, from number: Int) throws {
        guard let task = posts[number]?.task else {
            if case .problem(let message, let isUsage) = answer { throw Self.failure(message, isUsage) }
            return
        }
        switch answer {
        case .target(let target): targets.append(CheckedTarget(id: target.id, operations: target.operations))
        case .wish(let wish): if !wishes.contains(wish) { wishes.append(wish) }
        case .telling(let cases):
            guard case .plan(let target) = task else { return }
            let isModal = choice.operation.map { ["present", "dismiss"].contains($0) } ?? true
            targets[target].tell(isModal ? cases : [])
        case .cases(let cases):
            guard case .plan(let target) = task else { return }
            targets[target].plan(cases.filter(choice.takes))
        case .finding(let finding): posts[number]?.findings.append(finding)
        case .problem(let message, let isUsage):
            guard case .draw = task else { throw Self.failure(message, isUsage) }
            posts[number]?.problem = message
            finish(number, task)
            try employ()
        case .done:
            finish(number, task)
            try employ()
        }
    }

    private func finish(_ number: Int, _ task: Task) {
        let post = posts[number]
        posts[number]?.task = nil
        switch task {
        case .targets: hasTargets = true
        case .plan: break
        case .run(let target, let check): targets[target].finish(check, post?.findings ?? [])
        case .draw(let index): drawn[index] = post?.problem == nil
        }
    }

    /// A process has ended: what it was at has brought it down.
    private func bury(_ number: Int, _ ending: ChildProcess.Ending, _ output: String) throws {
        guard let post = posts.removeValue(forKey: number) else { return }
        defer { post.worker.end() }
        guard let task = post.task else {
            idleDeaths += 1
            guard idleDeaths <= jobs else {
                throw CommandFailure.work(post.worker.report(on: ending, output).headline())
            }
            return try employ()
        }
        let crash = post.worker.report(on: ending, output)
        switch task {
        case .targets: throw CommandFailure.work(crash.headline())
        case .plan(let target): targets[target].fail(crash)
        case .run(let target, let check): targets[target].finish(check, crash)
        case .draw: break
        }
        if hasMore { try start() }
        try employ()
    }

    private static func failure(_ message: String, _ isUsage: Bool) -> CommandFailure {
        isUsage ? .usage(message) : .work(message)
    }
}

/// Ctrl-C, or another wish to end.
struct Interrupt: Error {
    let signal: Int32
}
