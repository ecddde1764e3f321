/// The way of a damped oscillator from 0 to 1: a closed form, valid at any time ≥ 0, not clamped.
///
/// With ω₀ = √(k/m) and ζ = c / (2√(km)), the displacement d = x − 1 obeys d″ + 2ζω₀d′ + ω₀²d = 0, d(0) = −1,
/// d′(0) = v. For ζ ≥ 1 the critical form is used, as the platform's solvers do.
package struct SpringCurve: Equatable, Sendable {
    /// Undamped angular frequency, s⁻¹.
    package let angularFrequency: Double
    /// 1 is critical, below 1 it swings over.
    package let dampingRatio: Double
    /// Ways per second at the start, towards 1.
    package let initialVelocity: Double
    /// What the way is divided by, so that a spring cut off at a given time ends exactly at 1.
    private var scale = 1.0

    package init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double) {
        self.angularFrequency = angularFrequency
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
    }

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.init(
            angularFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), initialVelocity: initialVelocity)
    }

    /// A spring of a damping ratio that has settled to 0.001 after a time: e^(−ζω·duration) = 0.001.
    package init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
        let ratio = max(dampingRatio, 0.01)
        self.init(
            angularFrequency: -log(0.001) / (ratio * max(duration, 1e-6)), dampingRatio: ratio,
            initialVelocity: initialVelocity)
    }

    /// The same spring, scaled to be exactly at 1 at a time.
    package func endingExactly(at duration: Double) -> SpringCurve {
        var spring = self
        let end = value(at: duration)
        spring.scale = end > 0.5 ? end : 1
        return spring
    }

    /// The way covered after a time in seconds.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        let w = angularFrequency
        let displacement: Double
        if dampingRatio >= 1 {
            displacement = (-1 + (initialVelocity - w) * time) * exp(-w * time)
        } else {
            let decay = dampingRatio * w
            let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
            displacement =
                exp(-decay * time) * (-cos(damped * time) + (initialVelocity - decay) / damped * sin(damped * time))
        }
        return (1 + displacement) / scale
    }

    /// Ways per second after a time in seconds: the derivative of `value(at:)`.
    package func velocity(at time: Double) -> Double {
        let (w, v) = (angularFrequency, initialVelocity)
        let t = max(time, 0)
        if dampingRatio >= 1 { return (v - (v - w) * w * t) * exp(-w * t) / scale }
        let decay = dampingRatio * w
        let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
        let sine = (w * w - decay * v) / damped * sin(damped * t)
        return exp(-decay * t) * (v * cos(damped * t) + sine) / scale
    }

    /// Seconds until the displacement stays below 0.001 for certain.
    ///
    /// Under-damped, d = e^(−ζω₀t)(A cos + B sin) is bounded by (|A| + |B|)e^(−ζω₀t), as the platform estimates it: its
    /// documentation gives 2.85 s for mass 1, stiffness 100, damping 5, and just over 1 s for damping 15.
    package var settlingDuration: Double {
        let w = angularFrequency
        guard w > 0, w.isFinite, dampingRatio > 0 else { return .infinity }
        if dampingRatio < 1 {
            let decay = dampingRatio * w
            let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
            return log((1 + abs(initialVelocity - decay) / damped) / 0.001) / decay
        }
        // (1 + |ω − v|·t) e^(−ωt) falls monotonically after its last peak: bisection from there.
        let slope = abs(w - initialVelocity)
        var (low, high) = (slope > w ? 1 / w - 1 / slope : 0, 200 / w)
        while (1 + slope * high) * exp(-w * high) > 0.001 { high *= 2 }
        for _ in 0..<80 {
            let t = (low + high) / 2
            if (1 + slope * t) * exp(-w * t) > 0.001 { low = t } else { high = t }
        }
        return high
    }
}
