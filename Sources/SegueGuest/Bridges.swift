import Foundation

/// What `as NSString`, `as NSNumber` and their kin make of Swift's values; rewritten sources call it in front of the cast.
public func bridged(_ value: String) -> NSString { NSString(string: value) }
public func bridged(_ value: Substring) -> NSString { NSString(string: String(value)) }
public func bridged(_ value: Bool) -> NSNumber { NSNumber(value: value) }
public func bridged(_ value: Int) -> NSNumber { NSNumber(value: value) }
public func bridged(_ value: UInt) -> NSNumber { NSNumber(value: value) }
public func bridged(_ value: Float) -> NSNumber { NSNumber(value: value) }
public func bridged(_ value: Double) -> NSNumber { NSNumber(value: value) }
public func bridged(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
public func bridged(_ value: [Any]) -> NSArray { NSArray(array: value) }
public func bridged(_ value: [AnyHashable: Any]) -> NSDictionary { NSDictionary(dictionary: value) }
/// What is an object already stays the same.
public func bridged<Object: NSObject>(_ value: Object) -> Object { value }
