/// What apps and assistive technology have to say to each other.
///
/// What is posted reaches the screen reader, ``postObserver``, tests (`TouchTesting`), the inspector, and the clients of the desktop's accessibility bus
/// (R-ACC-8, R-ACC-36, R-BUS-11).
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What has happened that assistive technology is to know of.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen is another; the argument is the element to go to, or a text.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another; the argument is the element to go to, or a text.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said: the argument, a text.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument is a text such as `page 3 of 4`.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The assistive technology that the argument names is to pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// The assistive technology that the argument names is to continue.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)

        /// The name of the constant.
        var name: String {
            switch self {
            case .screenChanged: "screenChanged"
            case .layoutChanged: "layoutChanged"
            case .announcement: "announcement"
            case .pageScrolled: "pageScrolled"
            case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
            case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
            default: "\(rawValue)"
            }
        }
    }

    /// Says that something has happened (R-ACC-8).
    /// - Parameter argument: What the notification says of it: an element, a text, or `nil`.
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityPosts.note(notification, argument)
        postObserver?(notification, argument)
        AccessibilityPosts.observer?(notification, argument)
        Surroundings.accessibilityWasPosted(notification, argument)
    }

    /// Called with what is posted. Not part of UIKit.
    public static var postObserver: ((_ notification: Notification, _ argument: Any?) -> Void)?

    /// What assistive technology finds in a view, in reading order: views and ``UIAccessibilityElement``s that are elements (R-ACC-5). Looks at
    /// all views inside. Not part of UIKit.
    public static func elements(in view: UIView) -> [UIResponder] { AccessibilityWalk.elements(in: view) }

    /// A rectangle of a view's coordinates on the screen, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil as UIView?)
        return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }

    /// A path of a view's coordinates on the screen, in points. The view may be turned.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let unit = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { point in
            let inWindow = view.convert(point, to: nil as UIView?)
            return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
        }
        let copy = path.copy() as! UIBezierPath
        copy.apply(CGAffineTransform(a: unit[1].x - unit[0].x, b: unit[1].y - unit[0].y, c: unit[2].x - unit[0].x, d: unit[2].y - unit[0].y,
                                     tx: unit[0].x, ty: unit[0].y))
        return copy
    }
}

/// What was posted last, in words: an object that was the argument is not kept.
@MainActor
package enum AccessibilityPosts {
    package struct Post: Sendable {
        package let time: TimeInterval
        package let name: String
        /// What is said, or what the argument is.
        package let text: String?
    }

    private static let capacity = 100
    /// Called with what is posted: the accessibility bus sends it on.
    package static var observer: ((_ notification: UIAccessibility.Notification, _ argument: Any?) -> Void)?
    /// The last hundred, in order.
    package private(set) static var all: ContiguousArray<Post> = []

    static func note(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        if all.count == capacity { all.removeFirst() }
        all.append(Post(time: CACurrentMediaTime(), name: notification.name, text: argument.map(text)))
    }

    private static func text(_ argument: Any) -> String {
        switch argument {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let object as UIResponder: object.accessibilityLabel ?? GestureTrace.className(object)
        case let object as NSObject: GestureTrace.className(object)
        default: "\(argument)"
        }
    }
}
