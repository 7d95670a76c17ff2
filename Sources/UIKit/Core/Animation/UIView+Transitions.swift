extension UIView.AnimationOptions {
    /// With a transition between views: hides and shows them in place of removing and adding them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1 << 0)
    /// A transition with its changes shown while it goes on. Pictures stand for the old content in any case.
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Shown as a dissolve: pages don't curl here.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Shown as a dissolve: pages don't curl here.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

    /// The axis along which a flip makes the view narrow; `nil` for a dissolve.
    fileprivate var flipAxis: NSLayoutConstraint.Axis? {
        switch rawValue >> 20 & 0xF {
        case 1, 2: .horizontal
        case 6, 7: .vertical
        default: nil
        }
    }
    fileprivate var hasTransition: Bool { rawValue >> 20 & 0xF != 0 }
    /// Whether a transition from a picture to another is asked for.
    var exchangesViews: Bool { hasTransition }
}

extension UIView {
    /// Changes the content of a view, from a picture of the old to the new (R-ANI-13).
    ///
    /// - Parameters:
    ///   - view: The view in which the block changes something.
    ///   - duration: Seconds; 0 or less changes at once.
    ///   - options: Which transition; without one the block's changes are animated as by `animate`.
    ///   - animations: What changes. It runs at once.
    ///   - completion: Called once at the end.
    public class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
                                 animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard options.hasTransition, duration > 0, areAnimationsEnabled, view.window != nil,
              let picture = view.snapshotView(afterScreenUpdates: false) else {
            return animate(withDuration: options.hasTransition ? 0 : duration, delay: 0, options: options, animations: animations ?? {},
                           completion: completion)
        }
        performWithoutAnimation { animations?() }
        if let axis = options.flipAxis { return flip(view, picture, axis, duration, options, completion) }
        picture.frame = view.bounds
        picture.isUserInteractionEnabled = false
        performWithoutAnimation { view.addSubview(picture) }
        animate(withDuration: duration, delay: 0, options: options.subtracting(.repeat), animations: { picture.alpha = 0 },
                completion: { finished in
            picture.removeFromSuperview()
            completion?(finished)
        })
    }

    /// Narrow to nothing with the old picture, and wide again with the new content.
    private static func flip(_ view: UIView, _ picture: UIView, _ axis: NSLayoutConstraint.Axis, _ duration: TimeInterval,
                             _ options: AnimationOptions, _ completion: ((Bool) -> Void)?) {
        let whole = RunningFlip.whole(of: view)
        let narrow = axis == .horizontal ? whole.scaledBy(x: 0.001, y: 1) : whole.scaledBy(x: 1, y: 0.001)
        picture.frame = view.bounds
        performWithoutAnimation { view.addSubview(picture) }
        let flip = RunningFlip(of: view, whole, narrow)
        let touches = options.intersection(.allowUserInteraction)
        animate(withDuration: duration / 2, delay: 0, options: touches.union(.curveEaseIn), animations: { view.transform = narrow },
                completion: { finished in
            picture.removeFromSuperview()
            // The view left its window, or something else moves it.
            guard finished else {
                if flip.isLatest, view.transform == narrow { performWithoutAnimation { view.transform = whole } }
                flip.end()
                completion?(false)
                return
            }
            animate(withDuration: duration / 2, delay: 0, options: touches.union(.curveEaseOut), animations: { view.transform = whole },
                    completion: { finished in
                flip.end()
                completion?(finished)
            })
        })
    }

    /// Replaces a view by another in the same superview, with a transition (R-ANI-13).
    public class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
                                 completion: ((Bool) -> Void)? = nil) {
        guard let superview = fromView.superview else {
            completion?(false)
            return
        }
        transition(with: superview, duration: duration, options: options, animations: {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }, completion: completion)
    }
}

/// A flip of a view that goes on. One that begins meanwhile ends with the transform that the view had before the first of them.
@MainActor
private final class RunningFlip {
    private static var latest: [ObjectIdentifier: RunningFlip] = [:]

    private let view: ObjectIdentifier
    private let whole: CGAffineTransform
    private let narrow: CGAffineTransform

    init(of view: UIView, _ whole: CGAffineTransform, _ narrow: CGAffineTransform) {
        (self.view, self.whole, self.narrow) = (ObjectIdentifier(view), whole, narrow)
        Self.latest[self.view] = self
    }

    /// The transform of the view without what flips do to it.
    static func whole(of view: UIView) -> CGAffineTransform {
        guard let flip = latest[ObjectIdentifier(view)], view.transform == flip.narrow else { return view.transform }
        return flip.whole
    }

    /// Whether no other flip of the view began after it.
    var isLatest: Bool { Self.latest[view] === self }

    func end() { if isLatest { Self.latest[view] = nil } }
}
