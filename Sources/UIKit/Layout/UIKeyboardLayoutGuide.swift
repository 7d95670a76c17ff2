/// The room that a keyboard on the screen takes at the lower edge of a view: constraints to its top follow the keyboard in and out (R-LAY-20).
///
/// Without a keyboard its top is the lower edge of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    private static var guides: [ObjectIdentifier: Backlink<UIKeyboardLayoutGuide>] = [:]

    init(of owner: UIView) {
        super.init(.keyboard, of: owner)
        Self.guides[ObjectIdentifier(self)] = Backlink(self)
    }

    deinit {
        let identity = ObjectIdentifier(self)
        // Views, and with them their guides, are freed on the main thread.
        MainActor.assumeIsolated { _ = Self.guides.removeValue(forKey: identity) }
    }

    /// Whether the guide begins at the safe area's lower edge, and not at the view's, while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.constraintsChanged() } }
    }

    /// How much of the view's lower end is covered, in points.
    final var covered: CGFloat {
        guard let owner else { return 0 }
        let rest = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
        guard let window = owner.window, let scene = window.windowScene, let frame = UIApplication.instance?.inputViews.frame(in: scene) else { return rest }
        let top = owner.convert(window.convert(frame, from: nil as UIWindow?), from: nil).minY
        return max(rest, min(owner.bounds.maxY - top, owner.bounds.height))
    }

    /// A keyboard comes or goes, perhaps in an animation.
    static func keyboardMoves() {
        for guide in guides.values {
            guard let owner = guide.object?.owner, owner.window != nil else { continue }
            owner.constraintsChanged()
            owner.window?.layoutIfNeeded()
        }
    }
}

extension UIView {
    /// The room that a keyboard on the screen takes of the view (R-LAY-20).
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        for guide in layoutState.ownGuides { if let guide = guide as? UIKeyboardLayoutGuide { return guide } }
        let guide = UIKeyboardLayoutGuide(of: self)
        layoutState.ownGuides.append(guide)
        return guide
    }
}
