// swift-format-ignore-file
//
//  TableDetail.swift
//  A list, a detail screen, a custom push between them.
//
//  Created by Wanda Nowak on 6/1/19.
//

import UIKit

class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
    private let colors: [UIColor] = [.gray, .orange, .blue, .red, .brown, .yellow, .cyan, .purple]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planets"
        view.backgroundColor = .white
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 64
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(tableView)
        navigationController?.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return planets.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = planets[indexPath.row]
        cell.textLabel?.textColor = colors[indexPath.row]
        cell.selectionStyle = .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = PlanetViewController(name: planets[indexPath.row], color: colors[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
    }

    var selectedFrame: CGRect? {
        guard let indexPath = tableView.indexPathForSelectedRow, let cell = tableView.cellForRow(at: indexPath) else { return nil }
        return view.convert(cell.frame, from: tableView)
    }
}

class PlanetViewController: UIViewController {
    private let name: String
    private let color: UIColor

    init(name: String, color: UIColor) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 0, y: 200, width: view.bounds.width, height: 60))
        label.text = name
        label.textAlignment = .center
        label.font = UIFont.boldSystemFont(ofSize: 40)
        label.textColor = .white
        label.autoresizingMask = .flexibleWidth
        view.addSubview(label)
    }
}

extension ListViewController: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push:
            return RowExpand(origin: selectedFrame ?? CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 1), opening: true)
        case .pop:
            return RowExpand(origin: selectedFrame ?? CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 1), opening: false)
        default:
            return nil
        }
    }
}

class RowExpand: NSObject, UIViewControllerAnimatedTransitioning {
    let origin: CGRect
    let opening: Bool

    init(origin: CGRect, opening: Bool) {
        self.origin = origin
        self.opening = opening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        let moving = opening ? to : from

        if opening {
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: from)
        }

        let mask = UIView(frame: opening ? origin : container.bounds)
        mask.backgroundColor = .black
        moving.mask = mask

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut, animations: {
            mask.frame = self.opening ? container.bounds : self.origin
        }, completion: { _ in
            moving.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
