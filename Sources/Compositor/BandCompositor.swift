/// Draws a scene in bands of rows, which several threads take in hand one after the other.
///
/// A row does not depend on how the others are drawn: the pixels are the same for any number of threads.
final class BandCompositor: SharedWork {
    /// Rows of a band: so few that nobody waits long for the last one, so many that taking one costs nothing.
    private static let height = 32
    /// A frame of fewer pixels is drawn before a second thread has woken up.
    private static let smallest = 1 << 17

    private let scene: Scene
    /// One for each thread; the first is that of the thread that asks.
    private var compositors: [RowCompositor]
    private var width = 0
    private var ground: UInt32 = 0
    /// What is drawn at the moment.
    private var job: (contents: SceneContents, rows: Range<Int>, target: Bitmap)?

    init(scene: Scene) {
        self.scene = scene
        compositors = [RowCompositor(scene: scene)]
    }

    /// What has been drawn since `beginCounting`.
    var work: FrameWork {
        compositors.reduce(FrameWork()) { $0 + $1.work }
    }

    func beginCounting() {
        for compositor in compositors { compositor.work = FrameWork() }
    }

    /// Prepares for rows of this many pixels over a ground of that value.
    func begin(width: Int, ground: UInt32) {
        self.width = width
        self.ground = ground
        for compositor in compositors { compositor.begin(width: width, ground: ground) }
    }

    /// Draws some rows of the frame.
    ///
    /// - Parameter threads: at most; nil for as many as are of use.
    func render(rows: Range<Int>, into target: Bitmap, threads: Int? = 1) {
        let useful = rows.count * width < Self.smallest ? 1 : Crew.shared.members
        let members = min(max(threads ?? useful, 1), Crew.shared.members)
        while compositors.count < members {
            compositors.append(RowCompositor(scene: scene))
            compositors[compositors.count - 1].begin(width: width, ground: ground)
        }
        scene.withContents { contents in
            if members == 1 { return compositors[0].render(contents, rows: rows, into: target) }
            job = (contents, rows, target)
            Crew.shared.share(self, pieces: (rows.count + Self.height - 1) / Self.height, members: members)
            job = nil
        }
    }

    func work(on piece: Int, as member: Int) {
        guard let job else { return }
        let first = job.rows.lowerBound + piece * Self.height
        compositors[member].render(
            job.contents, rows: first..<min(first + Self.height, job.rows.upperBound), into: job.target)
    }

    /// Whether opaque content lies over all of the ground in a rectangle.
    func hidesGround(in part: DeviceRect) -> Bool {
        var hides = true
        scene.withContents { hides = compositors[0].hidesGround($0, in: part) }
        return hides
    }
}
