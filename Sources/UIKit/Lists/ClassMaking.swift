internal import CSwiftCall

/// Makes objects of classes that are known at run time only, as registered cells are.
///
/// Objective-C finds the initialiser that a subclass overrides by its name; Swift allows the call on a class value only for
/// `required` ones, which would have to be repeated in every subclass and which Apple's are not. But the table of a class's
/// methods, in its metadata, has an entry for every initialiser that can be overridden, at the same place in all subclasses.
/// A probe, a subclass that overrides it, tells that place: it is where its table and its superclass's differ.
struct InitialiserSlot: Sendable {
    /// The entry's number among the words of the metadata.
    private let index: Int

    /// - Parameters:
    ///   - base: the class that declares the initialiser first.
    ///   - probe: a direct subclass of it that overrides its initialisers.
    ///   - above: the superclass of `base`, whose entries come first; nil to look at all entries, also inherited ones.
    ///   - place: which of the initialisers that `base` declares it is, in the order of the source.
    init?(declaredIn base: AnyClass, probe: AnyClass, above: AnyClass? = nil, place: Int = 0) {
        let (words, others) = (Self.words(of: base), Self.words(of: probe))
        let start = above.map { Self.words(of: $0).count } ?? Self.headerLength
        guard start < words.count, words.count <= others.count else { return nil }
        let differing = (start..<words.count).filter { words[$0] != others[$0] }
        guard differing.indices.contains(place) else { return nil }
        index = differing[place]
    }

    /// The words before the entries: kind, superclass, three of flags and sizes, descriptor and destroyer.
    private static let headerLength = 7

    /// The address of a subclass's own initialiser.
    func initialiser(of type: AnyClass) -> UnsafeRawPointer? {
        let words = Self.words(of: type)
        return words.indices.contains(index) ? UnsafeRawPointer(bitPattern: words[index]) : nil
    }

    /// A class's metadata from its address point to the end: a header of six and a half words that ends with the sizes of the
    /// whole (32 bytes in) and of what lies before the address point, then the entries of each class from the root down.
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
        let count = Int(size - before) / MemoryLayout<UInt>.size
        return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
    }
}

/// Makes views by their classes. Nil, and a line on the console, for a layout of classes that is not the one known here.
@MainActor enum ViewMaking {
    /// A view of a class, by its own `init(frame:)`.
    static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
        guard let initialiser = framed?.initialiser(of: type) else { return refuse(type) }
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
        guard let initialiser = styled?.initialiser(of: type) else { return refuse(type) }
        let (first, second) = ownedWords(of: identifier)
        return take(segue_make_styled(initialiser, UInt8(style.rawValue), first, second, address(of: type)))
    }

    /// A section's header or footer of a class, by its own `init(reuseIdentifier:)`.
    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?) -> UITableViewHeaderFooterView? {
        guard let initialiser = named?.initialiser(of: type) else { return refuse(type) }
        let (first, second) = ownedWords(of: identifier)
        return take(segue_make_named(initialiser, first, second, address(of: type)))
    }

    private static let framed = InitialiserSlot(declaredIn: UIView.self, probe: ViewProbe.self, above: UIResponder.self)
    private static let styled = InitialiserSlot(
        declaredIn: UITableViewCell.self, probe: CellProbe.self, above: UIView.self)
    private static let named = InitialiserSlot(
        declaredIn: UITableViewHeaderFooterView.self, probe: HeaderProbe.self, above: UIView.self)

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
