/// Something on the screen that is not a view of its own, and that assistive technology, tests and the inspector are to find: a part of a drawing.
///
///     let element = UIAccessibilityElement(accessibilityContainer: chart)
///     element.accessibilityLabel = "March, 12 degrees"
///     element.accessibilityFrameInContainerSpace = bar
///     chart.accessibilityElements = [element]
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The object that has the element in its `accessibilityElements`. It is not retained.
    open weak var accessibilityContainer: AnyObject?
    private final var frameInContainer: CGRect?

    /// Makes an element of a container, a view or another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    public required convenience init?(_instantiation: _Instantiation) { self.init(accessibilityContainer: NSNull()) }

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: true) }

    /// The frame in points of the container, with which it moves. It takes the place of `accessibilityFrame` (R-ACC-4).
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set {
            frameInContainer = newValue
            setAccessibility.frame = nil
        }
    }

    override var accessibilityPlace: CGRect {
        guard let frame = frameInContainer else { return .zero }
        switch accessibilityContainer {
        case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
        case let element as UIResponder:
            let origin = element.accessibilityFrame.origin
            return frame.offsetBy(dx: origin.x, dy: origin.y)
        default: return frame
        }
    }

    /// The container, where it is a responder: what the element does not do, it may.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
