import CSDL2
import Foundation
import Testing

@testable import Window

/// The window over SDL's driver that shows nothing, with events put into SDL's own queue.
@MainActor
@Suite("DisplayWindow", .serialized)
struct DisplayWindowTests {
    private static let dummy = ["SDL_VIDEODRIVER": "dummy"]

    private func open(width: CGFloat = 200, height: CGFloat = 320) throws -> DisplayWindow {
        let window = try DisplayWindow(
            title: "test", contentSize: CGSize(width: width, height: height), environment: Self.dummy)
        while window.nextEvent(timeout: 0.002) != nil {}
        return window
    }

    /// The next event that is not `.unknown`.
    private func next(_ window: DisplayWindow) -> WindowEvent? {
        while let event = window.nextEvent(timeout: 0.05) {
            if case .unknown = event.kind { continue }
            return event
        }
        return nil
    }

    private func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void) {
        var event = SDL_Event()
        event.type = type.rawValue
        change(&event)
        SDL_PushEvent(&event)
    }

    @Test("without a display the error says what to do")
    func noDisplay() {
        #expect(throws: WindowError.noDisplay(named: nil)) {
            try DisplayWindow(title: "test", contentSize: CGSize(width: 200, height: 320), environment: ["DISPLAY": ""])
        }
        #expect("\(WindowError.noDisplay(named: nil))".contains("segue render"))
    }

    @Test("a driver that does not exist is named in the error")
    func noDriver() {
        let environment = ["SDL_VIDEODRIVER": "nonesuch"]
        #expect {
            try DisplayWindow(title: "test", contentSize: CGSize(width: 200, height: 320), environment: environment)
        } throws: { "\($0)".contains("nonesuch") }
    }

    @Test("the window has the screen's size, or its shape where the display is too small")
    func size() throws {
        #expect(try open().size == CGSize(width: 200, height: 320))
        let size = try open(width: 2000, height: 4000).size
        #expect(size.height < 4000 && abs(size.height - size.width * 2) <= 2)
    }

    @Test("what was drawn arrives in the window")
    func drawing() throws {
        let window = try open()
        window.resize(to: CGSize(width: 300, height: 320))
        try window.withPixels { pixels in
            #expect((pixels.width, pixels.height) == (300, 320))
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    pixels.base[y * pixels.stride + x] = 0xff00_0000 | UInt32(x << 12 | y)
                }
            }
        }
        try window.present()
        let surface = try #require(SDL_GetWindowSurface(window.window)).pointee
        let pixels = surface.pixels.assumingMemoryBound(to: UInt32.self)
        func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * Int(surface.pitch) / 4 + x] & 0xff_ffff }
        #expect(pixel(0, 7) == 7 && pixel(299, 319) == (299 << 12 | 319) & 0xff_ffff)
    }

    @Test("a surface keeps what was drawn, so that only rows that are asked for are drawn; a new one has nothing")
    func surfaceRows() throws {
        let window = try open()
        let some = [10..<20, 300..<310]
        func draw(_ rows: [Range<Int>]?, _ color: UInt32) throws -> [Range<Int>] {
            var given: [Range<Int>] = []
            try window.withPixels(rows: rows) { pixels in
                given = pixels.rows
                for row in pixels.rows.joined() {
                    (pixels.base + row * pixels.stride).update(repeating: color, count: pixels.width)
                }
            }
            try window.present()
            return given
        }
        #expect(try draw(some, 0xff00_0001) == [0..<320])
        #expect(try draw(some, 0xff00_0002) == some)
        let surface = try #require(SDL_GetWindowSurface(window.window)).pointee
        let pixels = surface.pixels.assumingMemoryBound(to: UInt32.self)
        let colors = (0..<320).map { pixels[$0 * Int(surface.pitch) / 4 + 199] & 0xff }
        #expect(colors.enumerated().allSatisfy { row, color in color == (some.joined().contains(row) ? 2 : 1) })
        #expect(try draw(nil, 0xff00_0003) == [0..<320])
        // There and back: the size is the same, the surface is not.
        for width in [230.0, 200] { window.resize(to: CGSize(width: width, height: 320)) }
        #expect(try draw(some, 0xff00_0004) == [0..<320])
        #expect(try draw(some, 0xff00_0005) == some)
    }

    @Test("of a texture all rows from the first to the last are handed out, of a new one all")
    func textureRows() throws {
        let window = try DisplayWindow(
            title: "test", contentSize: CGSize(width: 90, height: 170),
            environment: ["SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software"])
        func rows(_ rows: [Range<Int>]?) throws -> [Range<Int>] {
            var given: [Range<Int>] = []
            try window.withPixels(rows: rows) { pixels in
                given = pixels.rows
                for row in pixels.rows.joined() {
                    (pixels.base + row * pixels.stride).update(repeating: 0xff00_00ff, count: pixels.width)
                }
            }
            try window.present()
            return given
        }
        let height = window.pixelSize.height
        #expect(try rows([10..<12]) == [0..<height])
        #expect(try rows([10..<12, 40..<50]) == [10..<50])
        #expect(try rows(nil) == [0..<height])
        window.resize(to: CGSize(width: 120, height: 190))
        #expect(try rows([10..<12]) == [0..<190])
    }

    @Test("the texture path hands out the same frame")
    func texture() throws {
        let window = try DisplayWindow(
            title: "test", contentSize: CGSize(width: 90, height: 170),
            environment: ["SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software"])
        #expect(window.presenterName == "software" && !window.waitsForRefresh)
        var size = (0, 0)
        try window.withPixels { size = ($0.width, $0.height) }
        try window.present()
        #expect(size == (window.pixelSize.width, window.pixelSize.height))
    }

    @Test("mouse buttons come with position, click count and time")
    func mouse() throws {
        let window = try open()
        push(SDL_MOUSEBUTTONDOWN) {
            $0.button.button = 3
            $0.button.clicks = 2
            $0.button.x = 17
            $0.button.y = 230
        }
        let event = try #require(next(window))
        #expect(event.kind == .mouseDown(.right, at: CGPoint(x: 17, y: 230), clicks: 2, []))
        #expect(abs(event.time - MonotonicTime.now) < 0.5)
        push(SDL_MOUSEMOTION) {
            $0.motion.x = -4
            $0.motion.y = 9
        }
        #expect(next(window)?.kind == .mouseMoved(to: CGPoint(x: -4, y: 9)))
        for (number, button) in [(1, WindowEvent.MouseButton.left), (4, .back), (5, .forward), (6, .other(6))] {
            push(SDL_MOUSEBUTTONUP) { $0.button.button = UInt8(number) }
            #expect(next(window)?.kind == .mouseUp(button, at: .zero, []))
        }
    }

    @Test("a finger's position is in window points")
    func touch() throws {
        let window = try open()
        push(SDL_FINGERMOTION) {
            $0.tfinger.fingerId = 7
            $0.tfinger.x = 0.25
            $0.tfinger.y = 0.75
        }
        #expect(next(window)?.kind == .touchMoved(id: 7, to: CGPoint(x: 50, y: 240)))
    }

    @Test("a wheel that reports fractions is precise, and natural scrolling stays as it is set")
    func wheel() throws {
        let window = try open()
        push(SDL_MOUSEWHEEL) {
            $0.wheel.preciseX = 0.5
            $0.wheel.preciseY = -0.25
            $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
            $0.wheel.mouseX = 3
            $0.wheel.mouseY = 4
        }
        #expect(
            next(window)?.kind == .wheel(dx: 0.5, dy: -0.25, isPrecise: true, at: CGPoint(x: 3, y: 4), []))
    }

    @Test("the number row counts by place, letters by symbol, and other alphabets by place")
    func keys() throws {
        let window = try open()
        let cases: [(SDL_Scancode, Int32, Key)] = [
            (SDL_SCANCODE_1, 0x26, .character("1")),  // & on a French keyboard
            (SDL_SCANCODE_Q, 0x61, .character("a")),  // A on a French keyboard
            (SDL_SCANCODE_S, 0x44b, .character("s")),  // ы on a Russian keyboard
            (SDL_SCANCODE_LEFTBRACKET, 0xfc, .character("[")),  // ü on a German keyboard
            (SDL_SCANCODE_F12, 0x4000_0045, .function(12)),
            (SDL_SCANCODE_CAPSLOCK, 0x1b, .escape),
            (SDL_SCANCODE_INSERT, 0x4000_0049, .unknown(SDL_SCANCODE_INSERT.rawValue)),
        ]
        for (place, symbol, key) in cases {
            push(SDL_KEYDOWN) {
                $0.key.keysym.scancode = place
                $0.key.keysym.sym = symbol
                $0.key.keysym.mod = UInt16(KMOD_RSHIFT.rawValue | KMOD_LCTRL.rawValue | KMOD_NUM.rawValue)
                $0.key.repeat = 1
            }
            #expect(next(window)?.kind == .keyDown(key, [.shift, .control], isRepeat: true))
        }
    }

    @Test("text is what the key typed, in any script")
    func text() throws {
        let window = try open()
        push(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("ö?".utf8)) }
        }
        #expect(next(window)?.kind == .text("ö?"))
    }

    // A drag from another program cannot be sent as input is: the toolkit's own event stands for it here, and the session's tests
    // and scripts drop pictures from there on.
    @Test("a dropped file comes with its path")
    func drop() throws {
        let window = try open()
        push(SDL_DROPFILE) { $0.drop.file = SDL_strdup("/pictures/a b.png") }
        guard case .fileDropped("/pictures/a b.png", _) = next(window)?.kind else {
            Issue.record("no file was dropped")
            return
        }
    }

    @Test("changes of the window are told")
    func changes() throws {
        let window = try open()
        let cases: [(SDL_WindowEventID, WindowEvent.Kind)] = [
            (SDL_WINDOWEVENT_CLOSE, .closeRequested), (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost),
            (SDL_WINDOWEVENT_RESTORED, .restored), (SDL_WINDOWEVENT_LEAVE, .mouseExited),
            (SDL_WINDOWEVENT_EXPOSED, .exposed),
        ]
        for (change, kind) in cases {
            push(SDL_WINDOWEVENT) { $0.window.event = UInt8(change.rawValue) }
            #expect(next(window)?.kind == kind)
        }
        window.resize(to: CGSize(width: 250, height: 333))
        #expect(
            next(window)?.kind
                == .resized(points: CGSize(width: 250, height: 333), pixels: PixelSize(width: 250, height: 333)))
        push(SDL_QUIT) { _ in }
        #expect(next(window)?.kind == .quit)
    }

    @Test("an event that means nothing here is unknown, not lost and not fatal")
    func unknown() throws {
        let window = try open()
        push(SDL_CLIPBOARDUPDATE) { _ in }
        #expect(window.nextEvent(timeout: 0.05)?.kind == .unknown(SDL_CLIPBOARDUPDATE.rawValue))
    }

    @Test("waiting for an event ends in time")
    func waiting() throws {
        let window = try open()
        let start = MonotonicTime.now
        while window.nextEvent(timeout: 0.0205) != nil {}
        let waited = MonotonicTime.now - start
        #expect(waited >= 0.02 && waited < 0.5)
    }
}
