import Foundation

/// How the bytes of a transform are described. Foundation boxes no structs but its own here, though arrays of numbers.
private let transformType = "[16d]"
private let affineType = "[6d]"

extension NSValue {
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(transform, type: transformType)
    }

    /// The identity if it holds something else.
    public var caTransform3DValue: CATransform3D {
        unboxed(CATransform3D.self, type: transformType) ?? CATransform3DIdentity
    }

    /// Boxes a struct that consists of nothing but numbers of 8 bytes.
    package convenience init<Value>(_ value: Value, type: String) {
        self.init(bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: type)
    }

    /// What `init(_:type:)` has boxed; nil if it was of another type.
    package func unboxed<Value>(_: Value.Type, type: String) -> Value? {
        guard String(cString: objCType) == type else { return nil }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            guard let address = buffer.baseAddress else { return nil }
            getValue(UnsafeMutableRawPointer(address))
            return address.pointee
        }
    }

    /// The value in the box as animations take it; nil for numbers, which they know, and for what cannot be animated.
    var animatable: Any? {
        let type = String(cString: objCType)
        return switch type {
        case transformType: caTransform3DValue
        case affineType: unboxed(CGAffineTransform.self, type: affineType)
        case String(cString: NSValue(point: .zero).objCType): pointValue
        case String(cString: NSValue(size: .zero).objCType): sizeValue
        case String(cString: NSValue(rect: .zero).objCType): rectValue
        default: nil
        }
    }
}
