import UIKit

/// A pointer's way through time, to be said in as few straight parts as it can be.
struct ScriptPath {
    /// How far the parts may be from a sample, at its time or nearly so.
    static let tolerance: CGFloat = 0.25  // pt
    /// How nearly: systems tell movements in bursts, late by about so much.
    static let slack = 0.004  // s
    /// How much slower or faster they may let go.
    private static let velocityTolerance: CGFloat = 3  // pt/s
    /// A pointer that has told nothing for longer stood still up to its next movement.
    private static let pause = 0.025  // s
    /// What that movement takes.
    private static let sampleTime = 1 / ScriptHand.sampleRate  // s

    struct Sample: Equatable {
        let time: Double
        let point: CGPoint
    }

    /// A straight part: its end, and where it began.
    struct Part: Equatable {
        let time: Double
        let point: CGPoint
        let before: CGPoint
    }

    private var samples: [Sample]

    init(from start: Sample, through samples: [Sample]) {
        self.samples = [start]
        for sample in samples {
            let last = self.samples[self.samples.count - 1]
            if sample.time - last.time > Self.pause {
                self.samples.append(Sample(time: sample.time - Self.sampleTime, point: last.point))
            }
            self.samples.append(sample)
        }
    }

    /// The straight parts.
    ///
    /// - Parameter release: When the pointer lets go after it, if it does: then at the speed that it had.
    func simplified(endsAt release: Double?) -> [Part] {
        let few = parts(kept(0, samples.count - 1))
        guard let release,
            abs(speed(few, at: release) - speed(parts(Array(samples.indices)), at: release)) > Self.velocityTolerance
        else { return few }
        // The last movements, sample by sample, and the rest as before.
        let recent = samples.firstIndex { $0.time > release - 0.2 } ?? samples.count - 1
        let split = max(recent - 1, 0)
        return parts(kept(0, split) + Array(split..<samples.count).dropFirst())
    }

    /// The samples that straight lines between them do not stray from (Ramer 1972, Douglas, Peucker 1973; distance at the
    /// same time instead of across the line).
    private func kept(_ first: Int, _ last: Int) -> [Int] {
        guard last > first else { return [first] }
        var all = [first]
        var stack = [(first, last)]
        var splits: Set<Int> = []
        while let (a, b) = stack.popLast() {
            var (worst, index) = (Self.tolerance, -1)
            for i in a + 1..<max(b, a + 1) {
                let distance = self.distance(samples[i], samples[a], samples[b])
                if distance > worst { (worst, index) = (distance, i) }
            }
            guard index > a else { continue }
            splits.insert(index)
            stack += [(a, index), (index, b)]
        }
        all += splits.sorted()
        return all + [last]
    }

    /// How far a sample is from the straight way between two others, less what the slack allows.
    private func distance(_ sample: Sample, _ a: Sample, _ b: Sample) -> CGFloat {
        let part = b.time > a.time ? CGFloat((sample.time - a.time) / (b.time - a.time)) : 1
        let x = a.point.x + (b.point.x - a.point.x) * part
        let y = a.point.y + (b.point.y - a.point.y) * part
        let span = CGFloat(max(b.time - a.time, 1e-9))
        let speed = hypot(b.point.x - a.point.x, b.point.y - a.point.y) / span
        return hypot(sample.point.x - x, sample.point.y - y) - speed * CGFloat(Self.slack)
    }

    private func parts(_ indices: [Int]) -> [Part] {
        zip(indices, indices.dropFirst()).map { before, index in
            Part(time: samples[index].time, point: samples[index].point, before: samples[before].point)
        }
    }

    /// How fast the pointer is when it lets go, as a session takes it from the script's samples.
    private func speed(_ parts: [Part], at release: Double) -> CGFloat {
        var motion = DragMotion(at: samples[0].point, time: samples[0].time)
        var time = samples[0].time
        for part in parts {
            if part.point != part.before {
                var step = 1.0
                while time + step * Self.sampleTime < part.time - 1e-6 {
                    let fraction = CGFloat(step * Self.sampleTime / (part.time - time))
                    let point = CGPoint(
                        x: part.before.x + (part.point.x - part.before.x) * fraction,
                        y: part.before.y + (part.point.y - part.before.y) * fraction)
                    motion.add(point, time: time + step * Self.sampleTime)
                    step += 1
                }
                motion.add(part.point, time: part.time)
            }
            time = part.time
        }
        let velocity = motion.velocity(at: release)
        return hypot(velocity.dx, velocity.dy)
    }
}
