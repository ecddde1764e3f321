import Foundation
import UIKit

/// The folder of approved pictures.
package struct GoldenFolder: Sendable {
    /// What `git lfs` leaves in the place of a file that it has not fetched.
    private static let pointer = Data("version https://git-lfs".utf8)

    /// Without slashes at its end.
    package let path: String

    package init(_ path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    package func path(of name: SnapshotName) -> String {
        path == "/" ? "/\(name.file)" : "\(path)/\(name.file)"
    }

    /// The file of a picture and what it shows; nil if there is none.
    package func golden(_ name: SnapshotName) throws(RenderError) -> (data: Data, image: CGImage)? {
        let path = path(of: name)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RenderError("\(path) cannot be read; see who may read it")
        }
        if data.starts(with: Self.pointer) {
            throw RenderError("\(path) has not been fetched from its store: git lfs pull does that")
        }
        do throws(ImageError) {
            return (data, try CGImage.decode(data, name: path))
        } catch {
            throw RenderError("\(error.description), or remove it and --approve the picture")
        }
    }

    /// The pictures in it that belong to transitions; no other file is looked at.
    package func names(stems: Set<String>) throws(RenderError) -> [SnapshotName] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw RenderError("\(path) cannot be read; name a folder that can")
        }
        return files.sorted().compactMap(SnapshotName.init(file:)).filter { stems.contains($0.stem) && isFile($0) }
    }

    private func isFile(_ name: SnapshotName) -> Bool {
        var status = stat()
        return stat(path(of: name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Makes a picture the golden one.
    package func record(_ data: Data, as name: SnapshotName) throws(RenderError) {
        do throws(ImageError) {
            try AtomicFile.write(data, to: path(of: name))
        } catch {
            throw RenderError(error.description)
        }
    }

    /// Removes a golden picture.
    package func remove(_ name: SnapshotName) throws(RenderError) {
        let path = path(of: name)
        guard unlink(path) == 0 || errno == ENOENT else {
            throw RenderError("\(path) cannot be removed (\(String(cString: strerror(errno))))")
        }
    }

    /// Makes the folder if there is none.
    package func make() throws(RenderError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw RenderError("the folder \(path) cannot be made; name another one for --golden")
        }
    }
}
