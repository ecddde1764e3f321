// swift-format-ignore-file
//
//  PhotoGrid.swift
//

import UIKit

final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let transition = GridTransition()
    private(set) var selected: UICollectionViewCell?

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 18 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        cell.contentView.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 18, saturation: 0.6, brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 8
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = floor((collectionView.bounds.width - 48) / 3)
        return CGSize(width: side, height: side)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return }
        selected = cell
        let viewer = ViewerController(color: cell.contentView.backgroundColor ?? .black)
        viewer.modalPresentationStyle = .fullScreen
        viewer.transitioningDelegate = transition
        transition.sourceView = cell.contentView
        present(viewer, animated: true, completion: nil)
    }
}

final class ViewerController: UIViewController {
    private let color: UIColor
    let photo = UIView()

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photo.backgroundColor = color
        view.addSubview(photo)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = view.bounds.width
        photo.frame = CGRect(x: 0, y: (view.bounds.height - side) / 2, width: side, height: side)
    }

    override var prefersStatusBarHidden: Bool { true }

    @objc private func close() {
        dismiss(animated: true)
    }
}

final class GridTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    weak var sourceView: UIView?
    private var presenting = true

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let viewer = transitionContext.viewController(forKey: presenting ? .to : .from) as? ViewerController else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        if presenting {
            container.addSubview(viewer.view)
        } else if let below = transitionContext.view(forKey: .to) {
            container.insertSubview(below, at: 0)
        }
        viewer.view.layoutIfNeeded()

        let large = container.convert(viewer.photo.bounds, from: viewer.photo)
        let small = sourceView.map { container.convert($0.bounds, from: $0) } ?? large.insetBy(dx: 100, dy: 100)
        let flying = UIView(frame: presenting ? small : large)
        flying.backgroundColor = viewer.photo.backgroundColor
        flying.layer.cornerRadius = presenting ? 8 : 0
        container.addSubview(flying)
        viewer.photo.isHidden = true
        sourceView?.isHidden = true
        viewer.view.alpha = presenting ? 0 : 1

        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.9) {
            flying.frame = self.presenting ? large : small
            flying.layer.cornerRadius = self.presenting ? 0 : 8
            viewer.view.alpha = self.presenting ? 1 : 0
        }
        animator.addCompletion { _ in
            flying.removeFromSuperview()
            viewer.photo.isHidden = false
            viewer.view.alpha = 1
            self.sourceView?.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
