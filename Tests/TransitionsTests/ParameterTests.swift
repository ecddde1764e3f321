import Foundation
import Testing
import Transitions

/// What is known of effects' parameters.
@MainActor
@Suite("Parameters")
struct ParameterTests {
    @Test("whatever an effect keeps, other than closures, can be tuned", arguments: Catalogue.own.map(\.id))
    func complete(_ id: String) throws {
        let effect = try #require(Catalogue.entry(id)).make()
        var mirror: Mirror? = Mirror(reflecting: effect)
        var kept = 0
        while let current = mirror, current.subjectType != Effect.self {
            for child in current.children {
                kept += 1
                let label = try #require(child.label)
                if "\(type(of: child.value))".contains("->") { continue }
                let key = String(label.drop { $0 == "_" })
                #expect(effect.parameter(key) != nil, "\(key) lacks @Tunable")
            }
            mirror = current.superclassMirror
        }
        #expect(kept >= effect.parameters.count)
    }

    @Test(
        "each has a short phrase, a default within its limits, and a key of its own", arguments: Catalogue.own.map(\.id)
    )
    func declared(_ id: String) throws {
        let parameters = try #require(Catalogue.entry(id)).make().parameters
        for parameter in parameters {
            #expect((3...45).contains(parameter.title.count), "\(parameter.title)")
            #expect(parameter.kind.fitting(parameter.value) == parameter.value, "\(parameter.key)")
        }
        #expect(Set(parameters.map(\.key)).count == parameters.count)
    }

    @Test("a parameter is the property of its name, in the order of declaration")
    func bound() throws {
        let effect = Awesome()
        #expect(effect.parameters.prefix(3).map(\.key) == ["lift", "perspective", "backgroundColor"])
        try #require(effect.parameter("lift")).value = .number(17)
        #expect(effect.lift == 17)
        try #require(effect.parameter("backgroundColor")).value = .color(nil)
        #expect(effect.backgroundColor == nil)
        try #require(effect.parameter("shadowOffset")).value = .size(CGSize(width: 3, height: -4))
        #expect(effect.shadowOffset == CGSize(width: 3, height: -4))
        effect.shadowColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4)
        #expect(effect.parameter("shadowColor")?.value == .color(.init(red: 255, green: 51, blue: 0, alpha: 102)))
        #expect(effect.parameter("shadowOpacity")?.value == .number(0.5))
        effect.shadowOpacity = 0.3
        #expect(effect.parameter("shadowOpacity")?.value == .number(0.3), "what was written, not the nearest Float")
        let circle = CircleSpread()
        try #require(circle.parameter("defaultCenter")).value = .point(CGPoint(x: 3, y: 40))
        #expect(circle.defaultCenter == CGPoint(x: 3, y: 40))
    }

    @Test("values outside the limits are brought inside, those of another kind are not taken")
    func fitting() throws {
        let effect = CircleSpread()
        let radius = try #require(effect.parameter("startRadius"))
        radius.value = .number(1e9)
        #expect(effect.startRadius == 300)
        radius.value = .color(nil)
        #expect(effect.startRadius == 300)
        #expect(Parameter.Kind.color.fitting(.color(nil)) == nil)
        #expect(Parameter.Kind.optionalColor.fitting(.color(nil)) == .color(nil))
        #expect(
            Parameter.Kind.point.fitting(.point(CGPoint(x: 5, y: -1e6))) == .point(CGPoint(x: 5, y: -10_000)))
    }

    /// An effect of one's own: it needs to say no more than this.
    private class Own: Effect {
        @Tunable("a number", 0...5) var number = 2.0
    }

    private final class Derived: Own {
        @Tunable("whether it does") var does = true
    }

    @Test("a subclass adds its own to those it has")
    func inherited() throws {
        let effect = Derived(duration: .init(enter: 1, leave: 1), curve: .linear)
        #expect(effect.parameters.map(\.key) == ["number", "does"])
        #expect(effect.parameters.map(\.kind) == [.number(0...5, .none), .flag])
        try #require(effect.parameter("does")).value = .flag(false)
        #expect(!effect.does)
    }

    @Test("changing a parameter changes pixels", arguments: Catalogue.own.map(\.id))
    func pixels(_ id: String) throws {
        let entry = try #require(Catalogue.entry(id))
        for key in entry.make().parameters.map(\.key) {
            let isSeen = try entry.operations.prefix(2).contains { operation in
                let play = Play(id: id, operation: operation)
                let (before, after) = (try pictures(play, key, changed: false), try pictures(play, key, changed: true))
                return zip(before, after).contains { $0.countOfPixels(differingFrom: $1, by: 1) > 0 }
            }
            #expect(isSeen, "\(key)")
        }
    }

    /// Pictures under way with and without another value: wide, as there are widths to set; where it is a default for want of an
    /// element, without one.
    private func pictures(_ play: Play, _ key: String, changed: Bool) throws -> [CGImage] {
        let theatre = try Theatre(play, size: CGSize(width: 420, height: 240)) { theatre in
            if key.hasPrefix("default") { (theatre.effect.sourceView, theatre.effect.targetView) = (nil, nil) }
            guard changed, let parameter = theatre.effect.parameter(key) else { return }
            parameter.value = other(parameter)
        }
        theatre.start()
        let start = theatre.clock.now
        let pictures = [0.2, 0.5, 0.8].map { theatre.picture(at: $0, since: start) }
        theatre.rest()
        return pictures
    }

    /// A value that differs from the present one.
    private func other(_ parameter: Parameter) -> Parameter.Value {
        switch (parameter.kind, parameter.value) {
        case (.number(let range, _), let value):
            value == .number(range.upperBound) ? .number(range.lowerBound) : .number(range.upperBound)
        case (.color, _), (.optionalColor, _): .color(.init(red: 20, green: 250, blue: 90))
        case (.point, _): .point(CGPoint(x: 300, y: 60))
        case (.size, _): .size(CGSize(width: -20, height: 11))
        case (.flag, let value): .flag(value == .flag(false))
        }
    }
}
