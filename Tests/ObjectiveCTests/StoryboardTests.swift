import Testing

@testable import UIKit

/// As storyboards' controllers are written: made by a coder, with an initialiser of its own that no storyboard calls.
private final class ArchivedController: UIViewController {
    var awakenings = 0
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        number = coder.containsValue(forKey: "number") ? 1 : 7
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        awakenings += 1
    }
}

private final class DrawnCell: UITableViewCell {}

@MainActor @Suite(.serialized) struct StoryboardTests {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)

    @Test("a storyboard's stand-in makes the class that an identifier names, as a storyboard would")
    func byName() throws {
        SelectorTable.register(ArchivedController.self)
        let made = storyboard.instantiateViewController(withIdentifier: "ArchivedController")
        let controller = try #require(made as? ArchivedController)
        #expect(controller.number == 7 && controller.awakenings == 1 && controller.storyboard === storyboard)
    }

    @Test("for an identifier that is no class, it makes the class that is expected, or an empty screen")
    func byExpectation() {
        let expected = storyboard.instantiateViewController(withIdentifier: "x", expected: ArchivedController.self)
        #expect((expected as? ArchivedController)?.number == 7)
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "x")) == UIViewController.self)
        let inferred: ArchivedController = storyboard.instantiateViewController(identifier: "x")
        #expect(inferred.number == 7)
        let created = storyboard.instantiateViewController(identifier: "x") { _ in ArchivedController(number: 3) }
        #expect(created.number == 3)
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(UIViewController().storyboard != nil)
    }

    @Test("a class that is named wins over one of its superclasses that is expected")
    func subclass() {
        SelectorTable.register(ArchivedController.self)
        let made = storyboard.instantiateViewController(
            withIdentifier: "ArchivedController", expected: UIViewController.self)
        #expect(made is ArchivedController)
    }

    @Test("a nib's stand-in makes cells and views of the class that is called like it")
    func nibs() {
        SelectorTable.register(DrawnCell.self)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        table.register(UINib(nibName: "DrawnCell", bundle: nil), forCellReuseIdentifier: "a")
        table.register(UINib(nibName: "Unknown", bundle: nil), forCellReuseIdentifier: "b")
        #expect(table.dequeueReusableCell(withIdentifier: "a") is DrawnCell)
        #expect(table.dequeueReusableCell(withIdentifier: "b").map { type(of: $0) } == UITableViewCell.self)
        let views = Bundle.main.loadNibNamed("DrawnCell", owner: nil)
        #expect(views?.count == 1 && views?.first is DrawnCell)
    }

    @Test("a tab's badge is shown over its picture, wide enough for its words, and taken away")
    func badges() throws {
        let controller = UITabBarController()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        controller.viewControllers = [first, UIViewController()]
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        func badge() -> TabBadge? {
            controller.view.layoutIfNeeded()
            return controller.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? TabBadge }.first
        }
        #expect(badge() == nil)
        first.tabBarItem.badgeValue = "3"
        let single = try #require(badge())
        #expect(single.frame.size == CGSize(width: 18, height: 18))
        #expect(single.backgroundColor == .systemRed)
        first.tabBarItem.badgeValue = "1234"
        first.tabBarItem.badgeColor = .blue
        let long = try #require(badge())
        #expect(long.frame.width > 30 && long.frame.height == 18 && long.backgroundColor == .blue)
        first.tabBarItem.badgeValue = nil
        #expect(badge() == nil)
    }
}
