/// How a device is held: which way its top points. Named as `UIDeviceOrientation` names them.
public enum DeviceOrientation: String, Sendable, CaseIterable {
    /// The top is up.
    case portrait
    /// Turned anticlockwise: the top is at the left.
    case landscapeLeft
    case portraitUpsideDown
    /// Turned clockwise: the top is at the right.
    case landscapeRight

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The next one in a direction.
    ///
    /// - Parameter upsideDown: whether the screen can be that way up too; otherwise it is passed over.
    public func turned(clockwise: Bool, upsideDown: Bool) -> DeviceOrientation {
        let all = Self.allCases.filter { upsideDown || $0 != .portraitUpsideDown }
        guard let index = all.firstIndex(of: self) else { return .portrait }
        return all[(index + (clockwise ? all.count - 1 : 1)) % all.count]
    }

    /// From an upright screen to the screen turned this way.
    ///
    /// - Parameter size: of the screen held upright, in points.
    public func transform(of size: CGSize) -> CGAffineTransform {
        switch self {
        case .portrait: .identity
        case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        }
    }
}
