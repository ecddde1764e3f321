import Foundation
import Synchronization

/// What several threads do together, piece by piece.
protocol SharedWork: AnyObject {
    /// Does one piece. Each member has at most one in hand; no two pieces may touch the same memory.
    func work(on piece: Int, as member: Int)
}

/// Threads that help the one that asks; they are made when first needed and sleep while there is nothing to do.
///
/// Nobody waits for a helper that has not begun: whoever asks does every piece that is left. So a helper that wakes late, or one
/// that a forked process does not have, costs time and nothing else.
final class Crew: @unchecked Sendable {
    /// The process's own. Memory is shared by all cores: more than a few of them wait for it and not for each other.
    static let shared = Crew(members: min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 8))

    /// How many can work at once, with the one that asks.
    let members: Int
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Helpers wait for it while there is nothing to do.
    private let begun = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// The one that asked waits for it at the end.
    private let ended = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// The next piece that nobody has in hand.
    private let next = Atomic<Int>(0)

    // Read and written with the mutex held.
    private var helpers = 0
    private var isBusy = false
    private var job: Job?

    private struct Job {
        unowned(unsafe) let work: any SharedWork
        let pieces: Int
        /// Who may still join.
        var places: Int
        var joined = 0
        /// Who has not come to the end yet.
        var working = 0
    }

    init(members: Int) {
        self.members = members
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(begun, nil)
        pthread_cond_init(ended, nil)
    }

    /// How many can work where `wanted` may; nil for as many as there are.
    func members(_ wanted: Int?) -> Int {
        min(max(wanted ?? members, 1), members)
    }

    /// Has all pieces done, by so many members at the most, and returns when they are.
    func share(_ work: any SharedWork, pieces: Int, members: Int) {
        let wanted = min(members, self.members, pieces) - 1
        guard wanted > 0, begin(Job(work: work, pieces: pieces, places: wanted)) else {
            for piece in 0..<max(pieces, 0) { work.work(on: piece, as: 0) }
            return
        }
        toil(work, pieces, as: 0)
        pthread_mutex_lock(mutex)
        job?.places = 0
        while let left = job?.working, left > 0 { pthread_cond_wait(ended, mutex) }
        job = nil
        isBusy = false
        pthread_mutex_unlock(mutex)
    }

    /// Puts work up and calls for help; false while there is other work.
    private func begin(_ new: Job) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if isBusy { return false }
        isBusy = true
        job = new
        next.store(0, ordering: .relaxed)
        while helpers < new.places, hire() { helpers += 1 }
        if new.places == 1 { pthread_cond_signal(begun) } else { pthread_cond_broadcast(begun) }
        return true
    }

    /// Starts a thread that helps from now on, and keeps the crew for as long.
    private func hire() -> Bool {
        var thread = pthread_t()
        let me = Unmanaged.passRetained(self)
        guard pthread_create(&thread, nil, { Crew.help($0) }, me.toOpaque()) == 0 else {
            me.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    private static func help(_ crew: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let crew else { return nil }
        Unmanaged<Crew>.fromOpaque(crew).takeUnretainedValue().serve()
    }

    private func serve() -> Never {
        pthread_mutex_lock(mutex)
        while true {
            guard let open = job, open.places > 0 else {
                pthread_cond_wait(begun, mutex)
                continue
            }
            job?.places -= 1
            job?.joined += 1
            job?.working += 1
            pthread_mutex_unlock(mutex)
            toil(open.work, open.pieces, as: open.joined + 1)
            pthread_mutex_lock(mutex)
            job?.working -= 1
            if job?.working == 0 { pthread_cond_signal(ended) }
        }
    }

    private func toil(_ work: any SharedWork, _ pieces: Int, as member: Int) {
        while true {
            let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
            if piece >= pieces { return }
            work.work(on: piece, as: member)
        }
    }
}
