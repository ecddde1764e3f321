import Compile
import Foundation

// Stands in for the process that `segue` loads a user's module into: loads the one that is named, which may end it.
CrashHandler.install()
do {
    try MainActor.assumeIsolated { try ModuleLoader.load(CommandLine.arguments[1]) }
} catch {
    print((error as? ModuleLoader.Failure)?.message ?? "\(error)")
    exit(1)
}
