/// Insertions, deletions, moves and reloads that a list is told of together: what is gone is named by its old place, what is
/// new by its new one.
struct ListChanges {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }

    /// Where everything goes, given how many items each section had and has.
    ///
    /// - Parameter noun: what an item is called where the numbers do not fit.
    func mapping(from old: [Int], to new: [Int], noun: String) throws(ListObjection) -> ListMapping {
        var mapping = ListMapping(old: old, new: new)
        let movedTo = Set(movedSections.values)
        let leaving = old.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
        let places = new.indices.filter { !insertedSections.contains($0) && !movedTo.contains($0) }
        guard leaving.count == places.count else {
            throw ListObjection(
                text: "there are \(new.count) sections after an update of \(old.count) that inserts "
                    + "\(insertedSections.count) and deletes \(deletedSections.count)")
        }
        let pairs = zip(leaving, places).map { ($0, $1) } + movedSections.map { ($0.key, $0.value) }
        for (section, place) in pairs where old.indices.contains(section) && new.indices.contains(place) {
            mapping.sections[section] = place
            guard !reloadedSections.contains(section) else { continue }
            try mapItems(of: section, to: place, in: &mapping, noun: noun)
        }
        for (from, to) in moved { mapping.join(from, to) }
        mapping.reloaded = reloaded
        return mapping
    }

    private func mapItems(
        of section: Int, to place: Int, in mapping: inout ListMapping, noun: String
    ) throws(ListObjection) {
        let (old, new) = (mapping.old[section], mapping.new[place])
        let movedTo = Set(moved.values)
        let staying = (0..<old).filter {
            let path = IndexPath(item: $0, section: section)
            return !deleted.contains(path) && moved[path] == nil
        }
        let free = (0..<new).filter {
            let path = IndexPath(item: $0, section: place)
            return !inserted.contains(path) && !movedTo.contains(path)
        }
        guard staying.count == free.count else {
            throw ListObjection(
                text: "section \(place) has \(new) \(noun)s after an update of \(old) that inserts "
                    + "\(inserted.filter { $0.section == place }.count) and deletes "
                    + "\(deleted.filter { $0.section == section }.count)")
        }
        for (from, to) in zip(staying, free) {
            mapping.join(IndexPath(item: from, section: section), IndexPath(item: to, section: place))
        }
    }
}

/// Why an update cannot be: the numbers do not add up.
struct ListObjection: Error {
    let text: String
}

/// Where the items of a list go in an update, and where they come from.
struct ListMapping {
    /// How many items each section had, and has.
    let old: [Int]
    let new: [Int]
    /// The new numbers of the sections that stay.
    var sections: [Int: Int] = [:]
    var reloaded: Set<IndexPath> = []
    private var forwards: [[IndexPath?]]
    private var backwards: [[IndexPath?]]

    init(old: [Int], new: [Int]) {
        (self.old, self.new) = (old, new)
        forwards = old.map { Array(repeating: nil, count: $0) }
        backwards = new.map { Array(repeating: nil, count: $0) }
    }

    mutating func join(_ from: IndexPath, _ to: IndexPath) {
        guard forwards.has(from), backwards.has(to) else { return }
        forwards[from.section][from.item] = to
        backwards[to.section][to.item] = from
    }

    /// Where an item is now; nil for one that is gone.
    func newPath(of path: IndexPath) -> IndexPath? {
        forwards.has(path) ? forwards[path.section][path.item] : nil
    }

    /// Where an item was; nil for one that is new.
    func oldPath(of path: IndexPath) -> IndexPath? {
        backwards.has(path) ? backwards[path.section][path.item] : nil
    }
}

extension [[IndexPath?]] {
    fileprivate func has(_ path: IndexPath) -> Bool {
        indices.contains(path.section) && self[path.section].indices.contains(path.item)
    }
}
