import Foundation
import UIKit

/// The folder that shows what is not as approved: a page, and beside it the pictures that it shows.
package struct SnapshotReport {
    /// The page.
    private static let page = "index.html"
    /// Where a page says who made it.
    private static let headLength = 1024

    private let folder: String

    /// - Parameter path: The folder; it is made when there is something to show.
    package init(in path: String) {
        folder = GoldenFolder(path).path
    }

    /// Where a report goes if nobody says otherwise: beside the golden pictures.
    package static func folder(beside goldens: GoldenFolder) -> String {
        let last = (goldens.path as NSString).lastPathComponent
        guard [".", "..", "/"].contains(last) else { return goldens.path + ".failed" }
        let absolute = URL(fileURLWithPath: goldens.path).standardizedFileURL.path
        return absolute == "/" ? "/segue.failed" : absolute + ".failed"
    }

    package var path: String { "\(folder)/\(Self.page)" }

    /// Writes the page and the pictures, in the place of those of an earlier report.
    ///
    /// - Parameters:
    ///   - command: What approves everything.
    ///   - title: What was rendered.
    package func write(
        _ comparison: SnapshotComparison, title: String, tolerance: Tolerance, command: String
    ) throws(RenderError) {
        guard !FileManager.default.fileExists(atPath: path) || isOurs else {
            throw RenderError("\(path) is no report of Segue's and is left alone; name another folder with --report")
        }
        removeEarlier()
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw RenderError("the folder \(folder) cannot be made; name another one for --report")
        }
        for finding in comparison.findings {
            switch finding.kind {
            case .missing(let actual):
                try write(actual, .actual, finding.name)
            case .changed(let difference, let expected, let actual):
                try write(expected, .expected, finding.name)
                try write(actual, .actual, finding.name)
                try write(try marked(expected, actual, difference), .difference, finding.name)
            case .obsolete:
                guard let golden = try comparison.goldens.golden(finding.name) else { continue }
                try write(golden.data, .expected, finding.name)
            }
        }
        // The page comes last: where it is, everything that it shows is too.
        let page = SnapshotPage(comparison, title: title, tolerance: tolerance, command: command)
        try write(Data(page.text.utf8), to: path)
    }

    /// Removes an earlier report, and the folder if nothing else is in it; what is not Segue's is left alone.
    package func removeEarlier() {
        guard isOurs, let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for file in files where file == Self.page || SnapshotPicture.allCases.contains(where: { $0.isName(file) }) {
            unlink("\(folder)/\(file)")
        }
        rmdir(folder)
    }

    /// Whether there is a page that says it was made here.
    private var isOurs: Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let head = (try? file.read(upToCount: Self.headLength)) ?? Data()
        return head.range(of: Data(SnapshotPage.mark.utf8)) != nil
    }

    private func marked(
        _ expected: Data, _ actual: Data, _ difference: SnapshotDifference
    ) throws(RenderError) -> Data {
        do throws(ImageError) {
            let (one, other) = (
                try CGImage.decode(expected, name: "the golden"), try CGImage.decode(actual, name: "the picture")
            )
            return try one.marked(against: other, by: difference.tolerance.steps).pngData()
        } catch {
            throw RenderError(error.description)
        }
    }

    private func write(_ data: Data, _ picture: SnapshotPicture, _ name: SnapshotName) throws(RenderError) {
        try write(data, to: "\(folder)/\(picture.file(of: name))")
    }

    private func write(_ data: Data, to path: String) throws(RenderError) {
        do throws(ImageError) {
            try AtomicFile.write(data, to: path)
        } catch {
            throw RenderError(error.description)
        }
    }
}

/// The pictures of a finding that are looked at.
enum SnapshotPicture: String, CaseIterable {
    case expected, actual, difference

    func file(of name: SnapshotName) -> String { "\(name.base)-\(rawValue).png" }

    /// Whether a file is called as one of these.
    func isName(_ file: String) -> Bool {
        let ending = "-\(rawValue).png"
        return file.hasSuffix(ending) && SnapshotName(file: file.dropLast(ending.count) + ".png") != nil
    }
}
