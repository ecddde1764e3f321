// swift-format-ignore-file
//  Three coloured pages; swipe or use the buttons. Navigation delegate set in viewDidLoad, pan drives pop.

import UIKit

class PageViewController: UIViewController {
  var index = 0
  static let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemPink]

  lazy var nextButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = UIFont.systemFont(ofSize: 24, weight: .semibold)
    button.addTarget(self, action: #selector(nextTapped(_:)), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = PageViewController.colors[index % PageViewController.colors.count]
    navigationItem.title = "Page \(index + 1)"
    view.addSubview(nextButton)
    NSLayoutConstraint.activate([
      nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    if index == 0 {
      navigationController?.delegate = Walkthrough.shared
    }
    Walkthrough.shared.addPan(to: self)
  }

  @objc func nextTapped(_ sender: Any) {
    let page = PageViewController()
    page.index = index + 1
    show(page, sender: self)
  }
}

class Walkthrough: NSObject, UINavigationControllerDelegate {
  static let shared = Walkthrough()
  private var interaction: UIPercentDrivenInteractiveTransition?
  private weak var current: UIViewController?

  func addPan(to controller: UIViewController) {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_:)))
    controller.view.addGestureRecognizer(pan)
  }

  @objc func didPan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view, let navigation = current?.navigationController else { return }
    let progress = pan.translation(in: nil).x / view.bounds.width
    switch pan.state {
    case .began where navigation.viewControllers.count > 1:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended, .cancelled:
      if progress > 0.4 || pan.velocity(in: nil).x > 800 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      break
    }
  }

  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    current = viewController
  }

  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return operation == .none ? nil : PageAnimator(forward: operation == .push)
  }

  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    return interaction
  }
}

class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let forward: Bool
  init(forward: Bool) { self.forward = forward }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let width = container.bounds.width
    container.addSubview(to)
    to.frame.origin.x = forward ? width : -width
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut, animations: {
      to.frame.origin.x = 0
      from.frame.origin.x = self.forward ? -width : width
    }, completion: { _ in
      from.frame.origin.x = 0
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}
