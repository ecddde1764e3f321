import CMalloc
import Foundation

// A reader that has gone away, as in `segue list | head -1`, ends the program without a word.
signal(SIGPIPE, SIG_DFL)
// A standard stream that is closed must not give its number to another file, which messages would then be written into.
for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
    // For reading only, so that writing goes on being an error.
    _ = open("/dev/null", O_RDONLY)
}
// Pictures as large as a screen go back to the system when they are let go: by itself the C library keeps such memory once one of
// them has been freed, and a session stayed as large as it had been at its largest.
mallopt(M_MMAP_THRESHOLD, 1 << 20)
exit(BatchStage.exitCode(of: Program.run(Array(CommandLine.arguments.dropFirst()))))
