/// What is said of an element; `nil` where nothing is.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
}

/// What an app has set of an element.
final class AccessibilityProperties {
    var values = AccessibilityValues()
    /// The texts with attributes, as they were set. A plain text that is set later takes their place.
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var language: String?
    var inputLabels: [String]?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var takesInteraction: Bool?
    var customActions: [UIAccessibilityCustomAction]?
    /// Elements within an element (``AssistedNode``), kept so that each stays the same.
    var parts: [AnyObject] = []

    // As a container
    var elements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

/// The forms of the properties that ``UIResponder`` and bar items share.
@MainActor
protocol AccessibilityOwner: AnyObject {
    var accessibility: AccessibilityProperties? { get set }
}

extension AccessibilityOwner {
    /// What was set, made when something is.
    var ownAccessibility: AccessibilityProperties {
        if let accessibility { return accessibility }
        let properties = AccessibilityProperties()
        accessibility = properties
        return properties
    }

    var setAccessibility: AccessibilityValues {
        get { accessibility?.values ?? AccessibilityValues() }
        set { ownAccessibility.values = newValue }
    }

    func setAccessibilityLabel(_ label: String?, attributed: NSAttributedString? = nil) {
        ownAccessibility.values.label = label
        ownAccessibility.attributedLabel = attributed
    }

    func setAccessibilityHint(_ hint: String?, attributed: NSAttributedString? = nil) {
        ownAccessibility.values.hint = hint
        ownAccessibility.attributedHint = attributed
    }

    func setAccessibilityValue(_ value: String?, attributed: NSAttributedString? = nil) {
        ownAccessibility.values.value = value
        ownAccessibility.attributedValue = attributed
    }
}
