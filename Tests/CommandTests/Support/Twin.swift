import UIKit

@testable import Preview

/// The program's session and workspace once more, in the test's own process, with the same input: it says where in the window a
/// control lies, and what it is to show.
///
/// It is made anew for each question and taken down after the answer, in one go: one session at a time is at work in a process.
@MainActor
final class Twin {
    private enum Step {
        case input(InputEvent)
        case time(Double)
    }

    private let configuration: Session.Configuration
    private var steps: [Step] = []

    /// - Parameter size: The device's screen in points, of which the window shows each as a pixel.
    init(_ effect: String, size: CGSize, compared: String? = nil) {
        var configuration = Session.Configuration()
        configuration.effect = effect
        configuration.size = size
        configuration.scale = 1
        configuration.compared = compared.map { .init(effect: $0, tuning: Tuning()) }
        self.configuration = configuration
    }

    /// Takes note of what the program is given.
    func note(_ events: InputEvent...) {
        steps += events.map { .input($0) }
    }

    func noteTime(_ seconds: Double) {
        steps.append(.time(seconds))
    }

    func noteKey(_ key: Preview.Key, _ modifiers: Modifiers = []) {
        note(.key(key, modifiers, isRepeat: false))
    }

    /// Plays all that was noted and asks what is so then.
    func ask<Answer>(_ question: (Workspace) throws -> Answer) rethrows -> Answer {
        let session = Session(configuration)
        let size = WorkspaceLayout(width: 1, height: 1, density: 1, screen: configuration.size)
        let first = size.windowSize(atScale: 1)
        let workspace = Workspace(session, width: Int(first.width), height: Int(first.height), density: 1)
        defer { workspace.close() }
        for step in steps {
            switch step {
            case .input(let event): workspace.handle(event)
            case .time(let seconds): workspace.tick(realSeconds: seconds)
            }
            for case .resize(let size) in session.requests {
                workspace.resize(width: Int(size.width), height: Int(size.height), density: 1)
            }
            session.requests = []
            // As a frame does after each gesture: settings are taken up, and views find their places.
            if case .input(.down) = step { continue }
            if case .input(.moved) = step { continue }
            workspace.tick(realSeconds: 0)
            session.turn { workspace.tools.forEach { $0.layoutIfNeeded() } }
        }
        return try question(workspace)
    }

    /// Where a view of the inspector lies in the window, in points.
    func place(_ find: (InspectorView) -> UIView?) throws -> CGRect {
        try ask { workspace in
            guard let panel = workspace.inspector, let view = find(panel.view) else {
                throw Failure("the inspector does not have that view")
            }
            let place = view.convert(view.bounds, to: panel.window)
            guard panel.window.bounds.contains(place), !view.isHidden, place.width > 0 else {
                throw Failure("the view is not in sight: \(place)")
            }
            return place.offsetBy(dx: panel.window.frame.minX, dy: panel.window.frame.minY)
        }
    }
}
