import Foundation

/// Measurements of the same thing, of which ranks are asked.
struct Samples {
    private var values: [Double] = []

    /// - Parameter room: How many there will be; with less room, more is taken while others are measured.
    init(room: Int) {
        values.reserveCapacity(room)
    }

    mutating func add(_ value: Double) {
        values.append(value)
    }

    /// The medians of the first, the second … of so many things that were measured over and over in turn.
    func medians(of count: Int) -> [Double] {
        (0..<count).compactMap { first in
            var samples = Samples(room: 0)
            for i in stride(from: first, to: values.count, by: count) { samples.add(values[i]) }
            return samples.median
        }
    }

    /// Nil without a measurement.
    var median: Double? { rank(0.5) }

    /// The least value that a part 0…1 of the measurements does not exceed; nil without a measurement.
    func rank(_ part: Double) -> Double? {
        guard !values.isEmpty else { return nil }
        let place = (part * Double(values.count)).rounded(.up)
        return values.sorted()[min(max(Int(place) - 1, 0), values.count - 1)]
    }
}

/// Milliseconds that code takes, by the clock on the wall: with several threads there is no other that counts.
func milliseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
}

private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}
