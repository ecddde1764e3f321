import Testing

@testable import UIKit

private var keys: (UInt8, UInt8) = (0, 0)

@MainActor @Suite(.serialized) struct RuntimeTests {
    @Test("an object holds values by its keys, and lets them go when they are taken off")
    func associations() {
        let (view, other) = (UIView(), UIView())
        var value: NSObject? = NSObject()
        weak let trace = value
        objc_setAssociatedObject(view, &keys.0, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &keys.1, 7, .OBJC_ASSOCIATION_COPY)
        value = nil
        #expect(trace != nil && objc_getAssociatedObject(view, &keys.0) as? NSObject === trace)
        #expect(objc_getAssociatedObject(view, &keys.1) as? Int == 7)
        #expect(objc_getAssociatedObject(other, &keys.0) == nil)
        objc_setAssociatedObject(view, &keys.0, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(trace == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &keys.1) == nil)
    }

    @Test("what a view holds goes with it, what another object holds with the next association")
    func release() {
        weak var held: NSObject?
        weak var heldByPlain: NSObject?
        do {
            let (view, plain, a, b) = (UIView(), NSObject(), NSObject(), NSObject())
            objc_setAssociatedObject(view, &keys.0, a, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(plain, &keys.0, b, .OBJC_ASSOCIATION_RETAIN)
            (held, heldByPlain) = (a, b)
            #expect(held != nil && heldByPlain != nil)
        }
        #expect(held == nil)
        objc_setAssociatedObject(UIView(), &keys.0, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(heldByPlain == nil)
    }

    @Test("an assigned value is not kept")
    func assign() {
        let view = UIView()
        var value: NSObject? = NSObject()
        objc_setAssociatedObject(view, &keys.0, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &keys.0) as? NSObject === value)
        value = nil
        #expect(objc_getAssociatedObject(view, &keys.0) == nil)
    }

    @Test("classes go by their names, those of the system without a module")
    func classNames() {
        #expect(NSStringFromClass(UINavigationController.self) == "UINavigationController")
        #expect(NSClassFromString("UINavigationController") == UINavigationController.self)
        SelectorTable.register(ListController.self)
        #expect(NSClassFromString("ListController") == ListController.self)
        #expect(NSClassFromString("MyApp.ListController") == ListController.self)
        #expect(NSClassFromString("Nothing") == nil)
        #expect(ListController(.red).isKind(of: ColorController.self))
        #expect(!ColorController(.red).isKind(of: ListController.self))
        #expect(!ListController(.red).isMember(of: ColorController.self))
    }

    @Test("a group's end is told on the clock's queue, and blocks of a group are waited for")
    func groups() async {
        let stage = Stage()
        let group = DispatchGroup()
        nonisolated(unsafe) var log: [String] = []
        DispatchQueue.main.async(group: group) { log.append("block") }
        group.notify(queue: .main) { log.append("end") }
        for _ in 0..<100 where log.count < 2 {
            stage.wait(0.01)
            try? await Task.sleep(nanoseconds: 1_000_000)
            VirtualClock.current = stage.clock
        }
        #expect(log == ["block", "end"])
    }
}
