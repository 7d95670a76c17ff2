extension UIControl {
    /// The trait, with those of the control's state.
    func accessibilityTraits(_ trait: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = trait
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
