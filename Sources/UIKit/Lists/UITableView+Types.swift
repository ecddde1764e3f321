extension UITableView {
    /// How sections are set off from each other.
    public enum Style: Int, Sendable {
        /// One under the other; headers stay at the top while their sections pass.
        case plain = 0
        /// With room between them.
        case grouped = 1
        /// As `grouped`, in boxes with round corners.
        case insetGrouped = 2
    }

    /// Where a row that is scrolled to is to be seen.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the way is shortest.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        /// From above: here as `fade`, like those below.
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// Stands for a height that the content decides.
    public nonisolated class var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
    /// Which labels a cell has, and where.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// The detail at the right.
        case value1 = 1
        /// A short title at the left, in the tint colour.
        case value2 = 2
        /// The detail below.
        case subtitle = 3
    }

    /// What is seen of a selection: all but `none` are grey.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    /// What a row becomes in editing.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// What stands at a cell's end.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }
}

// Names from before Swift 4.2.

@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension: CGFloat = -1

@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
