import Foundation
import Preview
import Window

extension PreviewLoop {
    /// How long the encoder may take at most once the window is closed.
    private static let finishingTime = 60.0  // s

    /// Begins to record what the screens show, or ends it.
    func toggleRecording() {
        if recorder.isFinishing {
            return session.note(
                SessionEvent("recording", effect: session.status.effect), message: "The last recording is being written"
            )
        }
        if recorder.isRecording {
            recorder.end(session, at: MonotonicTime.now)
            workspace.isRecording = false
            return
        }
        recorder.begin(session, scale: workspace.layout.scale, at: MonotonicTime.now)
        workspace.isRecording = true
        onRecording(true)
        session.note(
            SessionEvent("recording", effect: session.status.effect),
            message: "Recording what the screen shows: V stops")
    }

    /// Lets the recorder see what the window shows, in the time that is left.
    func recordWhatIsShown() {
        guard recorder.isRecording else { return }
        let now = MonotonicTime.now
        recorder.take(session, at: now, timeLeft: workspace.isActive ? pacer.wait(at: now) : .infinity)
        // A screen of another size is the end of it.
        if !recorder.isRecording { workspace.isRecording = false }
    }

    /// Says where a recording went, or why not.
    func reportRecording() {
        guard let news = recorder.takeNews() else { return }
        workspace.isRecording = false
        onRecording(false)
        switch news {
        case .saved(let path, let seconds, let leftOut):
            print(path)
            fflush(nil)
            let length = "\(Decimals.text(seconds, places: 1)) s"
            let rest = leftOut == 0 ? "" : "; \(leftOut) frames were left out, since there was no time for them"
            session.note(
                SessionEvent("recorded", effect: session.status.effect, detail: path),
                message: "Saved \(path), \(length)\(rest)")
        case .failed(let reason):
            session.note(
                SessionEvent("failed", effect: session.status.effect, detail: "recording"),
                message: "Nothing was recorded: \(reason)")
        }
    }

    /// Ends what is recorded and waits for the file: the window is about to close.
    func finishRecording() {
        recorder.end(session, at: MonotonicTime.now)
        let deadline = MonotonicTime.now + Self.finishingTime
        while recorder.isFinishing, MonotonicTime.now < deadline {
            reportRecording()
            // What watches over a user's code sees that nothing is wrong.
            _ = window.nextEvent(timeout: 0.02)
            usleep(2000)
        }
    }
}
