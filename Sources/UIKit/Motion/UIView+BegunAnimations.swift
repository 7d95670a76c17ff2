// Animations as they were before blocks (R-ANI-17).
extension UIView {
    private static var begun: [ViewAnimation] = []

    /// Has what is changed from here to ``commitAnimations()`` animated: in 0.2 s, slow at both ends, until other values are set. New sources take
    /// `animate(withDuration:animations:)`.
    /// - Parameters: Both are for delegates, which there are none of here.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let animation = ViewAnimation(duration: 0.2, delay: 0, options: [.allowUserInteraction], spring: nil, completion: nil)
        begun.append(animation)
        animation.begin()
    }

    /// Ends what ``beginAnimations(_:context:)`` began. Without that it does nothing but say so on standard error.
    public class func commitAnimations() {
        guard let animation = begun.popLast() else { return report("UIView.commitAnimations: no animation was begun") }
        if !animation.commit() { report("UIView.commitAnimations: the animation was begun outside of the block that is running") }
    }

    /// The seconds that changes take which follow, up to ``commitAnimations()``.
    public class func setAnimationDuration(_ duration: TimeInterval) { begun.last?.duration = duration }
    /// The seconds that changes wait which follow, up to ``commitAnimations()``.
    public class func setAnimationDelay(_ delay: TimeInterval) { begun.last?.delay = max(delay, 0) }
    /// How changes that follow gain and lose speed, up to ``commitAnimations()``.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        begun.last?.timingFunction = AnimationOptions(rawValue: UInt(curve.rawValue) << 16).timingFunction
    }
}
