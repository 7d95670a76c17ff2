/// Whether text can be read (R-ACC-44): the ratio of WCAG 2.1, success criterion 1.4.3.
extension AccessibilityAudit {
    /// Of a text whose ground is known: plain colours, one on another. Pictures, drawings and what is disabled are passed over.
    func contrast(of view: UIView) -> Finding? {
        guard let (text, color, font) = shownText(of: view), !text.isEmpty, let ground = ground(of: view) else { return nil }
        let configuration = GestureConfiguration.current
        // 18 points, or 14 in bold, count as large.
        let isLarge = font.pointSize >= 18 || font.pointSize >= 14 && font.isBold
        let needed = isLarge ? configuration.auditLargeTextContrast : configuration.auditContrast
        let ink = AuditedColor(color.resolvedColor(with: view.traitCollection)).over(ground), ratio = ink.contrast(with: ground)
        guard ratio < needed - 0.005 else { return nil }
        // What people type is not shown.
        let shown = view is UILabel ? "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'" : "its text"
        return Finding(kind: .contrast, subject: view, message: "\(shown) has a contrast of \((ratio * 100).rounded(.down) / 100) with what it stands on, and \(needed) is needed; make the text darker or lighter")
    }

    private func shownText(of view: UIView) -> (String, UIColor, UIFont)? {
        if let label = view as? UILabel, label.isEnabled, !label.isHighlighted, !isDisabled(label) {
            guard let text = label.text, let color = label.textColor else { return nil }
            return (text, color, label.font)
        }
        if let field = view as? UITextField, field.isEnabled, field.hasText { return (field.text ?? "", field.textColor ?? .label, field.font ?? .systemFont(ofSize: 17)) }
        if let text = view as? UITextView { return (text.text ?? "", text.textColor ?? .label, text.font ?? .systemFont(ofSize: 17)) }
        return nil
    }

    /// Whether it is part of a control that can't be used, of which no contrast is asked.
    private func isDisabled(_ view: UIView) -> Bool {
        view.superview?.firstInChain { ($0 as? UIControl)?.isEnabled == false } ?? false
    }

    /// The colour that a view stands on; `nil` where that is no plain colour.
    private func ground(of view: UIView) -> AuditedColor? {
        var layers: [AuditedColor] = [], branch: UIView = view
        let frame = view.convert(view.bounds, to: nil as UIView?)
        /// - Returns: Whether the ground is known from here on: `nil` where it can't be.
        func add(_ candidate: UIView) -> Bool? {
            if candidate.showsMoreThanColor { return nil }
            guard let color = candidate.backgroundColor else { return false }
            let shade = AuditedColor(color.resolvedColor(with: candidate.traitCollection)).faded(by: candidate.alpha)
            if shade.alpha > 0 { layers.append(shade) }
            return shade.alpha >= 1
        }
        guard var isKnown = add(view) else { return nil }
        while !isKnown, let parent = branch.superview {
            let siblings = parent.subviews, index = siblings.firstIndex { $0 === branch } ?? 0
            for sibling in siblings[..<index].reversed() where !isKnown && !sibling.isHidden && sibling.alpha > 0 {
                guard sibling.convert(sibling.bounds, to: nil as UIView?).contains(frame) else { continue }
                guard let known = add(sibling) else { return nil }
                isKnown = known
            }
            if isKnown { break }
            guard let known = add(parent) else { return nil }
            isKnown = known
            branch = parent
        }
        guard isKnown, let last = layers.popLast() else { return nil }
        return layers.reversed().reduce(last) { $1.over($0) }
    }
}

extension UIView {
    /// Whether it shows what a colour does not say: a picture, a drawing of its own, an effect.
    fileprivate var showsMoreThanColor: Bool {
        if self is UIImageView { return (self as? UIImageView)?.image != nil }
        return layer.contents != nil && !(self is UILabel)
    }
}

extension UIFont {
    fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}

/// A colour in parts from 0 to 1.
struct AuditedColor {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 1

    init(_ color: UIColor) { _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

    func faded(by share: CGFloat) -> AuditedColor {
        var result = self
        result.alpha *= share
        return result
    }

    /// What is seen of it on a ground that lets nothing through.
    func over(_ ground: AuditedColor) -> AuditedColor {
        var result = self
        result.red = red * alpha + ground.red * (1 - alpha)
        result.green = green * alpha + ground.green * (1 - alpha)
        result.blue = blue * alpha + ground.blue * (1 - alpha)
        result.alpha = 1
        return result
    }

    /// From 1 for two that are alike to 21 for black and white.
    func contrast(with other: AuditedColor) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double { (0.2126 * DisplayP3.linear(red) + 0.7152 * DisplayP3.linear(green) + 0.0722 * DisplayP3.linear(blue)).native }
}
