import UIKit

/// The line of text at the bottom: effect, operation, time, progress and speed, or a message.
final class StatusLine: UIView {
    private static let height: CGFloat = 50  // pt
    private static let greatestWidth: CGFloat = 380  // pt
    private static let padding: CGFloat = 14  // pt
    private static let gap: CGFloat = 8  // pt, between the edge zones and the line

    private let margin: CGFloat
    private let plate = UIView()
    private let title = UILabel()
    private let speed = UILabel()
    private let time = UILabel()
    private let track = UIView()
    private let bar = UIView()
    private var progress: CGFloat = 0

    /// - Parameter margin: What stays free at the screen's edges, in points.
    init(margin: CGFloat) {
        self.margin = margin
        super.init(frame: .zero)
        plate.backgroundColor = UIColor(white: 0.09, alpha: 0.94)
        plate.layer.cornerRadius = 14
        plate.layer.borderWidth = 1
        plate.layer.borderColor = UIColor(white: 1, alpha: 0.14).cgColor
        addSubview(plate)
        for label in [title, speed, time] {
            label.textColor = .white
            plate.addSubview(label)
        }
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.75
        speed.font = .systemFont(ofSize: 13, weight: .medium)
        speed.textAlignment = .right
        time.font = .systemFont(ofSize: 12)
        time.textColor = UIColor(white: 1, alpha: 0.72)
        time.textAlignment = .right
        track.backgroundColor = UIColor(white: 1, alpha: 0.2)
        track.layer.cornerRadius = 2
        track.clipsToBounds = true
        bar.backgroundColor = .white
        track.addSubview(bar)
        plate.addSubview(track)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ status: SessionStatus, message: String?) {
        set(title, message ?? "\(status.effectName) · \(status.operation.rawValue)")
        set(speed, message == nil ? Self.marks(status) : "")
        set(
            time,
            status.duration > 0
                ? "\(Self.milliseconds(status.elapsed)) of \(Self.milliseconds(status.duration)) ms" : "")
        if progress != CGFloat(status.progress) {
            progress = CGFloat(status.progress)
            setNeedsLayout()
        }
    }

    /// Speed and direction, and what else is on.
    private static func marks(_ status: SessionStatus) -> String {
        var marks: [String] = []
        if status.phase == .paused { marks.append("paused") }
        if status.isReversed { marks.append("reverse") }
        if status.isLooping { marks.append("loop") }
        marks.append(status.speed.text)
        return marks.joined(separator: " · ")
    }

    private static func milliseconds(_ seconds: Double) -> String {
        Decimals.text(seconds * 1000, places: 0)
    }

    private func set(_ label: UILabel, _ text: String) {
        guard label.text != text else { return }
        label.text = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 2 * (margin + Self.gap), Self.greatestWidth)
        let y = bounds.height - max(margin, safeAreaInsets.bottom) - Self.gap - Self.height
        plate.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: y, width: width, height: Self.height)
        let inner = width - 2 * Self.padding
        let marks = (speed.text ?? "").isEmpty ? 0 : ceil(speed.sizeThatFits(plate.bounds.size).width)
        speed.frame = CGRect(x: width - Self.padding - marks, y: 8, width: marks, height: 17)
        title.frame = CGRect(
            x: Self.padding, y: 8, width: max(inner - marks - (marks > 0 ? Self.gap : 0), 0), height: 17)
        let times = ceil(time.sizeThatFits(plate.bounds.size).width)
        time.frame = CGRect(x: width - Self.padding - times, y: 27, width: times, height: 16)
        track.frame = CGRect(
            x: Self.padding, y: 33, width: max(inner - (times > 0 ? 118 : 0), 0), height: 4)
        bar.frame = CGRect(x: 0, y: 0, width: track.bounds.width * progress, height: 4)
    }
}
