import SourceModel
import Testing
import Transitions

@testable import Check

@Suite("Where in the source a fault comes from")
@MainActor
struct PlaceTests {
    /// Of a class that animates both ways, line by line.
    private static let landmarks: [Landmark] = [
        landmark("alpha", "toView", "0", "present", 1), landmark("alpha", "fromView", "1", "present", 2),
        landmark("alpha", "self.fromView", "0.3", "present", 3), landmark("alpha", "fromView", "0.2", "dismiss", 4),
        landmark("alpha", "toViewController.view", "1", "dismiss", 5), landmark("frame", "card", "end", "present", 6),
        landmark("removeFromSuperview", "toView", nil, "dismiss", 7, .call),
        landmark("removeFromSuperview", "source.view", nil, "dismiss", 8, .call),
    ]

    private static func landmark(
        _ name: String, _ receiver: String, _ argument: String?, _ function: String, _ line: Int,
        _ kind: Landmark.Kind = .assignment
    ) -> Landmark {
        Landmark(
            kind: kind, name: name, receiver: receiver, argument: argument, type: "Zoom", function: function,
            place: SourcePlace(file: "Zoom.swift", line: line, column: 9))
    }

    private func line(of property: String, on view: String, _ operation: TransitionOperation) throws -> Int? {
        let seen = Observation(
            CheckCase(target: "Zoom", operation: operation.rawValue, situation: "timed"),
            try #require(Situation.of("timed")), operation, source: SourceReport(landmarks: Self.landmarks))
        return seen.place(ofAssignment: property, on: view, in: operation)?.line
    }

    @Test("it is where the view's own property is set, in what runs then, and not where it is put back")
    func likeliest() throws {
        #expect(try line(of: "alpha", on: "the from view", .present) == 3)
        #expect(try line(of: "alpha", on: "the from view's alpha is 0, and was 1", .dismiss) == 4)
        #expect(try line(of: "alpha", on: "the to view", .push) == 1)
    }

    @Test("a view of another name is found where nothing else is, and what is taken off where that is called")
    func others() throws {
        #expect(try line(of: "frame", on: "the to view", .dismiss) == 6)
        #expect(try line(of: "removeFromSuperview", on: "the from view", .dismiss) == 8)
        #expect(try line(of: "mask", on: "the to view", .present) == nil)
    }
}
