extension UIImageView {
    /// A series of pictures on its way, by the virtual clock.
    final class FrameSeries {
        let images: [UIImage]
        let start = CACurrentMediaTime()
        /// Seconds for all of them once.
        let duration: TimeInterval
        /// How often; 0 for ever.
        let repeats: Int
        var next: VirtualClock.Scheduled?

        init(images: [UIImage], duration: TimeInterval, repeats: Int) {
            self.images = images
            self.duration = duration > 0 ? duration : Double(images.count) / 30
            self.repeats = repeats
        }

        /// Which picture it is at now; nil once it is over.
        var current: UIImage? {
            let passed = (CACurrentMediaTime() - start) / duration
            guard repeats == 0 || passed + 1e-6 < Double(repeats) else { return nil }
            let part = passed - (passed + 1e-6).rounded(.down)
            return images[min(Int(max(part, 0) * Double(images.count) + 1e-6), images.count - 1)]
        }

        /// When the next picture is due.
        var nextTime: CFTimeInterval {
            let step = duration / Double(images.count)
            return start + (((CACurrentMediaTime() - start) / step + 1e-6).rounded(.down) + 1) * step
        }
    }

    /// Shows the series' pictures one after the other.
    public func startAnimating() {
        let pictures = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
        stopAnimating()
        guard !pictures.isEmpty else { return }
        series = FrameSeries(
            images: pictures, duration: animationDuration > 0 ? animationDuration : image?.duration ?? 0,
            repeats: animationRepeatCount)
        step()
    }

    public func stopAnimating() {
        series?.next?.cancel()
        guard series != nil else { return }
        series = nil
        showImage()
    }

    public var isAnimating: Bool { series != nil }

    private func step() {
        guard let series else { return }
        guard series.current != nil else { return stopAnimating() }
        showImage()
        series.next = VirtualClock.current.schedule(at: series.nextTime) { [weak self] in
            MainActor.assumeIsolated { self?.step() }
        }
    }
}
