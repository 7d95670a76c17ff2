/// How strongly the content of a vibrancy effect stands out: as the colours of labels, fills and separators do, from the strongest to the weakest.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}

/// Gives the content of a view the colours of what is below, made stronger, and lighter or darker than a blur (R-VFX-6). Its view belongs into the content
/// view of one with that blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    nonisolated final let blur: UIBlurEffect.Style
    nonisolated final let style: UIVibrancyEffectStyle

    /// An effect for content on a blur, as strong as labels.
    nonisolated public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// An effect for content on a blur.
    nonisolated public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect.style, style)
        super.init()
    }

    nonisolated public required init?(coder: NSCoder) {
        blur = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: "blur")) ?? .regular
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .label
        super.init(coder: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        coder.encode(blur.rawValue, forKey: "blur")
        coder.encode(style.rawValue, forKey: "style")
    }
}
