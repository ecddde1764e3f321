internal import CSwiftCall

/// An initialiser of a class that can be called for a subclass known at run time only.
///
/// Objective-C finds the initialiser that a subclass overrides by its name; Swift allows the call on a class value only for
/// `required` ones, which would have to be repeated in every subclass and which Apple's are not. But every designated
/// initialiser stands in the table of methods that Swift keeps with a class, and a subclass has its own in the same place,
/// made by hand or inherited. A probe, a subclass that has nothing of its own or that overrides them, tells the places: they
/// are where its table and the class's differ, in the order of their declaration, those of the superclass that are overridden
/// first. A subclass that has neither written nor inherited the initialiser traps with Swift's message, as it does on Apple's
/// systems.
package struct ClassInitialiser: Sendable {
    /// The place, in words from the class's address.
    private let place: Int
    private let base: AnyClass

    /// The words before the table: a class's kind, superclass, three of flags and sizes, descriptor and destroyer.
    private static let header = 7

    /// - Parameters:
    ///   - index: which of the initialisers that differ, in the order of their declaration.
    ///   - base: the class that declares it.
    ///   - probe: a direct subclass that declares nothing but these initialisers, if anything.
    ///   - above: the superclass of `base`, whose part of the table is passed over; nil to look at all of it.
    /// - Returns: nil where the two do not differ as they should.
    package init?(_ index: Int, of base: AnyClass, probe: AnyClass, above: AnyClass? = nil) {
        let (words, others) = (Self.words(of: base), Self.words(of: probe))
        let start = above.map { Self.words(of: $0).count } ?? Self.header
        guard _getSuperclass(probe) == base, start < words.count, words.count <= others.count else { return nil }
        let places = (start..<words.count).filter { words[$0] != others[$0] }
        guard places.indices.contains(index) else { return nil }
        place = places[index]
        self.base = base
    }

    /// A new object of a subclass by `init()`; nil for a class that is none.
    package func make(_ type: AnyClass) -> AnyObject? {
        guard let function = function(of: type) else { return nil }
        return segue_make(function, unsafeBitCast(type, to: UnsafeRawPointer.self)).map(Self.owned)
    }

    /// A new object of a subclass by an initialiser with one argument of type `Any`.
    package func make(_ type: AnyClass, with argument: Any) -> AnyObject? {
        guard let function = function(of: type) else { return nil }
        let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { memory.deallocate() }
        // The callee takes the value over.
        memory.initialize(to: argument)
        return segue_make_any(function, memory, unsafeBitCast(type, to: UnsafeRawPointer.self)).map(Self.owned)
    }

    /// The initialiser's address for a subclass.
    package func function(of type: AnyClass) -> UnsafeRawPointer? {
        var ancestor: AnyClass? = type
        while let known = ancestor, known != base { ancestor = _getSuperclass(known) }
        guard ancestor != nil else { return nil }
        let words = Self.words(of: type)
        return words.indices.contains(place) ? UnsafeRawPointer(bitPattern: words[place]) : nil
    }

    /// A class's words from its address to the table's end; the sizes of the whole and of what lies before the address are kept
    /// 32 and 36 bytes in.
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = start.load(fromByteOffset: 32, as: UInt32.self)
        let before = start.load(fromByteOffset: 36, as: UInt32.self)
        let count = size > before ? Int(size - before) / MemoryLayout<UInt>.size : 0
        return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt.self), count: count)
    }

    private static func owned(_ pointer: UnsafeMutableRawPointer) -> AnyObject {
        Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    }
}

/// A layer class that adds nothing: tells where layers' initialisers stand.
final class BareLayer: CALayer {}

extension CALayer {
    /// `init()` and `init(layer:)`, in the order of their declaration.
    private static let byDefault = ClassInitialiser(0, of: CALayer.self, probe: BareLayer.self)
    private static let byCopy = ClassInitialiser(1, of: CALayer.self, probe: BareLayer.self)

    /// A layer of a class; nil for a class that is none of layers.
    package static func make(_ type: AnyClass) -> CALayer? {
        byDefault?.make(type) as? CALayer
    }

    /// A layer of the same class with the same values: what a presentation layer is made from.
    final func makeCopy() -> CALayer {
        Self.byCopy?.make(type(of: self), with: self) as? CALayer ?? CALayer(layer: self)
    }
}
