import Preview
import UIKit

/// The page of a report: what differs, by how much, and a line to drag between the two pictures. It asks no network for anything.
///
/// It is well-formed XML too, so that any program can take it apart.
struct SnapshotPage {
    /// By this a page is known to be ours.
    static let mark = "<meta name=\"generator\" content=\"segue snapshot\"/>"

    private let comparison: SnapshotComparison
    private let title: String
    private let tolerance: Tolerance
    private let command: String

    init(_ comparison: SnapshotComparison, title: String, tolerance: Tolerance, command: String) {
        self.comparison = comparison
        self.title = title
        self.tolerance = tolerance
        self.command = command
    }

    var text: String {
        let headline = Self.escaped(comparison.headline)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            \(Self.mark)
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(Self.escaped(title)): \(headline)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            <h1>\(Self.escaped(title))</h1>
            <p>\(headline). Approved are the pictures in <code>\(Self.escaped(comparison.goldens.path))</code>; it takes \
            \(Self.escaped(tolerance.words)).</p>
            <p>If all of this is meant, approve it:</p>
            <pre><code>\(Self.escaped(command))</code></pre>
            <nav><ol>
            \(comparison.findings.map(item).joined(separator: "\n"))
            </ol></nav>
            </header>
            <main>
            \(comparison.findings.map(section).joined(separator: "\n"))
            </main>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private func item(_ finding: SnapshotFinding) -> String {
        "<li><a href=\"#\(finding.name.base)\">\(heading(finding))</a> <em>\(finding.word)</em></li>"
    }

    private func heading(_ finding: SnapshotFinding) -> String {
        Self.escaped("\(finding.name.stem), \(finding.name.operation.rawValue), \(finding.name.moment.title)")
    }

    private func section(_ finding: SnapshotFinding) -> String {
        """
        <section id="\(finding.name.base)">
        <h2>\(heading(finding)) <em>\(finding.word)</em></h2>
        <p><code>\(Self.escaped(comparison.goldens.path(of: finding.name)))</code></p>
        \(contents(finding))
        </section>
        """
    }

    private func contents(_ finding: SnapshotFinding) -> String {
        switch finding.kind {
        case .missing:
            "<p>No picture is approved yet.</p>\n<div class=\"pictures\">\(figure(.actual, finding.name))</div>"
        case .obsolete:
            """
            <p>Nothing is rendered for this picture any more.</p>
            <div class="pictures">\(figure(.expected, finding.name))</div>
            """
        case .changed(let difference, _, _):
            """
            \(numbers(difference))
            <div class="pictures">
            \(slider(difference, finding.name))
            \(figure(.difference, finding.name, Self.room(difference)))
            </div>
            """
        }
    }

    private func numbers(_ difference: SnapshotDifference) -> String {
        var rows: [(String, String)] = []
        if difference.hasOtherSize {
            rows = [("size", "\(difference.actual)"), ("expected", "\(difference.expected)")]
        } else {
            let total = difference.expected.width * difference.expected.height
            rows = [
                (
                    "pixels that differ",
                    "\(difference.differing) of \(total) (\(difference.percent(difference.differing)))"
                ), ("largest step", "\(difference.largest) of 255"), ("bounding box", difference.box),
            ]
            if difference.tolerance.steps > 0 {
                rows.insert(
                    (
                        "by more than \(difference.tolerance.steps)",
                        "\(difference.counted) (\(difference.percent(difference.counted)))"
                    ), at: 1)
            }
        }
        return "<dl>" + rows.map { "<dt>\(Self.escaped($0.0))</dt><dd>\(Self.escaped($0.1))</dd>" }.joined() + "</dl>"
    }

    /// Both pictures on each other, with a line that shows one left of it and the other right of it.
    private func slider(_ difference: SnapshotDifference, _ name: SnapshotName) -> String {
        let room = Self.room(difference)
        func part(_ size: SnapshotDifference.Size) -> String {
            "width:\(Decimals.text(Double(size.width) / Double(room.width) * 100, places: 4))%"
        }
        return """
            <figure>
            <figcaption><span>expected</span><span>actual</span></figcaption>
            <div \(Self.attributes(["slider"], room))>
            \(image(.expected, name, part(difference.expected)))
            <div class="over">\(image(.actual, name, part(difference.actual)))</div>
            <input type="range" min="0" max="100" step="0.1" value="50" aria-label="expected left, actual right of the line"/>
            </div>
            </figure>
            """
    }

    /// - Parameter room: The picture's size, where it is to be as large as the one beside it.
    private func figure(
        _ picture: SnapshotPicture, _ name: SnapshotName, _ room: (width: Int, height: Int)? = nil
    ) -> String {
        """
        <figure>
        <figcaption>\(picture.rawValue)</figcaption>
        <div \(room.map { Self.attributes([], $0) } ?? "class=\"lone\"")>\(image(picture, name, ""))</div>
        </figure>
        """
    }

    private func image(_ picture: SnapshotPicture, _ name: SnapshotName, _ style: String) -> String {
        let look = style.isEmpty ? "" : " style=\"\(style)\""
        return "<img src=\"\(picture.file(of: name))\" alt=\"\(picture.rawValue)\"\(look)/>"
    }

    /// The room that two pictures take that lie on each other.
    private static func room(_ difference: SnapshotDifference) -> (width: Int, height: Int) {
        (
            max(difference.expected.width, difference.actual.width),
            max(difference.expected.height, difference.actual.height)
        )
    }

    /// Of what pictures of a size are shown in: how large that is.
    private static func attributes(_ classes: [String], _ room: (width: Int, height: Int)) -> String {
        let all = classes + ["room"] + (room.width < small ? ["small"] : [])
        return "class=\"\(all.joined(separator: " "))\" style=\"--w:\(room.width);--h:\(room.height)\""
    }

    /// Pictures that are narrower are shown enlarged, in sharp pixels.
    private static let small = 240  // pixels

    /// A text as HTML and XML take it.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
