import Testing

@testable import UIKit

@MainActor
@Suite("Compatibility: what Objective-C's runtime offers to Swift")
struct RuntimeTests {
    @Test("a value kept with an object goes with it, and does not stay with its address")
    func associations() {
        final class Held {}
        var key = 0
        withUnsafePointer(to: &key) { key in
            var view: UIView? = UIView()
            weak var held: Held?
            if let view {
                let value = Held()
                held = value
                objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(objc_getAssociatedObject(view, key) as? Held === value)
                #expect(objc_getAssociatedObject(UIView(), key) == nil)
                objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN)
            }
            #expect(held != nil)
            view = nil
            let others = (0..<300).map { _ in UIView() }
            for other in others { objc_setAssociatedObject(other, key, 1, .OBJC_ASSOCIATION_RETAIN) }
            #expect(held == nil)
            for other in others { objc_removeAssociatedObjects(other) }
        }
    }
}
