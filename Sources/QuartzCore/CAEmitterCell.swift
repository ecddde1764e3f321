/// A kind of particle.
open class CAEmitterCell: NSObject, CAMediaTiming {
    open var name: String?
    open var isEnabled = true
    /// Particles per second.
    open var birthRate: Float = 0
    /// Seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// The direction of emission in the layer's plane and its spread, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The angle out of the layer's plane.
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// Points per second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// Points per second, per second.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// Per second.
    open var scaleSpeed: CGFloat = 0
    /// Radians per second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// What the picture's colours are multiplied by, with their spread and change per second.
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// A `CGImage`.
    open var contents: Any?
    /// In unit coordinates.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat = 1

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The cell as it is, for a layer to keep.
    var template: EmitterState.Cell {
        EmitterState.Cell(
            birthRate: isEnabled ? Double(birthRate) : 0, begin: beginTime,
            lifetime: (Double(lifetime), Double(lifetimeRange)), longitude: (emissionLongitude, emissionRange),
            latitude: emissionLatitude, velocity: (velocity, velocityRange),
            acceleration: (xAcceleration, yAcceleration), scale: (scale, scaleRange, scaleSpeed),
            spin: (spin, spinRange), color: color?.rgba ?? .clear,
            colorRange: [redRange, greenRange, blueRange, alphaRange].map(CGFloat.init),
            colorSpeed: [redSpeed, greenSpeed, blueSpeed, alphaSpeed].map(CGFloat.init),
            image: contents as? CGImage, part: contentsRect, imageScale: contentsScale > 0 ? contentsScale : 1)
    }
}
