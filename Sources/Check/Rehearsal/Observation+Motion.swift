import CoreGraphics
import Preview
import UIKit

/// How rules measure what moves and changes between two moments.
extension Observation {
    /// A channel of 255 that differs by more is seen at a glance.
    static let visible = 24

    /// Where the picture looks different at another moment, as one who looks at the whole sees it: what a snapshot does to the
    /// edges of text does not count.
    func change(from one: ShownTree, to other: ShownTree) -> Change {
        Change(picture(of: one).coarse, picture(of: other).coarse, by: Self.visible, scale: Picture.coarseScale)
    }

    /// Where pictures of screens at rest differ, in as little as an element.
    func difference(from one: ShownTree, to other: ShownTree) -> Change {
        Change(picture(of: one).image, picture(of: other).image, by: Picture.tolerance, scale: Picture.scale)
    }

    struct Change {
        let share: Double
        /// In points.
        let bounds: CGRect

        /// - Parameters:
        ///   - units: What a channel of 255 may differ by.
        ///   - scale: Pixels per point.
        init(_ one: CGImage, _ other: CGImage, by units: Int, scale: CGFloat) {
            let difference = one.difference(from: other, by: units)
            share = Double(difference.count) / Double(max(one.width * one.height, 1))
            bounds = difference.bounds.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        }

        /// In words: `12 % of the screen, in the rectangle (0, 20, 390, 100)`.
        var words: String {
            let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { "\(Int($0))" }
            return "\(percent) of the screen, within (\(numbers.joined(separator: ", ")))"
        }

        var percent: String {
            let percent = share * 100
            return percent < 1 ? "\((percent * 10).rounded() / 10) %" : "\(Int(percent.rounded())) %"
        }
    }

    /// How far the screens of a transition are moved between two moments, the one that is moved more; nil if neither is seen in
    /// both.
    func jump(of passage: Passage, from one: ShownTree, to other: ShownTree) -> Jump? {
        let (before, after) = (one.places, other.places)
        let jumps = [(passage.from, "the from view"), (passage.to, "the to view")].compactMap { screen, name -> Jump? in
            guard let layer = screen.layer, let a = before[layer], let b = after[layer],
                a.isSeen(on: one.bounds) || b.isSeen(on: other.bounds)
            else { return nil }
            return Jump(name: name, points: a.distance(to: b))
        }
        return jumps.max { $0.points < $1.points }
    }

    struct Jump {
        /// `the to view`
        let name: String
        /// How far the corner is moved that is moved most.
        let points: CGFloat

        /// `the to view jumps by 24 pt`
        var words: String { "\(name) jumps by \(Int(points.rounded())) pt" }
    }

    /// Whether nothing is to be seen of a transition: none of the layers in its container shows anything.
    func isBare(_ shown: ShownTree, during passage: Passage) -> Bool {
        let places = shown.allPlaces
        guard let start = places.firstIndex(where: { $0.serial == passage.container }) else { return false }
        guard !places[start].paints else { return false }
        let inside = places[(start + 1)...].prefix { $0.depth > places[start].depth }
        return !inside.contains { $0.paints && $0.opacity > 0.01 && $0.isSeen(on: shown.bounds) }
    }

    /// Whether another transition began before what follows a transition was seen.
    func isFollowedAtOnce(_ passage: Passage) -> Bool {
        guard let after = passage.after else { return true }
        return passages.contains { $0 !== passage && $0.start >= passage.start && $0.start <= after.time }
    }

    /// Whether the device was turned or the window resized, so that pictures cannot be compared.
    var changesSize: Bool { ["rotated-after", "rotated-during", "resized-during"].contains(situation.id) }
}
