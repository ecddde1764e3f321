internal import CSwiftCall

/// An initialiser of a class that can be called for a subclass known at run time only.
///
/// Every designated initialiser stands in the table of methods that Swift keeps with a class, and a subclass has its own in
/// the same place, made by hand or inherited. The place is found by comparing a class with a subclass that has nothing of its
/// own: their tables differ in the designated initialisers alone, which stand in the order of their declaration, those of the
/// superclass that are overridden first. A subclass that has neither written nor inherited the initialiser traps with Swift's
/// message, as it does on Apple's systems.
package struct ClassInitialiser {
    /// The place, in words from the class's address.
    private let place: Int
    private let base: AnyClass

    /// Words of a class's description before its table: its kind, superclass, sizes (three), descriptor and destroyer.
    private static let header = 7
    /// Among them the one of the class's size in bytes and, in its upper half, what of that lies before its address.
    private static let size = 4

    /// - Parameters:
    ///   - index: which of the designated initialisers, in the order of their declaration.
    ///   - base: the class that declares it.
    ///   - bare: a direct subclass that declares nothing.
    /// - Returns: nil where the two do not differ as they should.
    package init?(_ index: Int, of base: AnyClass, bare: AnyClass) {
        let (words, others) = (Self.words(of: base), Self.words(of: bare))
        let (bytes, before) = (words[Self.size] & 0xFFFF_FFFF, words[Self.size] >> 32)
        guard bytes > before, _getSuperclass(bare) == base else { return nil }
        let count = Int(bytes - before) / MemoryLayout<UInt>.size
        guard count > Self.header else { return nil }
        let places = (Self.header..<count).filter { words[$0] != others[$0] }
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
        return UnsafeRawPointer(bitPattern: Self.words(of: type)[place])
    }

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    private static func owned(_ pointer: UnsafeMutableRawPointer) -> AnyObject {
        Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    }
}

/// A layer class that adds nothing: tells where layers' initialisers stand.
final class BareLayer: CALayer {}

extension CALayer {
    /// `init()` and `init(layer:)`, in the order of their declaration.
    private static let byDefault = ClassInitialiser(0, of: CALayer.self, bare: BareLayer.self)
    private static let byCopy = ClassInitialiser(1, of: CALayer.self, bare: BareLayer.self)

    /// A layer of a class; nil for a class that is none of layers.
    package static func make(_ type: AnyClass) -> CALayer? {
        byDefault?.make(type) as? CALayer
    }

    /// A layer of the same class with the same values: what a presentation layer is made from.
    final func makeCopy() -> CALayer {
        Self.byCopy?.make(type(of: self), with: self) as? CALayer ?? CALayer(layer: self)
    }
}
