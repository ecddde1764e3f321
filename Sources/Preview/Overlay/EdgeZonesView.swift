import UIKit

/// Shows where drags that drive a transition start, and which way each goes.
final class EdgeZonesView: UIView {
    private let zones: EdgeZones
    private let strips: [(edge: Edge, view: UIView, label: UILabel)]

    /// - Parameter direction: In which the device's user reads.
    init(zones: EdgeZones, direction: UIUserInterfaceLayoutDirection) {
        self.zones = zones
        strips = Edge.allCases.map { ($0, UIView(), UILabel()) }
        super.init(frame: .zero)
        for (edge, view, label) in strips {
            let colour: UIColor = edge.isForward(in: direction) ? .systemBlue : .systemOrange
            view.backgroundColor = colour.withAlphaComponent(0.45)
            view.layer.borderWidth = 1
            view.layer.borderColor = colour.cgColor
            label.text = edge.isForward(in: direction) ? "forward" : "back"
            label.font = .systemFont(ofSize: 12, weight: .semibold)
            label.textColor = .white
            // Its own ground: neither white nor black can be read on both colours over light and dark screens.
            label.backgroundColor = UIColor(white: 0.09, alpha: 0.8)
            label.layer.cornerRadius = 8
            label.clipsToBounds = true
            label.textAlignment = .center
            view.addSubview(label)
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (edge, view, label) in strips {
            view.frame =
                switch edge {
                case .left: CGRect(x: 0, y: 0, width: zones.width, height: bounds.height)
                case .right: CGRect(x: bounds.width - zones.width, y: 0, width: zones.width, height: bounds.height)
                case .top: CGRect(x: 0, y: 0, width: bounds.width, height: zones.width)
                case .bottom: CGRect(x: 0, y: bounds.height - zones.width, width: bounds.width, height: zones.width)
                }
            label.bounds = CGRect(x: 0, y: 0, width: 64, height: 18)
            label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            switch edge {
            case .left: label.transform = CGAffineTransform(rotationAngle: -.pi / 2)
            case .right: label.transform = CGAffineTransform(rotationAngle: .pi / 2)
            case .top, .bottom: label.transform = .identity
            }
        }
    }
}
