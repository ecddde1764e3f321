/// Something that few have, kept beside the value that may have it: the others' copies are smaller by all but a pointer.
@propertyWrapper
package struct Rare<Value> {
    private final class Box {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    package init(wrappedValue: Value?) {
        box = wrappedValue.map(Box.init)
    }

    package var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }
}
