import Testing

@testable import UIKit

@MainActor private protocol Listener: AnyObject {}

private final class Person: NSObject {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Person)?.name == name }
    override var hash: Int { name.hash }
}

private final class PlainListener: Listener {}

@MainActor @Suite struct CollectionsTests {
    @Test("a table of weak objects lets them go, and holds protocols' values too")
    func hashTable() {
        let table = NSHashTable<any Listener>.weakObjects()
        let stays = PlainListener()
        do {
            let goes = PlainListener()
            table.add(goes)
            table.add(stays)
            table.add(stays)
            #expect(table.count == 2 && table.contains(goes))
        }
        #expect(table.allObjects.count == 1 && table.anyObject === stays)
        table.remove(stays)
        #expect(table.count == 0 && table.anyObject == nil)
    }

    @Test("equal objects are one in a table, unless it compares places")
    func equality() {
        let (a, b, c) = (Person("Ada"), Person("Ada"), Person("Cleo"))
        let equal = NSHashTable<Person>(options: .strongMemory)
        let places = NSHashTable<Person>(options: [.weakMemory, .objectPointerPersonality])
        for person in [a, b, c] {
            equal.add(person)
            places.add(person)
        }
        #expect(equal.count == 2 && equal.member(b) === a && equal.setRepresentation == [a, c])
        #expect(places.count == 3 && places.contains(b))
        places.minus(equal)
        #expect(places.allObjects == [b] && places.allObjects[0] === b)
    }

    @Test("an entry of a map goes with its key or its value")
    func mapTable() {
        let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
        let notes = NSMapTable<UIView, NSString>.weakToStrongObjects()
        let stays = UIView()
        views.setObject(stays, forKey: "a")
        do {
            let goes = UIView()
            views.setObject(goes, forKey: "b")
            notes.setObject("x", forKey: goes)
            notes.setObject("y", forKey: stays)
            #expect(views.count == 2 && views.object(forKey: "b") === goes && notes.object(forKey: goes) == "x")
        }
        #expect(views.count == 1 && views.object(forKey: "a") === stays && views.object(forKey: "b") == nil)
        #expect(notes.objectEnumerator()?.allObjects as? [NSString] == ["y"])
        #expect(notes.keyEnumerator().allObjects as? [UIView] == [stays])
        views.setObject(nil, forKey: "a")
        notes.removeObject(forKey: stays)
        #expect(views.count == 0 && notes.dictionaryRepresentation().isEmpty)
    }

    @Test("an array of weak pointers keeps the places of what is gone until it is compacted")
    func pointerArray() {
        let array = NSPointerArray.weakObjects()
        let stays = Person("Bea")
        do {
            let goes = Person("Dan")
            array.addPointer(Unmanaged.passUnretained(goes).toOpaque())
            array.addPointer(Unmanaged.passUnretained(stays).toOpaque())
            #expect(array.pointer(at: 0) == Unmanaged.passUnretained(goes).toOpaque())
        }
        #expect(array.count == 2 && array.pointer(at: 0) == nil)
        array.compact()
        #expect(array.count == 1 && array.allObjects.first as? Person === stays)
        array.count = 3
        #expect(array.pointer(at: 2) == nil && array.allObjects.count == 1)
        array.removePointer(at: 0)
        #expect(array.count == 2 && array.allObjects.isEmpty)
    }

    @Test("an array of strong pointers keeps what they point to")
    func strongPointers() {
        let array = NSPointerArray.strongObjects()
        weak var trace: Person?
        do {
            let person = Person("Eve")
            trace = person
            array.insertPointer(Unmanaged.passUnretained(person).toOpaque(), at: 0)
        }
        #expect(trace != nil && array.allObjects.first as? Person === trace)
        array.replacePointer(at: 0, withPointer: nil)
        #expect(trace == nil)
    }
}
