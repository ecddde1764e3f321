import Preview
import Transitions

extension SharedOptions {
    /// How the effect is wanted.
    static let tuning = [
        Option("--duration", value: "SECONDS", help: "how long the effect takes, from 0.05 to 10"),
        Option("--curve", value: "CURVE", help: "ease-out and the like, x1,y1,x2,y2 or spring:RATIO,RESPONSE"),
        Option(
            "--set", value: "KEY=VALUE", isRepeatable: true,
            help: "a parameter of the effect: segue list EFFECT shows them"),
    ]

    /// What these options ask of an effect.
    static func tuning(_ arguments: Arguments, _ entry: CatalogueEntry) throws -> Tuning {
        do throws(TuningError) {
            return try Tuning(
                for: entry.make(), named: entry.id, duration: arguments.string("--duration"),
                curve: arguments.string("--curve"), settings: arguments.strings("--set"))
        } catch {
            throw CommandFailure.usage(error.message)
        }
    }
}
