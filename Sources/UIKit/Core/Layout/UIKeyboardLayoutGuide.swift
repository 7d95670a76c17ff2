/// The room that a keyboard on the screen takes at the lower edge of a view: constraints to its top follow the keyboard in and out (R-LAY-20).
///
/// Without a keyboard its top is the lower edge of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Those that there are; some may be gone.
    private static var guides: [Entry] = []

    private struct Entry {
        weak var guide: UIKeyboardLayoutGuide?
    }

    init(of owner: UIView) {
        super.init(.keyboard, of: owner)
        Self.guides.removeAll { $0.guide == nil }
        Self.guides.append(Entry(guide: self))
    }

    /// Whether the guide begins at the safe area's lower edge, and not at the view's, while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.constraintsChanged() } }
    }

    /// Where the keyboard stands, or will when it has come to rest, on the screen, and in which scene; `nil` without one.
    private static var keyboard: (scene: Weak, frame: CGRect)?

    private struct Weak {
        weak var scene: UIWindowScene?
    }

    override var coveredHeight: CGFloat {
        guard let owner else { return 0 }
        let rest = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
        guard let window = owner.window, let keyboard = Self.keyboard, keyboard.scene.scene === window.windowScene else { return rest }
        let frame = keyboard.frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        let top = owner.convert(frame, from: nil).minY
        return max(rest, min(owner.bounds.maxY - top, owner.bounds.height))
    }

    /// A keyboard comes or goes, perhaps in an animation.
    /// - Parameter frame: Where it will stand in the scene; `nil` when it goes.
    static func keyboardMoves(to frame: CGRect?, in scene: UIWindowScene?) {
        keyboard = frame.map { (Weak(scene: scene), $0) }
        let known = guides.compactMap(\.guide)
        for guide in known {
            guard let owner = guide.owner, let window = owner.window else { continue }
            owner.constraintsChanged()
            window.layoutIfNeeded()
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
