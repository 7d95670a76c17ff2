extension UIStackView {
    /// All subviews of an archived stack are arranged ones, unless it lists them.
    func decodeArrangement(from coder: NSCoder) {
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "axis")) ?? .horizontal
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: "distribution")) ?? .fill
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .fill
        let distance = coder.decodeDouble(forKey: "spacing")
        if distance.isFinite { spacing = distance }
        isBaselineRelativeArrangement = coder.decodeBool(forKey: "baselineRelativeArrangement")
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "layoutMarginsRelativeArrangement")
        let views = coder.decodeObject(forKey: "arrangedSubviews") as? [UIView] ?? subviews
        for (index, view) in views.enumerated() {
            addArrangedSubview(view)
            let key = "customSpacing.\(index)"
            if coder.containsValue(forKey: key) { setCustomSpacing(coder.decodeDouble(forKey: key), after: view) }
        }
    }

    func encodeArrangement(with coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: "axis")
        coder.encode(distribution.rawValue, forKey: "distribution")
        coder.encode(alignment.rawValue, forKey: "alignment")
        coder.encode(spacing.native, forKey: "spacing")
        coder.encode(isBaselineRelativeArrangement, forKey: "baselineRelativeArrangement")
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: "layoutMarginsRelativeArrangement")
        coder.encode(arrangedSubviews, forKey: "arrangedSubviews")
        for (index, view) in arrangedSubviews.enumerated() where customSpacing(after: view) != Self.spacingUseDefault {
            coder.encode(customSpacing(after: view).native, forKey: "customSpacing.\(index)")
        }
    }
}
