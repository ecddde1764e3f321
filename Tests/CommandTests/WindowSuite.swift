import Testing

/// The tests that open windows or fill the machine, one at a time: each has the machine to itself, as far as it can.
@Suite("the real window", .serialized)
enum WindowSuite {}
