import UIKit

/// One step of the arrow keys: a frame at 60 fps.
private let frameTime = 1.0 / 60  // s
/// A tick that took longer counts as this much: after a hang the picture goes on where it was.
private let longestTick = 0.1  // s
/// How long a loop rests between there and back.
private let loopPause = 0.5  // s
/// How far the clock is run on to reach the end of a transition before giving up.
private let longestRun = 300.0  // s

extension Session {
    /// Real time passes.
    package func tick(realSeconds: Double) {
        if let player { player.pass(realSeconds) } else { advance(realSeconds) }
    }

    /// Real time passes, whether a script is at work or not.
    func advance(_ realSeconds: Double) {
        let passed = min(max(realSeconds, 0), longestTick)
        waitForSwipe(realSeconds)
        if needsRerun { rerun() }
        keepInStep()
        if isPlaying { pass(passed * speed.factor) }
    }

    /// The session's own time passes, in the direction that it runs.
    private func pass(_ seconds: Double) {
        if let part = loopPart, hasRecord, !isHeldByPointer { return pass(seconds, within: part) }
        guard let shown = playhead else {
            run(to: clock.now + seconds)
            return continueLoop(after: seconds)
        }
        move(to: shown + (isReversed ? -seconds : seconds))
    }

    /// Shows the picture at a time of the record; past its end the code runs on, and before its start there is nothing.
    private func move(to time: Double) {
        guard hasRecord else { return goLive() }
        if time <= 0, isReversed {
            playhead = 0
            if isRunning { return undo() }
            isPlaying = false
        } else if let end = recordedEnd {
            playhead = min(max(time, 0), end)
            if time >= end, isPlaying { goLive() }
        } else if time >= recordedTime {
            playhead = nil
            run(to: clock.now + (time - recordedTime))
        } else {
            playhead = max(time, 0)
        }
    }

    /// Shows the present again.
    func goLive() {
        playhead = nil
        isReversed = false
        isPlaying = true
    }

    /// Shows the picture at a fraction of the time that the transition takes, and stops there.
    package func scrub(to fraction: Double) {
        scrub(toSeconds: min(max(fraction, 0), 1) * recordedDuration)
        // A transition without length is not over before all of it is.
        if recordedEnd == 0, fraction < 1, playhead != nil { playhead = -.leastNonzeroMagnitude }
    }

    /// Shows the picture at a time since the transition's start, and stops there.
    package func scrub(toSeconds seconds: Double) {
        guard hasRecord, !isHeldByPointer else { return }
        isPlaying = false
        isReversed = false
        move(to: max(seconds, 0))
        stopAtPlayhead()
    }

    /// Whether any pane has a transition that runs or ran.
    package var hasRecord: Bool { panes.contains { $0.recorder.record != nil } }

    /// When the last of the recorded transitions was over; nil while one runs.
    private var recordedEnd: Double? {
        isRunning ? nil : panes.compactMap { $0.recorder.record?.end }.max()
    }

    /// The time in the records of those transitions that still run.
    private var recordedTime: Double {
        panes.filter(\.recorder.isRunning).map(\.recorder.now).max() ?? 0
    }

    /// How long the recorded transitions take: as announced until they have ended, then as it was.
    package var recordedDuration: Double {
        panes.compactMap { $0.recorder.record.map { $0.end ?? $0.announced } }.max() ?? 0
    }

    /// Where in the record the shown picture lies.
    package var shownTime: Double {
        playhead ?? recordedEnd ?? recordedTime
    }

    func pauseOrResume() {
        guard mayChooseTime else { return }
        if playhead == nil, !isRunning {
            goForward()
            guard isRunning else { return }
            isPlaying = false
        } else {
            isPlaying.toggle()
            // Resumed at the end of a finished one there is nothing to play: from the start, then.
            if isPlaying, let end = recordedEnd, let shown = playhead, shown >= end, !isReversed {
                playhead = 0
            }
            if isPlaying, isReversed, playhead == 0 { isReversed = false }
        }
        tell(isPlaying ? "resumed" : "paused", operation: recorder.record?.operation)
    }

    func step(_ frames: Int) {
        guard mayChooseTime, hasRecordOrSays else { return }
        isPlaying = false
        isReversed = false
        move(to: shownTime + Double(frames) * frameTime)
        stopAtPlayhead()
    }

    func goToStart() {
        guard mayChooseTime, hasRecordOrSays else { return }
        isPlaying = false
        isReversed = false
        playhead = 0
    }

    func goToEnd() {
        guard mayChooseTime, hasRecordOrSays else { return }
        goLive()
        let limit = clock.now + longestRun
        while isRunning, clock.now < limit, let next = clock.nextEvent { run(to: next) }
    }

    func reverse() {
        guard mayChooseTime, hasRecordOrSays else { return }
        isPlaying = true
        if playhead == nil { playhead = shownTime }
        isReversed.toggle()
        if playhead == 0 { isReversed = false }
    }

    /// A time was chosen: it stays, unless it is the present and nothing runs.
    private func stopAtPlayhead() {
        if let end = recordedEnd, let shown = playhead, shown >= end { playhead = end }
        if playhead == nil, !isRunning { isPlaying = true }
    }

    private var hasRecordOrSays: Bool {
        if !hasRecord { hint("Nothing has run yet: Return starts it") }
        return hasRecord
    }

    /// Whether keys may choose the time: not while a pointer does.
    private var mayChooseTime: Bool {
        if isHeldByPointer { hint("The pointer has hold of it: let go first") }
        return !isHeldByPointer
    }

    func changeSpeed(_ change: (inout Speed) -> Void) {
        change(&speed)
        tell("speed", detail: speed.text)
    }

    // MARK: Loop

    /// Plays only a part of the duration, over and over; nil plays on.
    package func loop(_ part: ClosedRange<Double>?) {
        loopPart = part.map { min(max($0.lowerBound, 0), 1)...min(max($0.upperBound, 0), 1) }
        if loopPart != nil, hasRecord { isPlaying = true }
    }

    /// The session's own time passes while a part is played over and over.
    private func pass(_ seconds: Double, within part: ClosedRange<Double>) {
        let duration = recordedDuration
        let (start, end) = (part.lowerBound * duration, part.upperBound * duration)
        let next = shownTime + (isReversed ? -seconds : seconds)
        if isReversed {
            move(to: next < start || next > end ? end : next)
        } else {
            move(to: next > end || next < start ? start : next)
        }
    }

    func toggleLoop() {
        isLooping.toggle()
        loopRest = loopPause
        tell(isLooping ? "looping" : "looped")
        if isLooping, playhead != nil, !isRunning { goLive() }
    }

    /// Starts the next way of a loop after a rest.
    private func continueLoop(after seconds: Double) {
        guard isLooping, !isBusy else { return }
        loopRest += seconds
        guard loopRest >= loopPause else { return }
        loopRest = 0
        // A way that was cancelled is tried again.
        // After a change of the device nothing is recorded, and the last way counts as gone.
        let goesBack = recorder.record.map { $0.isCompleted == lead.isForward } ?? lead.isForward
        if goesBack { goBack() } else { goForward() }
    }
}
