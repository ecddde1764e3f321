internal import CSwiftCall

/// Makes views by their classes, as registered cells are. Nil, and a line on the console, for a layout of classes that is not the one known here.
@MainActor enum ViewMaking {
    /// A view of a class, by its own `init(frame:)`.
    static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
        guard let initialiser = framed?.function(of: type) else { return refuse(type) }
        let (origin, size) = (frame.origin, frame.size)
        return take(
            segue_make_framed(
                initialiser, Double(origin.x), Double(origin.y), Double(size.width), Double(size.height),
                address(of: type)))
    }

    /// A cell of a class, by its own `init(style:reuseIdentifier:)`.
    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String?
    ) -> UITableViewCell? {
        guard let initialiser = styled?.function(of: type) else { return refuse(type) }
        let (first, second) = ownedWords(of: identifier)
        return take(segue_make_styled(initialiser, UInt8(style.rawValue), first, second, address(of: type)))
    }

    /// A section's header or footer of a class, by its own `init(reuseIdentifier:)`.
    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?) -> UITableViewHeaderFooterView? {
        guard let initialiser = named?.function(of: type) else { return refuse(type) }
        let (first, second) = ownedWords(of: identifier)
        return take(segue_make_named(initialiser, first, second, address(of: type)))
    }

    private static let framed = ClassInitialiser(0, of: UIView.self, probe: ViewProbe.self, above: UIResponder.self)
    private static let styled = ClassInitialiser(
        0, of: UITableViewCell.self, probe: CellProbe.self, above: UIView.self)
    private static let named = ClassInitialiser(
        0, of: UITableViewHeaderFooterView.self, probe: HeaderProbe.self, above: UIView.self)

    private static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// The words of a string that the one they are handed to lets go of.
    private static func ownedWords(of string: String?) -> (UInt, UInt) {
        let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: string)
        return UnsafeRawPointer(place).load(as: (UInt, UInt).self)
    }

    private static func take<View: UIView>(_ object: UnsafeMutableRawPointer?) -> View? {
        object.map { Unmanaged<View>.fromOpaque($0).takeRetainedValue() }
    }

    /// Metadata of another form than this was written for: a new compiler's.
    private static func refuse<View>(_ type: AnyClass) -> View? {
        Console.once("\(type) cannot be made by its class: this compiler lays classes out in another way.")
        return nil
    }
}

/// Overrides `UIView.init(frame:)`, which is declared there before `init(coder:)`.
private final class ViewProbe: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class CellProbe: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class HeaderProbe: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
