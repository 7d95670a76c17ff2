/// A view that moves its content, as constraints know it (R-SCR-39).
@MainActor
protocol ScrollingContainer: AnyObject {
    /// The guide of the content's rectangle.
    var contentLayoutGuide: UILayoutGuide { get }
    /// The content's size, in points.
    var contentSize: CGSize { get }
    /// How many times larger than at first the content is shown.
    var scale: CGFloat { get }
    /// Whether a constraint is about the content's rectangle: then that is the content's size.
    var isContentConstrained: Bool { get set }
    /// Whether a constraint is about the frame's: what it places must follow the content.
    var isFrameConstrained: Bool { get set }
}
