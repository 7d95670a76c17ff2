/// A segment of a control, for assistive technology of the desktop, which chooses among segments one by one. On the screen the control is one element (R-ACC-1).
final class SegmentElement: UIAccessibilityElement {
    private let index: Int
    private var control: UISegmentedControl? { accessibilityContainer as? UISegmentedControl }

    private init(_ control: UISegmentedControl, _ index: Int) {
        self.index = index
        super.init(accessibilityContainer: control)
    }

    required convenience init?(_instantiation: _Instantiation) { nil }

    /// The elements of all segments. The control keeps them, so that each stays the same.
    static func all(of control: UISegmentedControl) -> [SegmentElement] {
        let properties = control.ownAccessibility
        while properties.parts.count < control.numberOfSegments { properties.parts.append(SegmentElement(control, properties.parts.count)) }
        return properties.parts.prefix(control.numberOfSegments).compactMap { $0 as? SegmentElement }
    }

    override var accessibilityDefaults: AccessibilityValues {
        guard let control, index < control.numberOfSegments else { return AccessibilityValues(isElement: true) }
        var traits = UIAccessibilityTraits.button
        if isChosen { traits.insert(.selected) }
        if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
        let label = control.titleForSegment(at: index) ?? control.actionForSegment(at: index)?.title
        return AccessibilityValues(isElement: true, label: label, traits: traits)
    }

    override var accessibilityPlace: CGRect { control.map { UIAccessibility.convertToScreenCoordinates($0.frameOfSegment(index), in: $0) } ?? .zero }

    var isChosen: Bool { control?.selectedSegmentIndex == index }

    override func accessibilityActivate() -> Bool {
        guard let control, !accessibilityTraits.contains(.notEnabled), index < control.numberOfSegments else { return false }
        if !isChosen { control.chooseAsPerson(index) }
        return true
    }
}
