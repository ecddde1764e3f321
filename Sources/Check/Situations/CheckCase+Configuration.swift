import Preview
import Transitions
import UIKit

extension CheckCase {
    /// How a session starts for it; nil if there is no such situation.
    @MainActor
    package func configuration(of entry: CatalogueEntry) -> Session.Configuration? {
        guard let situation = Situation.of(situation) else { return nil }
        var configuration = Session.Configuration()
        configuration.effect = entry.id
        configuration.scale = 1
        configuration.mode = TransitionOperation(rawValue: operation).map(Mode.init)
        configuration.presentationStyle = style.flatMap(PresentationStyle.init)?.style
        situation.change(&configuration, entry)
        return configuration
    }
}
