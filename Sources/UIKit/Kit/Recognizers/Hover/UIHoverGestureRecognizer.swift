internal import TouchHost

/// Follows a pointer, or a stylus that hovers, over its view: it begins when the device comes over the view or what is in it, changes
/// when that moves, and ends when it leaves (R-HOV-1).
///
/// It takes no touches, excludes no recognizer and is excluded by none; it ends when the device touches the surface, and begins again when
/// that lifts (R-HOV-3). Where the device is is found out by hit testing in each hover event (R-HOV-4). ``UIGestureRecognizer/allowedTouchTypes`` says which
/// devices it follows: `pencil` and `indirectPointer`. Without a device that hovers it never does anything.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UIHoverGestureRecognizer.self }

    /// What the recognizer knows of the device, in coordinates of the attempt's window.
    private struct Values: Equatable {
        var location = CGPoint.zero
        var zOffset = CGFloat.zero
        var altitude: CGFloat?
        var azimuth: CGFloat?
        var roll: CGFloat?
    }

    private final var values = Values()
    /// Whether the last event changed any of them.
    private(set) final var hasNews = false
    /// The device that it follows.
    final var device: HoverDevice?

    // MARK: Values

    /// How far the stylus is from the surface, from 0 on it to 1 as far as the device can report; 0 for a pointer (R-HOV-2).
    open var zOffset: CGFloat { values.zOffset }

    /// Radians between the stylus and the surface, π/2 when upright; 0 without a stylus (R-HOV-2).
    open var altitudeAngle: CGFloat { values.altitude ?? 0 }

    /// Radians by which the stylus is turned about its own axis; 0 without a stylus (R-HOV-2).
    open var rollAngle: CGFloat { values.roll ?? 0 }

    /// Direction of the stylus on the surface, in radians clockwise from the view's +x axis, in (−π, π]; 0 without a stylus (R-HOV-2).
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        values.azimuth == nil ? 0 : StylusDirection.angle(of: azimuthUnitVector(in: view))
    }

    /// The direction as a vector of length 1; (1, 0) without a stylus (R-HOV-2).
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        guard let azimuth = values.azimuth else { return CGVector(dx: 1, dy: 0) }
        return StylusDirection.vector(azimuth, at: values.location) { convert($0, to: view) }
    }

    /// Where the device is, in the view's coordinates, the window's for `nil`; (0, 0) while there is none.
    open override func location(in view: UIView?) -> CGPoint { device == nil && !isInAttempt ? .zero : convert(values.location, to: view) }

    // MARK: Following

    override var followsTouches: Bool { false }

    /// Hovering excludes no recognizer (R-HOV-3).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// No recognizer excludes hovering (R-HOV-3).
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Takes over what the device said. The location is in the window of the recognizer's view.
    final func take(_ event: HoverEvent) {
        guard let window = view?.window else { return }
        let sample = event.device.sample
        var new = Values(location: window.convertFromSuperview(event.device.location))
        // A pointer has none of these, whatever its host says (R-HOV-2).
        if event.device.touchType == .pencil {
            new.zOffset = sample.zOffset.isFinite ? CGFloat(min(max(sample.zOffset, 0), 1)) : 0
            new.altitude = sample.altitude.map { CGFloat($0) }
            new.azimuth = sample.azimuth.map { window.directionFromSuperview($0) }
            new.roll = sample.roll.map { CGFloat($0) }
        }
        hasNews = new != values
        values = new
        lastModifiers = event.modifierFlags
        lastButtons = event.buttonMask
    }

    open override func reset() {
        super.reset()
        values = Values()
        hasNews = false
        device?.recognizerWasReset(self)
    }
}
