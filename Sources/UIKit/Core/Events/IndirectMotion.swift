internal import GestureEngine
internal import TouchHost

/// A turn of a wheel, or what fingers do on a touchpad from their beginning to their lift: what pans, pinches and rotations follow in the
/// place of touches (R-IND-2).
@MainActor
final class IndirectMotion {
    typealias Kind = IndirectSample.Kind

    let kind: Kind
    /// As its host numbers it.
    let device: Int
    let scene: UIWindowScene
    /// The view that was under the pointer at the beginning, and its window: fixed for the whole motion (R-IND-2).
    let window: UIWindow
    let hitView: UIView
    /// Numbers the motions, for the trace.
    let number: Int
    private static var lastNumber = 0

    /// Where the pointer is, in the window's coordinates.
    private(set) var location: CGPoint
    private(set) var timestamp: TimeInterval
    /// By how much content is to move in this event, in points of the window.
    private(set) var movement = CGVector.zero
    /// The fingers' distance in relation to that at the beginning.
    private(set) var scale: CGFloat = 1
    /// By how much the fingers have turned since the beginning, in radians, clockwise.
    private(set) var rotation: CGFloat = 0

    /// By which the engine knows it, until it is over.
    var engineID: ContactID?

    init(_ sample: IndirectSample, in scene: UIWindowScene, hit: (view: UIView, window: UIWindow)) {
        Self.lastNumber += 1
        number = Self.lastNumber
        kind = sample.kind
        device = sample.device
        self.scene = scene
        window = hit.window
        hitView = hit.view
        location = .zero
        timestamp = sample.timestamp
        take(sample)
    }

    /// Takes over what the device said.
    func take(_ sample: IndirectSample) {
        timestamp = sample.timestamp
        let unit = kind == .wheel ? GestureConfiguration.current.wheelNotch : 1 / scene.scale
        location = window.convertFromSuperview(CGPoint(x: sample.position.x / scene.scale, y: sample.position.y / scene.scale))
        movement = window.layer.vectorFromSuperlayer(CGVector(dx: sample.movement.x * unit, dy: sample.movement.y * unit))
        scale = sample.scale
        rotation = sample.rotation
    }

    /// It ends where it is: nothing moves.
    func end(at time: TimeInterval) {
        timestamp = max(timestamp, time)
        movement = .zero
    }

}
