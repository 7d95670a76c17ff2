/// Moves through the fields and controls of a window by Tab and Shift+Tab, and works the control that was come to (R-KEY-5).
///
/// A field becomes first responder. A control has a ring, which is where the focus is.
@MainActor
enum KeyboardFocus {
    /// Around the control that keys work.
    private final class Ring: UIView {
        static let width: CGFloat = 3

        /// It has the control's own corners, and stays in the window.
        init(around control: UIControl, in window: UIWindow) {
            let outset = control.clipsToBounds ? 0 : Self.width, radius = control.shapeRadius
            let whole = control.bounds.insetBy(dx: -outset, dy: -outset), seen = control.convert(window.bounds, from: window)
            super.init(frame: seen.isFinite && seen.intersects(whole) ? whole.intersection(seen) : whole)
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            isUserInteractionEnabled = false
            layer.borderWidth = Self.width
            layer.borderColor = UIColor.systemBlue.cgColor
            layer.cornerRadius = radius > 0 ? min(radius + outset, min(bounds.width, bounds.height) / 2) : 2 * Self.width
        }

        required init?(coder: NSCoder) { nil }
    }

    private static weak var ring: Ring?

    /// The control that keys work; `nil` while a field has them, or nothing.
    static func control(in window: UIWindow?) -> UIControl? {
        guard let control = ring?.superview as? UIControl, let window, control.window === window else { return nil }
        return control
    }

    /// Whether keys work the control (R-CTL-1).
    static func isOn(_ control: UIControl) -> Bool {
        guard let ring else { return false }
        return ring.superview === control
    }

    static func clear() {
        let control = ring?.superview as? UIControl
        ring?.removeFromSuperview()
        ring = nil
        control?.stateDidChange()
    }

    /// Does what a key that no responder handled means here.
    /// - Parameter isRepeat: Whether the key is held, which presses a control no second time (R-KEY-2).
    /// - Returns: Whether it meant anything.
    static func take(_ key: UIKey, in window: UIWindow?, isRepeat: Bool = false) -> Bool {
        guard let window, key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return false }
        if key.keyCode == .keyboardTab {
            let isBackwards = key.modifierFlags.contains(.shift)
            // Other texts than fields have tabs in them.
            if let responder = window.firstResponder, responder.takesText, !(responder is UITextField), !isBackwards { return false }
            return move(in: window, isBackwards: isBackwards)
        }
        guard let control = control(in: window), control.isEnabled, canBeTouched(control, in: window) else { return false }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: if !isRepeat { control.pressByKey() }
        case .keyboardRightArrow, .keyboardUpArrow: control.adjustByKey(1)
        case .keyboardLeftArrow, .keyboardDownArrow: control.adjustByKey(-1)
        default: return false
        }
        return true
    }

    private static func move(in window: UIWindow, isBackwards: Bool) -> Bool {
        let stops = stops(in: window)
        guard !stops.isEmpty else { return false }
        let current: UIView? = control(in: window) ?? window.firstResponder as? UIView
        let place = stops.firstIndex { $0 === current }
        let next = stops[place.map { ($0 + (isBackwards ? stops.count - 1 : 1)) % stops.count } ?? (isBackwards ? stops.count - 1 : 0)]
        if next.canBecomeFirstResponder { return next.becomeFirstResponder() }
        return (next as? UIControl).map { put(on: $0) } ?? false
    }

    /// Has keys work a control. The first responder of its window resigns.
    /// - Returns: Whether keys work it.
    static func put(on control: UIControl) -> Bool {
        guard let window = control.window, control.isEnabled else { return false }
        if isOn(control) { return true }
        if let first = window.firstResponder {
            guard first.canResignFirstResponder, first.resignFirstResponder() else { return false }
        }
        clear()
        let ring = Ring(around: control, in: window)
        control.addSubview(ring)
        self.ring = ring
        control.stateDidChange()
        return true
    }

    /// What can be come to, line by line as one reads: what begins above the middle of the first of a line stands in it.
    private static func stops(in window: UIWindow) -> [UIView] {
        var found: [(view: UIView, frame: CGRect)] = []
        collect(window, window, &found)
        found.sort { $0.frame.minY < $1.frame.minY }
        let isReversed = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var ordered: [UIView] = []
        while let first = found.first {
            let line = found.prefix { $0.frame.minY <= first.frame.midY }
            ordered += line.sorted { isReversed ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.view)
            found.removeFirst(line.count)
        }
        return ordered
    }

    private static func collect(_ view: UIView, _ window: UIWindow, _ found: inout [(view: UIView, frame: CGRect)]) {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
        let control = view as? UIControl
        if control?.isEnabled ?? (view is any UIKeyInput && view.canBecomeFirstResponder) {
            if canBeTouched(view, in: window) { found.append((view, view.convert(view.bounds, to: window))) }
        }
        guard control == nil else { return }
        for subview in view.subviews { collect(subview, window, &found) }
    }

    /// Whether a touch in the middle of the view would be its own: what is hidden, or covered as by an alert, can't be touched.
    private static func canBeTouched(_ view: UIView, in window: UIWindow) -> Bool {
        let frame = view.convert(view.bounds, to: window)
        return window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?.isDescendant(of: view) == true
    }
}
