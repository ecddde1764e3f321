import Preview
import SourceModel
import Window

/// What the window's process tells the one in which a user's code runs.
enum StageOrder: Codable {
    case event(WindowEvent)
    case state(DisplayState)
    /// The last frame is on show; the next may be drawn.
    case presented
    /// Faults of the sources to be shown over the screens; none takes the panel away.
    case faults(Faults?)
    /// What is heard of the check that was asked for.
    case check(CheckNews)
    /// A newer version is about to take over: what is to go on there?
    case handOver
    case quit
}

/// What the process in which a user's code runs tells the window's.
enum StageReport: Codable {
    /// The shared memory holds a frame that differs from the one before in these rows.
    case frame(PixelSize, rows: [Range<Int>])
    case request(DisplayRequest)
    /// A class is to be checked; nil for no check any longer.
    case check(String?)
    /// What is shown is being recorded, or not any longer: until then the process is not to be ended.
    case recording(Bool)
    /// What a newer version is to go on with.
    case resume(Resume)
    /// The process ends by itself, as asked.
    case over
}

/// Where a newer version of a user's code goes on.
struct Resume: Codable {
    var state: RememberedState
    /// The transition last played, which is played again; nil if none was.
    var operation: String?
}

/// How the process of a user's code begins.
struct StageSetup: Codable {
    /// The user's code, compiled; nil where there is none that can be loaded.
    var library: String?
    /// What the sources hold.
    var report: SourceReport
    /// The sources, as the user named them.
    var name: String
    var faults: Faults?
    var resume: Resume?
    /// The check on show.
    var check: CheckOnShow?
    /// Whether there were no versions before in this window.
    var isFirst = true
}
