import Export
import Foundation
import Testing
import Transitions

@testable import Preview

/// What someone wants of an effect, as a value and as words.
@MainActor
@Suite("Tunings")
struct TuningTests {
    /// A tuning from the words of a command line; the message where they are not understood.
    private func parse(_ id: String, _ words: [String]) -> Result<Tuning, TuningError> {
        var (duration, curve, settings): (String?, String?, [String]) = (nil, nil, [])
        for (option, value) in zip(words, words.dropFirst()) {
            switch option {
            case "--duration": duration = value
            case "--curve": curve = value
            case "--set": settings.append(value)
            default: break
            }
        }
        do throws(TuningError) {
            guard let entry = Catalogue.entry(id) else { return .failure(TuningError("no \(id)")) }
            return .success(
                try Tuning(for: entry.make(), named: id, duration: duration, curve: curve, settings: settings))
        } catch {
            return .failure(error)
        }
    }

    private func message(_ id: String, _ words: String...) -> String {
        if case .failure(let error) = parse(id, words) { error.message } else { "understood" }
    }

    /// Every parameter of an effect at a place of its range, and some curve or duration.
    private func random(_ effect: Effect, _ numbers: inout Seeded) -> Tuning {
        var tuning = Tuning()
        func unit() -> Double { Double.random(in: 0...1, using: &numbers) }
        func byte() -> UInt8 { UInt8.random(in: 0...255, using: &numbers) }
        if effect.hasCurve {
            tuning.curve =
                [
                    .linear, .easeIn, .easeOut, .easeInOut, .cubic(unit(), unit() * 4 - 2, unit(), unit() * 4 - 2),
                    .spring(dampingRatio: 0.05 + unit() * 0.95, response: unit() * 2), nil,
                ]
                .randomElement(using: &numbers) ?? nil
        }
        if Bool.random(using: &numbers) { tuning.duration = 0.05 + unit() * 9 }
        for parameter in effect.parameters where Bool.random(using: &numbers) {
            switch parameter.kind {
            case .number(let range, _): tuning.set(parameter.key, to: .number(.random(in: range, using: &numbers)))
            case .color, .optionalColor:
                tuning.set(
                    parameter.key, to: .color(.init(red: byte(), green: byte(), blue: byte(), alpha: byte())))
            case .point: tuning.set(parameter.key, to: .point(CGPoint(x: unit() * 400, y: -unit() * 800)))
            case .size: tuning.set(parameter.key, to: .size(CGSize(width: unit() * 9, height: -unit())))
            case .flag: tuning.set(parameter.key, to: .flag(Bool.random(using: &numbers)))
            }
        }
        return tuning
    }

    @Test("written as words and read again it is the very same, for every effect; so it is through JSON")
    func roundTrip() throws {
        var numbers = Seeded(state: 20_260)
        for entry in Catalogue.own {
            for _ in 0..<30 {
                let tuning = random(entry.make(), &numbers)
                #expect(try parse(entry.id, tuning.arguments).get() == tuning, "\(tuning.arguments)")
                let data = try JSONEncoder().encode(tuning)
                #expect(try JSONDecoder().decode(Tuning.self, from: data) == tuning)
            }
        }
    }

