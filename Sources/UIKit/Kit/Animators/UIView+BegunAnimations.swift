// Animations as they were before blocks (R-ANI-17).
extension UIView {
    /// Has what is changed from here to ``commitAnimations()`` animated: in 0.2 s, slow at both ends, until other values are set. New sources take
    /// `animate(withDuration:animations:)`.
    /// - Parameters: Both are for delegates, which there are none of here.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let animation = ViewAnimation(duration: 0.2, delay: 0, options: [.allowUserInteraction], spring: nil, completion: nil)
        animation.begin()
    }

    /// Ends what ``beginAnimations(_:context:)`` began. Without that it does nothing but say so on standard error.
    public class func commitAnimations() {
        guard let animation = ViewAnimation.begun else { return report("UIView.commitAnimations: no animation was begun here, outside of a block") }
        animation.commit()
    }

    /// The seconds that changes take which follow, up to ``commitAnimations()``.
    public class func setAnimationDuration(_ duration: TimeInterval) { ViewAnimation.begun?.duration = duration }
    /// The seconds that changes wait which follow, up to ``commitAnimations()``.
    public class func setAnimationDelay(_ delay: TimeInterval) { ViewAnimation.begun?.delay = max(delay, 0) }
    /// How changes that follow gain and lose speed, up to ``commitAnimations()``.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        ViewAnimation.begun?.timingFunction = AnimationOptions(rawValue: UInt(curve.rawValue) << 16).timingFunction
    }
    /// How often changes that follow are made, up to ``commitAnimations()``; parts of a change count. Zero is once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { ViewAnimation.begun?.repeatCount = max(repeatCount, 0) }
    /// Whether changes that follow go back again, up to ``commitAnimations()``.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { setOption(.autoreverse, repeatAutoreverses) }
    /// Whether changes that follow begin at what is shown, up to ``commitAnimations()``.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { setOption(.beginFromCurrentState, fromCurrentState) }

    private class func setOption(_ option: AnimationOptions, _ isOn: Bool) {
        if isOn { ViewAnimation.begun?.options.insert(option) } else { ViewAnimation.begun?.options.remove(option) }
    }
}
