import Testing

@testable import UIKit

/// A cell as users write them.
@MainActor private final class PhotoCell: UICollectionViewCell {
    let picture: UIImageView
    var applied = 0

    override init(frame: CGRect) {
        picture = UIImageView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        contentView.addSubview(picture)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }
}

@MainActor private final class Heading: UICollectionReusableView {}

@MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var log: [String] = []
    var made = 0
    var size: ((IndexPath) -> CGSize)?

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.section).\(indexPath.item)")
    }
}

/// A layout as users write them: a carousel whose items shrink away from the middle.
@MainActor private final class Carousel: UICollectionViewLayout {
    var prepared = 0

    override func prepare() {
        super.prepare()
        prepared += 1
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 100 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0), height: 600)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 100 * CGFloat(indexPath.item), y: 250, width: 100, height: 80)
        let middle = (collectionView?.contentOffset.x ?? 0) + 150
        attributes.transform = CGAffineTransform(scaleX: 1, y: abs(attributes.center.x - middle) < 50 ? 1 : 0.5)
        attributes.zIndex = indexPath.item
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0)
    }
}

@MainActor struct CollectionTests {
    private let stage = ListStage()

    private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.register(
            Heading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        view.dataSource = source
        view.delegate = source
        return stage.show(view)
    }

    private func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = size
        return flow
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    @Test("items flow in lines that reach from side to side, and the last line keeps their distances")
    func flowing() throws {
        let layout = flow(CGSize(width: 80, height: 60))
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 7
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 20, right: 10)
        let source = Source([5])
        let view = collection(source, layout)
        #expect(frame(view, 0) == CGRect(x: 10, y: 5, width: 80, height: 60))
        #expect(frame(view, 2).maxX == 290 && frame(view, 1).midX == 150)
        #expect(
            frame(view, 3) == CGRect(x: 10, y: 72, width: 80, height: 60) && frame(view, 4).minX == frame(view, 1).minX)
        #expect(view.contentSize == CGSize(width: 300, height: 152))
        let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)) as? PhotoCell)
        #expect(cell.frame == frame(view, 4) && cell.picture.frame.size == cell.bounds.size && cell.applied > 0)
        #expect(view.indexPath(for: cell) == IndexPath(item: 4, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 80)) == IndexPath(item: 4, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 68)) == nil)
    }

    @Test("of ten thousand items only those that are seen exist, also sideways")
    func many() {
        let layout = flow(CGSize(width: 100, height: 200))
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        let source = Source([10_000])
        let view = collection(source, layout)
        // Two in each column of 600 points, with 10 between them.
        #expect(view.contentSize == CGSize(width: 500_000, height: 600))
        #expect(view.visibleCells.count == 6)
        stage.act { view.contentOffset.x = 250_050 }
        #expect(view.indexPathsForVisibleItems.sorted().map(\.item) == Array(5000..<5008) && source.made < 20)
    }

    @Test("headers stand above their sections, and stay in sight when they are pinned")
    func headers() {
        let layout = flow(CGSize(width: 300, height: 100))
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let source = Source([10, 10])
        let view = collection(source, layout)
        let kind = UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 0)
        #expect(view.supplementaryView(forElementKind: kind, at: path) is Heading)
        #expect(frame(view, 0).minY == 40)
        #expect(frame(view, 0, 1).minY == 1170)
        stage.act { view.contentOffset.y = 333 }
        #expect(source.made > 3)
        let header = view.supplementaryView(forElementKind: kind, at: path)
        #expect(header?.frame == CGRect(x: 0, y: 333, width: 300, height: 40))
    }

    @Test("the delegate gives each item its size; a line is as high as its highest, and the others lie in its middle")
    func sizes() {
        let source = Source([3])
        source.size = { CGSize(width: 140, height: 40 + 20 * CGFloat($0.item)) }
        let view = collection(source, flow(.zero))
        #expect(frame(view, 0) == CGRect(x: 0, y: 10, width: 140, height: 40))
        #expect(frame(view, 1) == CGRect(x: 160, y: 0, width: 140, height: 60))
        #expect(frame(view, 2) == CGRect(x: 0, y: 70, width: 140, height: 80))
    }

    @Test("a tap selects an item and deselects the one before")
    func selecting() {
        let source = Source([9])
        let view = collection(source, flow(CGSize(width: 90, height: 90)))
        stage.tap(20, 20)
        stage.tap(280, 20)
        #expect(source.log == ["select 0.0", "deselect 0.0", "select 0.2"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
    }

    @Test("a layout of the user's own is asked again while it scrolls, and says where the content comes to rest")
    func ownLayout() throws {
        let carousel = Carousel()
        let source = Source([20])
        let view = collection(source, carousel)
        stage.act { view.contentOffset.x = 400 }
        #expect(carousel.prepared >= 2)
        let middle = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
        let other = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0)))
        #expect(middle.transform.d == 1 && other.transform.d == 0.5 && other.layer.zPosition == 6)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 80, y: 300))
        stage.wait(4)
        #expect(source.made > 5 && view.contentOffset.x > 500)
        #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test("items inserted, moved and deleted take their cells along")
    func updates() {
        let source = Source([3])
        let view = collection(source, flow(CGSize(width: 90, height: 90)))
        let last = view.cellForItem(at: IndexPath(item: 2, section: 0))
        source.counts = [4]
        var isDone = false
        stage.act {
            view.performBatchUpdates {
                view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            } completion: {
                isDone = $0
            }
        }
        #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === last)
        #expect(last?.frame.origin == CGPoint(x: 0, y: 100) && !isDone)
        stage.wait(1)
        #expect(isDone && view.subviews.filter { $0 is PhotoCell }.count == 4)
    }

    @Test("another layout moves the same cells, animated")
    func exchange() {
        let source = Source([3])
        let view = collection(source, flow(CGSize(width: 90, height: 90)))
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        var isDone = false
        stage.act {
            view.setCollectionViewLayout(flow(CGSize(width: 200, height: 50)), animated: true) { isDone = $0 }
        }
        #expect(cell?.frame == CGRect(x: 50, y: 60, width: 200, height: 50) && !isDone)
        stage.wait(0.15)
        let y = cell?.layer.presentation()?.frame.minY ?? 0
        #expect(y > 0 && y < 60)
        stage.wait(1)
        #expect(isDone)
    }

    @Test("attributes are copied in their own class")
    func copies() {
        let attributes = OwnAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.angle = 5
        let copy = attributes.copy() as? OwnAttributes
        #expect(copy?.angle == 5 && copy?.frame == attributes.frame && copy?.indexPath == attributes.indexPath)
    }
}

/// Attributes with something added.
private final class OwnAttributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 1

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? OwnAttributes)?.angle = angle
        return copy
    }
}
