internal import TouchHost

/// Where a pencil hovers over a view, and how it is held.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    /// In the view of the interaction.
    public final let location: CGPoint
    /// 0 at the display, 1 where it is just noticed.
    public final let zOffset: CGFloat
    /// The direction in which its other end points, in radians clockwise from the view's +x axis.
    public final let azimuthAngle: CGFloat
    /// Radians between it and the display.
    public final let altitudeAngle: CGFloat
    /// Radians by which it is turned about its own axis.
    public final let rollAngle: CGFloat

    /// The direction as a vector of length 1.
    public final var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

    /// - Parameters:
    ///   - location: In the view, as the azimuth is; the sample's own are those of the scene.
    init(_ sample: HoverSample, at location: CGPoint, azimuth: CGFloat) {
        self.location = location
        zOffset = sample.zOffset
        azimuthAngle = azimuth
        altitudeAngle = sample.altitude ?? .pi / 2
        rollAngle = sample.roll ?? 0
    }
}
