import Testing

@testable import UIKit

/// Logs what a scroll view says.
@MainActor private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var target: CGPoint?
    weak var zoomed: UIView?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lines.append("will end")
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end \(decelerate)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor struct ScrollViewTests {
    private let stage = ListStage()
    private let log = Log()

    private func scrollView(_ size: CGSize) -> UIScrollView {
        let scroll = stage.show(UIScrollView())
        stage.act {
            scroll.contentSize = size
            scroll.delegate = log
        }
        return scroll
    }

    @Test("content that is flung goes on, slower and slower, as far as the rate of its slowing says")
    func flinging() {
        let scroll = scrollView(CGSize(width: 300, height: 5000))
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
        let start = scroll.contentOffset.y
        #expect(start == 90 && scroll.isDecelerating && log.lines == ["begin", "will end", "end true"])
        stage.wait(10)
        // 100 points in 110 ms, and 0.998 of the velocity left after each millisecond.
        let way = 100 / 0.110 * 0.4995
        #expect(abs(scroll.contentOffset.y - start - way) < 6)
        #expect(!scroll.isDecelerating && log.lines.last == "rest")
    }

    @Test("content drawn beyond its end follows ever harder and comes back")
    func bouncing() {
        let scroll = scrollView(CGSize(width: 300, height: 5000))
        stage.touch(.began, 150, 100)
        stage.touch(.moved, 150, 110)
        stage.touch(.moved, 150, 310)
        #expect(abs(scroll.contentOffset.y + (1 - 1 / (200 * 0.55 / 600 + 1)) * 600) < 1e-6)
        stage.touch(.ended, 150, 310, after: 0.5)
        #expect(scroll.contentOffset.y < -50)
        stage.wait(2)
        #expect(scroll.contentOffset.y == 0)
        scroll.bounces = false
        stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400))
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("pages turn by a fling or past their middle, one at a time")
    func paging() {
        let scroll = scrollView(CGSize(width: 1200, height: 600))
        scroll.isPagingEnabled = true
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 300))
        stage.wait(3)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 300), rest: 0.5)
        stage.wait(3)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
        stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 190, y: 300), rest: 0.5)
        stage.wait(3)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 0))
    }

    @Test("the delegate may choose where the content comes to rest")
    func target() {
        let scroll = scrollView(CGSize(width: 300, height: 5000))
        log.target = CGPoint(x: 0, y: 321)
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
        stage.wait(3)
        #expect(scroll.contentOffset.y == 321)
    }

    @Test("a finger stops what goes on by itself, and an animated offset says when it is there")
    func stopping() {
        let scroll = scrollView(CGSize(width: 300, height: 5000))
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
        stage.wait(0.1)
        stage.touch(.began, 150, 300)
        let place = scroll.contentOffset.y
        stage.wait(1)
        #expect(scroll.contentOffset.y == place && scroll.isTracking && !scroll.isDecelerating)
        stage.touch(.ended, 150, 300)
        #expect(!scroll.isTracking)
        log.lines = []
        stage.act { scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        stage.wait(0.15)
        #expect(scroll.contentOffset.y > place && scroll.contentOffset.y < 1000 && log.lines.isEmpty)
        stage.wait(0.2)
        #expect(scroll.contentOffset.y == 1000 && log.lines == ["animated"])
    }

    @Test("insets make room at the ends, and content that lies at its start stays there")
    func insets() {
        let scroll = scrollView(CGSize(width: 300, height: 700))
        stage.act { scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0) }
        #expect(scroll.contentOffset.y == -30)
        stage.act { scroll.scrollRectToVisible(CGRect(x: 0, y: 690, width: 10, height: 10), animated: false) }
        #expect(scroll.contentOffset.y == 150)
        stage.act { scroll.frame.size.height = 800 }
        #expect(scroll.contentOffset.y == -30)
    }

    @Test("zooming scales the delegate's view, keeps to the limits and makes the content so large")
    func zooming() {
        let scroll = scrollView(.zero)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        stage.act {
            scroll.addSubview(picture)
            log.zoomed = picture
            scroll.maximumZoomScale = 3
            scroll.contentSize = picture.bounds.size
            scroll.setZoomScale(2, animated: false)
        }
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 1200))
        #expect(scroll.contentSize == CGSize(width: 600, height: 1200) && scroll.zoomScale == 2)
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 300))
        stage.act { scroll.zoom(to: CGRect(x: 0, y: 0, width: 20, height: 40), animated: false) }
        #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
    }
}
