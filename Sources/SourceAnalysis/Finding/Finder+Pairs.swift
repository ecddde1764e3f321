import SourceModel

/// Classes for the way there and the way back.
extension Finder {
    /// Words that change places between the two names of a pair.
    private static let pairs: [(there: String, back: String)] = [
        ("present", "dismiss"), ("presenting", "dismissing"), ("presentation", "dismissal"), ("presented", "dismissed"),
        ("presentation", "dismiss"), ("presentation", "dismissing"), ("present", "dismissal"),
        ("presenting", "dismiss"),
        ("presenting", "dismissal"), ("presentation", "dismission"), ("push", "pop"), ("pushing", "popping"),
        ("pushed", "popped"), ("show", "hide"),
        ("showing", "hiding"), ("in", "out"), ("open", "close"), ("opening", "closing"), ("enter", "exit"),
        ("enter", "leave"), ("entering", "exiting"), ("expand", "collapse"), ("expanding", "collapsing"),
        ("appear", "disappear"), ("appearing", "disappearing"), ("forward", "backward"), ("forward", "back"),
        ("forward", "reverse"), ("up", "down"), ("grow", "shrink"), ("unfold", "fold"), ("maximize", "minimize"),
        ("next", "previous"), ("to", "from"), ("present", "unwind"), ("show", "dismiss"), ("open", "dismiss"),
        ("show", "close"), ("present", "close"), ("presentation", "dismisal"), ("begin", "end"),
    ]

    func pair(_ found: inout [Found]) {
        let animators = found.indices.filter { found[$0].candidate.roles == [.animator] }
        for there in animators where found[there].candidate.partner == nil {
            let name = SourceAnalysis.words(of: found[there].type.name)
            guard
                let back = animators.first(where: { back in
                    back != there && found[back].candidate.partner == nil
                        && Self.isWayBack(SourceAnalysis.words(of: found[back].type.name), of: name)
                })
            else { continue }
            join(there, back, &found)
        }
        // Whatever they are called: one serves the way there only, and one the way back.
        for (there, back) in [("present", "dismiss"), ("push", "pop")] {
            func alone(_ operation: String) -> [Int] {
                animators.filter {
                    found[$0].candidate.operations == [operation] && found[$0].candidate.partner == nil
                        && !found[$0].candidate.isCovered
                }
            }
            let (first, second) = (alone(there), alone(back))
            if first.count == 1, second.count == 1 { join(first[0], second[0], &found) }
        }
    }

    private func join(_ there: Int, _ back: Int, _ found: inout [Found]) {
        found[there].candidate.partner = found[back].candidate.name
        let group = found[there].candidate.operations + found[back].candidate.operations
        found[there].candidate.operations = group.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        found[back].candidate.isCovered = true
    }

    private static func isWayBack(_ back: [String], of there: [String]) -> Bool {
        guard back.count == there.count else { return false }
        let different = there.indices.filter { there[$0] != back[$0] }
        return different.count == 1
            && pairs.contains { $0.there == there[different[0]] && $0.back == back[different[0]] }
    }
}
