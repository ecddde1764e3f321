/// A row or column of views as a visual format writes it: `H:|-[title]-(>=8,<=20@500)-[field(==title,>=100)]|`.
///
/// Only the shape of the text is read here; what the names stand for is looked up by whoever builds constraints of it.
struct VisualFormat {
    /// A number, or the name of a metric or view that stands for one; with a factor and an addend after a view's name.
    struct Amount {
        var object: Object
        var multiplier: Double = 1
        var constant: Double = 0
        /// Where it stands in the text.
        var place: Int

        enum Object: Equatable {
            case number(Double)
            case name(String)
        }
    }

    /// “At least so much, wanted so much”.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        /// Nil is required.
        var priority: Amount?
    }

    /// What lies between two neighbours: nothing, the system's distance, or lengths.
    enum Gap {
        case flush
        case standard
        case predicates([Predicate])
    }

    /// A view or guide and what is said of its length.
    struct Member {
        var name: String
        /// Where the name stands in the text.
        var place: Int
        var predicates: [Predicate]
        /// What lies before it: from the member before, or from the superview's edge.
        var before = Gap.flush
    }

    /// What is wrong with a format, and where.
    struct Fault: Error {
        var text: String
        var place: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var members: [Member] = []
    /// Whether the first member is bound to the superview's leading or top edge.
    var startsAtSuperview = false
    /// What lies behind the last member up to the superview's edge; nil if it is not bound to it.
    var end: Gap?
}
