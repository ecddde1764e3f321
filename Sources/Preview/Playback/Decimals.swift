import UIKit

/// Numbers as people write them.
package enum Decimals {
    /// A number with at most so many digits behind the point and no zeros at the end.
    package static func text(_ value: Double, places: Int) -> String {
        ValueText.number(value, places, isTrimmed: true)
    }
}
