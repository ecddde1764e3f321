import Export
import Foundation

/// Where `segue render` writes to, and so what.
enum RenderTarget: Equatable {
    /// A PNG: a still or a filmstrip.
    case picture(String)
    case pictureStream
    case movie(String, MovieFormat)
    case folder(String)
    case stream(StreamFormat)

    init(_ arguments: Arguments) throws {
        guard let path = arguments.string("-o") else {
            throw CommandFailure.usage("-o PATH is missing; say where the picture or the film goes")
        }
        guard !path.isEmpty else { throw CommandFailure.usage("-o '' is no name; say where the picture goes") }
        if path == "-" {
            self = try Self.standardOutput(arguments)
            return
        }
        if arguments.string("--format") != nil {
            throw CommandFailure.usage("--format is for -o -; the ending of \(path) says what it is")
        }
        if path.hasSuffix("/") {
            self = .folder(path)
            return
        }
        let ending = (path as NSString).pathExtension.lowercased()
        if let format = MovieFormat.named(ending) {
            self = .movie(path, format)
        } else if ending == "png" || Self.isSpecial(path) {
            self = .picture(path)
        } else {
            let endings = (["png"] + MovieFormat.all.map(\.name)).map { ".\($0)" }.joined(separator: ", ")
            let has = ending.isEmpty ? "no ending" : "the ending .\(ending)"
            throw CommandFailure.usage("\(path) has \(has); give one of \(endings), or a / for a folder")
        }
    }

    private static func standardOutput(_ arguments: Arguments) throws -> RenderTarget {
        guard isatty(STDOUT_FILENO) == 0 else {
            throw CommandFailure.usage("-o - would write a picture to the terminal; send it on with | or >")
        }
        let word = arguments.string("--format")?.lowercased() ?? "png"
        if word == "png" { return .pictureStream }
        if let format = StreamFormat(rawValue: word) { return .stream(format) }
        throw CommandFailure.usage("--format \(word.isEmpty ? "''" : word) is not understood; give png, y4m or rgba")
    }

    /// Whether a path is a device or a pipe, which needs no ending, or a folder, which is said when it is written.
    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    /// Whether it goes to standard output.
    var isStream: Bool {
        switch self {
        case .pictureStream, .stream: true
        case .picture, .movie, .folder: false
        }
    }

    /// Whether it moves.
    var isFilm: Bool {
        switch self {
        case .picture, .pictureStream: false
        case .movie, .folder, .stream: true
        }
    }

    /// What it is called in messages.
    var name: String {
        switch self {
        case .picture(let path), .movie(let path, _), .folder(let path): path
        case .pictureStream, .stream: "-"
        }
    }

    /// Whether pixels may be transparent.
    var hasAlpha: Bool {
        switch self {
        case .picture, .pictureStream, .folder: true
        case .movie(_, let format): format.hasAlpha
        case .stream(let format): format.hasAlpha
        }
    }

    /// Whether both sides need an even number of pixels.
    var isEven: Bool {
        switch self {
        case .picture, .pictureStream, .folder: false
        case .movie(_, let format): format.isEven
        case .stream(let format): format.isEven
        }
    }

    /// Pictures per second: the most, and what it is if nobody says otherwise.
    var rates: (most: Double, usual: Double) {
        if case .movie(_, let format) = self { (format.fastest, format.usual) } else { (240, 60) }
    }

    /// The longest side, in pixels.
    var largestSide: Int {
        if case .movie(_, let format) = self { format.largestSide } else { MovieFormat.mp4.largestSide }
    }
}
