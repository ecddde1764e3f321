/// Memory that grows when needed and is then kept, so that a frame like the last one allocates nothing.
final class Scratch<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 64) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    subscript(i: Int) -> Element {
        get { base[i] }
        set { base[i] = newValue }
    }

    func removeAll() {
        count = 0
    }

    /// Each takes what the other has.
    func exchange(with other: Scratch) {
        swap(&base, &other.base)
        swap(&capacity, &other.capacity)
        swap(&count, &other.count)
    }

    func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    func removeLast() {
        count -= 1
    }

    /// Makes room for this many more elements and hands out the first, to be written by the caller.
    func extend(by n: Int) -> UnsafeMutablePointer<Element> {
        if count + n > capacity { grow(to: count + n) }
        let start = base + count
        count += n
        return start
    }

    /// Room for at least `n` elements whose values are not kept.
    func room(for n: Int) -> UnsafeMutablePointer<Element> {
        count = 0
        return extend(by: n)
    }

    private func grow(to needed: Int) {
        let larger = max(needed, capacity * 2)
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }
}
