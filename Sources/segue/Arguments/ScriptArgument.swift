import CoreGraphics
import Foundation
import Preview

/// Drag scripts as the command line names them.
enum ScriptArgument {
    /// The script that an option gives: a file's, or the text itself.
    static func script(_ arguments: Arguments, _ option: String) throws -> DragScript? {
        guard let text = arguments.string(option) else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) else {
            return try parse(text, option)
        }
        if isFolder.boolValue { throw CommandFailure.usage("\(option) \(text) is a folder; name a file with a script") }
        guard let data = FileManager.default.contents(atPath: text) else {
            throw CommandFailure.work("the script \(text) cannot be read; see who may read it")
        }
        guard let contents = String(data: data, encoding: .utf8) else {
            throw CommandFailure.work("the script \(text) is no text in UTF-8; save it as that")
        }
        do {
            return try DragScript(parsing: contents)
        } catch {
            throw CommandFailure.usage("\(text):\(error)")
        }
    }

    private static func parse(_ text: String, _ option: String) throws -> DragScript {
        do {
            return try DragScript(parsing: text)
        } catch {
            // What cannot be the start of a script was meant as a file.
            guard text.contains(" ") || error.line > 1 || error.column > 1 else {
                throw CommandFailure.usage(
                    "\(option): there is no file \(text.isEmpty ? "''" : text), and it is no script")
            }
            throw CommandFailure.usage("\(option): \(error)")
        }
    }

    /// Where a recording goes, if one is wanted; a folder that nothing can be written to is found before anything is done.
    static func recording(_ arguments: Arguments) throws -> String? {
        guard let path = arguments.string("--record") else { return nil }
        guard !path.isEmpty else { throw CommandFailure.usage("--record '' is no name; say where the script goes") }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandFailure.usage("--record \(path) is a folder; name a file")
        }
        let folder = (path as NSString).deletingLastPathComponent
        guard FileManager.default.isWritableFile(atPath: folder.isEmpty ? "." : folder) else {
            throw CommandFailure.work("the script \(path) cannot be written to that folder; name another file")
        }
        return path
    }

    /// Writes a script as a whole: a file that was there is replaced by the finished one. What is no file, as a pipe, is written
    /// into.
    ///
    /// - Parameter heading: What it was recorded on, for a comment.
    static func write(_ script: DragScript, heading: String, to path: String) throws {
        do throws(ImageError) {
            try AtomicFile.write(Data("# \(heading)\n\(script)".utf8), to: path)
        } catch {
            throw CommandFailure.work("the script \(error.description); what was done is lost")
        }
    }
}
