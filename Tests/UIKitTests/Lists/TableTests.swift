import Testing

@testable import UIKit

/// A cell as users write them: only its own initialisers, found by the class it was registered with.
@MainActor private final class NumberCell: UITableViewCell {
    let number = UILabel()
    let marks = ["made by its own initialiser"]
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(number)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Says what a table shows and logs what is done with it.
@MainActor private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var heights: (IndexPath) -> CGFloat = { _ in 50 }
    var titles: [String?] = []
    var log: [String] = []
    var made = 0

    init(_ rows: [[String]]) {
        self.rows = rows
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.number.text = rows[indexPath.section][indexPath.row]
        made += 1
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights(indexPath) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        rows[indexPath.section][indexPath.row] == "not me" ? nil : indexPath
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if log.last != "scroll" { log.append("scroll") }
    }
}

@MainActor struct TableTests {
    private let stage = ListStage()

    private func table(
        _ source: Source, style: UITableView.Style = .plain, frame: CGRect? = nil
    ) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(NumberCell.self, forCellReuseIdentifier: "number")
        table.dataSource = source
        table.delegate = source
        return stage.show(table, frame)
    }

    private func shown(_ table: UITableView) -> [String] {
        table.visibleCells.map { ($0 as? NumberCell)?.number.text ?? "" }
    }

    @Test("a registered class is made by the initialiser that it overrides, with a long identifier as with a short one")
    func registeredClass() throws {
        let table = UITableView()
        let long = "an identifier that is longer than what fits into a string's own words"
        table.register(NumberCell.self, forCellReuseIdentifier: long)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: long) as? NumberCell)
        #expect(cell.reuseIdentifier == long && cell.marks == ["made by its own initialiser"])
        #expect(cell.number.superview === cell.contentView && cell.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    }

    @Test("of ten thousand rows only those that are seen exist, and scrolling uses their cells again")
    func tenThousand() {
        let source = Source([(0..<10_000).map { "\($0)" }])
        let table = table(source)
        #expect(table.contentSize == CGSize(width: 300, height: 500_000))
        #expect(shown(table) == (0..<12).map { "\($0)" })
        stage.act { table.contentOffset.y = 250_010 }
        #expect(shown(table) == (5000...5012).map { "\($0)" })
        #expect(source.made < 30 && table.subviews.filter { $0 is NumberCell }.count == 13)
        #expect(table.visibleCells.contains { ($0 as? NumberCell)?.reuses == 1 })
        #expect(
            table.rectForRow(at: IndexPath(row: 5001, section: 0)) == CGRect(x: 0, y: 250_050, width: 300, height: 50))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 250_049)) == IndexPath(row: 5000, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    }

    @Test("rows of many heights in sections with headers lie one below the other")
    func geometry() throws {
        let source = Source([["a", "b"], [], ["c"]])
        source.heights = { CGFloat(10 * ($0.section + 1) + $0.row) }
        source.titles = ["first", nil, "third"]
        let table = table(source)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 38, width: 300, height: 11))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 49, width: 300, height: 0))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)) == CGRect(x: 0, y: 77, width: 300, height: 30))
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "third")
        #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 0)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
        #expect(table.indexPath(for: cell) == IndexPath(row: 0, section: 2))
        #expect(table.convert(cell.bounds, from: cell).minY == 77)
    }

    @Test("the header of a plain section stays at the top until the next one pushes it away")
    func floating() throws {
        let source = Source([(0..<20).map { "\($0)" }, (0..<20).map { "\($0)" }])
        source.titles = ["one", "two"]
        let table = table(source)
        stage.act { table.contentOffset.y = 300 }
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minY == 300)
        stage.act { table.contentOffset.y = 1010 }
        #expect(header.frame.minY == 1000)
        #expect(table.headerView(forSection: 1)?.frame.minY == 1028)
    }

    @Test("a tap highlights and selects; another deselects the first; a row that says no is left alone")
    func selecting() {
        let source = Source([["a", "b", "not me"]])
        let table = table(source)
        stage.tap(20, 75)
        #expect(source.log == ["select 0.1"] && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        stage.tap(20, 25)
        stage.tap(20, 125)
        #expect(source.log == ["select 0.1", "deselect 0.1", "select 0.0"])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        stage.act { table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true) }
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("a touch that rests highlights its row; one that becomes a drag lets it go and selects nothing")
    func dragging() throws {
        let source = Source([(0..<100).map { "\($0)" }])
        let table = table(source)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 6, section: 0)))
        stage.touch(.began, 20, 325)
        #expect(!cell.isHighlighted)
        stage.wait(0.2)
        #expect(cell.isHighlighted)
        stage.touch(.moved, 20, 300)
        #expect(!cell.isHighlighted && table.isDragging)
        stage.touch(.moved, 20, 210)
        #expect(table.contentOffset.y == 105)
        stage.touch(.ended, 20, 210, after: 0.3)
        #expect(!source.log.contains("select 0.6") && source.log.contains("scroll"))
    }

    @Test("rows inserted, deleted and moved take their cells along, and the selection")
    func updates() {
        let source = Source([["a", "b", "c"], ["x"]])
        let table = table(source)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let c = table.cellForRow(at: IndexPath(row: 2, section: 0))
        source.rows = [["new", "a", "c"], ["b", "x"]]
        stage.act {
            table.beginUpdates()
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
            table.endUpdates()
        }
        #expect(shown(table) == ["new", "a", "c", "b", "x"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === c && c?.isSelected == true)
        stage.wait(1)
        source.rows = [["new"], ["b", "x"]]
        var isDone = false
        stage.act {
            table.performBatchUpdates {
                table.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .left)
            } completion: {
                isDone = $0
            }
        }
        #expect(shown(table) == ["new", "b", "x"] && table.indexPathForSelectedRow == nil && !isDone)
        stage.wait(1)
        #expect(isDone && c?.superview == nil && table.rect(forSection: 1).minY == 50)
    }

    @Test("an update whose numbers do not add up loads everything anew and says so")
    func wrongUpdate() {
        let source = Source([["a", "b"]])
        let table = table(source)
        var lines: [String] = []
        Console.write = { lines.append($0) }
        defer { Console.write = { _ in } }
        source.rows = [["a", "b", "c", "d"]]
        stage.act { table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade) }
        #expect(shown(table) == ["a", "b", "c", "d"])
        #expect(lines.count == 1 && lines[0].contains("section 0 has 4 rows after an update of 2 that inserts 1"))
    }

    @Test("reloading asks for everything again; a row that is scrolled to is where it was asked for")
    func scrolling() {
        let source = Source([(0..<100).map { "\($0)" }])
        let table = table(source)
        stage.act { table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false) }
        #expect(table.contentOffset.y == 2500)
        stage.act { table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false) }
        #expect(table.contentOffset.y == 1950)
        stage.act { table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: true) }
        #expect(table.contentOffset.y == 1950)
        stage.wait(0.5)
        #expect(table.contentOffset.y == 2225)
        source.rows = [["only"]]
        stage.act { table.reloadData() }
        #expect(shown(table) == ["only"] && table.contentOffset.y == 0)
    }

    @Test("cells decide their heights where nobody else does: a subtitle is higher than a title")
    func automatic() {
        let source = Source([["a", "b"]])
        source.heights = { _ in UITableView.automaticDimension }
        let table = table(source)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "title"
        #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
        cell.detailTextLabel?.text = "detail"
        #expect(cell.sizeThatFits(CGSize(width: 300, height: 0)).height >= 58)
    }

    @Test("boxes of rows keep clear of the sides, round at their ends")
    func boxes() throws {
        let source = Source([["a", "b", "c"]])
        let cells = table(source, style: .insetGrouped).visibleCells
        #expect(cells.count == source.made)
        #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 268)
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[1].layer.cornerRadius == 0 && cells[2].layer.cornerRadius == 10)
    }
}
