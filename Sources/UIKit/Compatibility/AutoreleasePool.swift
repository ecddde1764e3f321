/// Runs the closure. Nothing waits in pools here: objects go when nobody holds them any more.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
