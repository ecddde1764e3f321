import Testing

@testable import UIKit

/// Rows and items that are as large as the constraints inside them say.
@MainActor @Suite(.serialized) struct AutoLayoutCellTests {
    private static let words =
        "A sentence that is a good deal longer than one line of a narrow row can hold, and longer"

    private final class Card: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -30),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -13),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = Card(style: .default, reuseIdentifier: nil)
            cell.label.text = indexPath.row == 1 ? AutoLayoutCellTests.words : "Short"
            if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
            return cell
        }
    }

    private final class Chip: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = LayoutBench.box(in: contentView)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 33),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
        }
    }

    @Test("rows are as high as the constraints in them make the text")
    func rows() throws {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 250, height: 500)), Rows())
        table.dataSource = rows
        table.layoutIfNeeded()
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.words
        #expect(heights[0] == heights[2] && heights[0] < 50)
        #expect(heights[1] == label.sizeThatFits(CGSize(width: 200, height: 0)).height + 24)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Card)
        cell.layoutIfNeeded()
        #expect(cell.label.frame.minX == 20 && cell.label.frame.width == 200 && cell.label.frame.minY == 11)
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 250, height: heights[1]))
    }

    @Test("items of a flow layout with estimated sizes are as large as their constraints say")
    func items() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        let items = Items()
        view.register(Chip.self, forCellWithReuseIdentifier: "chip")
        view.dataSource = items
        view.layoutIfNeeded()
        let size = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size
        #expect(size == CGSize(width: 80, height: 33))
    }
}
