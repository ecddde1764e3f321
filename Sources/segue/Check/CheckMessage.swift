import Check

/// What the process that checks asks of one in which cases run.
enum CheckOrder: Codable {
    /// Which transitions are there?
    case targets
    /// Which cases has one of them?
    ///
    /// - Parameter style: How its screens are presented, once that is known.
    case plan(target: String, style: String?)
    case run(CheckCase)
    case draw(StripOrder)
}

/// What a process in which cases run answers; each order's answer ends with one that `isLast`.
enum CheckAnswer: Codable {
    case target(CheckTarget)
    /// A class that cannot be made without help, and what would help.
    case wish(String)
    /// Cases that tell the style in which screens are to be presented, in the place of a plan.
    case telling([CheckCase])
    case cases([CheckCase])
    case finding(Finding)
    /// The order is done.
    case done
    /// Nothing can be done, for all orders.
    case problem(String, isUsage: Bool)
}

/// A transition that can be checked.
struct CheckTarget: Codable {
    var id: String
    var operations: [String]
}

/// A filmstrip to draw of a case.
struct StripOrder: Codable {
    var check: CheckCase
    /// Seconds of the script around which there is something to see; nil to show all of it.
    var time: Double?
    var title: String
    var detail: String
    /// Where it goes.
    var path: String
}
