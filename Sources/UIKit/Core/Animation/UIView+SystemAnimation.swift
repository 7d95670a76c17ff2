extension UIView {
    /// A motion that the system has for something.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and vanish, and leave their superview in the end.
        case delete = 0
    }

    /// Runs a motion of the system on views, and beside it an animation of the caller's. Takes a quarter of a second.
    /// - Parameter completion: Called once in the end.
    public class func perform(_ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
                              completion: ((Bool) -> Void)? = nil) {
        let looks = views.map { ($0, $0.alpha, $0.transform) }
        animate(withDuration: 0.25, delay: 0, options: options.subtracting([.repeat, .autoreverse])) {
            for (view, _, transform) in looks {
                view.alpha = 0
                view.transform = transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, alpha, transform) in looks {
                view.removeFromSuperview()
                view.alpha = alpha
                view.transform = transform
            }
            completion?(finished)
        }
    }

    /// Lets the changes of a block, inside of an animation's, run so many times (R-ANI-14). Outside of an animation the block runs as it is.
    /// - Parameters:
    ///   - count: May be a fraction.
    ///   - autoreverses: Whether each run goes forth and back.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        ViewAnimation.repeating(Float(max(count, 0)), autoreverses: autoreverses, animations)
    }
}
