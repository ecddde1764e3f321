import UIKit

extension Session {
    /// Puts a user's own picture in the place of a screen: the first of a pane becomes its second screen, the next its first,
    /// and so on in turn.
    ///
    /// - Parameters:
    ///   - name: What the picture is called, for the line that says where it went.
    ///   - path: Its file, for who writes down what is done.
    package func adopt(_ picture: CGImage, name: String, pane index: Int = 0, path: String? = nil) {
        guard panes.indices.contains(index) else { return }
        if let path { onDrop?(path, index) }
        let pane = panes[index]
        let isSecond = pane.takesSecond
        if isSecond { pane.pictures.to = picture } else { pane.pictures.from = picture }
        pane.takesSecond.toggle()
        renew()
        tell("dropped", effect: pane.entry.id, detail: isSecond ? "to" : "from")
        say(
            "\(name) is the \(isSecond ? "second" : "first") screen; drop another for the \(isSecond ? "first" : "second")"
        )
    }

    /// Makes the screens anew where one is: in a transition up to where it was, at rest as deep as it was.
    func renew() {
        guard !isRunning, playhead == nil else { return needsRerun = true }
        let depths = panes.map(\.flow.depth)
        isRerunning = true
        defer { isRerunning = false }
        rebuild()
        for (pane, depth) in zip(panes, depths) { deepen(pane, to: depth) }
        panes.forEach { $0.recorder.forget() }
    }

    /// Goes on, at once, until so many screens lie on a pane's first, or as many as there can.
    func deepen(_ pane: Pane, to depth: Int) {
        while pane.flow.depth < depth {
            let before = pane.flow.depth
            turn { request(forward: true, on: pane) }
            goToEnd()
            guard pane.flow.depth > before else { return }
        }
    }
}
