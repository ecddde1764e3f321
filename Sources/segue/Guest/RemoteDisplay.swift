import Foundation
import Window

/// A window that another process has: events come over a channel, pictures go through shared memory.
@MainActor
final class RemoteDisplay: Display {
    private let channel: Channel<StageReport, StageOrder>
    private let memory: SharedMemory
    private let watchdog: Watchdog
    private(set) var state: DisplayState
    private var events: [WindowEvent] = []
    private var isClosed = false
    /// The rows drawn last.
    private var drawn: [Range<Int>] = []
    /// Told of what is neither an event nor about the window.
    var onOrder: ((StageOrder) -> Void)?

    /// Waits for the first word from the window's process; nil if it has gone.
    init?(channel: Channel<StageReport, StageOrder>, memory: SharedMemory, watchdog: Watchdog) {
        guard case .message(.state(let state)) = channel.receive(timeout: 10) else { return nil }
        self.channel = channel
        self.memory = memory
        self.watchdog = watchdog
        self.state = state
    }

    func report(_ report: StageReport) {
        if !channel.send(report) { isClosed = true }
    }

    func nextEvent(timeout: Double) -> WindowEvent? {
        var timeout = timeout
        while events.isEmpty, !isClosed {
            watchdog.rest()
            let receipt = channel.receive(timeout: timeout)
            watchdog.begin()
            switch receipt {
            case .message(let order): take(order)
            case .closed: isClosed = true
            case .nothing: return nil
            }
            // An order changes the picture: it is not slept on.
            timeout = 0
        }
        if events.isEmpty { return WindowEvent(time: MonotonicTime.now, kind: .quit) }
        return events.removeFirst()
    }

    private func take(_ order: StageOrder) {
        switch order {
        case .event(let event): events.append(event)
        case .state(let new):
            let isResized = (new.pixels, new.density) != (state.pixels, state.density)
            let isOther = (new.refreshRate, new.waitsForRefresh) != (state.refreshRate, state.waitsForRefresh)
            state = new
            let points = CGSize(
                width: CGFloat(new.pixels.width) / new.density, height: CGFloat(new.pixels.height) / new.density)
            if isResized { events.append(now(.resized(points: points, pixels: new.pixels))) }
            if isOther { events.append(now(.displayChanged)) }
        case .quit: events.append(now(.quit))
        case .presented: break
        case .faults, .check, .handOver: onOrder?(order)
        }
    }

    private func now(_ kind: WindowEvent.Kind) -> WindowEvent {
        WindowEvent(time: MonotonicTime.now, kind: kind)
    }

    func withPixels(rows: [Range<Int>]?, _ body: (PixelBuffer) -> Void) {
        drawn = []
        let (width, height) = (state.pixels.width, state.pixels.height)
        guard width > 0, height > 0, width * height * 4 <= memory.size else { return }
        let base = memory.base.assumingMemoryBound(to: UInt32.self)
        drawn = rows ?? [0..<height]
        body(PixelBuffer(base: base, width: width, height: height, stride: width, rows: drawn))
    }

    /// Hands the picture over and waits until it is on show: the memory is drawn into again then.
    func present() {
        report(.frame(state.pixels, rows: drawn))
        watchdog.rest()
        defer { watchdog.begin() }
        while !isClosed {
            switch channel.receive(timeout: .infinity) {
            case .message(.presented): return
            case .message(let order): take(order)
            case .closed: isClosed = true
            case .nothing: continue
            }
        }
    }

    func perform(_ request: DisplayRequest) {
        report(.request(request))
    }
}