    @Test("the words are those that people write")
    func words() throws {
        var tuning = Tuning()
        #expect(tuning.arguments == [] && tuning.isEmpty)
        tuning.duration = 0.8
        tuning.curve = .cubic(0.2, 0, 0, 1)
        tuning.set("startRadius", to: .number(80))
        tuning.set("defaultCenter", to: .point(CGPoint(x: 12.5, y: -3)))
        #expect(
            tuning.arguments == [
                "--curve", "0.2,0,0,1", "--duration", "0.8", "--set", "defaultCenter=12.5,-3", "--set",
                "startRadius=80",
            ])
        #expect(TuningWords.word(for: .color(.init(red: 255, green: 165, blue: 0))) == "#FFA500")
        #expect(TuningWords.word(for: .color(.init(red: 1, green: 2, blue: 3, alpha: 4))) == "#01020304")
        #expect(TuningWords.value("#0a0B0c", .color) == .color(.init(red: 10, green: 11, blue: 12)))
        #expect(TuningWords.value("None", .optionalColor) == .color(nil))
        #expect(TuningWords.value("none", .color) == nil)
        #expect(TuningWords.curve("spring:0.8, 0.4") == .spring(dampingRatio: 0.8, response: 0.4))
        for bad in [
            "", "bounce", "1,2,3", "nan,0,0,1", "0x1,0,0,1", "spring", "spring:0.8", "spring:1.5,0.4", "1.1,0,0,1",
        ] {
            #expect(TuningWords.curve(bad) == nil, "\(bad)")
        }
        for bad in ["#12345", "#1234567", "123456", "#12345g", "#+12345", "red"] {
            #expect(TuningWords.value(bad, .color) == nil, "\(bad)")
        }
    }

    @Test("a spring and a duration are one choice; each changes the other")
    func springs() throws {
        var tuning = Tuning()
        tuning.duration = 0.7
        tuning.curve = .spring(dampingRatio: 0.5, response: 0.4)
        #expect(abs(try #require(tuning.duration) - 0.8795227) < 1e-6)
        tuning.duration = 0.8795227 / 2
        guard case .spring(0.5, let response)? = tuning.curve else {
            Issue.record("\(tuning)")
            return
        }
        #expect(abs(response - 0.2) < 1e-6)
        #expect(!tuning.arguments.contains("--duration"), "the curve says it all")
        tuning.curve = .easeIn
        #expect(tuning.duration == 0.7, "what was chosen before stands again")
        tuning.curve = .spring(dampingRatio: 0.05, response: 5)
        #expect(abs(try #require(tuning.duration) - 10) < 1e-9, "no spring swings for longer than there are durations")
    }

    @Test("limits, defaults and resets")
    func limits() {
        var tuning = Tuning()
        #expect(tuning.isDefault("duration") && tuning.isDefault("curve") && tuning.isDefault("lift"))
        tuning.duration = 99
        #expect(tuning.duration == 10)
        tuning.duration = 0
        #expect(tuning.duration == 0.05)
        tuning["lift"] = .number(3)
        tuning.curve = .linear
        #expect(!tuning.isDefault("duration") && !tuning.isDefault("curve") && !tuning.isDefault("lift"))
        for key in ["duration", "curve", "lift"] { tuning.reset(key) }
        #expect(tuning == Tuning())
        tuning.curve = .spring(dampingRatio: 0.5, response: 0.4)
        tuning.reset("duration")
        #expect(tuning.isEmpty, "a spring's duration goes with the spring")
    }

    @Test("applied, an effect is so, and has limits of its own")
    func applied() {
        var tuning = Tuning()
        tuning.duration = 0.8
        tuning.curve = .easeIn
        tuning.set("startRadius", to: .number(4000))
        tuning.set("nonsense", to: .flag(true))
        let effect = CircleSpread()
        tuning.apply(to: effect)
        #expect(effect.duration == Effect.Duration(enter: 0.8, leave: 0.8))
        #expect((effect.curve, effect.startRadius) == (.easeIn, 300))
        let system = SystemPush()
        tuning.curve = .spring(dampingRatio: 0.5, response: 1)
        tuning.apply(to: system)
        #expect(system.duration.enter == 0.8, "the chosen duration, not that of a spring it does not have")
        let untouched = Alpha()
        Tuning().apply(to: untouched)
        #expect(untouched.duration == Effect.Duration(enter: 0.45, leave: 0.40))
    }

    @Test("what is not understood is told in a line that says what would be")
    func mistakes() {
        #expect(message("circle-spread", "--set", "startRaduis=3").hasSuffix("did you mean startRadius?"))
        #expect(message("circle-spread", "--set", "zzz=3").contains("startRadius, defaultCenter"))
        #expect(message("circle-spread", "--set", "startRadius=900").contains("from 0 to 300 pt"))
        #expect(message("circle-spread", "--set", "startRadius").contains("key=value"))
        #expect(message("circle-spread", "--set", "startRadius=1", "--set", "startRadius=2").contains("twice"))
        #expect(message("circle-spread", "--set", "duration=1").contains("--duration"))
        #expect(message("fade", "--set", "x=1").contains("fade"))
        #expect(message("system-push", "--curve", "linear").contains("pace of its own"))
        #expect(message("card", "--curve", "spring:2,1").contains("0.05 to 1"))
        #expect(message("card", "--curve", "2,0,0,1").contains("x from 0 to 1"))
        #expect(message("card", "--curve", "bounce").contains("ease-in-out"))
        #expect(message("card", "--duration", "11").contains("0.05 to 10"))
        #expect(message("card", "--duration", "").contains("''"))
    }

    @Test("a session's transitions are tuned, timed and dragged, and no other effect's are")
    func session() throws {
        var configuration = Session.Configuration()
        configuration.effect = "circle-rect-spread"
        configuration.tuning.duration = 1.5
        configuration.tuning.curve = .linear
        let session = Session(configuration)
        defer { session.close() }
        #expect(session.play(.present))
        #expect(abs((session.record?.announced ?? 0) - 1.5) < 1e-9)
        #expect(abs((session.record?.end ?? 0) - 1.5) < 1e-6)
        #expect(session.play(.dismiss))
        #expect(abs((session.record?.announced ?? 0) - 1.5) < 1e-9)
        session.press("6")
        #expect(session.play(.present))
        #expect(session.record?.announced == 0.45)
    }

    @Test("the words of a tuning give the same picture as the tuning itself")
    func exported() throws {
        var tuning = Tuning()
        tuning.curve = .spring(dampingRatio: 0.6, response: 0.35)
        tuning.set("distantScale", to: .number(0.4))
        tuning.set("surroundings", to: .color(.init(red: 0, green: 200, blue: 40)))
        func picture(_ tuning: Tuning) throws -> Shot {
            var configuration = Session.Configuration()
            configuration.effect = "open-door"
            configuration.scale = 0.3
            configuration.tuning = tuning
            let stills = try StillRenderer(.init(configuration, operation: .present))
            defer { stills.close() }
            return Shot(stills.image(at: 0.15))
        }
        let tuned = try picture(tuning)
        #expect(try picture(try parse("open-door", tuning.arguments).get()) == tuned)
        #expect(try picture(Tuning()) != tuned)
    }
}

/// Numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
