/// How the new picture of a layer takes the place of the old one. Another name than these is shown as a fade.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One dissolves into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one away; both fade meanwhile.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away from over the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which pictures move. As on iOS the vertical ones are named after coordinates whose y points up.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From right to left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From left to right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the lower edge of the screen upwards (R-ANI-20).
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the upper edge of the screen downwards (R-ANI-20).
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// Where the new picture begins, in parts of the layer's size.
    fileprivate var start: SIMD2<Double> {
        switch self {
        case .fromRight: SIMD2(1, 0)
        case .fromTop: SIMD2(0, 1)
        case .fromBottom: SIMD2(0, -1)
        default: SIMD2(-1, 0)
        }
    }
}

/// The key under which a layer runs a transition, whatever key it is added with (R-ANI-19).
public let kCATransition = "transition"

/// Leads from the picture that a layer has on the screen, with all in it, to what becomes of it (R-ANI-19, R-ANI-20).
///
/// It is added before or after the changes that it shows, in the same turn of the loop. Making the old picture costs what drawing the layer costs.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// A fade unless set.
    open var type = CATransitionType.fade
    /// The direction of a type that moves; from the left without one.
    open var subtype: CATransitionSubtype?
    /// From which part of the whole it shows, from 0 to ``endProgress``.
    open var startProgress: Float = 0
    /// Up to which part of the whole it shows, from ``startProgress`` to 1.
    open var endProgress: Float = 1
    /// What the layer showed when it was added; `nil` for nothing.
    var oldPicture: LayerRaster?

    public required init() { super.init() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CATransition {
            (copy.type, copy.subtype) = (type, subtype)
            (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        }
        return copy
    }

    override var transitions: [CATransition] { [self] }

    override func apply(to layer: any AnimatedLayer, _ moment: Timing.Moment) {
        func part(_ progress: Float) -> Double { progress > 0 ? min(Double(progress), 1) : 0 }
        let start = part(startProgress), end = part(endProgress)
        layer.showTransition(ShownTransition(oldPicture, type, subtype ?? .fromLeft, progress: start + (end - start) * paced(moment.fraction)))
    }
}

/// A moment of a transition: where the two pictures of a layer are.
final class ShownTransition {
    let old: LayerRaster?
    /// The new picture's part of the mixture; `nil` where the pictures move.
    private(set) var mix: Double?
    /// Distances from the layer's place, in parts of its size.
    private(set) var oldOffset = SIMD2<Double>(0, 0), newOffset = SIMD2<Double>(0, 0)
    private(set) var oldOpacity = 1.0, newOpacity = 1.0
    private(set) var isOldInFront = false

    init(_ old: LayerRaster?, _ type: CATransitionType, _ subtype: CATransitionSubtype, progress: Double) {
        self.old = old
        let start = subtype.start, share = min(max(progress, 0), 1)
        switch type {
        case .moveIn: newOffset = start * (1 - progress)
        case .reveal:
            oldOffset = start * -progress
            isOldInFront = true
        case .push:
            (oldOffset, newOffset) = (start * -progress, start * (1 - progress))
            (oldOpacity, newOpacity) = (1 - share, share)
        default: mix = share
        }
    }
}
