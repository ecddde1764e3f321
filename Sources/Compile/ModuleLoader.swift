import Foundation

/// Loads a built module into this process and has it register what it holds.
package enum ModuleLoader {
    /// Why a module cannot be loaded, in one line.
    package struct Failure: Error, Equatable {
        package let message: String
    }

    /// The function that the generated part of a module has.
    private static let entry = "segue_register"

    /// Loads a shared object and calls its `segue_register`, which fills `GuestList`. It stays loaded: objects of its classes may
    /// live as long as the process.
    @MainActor
    package static func load(_ library: String) throws(Failure) {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { throw failure() }
        guard let symbol = dlsym(handle, entry) else { throw failure() }
        CrashHandler.watch(library)
        typealias Register = @convention(c) () -> Void
        unsafeBitCast(symbol, to: Register.self)()
    }

    private static func failure() -> Failure {
        Failure(message: message(dlerror().map { String(cString: $0) } ?? "the module cannot be loaded"))
    }

    /// The loader's words with a missing symbol's name as Swift spells it.
    static func message(_ words: String) -> String {
        let mark = "undefined symbol: "
        guard let range = words.range(of: mark) else { return words }
        let symbol = words[range.upperBound...].prefix { !$0.isWhitespace && $0 != "," }
        return "this Segue has no \(demangled(String(symbol)))"
    }

    /// A symbol's name as Swift spells it; itself if it is not Swift's.
    package static func demangled(_ symbol: String) -> String {
        typealias Demangle =
            @convention(c) (
                UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
            ) -> UnsafeMutablePointer<CChar>?
        guard let function = dlsym(nil, "swift_demangle") else { return symbol }
        guard let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0) else {
            return symbol
        }
        defer { free(text) }
        return String(cString: text)
    }
}
