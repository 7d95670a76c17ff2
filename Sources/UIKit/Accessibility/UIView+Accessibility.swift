extension UIView {
    var setAccessibility: AccessibilityValues {
        get { accessibility?.values ?? AccessibilityValues() }
        set {
            if accessibility == nil { accessibility = AccessibilityProperties() }
            accessibility?.values = newValue
        }
    }

    /// The bounds on the screen.
    var screenFrame: CGRect {
        let inWindow = convert(bounds, to: nil as UIView?)
        return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }
}
