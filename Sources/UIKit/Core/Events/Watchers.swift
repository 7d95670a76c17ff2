/// The objects that are called before each call of a view, a responder or a recognizer: the application's verifier and its log of deliveries.
///
/// The core names neither of their classes. The places that deliver test for `nil`: that is all that it costs when nothing watches.
@MainActor
enum Watchers {
    static var verifier: (any DeliveryVerifier)?
    // Unchecked: GestureBenchmark takes 3 % more instructions with checks.
    @exclusivity(unchecked) static var log: (any DeliveryNotes)?
}

/// Compares calls with the promises of the specification.
@MainActor
protocol DeliveryVerifier: AnyObject {
    /// A window is about to deliver an event to its recognizers and views.
    func willServe(_ event: UIEvent, in window: UIWindow)
    func willCall(_ view: UIView, _ phase: UITouch.Phase, _ called: Set<UITouch>)
    func willCall(_ responder: UIResponder, _ phase: UIPress.Phase, _ called: Set<UIPress>)
    func willCall(_ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ called: Set<UITouch>)
    func willCall(_ recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ called: Set<UIPress>)
    /// A recognizer is about to send its message.
    func willSend(_ recognizer: UIGestureRecognizer)
    /// A recognizer is about to be reset.
    func willReset(_ recognizer: UIGestureRecognizer)
    /// A scroll view is about to notify its delegate of where the content is.
    /// - Parameter isPlacing: Whether it is being laid out.
    func willTellMove(of scrollView: UIView, isLayouts: Bool, isPlacing: Bool)
}

/// Writes down the calls of views.
@MainActor
protocol DeliveryNotes: AnyObject {
    func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView)
}
