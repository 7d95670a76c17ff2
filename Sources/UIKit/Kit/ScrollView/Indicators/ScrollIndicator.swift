/// The bar at a side of a scroll view that shows which part of the content can be seen.
final class ScrollIndicator: UIView {
    private static let color = UIColor.pair(light: UIColor(white: 0.3, alpha: 0.6), dark: UIColor(white: 0.8, alpha: 0.6))

    init(_ style: UIScrollView.IndicatorStyle) {
        super.init(frame: .zero)
        isControlPart = true
        isUserInteractionEnabled = false
        alpha = 0
        layer.zPosition = 1
        take(style)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ style: UIScrollView.IndicatorStyle) {
        backgroundColor = switch style {
        case .default: Self.color
        case .black: UIColor(white: 0, alpha: 0.6)
        case .white: UIColor(white: 1, alpha: 0.7)
        }
    }

    func place(at frame: CGRect) {
        layer.cornerRadius = min(frame.width, frame.height) / 2
        self.frame = frame
    }
}

/// Where an indicator stands along its side (R-SCR-60).
@MainActor
struct IndicatorPlace: Equatable {
    /// From the beginning of the side, and how long.
    var start: CGFloat
    var length: CGFloat

    /// - Parameters:
    ///   - track: The length of its way.
    ///   - limits: The offsets between which the content is scrolled.
    ///   - visible: How much of the content can be seen at once.
    init(track: CGFloat, offset: CGFloat, limits: ClosedRange<CGFloat>, visible: CGFloat) {
        let way = limits.upperBound - limits.lowerBound, configuration = GestureConfiguration.current
        let whole = max(track * visible / max(visible + way, 1), min(configuration.indicatorMinimumLength, track))
        let inside = offset.clamped(to: limits), pull = abs(offset - inside)
        // Content that is pulled beyond its end pushes it together.
        length = max(whole - pull, min(configuration.indicatorThickness * 2, whole))
        let share = way > 0 ? (inside - limits.lowerBound) / way : 0
        start = offset > inside ? track - length : (track - whole) * share
    }
}
