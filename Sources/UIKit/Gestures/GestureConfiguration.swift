public import Foundation

/// Every threshold of the touch system, in one place.
///
/// Tests and products with unusual screens change ``current``; a change affects decisions taken afterwards.
public struct GestureConfiguration: Sendable {
    /// The values in force.
    @MainActor public static var current = GestureConfiguration()

    public init() {}

    // MARK: Touches

    /// Seconds from the end of one touch to the landing of the next that still counts as a repeated tap (R-TCH-31). The figure
    /// is the tap recognizer's; GTK and Qt use 0.4 s.
    public var touchTapCountInterval: TimeInterval = 0.35
    /// Points that a touch may move, or land away from the previous one, and still count as a tap (R-TCH-31, R-TCH-32).
    public var touchTapCountMovement: CGFloat = 45
    /// Radius in points of a direct touch on a device that reports no contact size, and its tolerance (R-TCH-17): a fingertip.
    public var defaultTouchRadius: CGFloat = 20
    /// Samples kept of one touch between two events. A device that repeats one and the same sample for ever fills no memory;
    /// real devices send a few dozen between two frames.
    public var maximumCoalescedSamples = 4096
    /// Contacts followed at once. A touchscreen has ten; what a faulty device sends beyond this is ignored.
    public var maximumContacts = 256

    // MARK: Hit testing

    /// A view less opaque than this can't be hit (R-HIT-1, R-HIT-3).
    public var minimumHitAlpha: CGFloat = 0.01

    // MARK: Comparisons

    /// Differences of times and lengths below this are equality (R-GEN-5), so that decimal fractions behave as written.
    public static let comparisonTolerance = 1e-9
}
