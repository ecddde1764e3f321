import Foundation

// A reader that has gone away, as in `segue list | head -1`, ends the program without a word.
signal(SIGPIPE, SIG_DFL)
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
