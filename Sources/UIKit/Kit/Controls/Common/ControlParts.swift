extension UIControl {
    /// Changes parts: moving, where the control can be seen.
    final func changeParts(animated: Bool, _ changes: @escaping () -> Void) {
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
        } else {
            UIView.performWithoutAnimation(changes)
        }
    }
}

extension UIView {
    /// Adds a view that belongs to this one: touches pass through it, and archives leave it out.
    final func addPart<Part: UIView>(_ view: Part) -> Part {
        view.isUserInteractionEnabled = false
        view.isControlPart = true
        addSubview(view)
        return view
    }

    /// Rounds the view and lets it stand out, as knobs do.
    func makeKnob() {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.borderColor = UIColor(white: 0, alpha: 0.06).cgColor
        layer.borderWidth = 0.5
    }

    /// The opposite of ``makeKnob()``.
    func makeFlat() {
        layer.shadowOpacity = 0
        layer.borderWidth = 0
    }
}
