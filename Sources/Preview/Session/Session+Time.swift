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
        let passed = min(max(realSeconds, 0), longestTick)
        overlay.pass(realSeconds)
        if isPlaying { pass(passed * speed.factor) }
        updateOverlay()
    }

    /// The session's own time passes, in the direction that it runs.
    private func pass(_ seconds: Double) {
        guard let shown = playhead else {
            run(to: clock.now + seconds)
            return continueLoop(after: seconds)
        }
        move(to: shown + (isReversed ? -seconds : seconds))
    }

    /// Shows the picture at a time of the record; past its end the code runs on, and before its start there is nothing.
    private func move(to time: Double) {
        guard let record = recorder.record else { return goLive() }
        if time <= 0, isReversed {
            playhead = 0
            if recorder.isRunning { return undo() }
            isPlaying = false
        } else if let end = record.end {
            playhead = min(max(time, 0), end)
            if time >= end, isPlaying { goLive() }
        } else if time >= recorder.now {
            playhead = nil
            run(to: clock.now + (time - recorder.now))
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
        guard let record = recorder.record, !isHeldByPointer else { return }
        isPlaying = false
        isReversed = false
        move(to: min(max(fraction, 0), 1) * (record.end ?? record.announced))
        stopAtPlayhead()
        updateOverlay()
    }

    /// Where in the record the shown picture lies.
    var shownTime: Double {
        playhead ?? min(recorder.now, recorder.record?.end ?? .infinity)
    }

    func pauseOrResume() {
        guard mayChooseTime else { return }
        if playhead == nil, !recorder.isRunning {
            goForward()
            guard recorder.isRunning else { return }
            isPlaying = false
        } else {
            isPlaying.toggle()
            // Resumed at the end of a finished one there is nothing to play: from the start, then.
            if isPlaying, let end = recorder.record?.end, let shown = playhead, shown >= end, !isReversed {
                playhead = 0
            }
            if isPlaying, isReversed, playhead == 0 { isReversed = false }
        }
        tell(isPlaying ? "resumed" : "paused", operation: recorder.record?.operation)
    }

    func step(_ frames: Int) {
        guard mayChooseTime, hasRecord else { return }
        isPlaying = false
        isReversed = false
        move(to: shownTime + Double(frames) * frameTime)
        stopAtPlayhead()
    }

    func goToStart() {
        guard mayChooseTime, hasRecord else { return }
        isPlaying = false
        isReversed = false
        playhead = 0
    }

    func goToEnd() {
        guard mayChooseTime, hasRecord else { return }
        goLive()
        let limit = clock.now + longestRun
        while recorder.isRunning, clock.now < limit, let next = clock.nextEvent { run(to: next) }
    }

    func reverse() {
        guard mayChooseTime, hasRecord else { return }
        isPlaying = true
        if playhead == nil { playhead = shownTime }
        isReversed.toggle()
        if playhead == 0 { isReversed = false }
    }

    /// A time was chosen: it stays, unless it is the present and nothing runs.
    private func stopAtPlayhead() {
        if let end = recorder.record?.end, let shown = playhead, shown >= end { playhead = end }
        if playhead == nil, !recorder.isRunning { isPlaying = true }
    }

    private var hasRecord: Bool {
        if recorder.record != nil { return true }
        overlay.show(message: "Nothing has run yet: Return starts it")
        return false
    }

    /// Whether keys may choose the time: not while a pointer does.
    private var mayChooseTime: Bool {
        if isHeldByPointer { overlay.show(message: "The pointer has hold of it: let go first") }
        return !isHeldByPointer
    }

    func changeSpeed(_ change: (inout Speed) -> Void) {
        change(&speed)
        tell("speed", detail: speed.text)
    }

    // MARK: Loop

    func toggleLoop() {
        isLooping.toggle()
        loopRest = loopPause
        tell(isLooping ? "looping" : "looped")
        if isLooping, playhead != nil, !recorder.isRunning { goLive() }
    }

    /// Starts the next way of a loop after a rest.
    private func continueLoop(after seconds: Double) {
        guard isLooping, !isBusy else { return }
        loopRest += seconds
        guard loopRest >= loopPause else { return }
        loopRest = 0
        // A way that was cancelled is tried again.
        let goesBack = recorder.record?.isCompleted.map { $0 == isForward } ?? false
        if goesBack { goBack() } else { goForward() }
    }
}
