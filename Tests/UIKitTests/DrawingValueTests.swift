import Testing
import UIKit

@Suite("Geometry in NSValue") @MainActor
struct DrawingValueTests {
    @Test("what is boxed comes out again, and only as what it was")
    func roundTrips() {
        #expect(NSValue(cgPoint: CGPoint(x: 3, y: -4)).cgPointValue == CGPoint(x: 3, y: -4))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let transform = CATransform3DMakeTranslation(7, 8, 9)
        #expect(NSValue(caTransform3D: transform).caTransform3DValue.m42 == 8)
        #expect(CATransform3DIsIdentity(NSValue(cgVector: CGVector(dx: 1, dy: 1)).caTransform3DValue))
    }

    @Test("an animation takes its values boxed")
    func animates() {
        let layer = CALayer()
        layer.setValue(NSValue(cgPoint: CGPoint(x: 10, y: 20)), forKeyPath: "position")
        #expect(layer.position == CGPoint(x: 10, y: 20))
        layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 30, height: 40)), forKeyPath: "bounds")
        #expect(layer.bounds.size == CGSize(width: 30, height: 40))
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)), forKeyPath: "transform")
        #expect(layer.transform.m22 == 3)
    }
}
