// Text fields between an alert's message and its buttons (R-ALR-3).
extension UIAlertController {
    /// The text fields, in the order in which they were added; `nil` without any.
    public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field. The first one is edited as soon as the alert has appeared; Return leads from one to the next, and in the last
    /// chooses the preferred action, or the only one that is not of style cancel.
    ///
    /// Action sheets have none: adding one to a sheet is a programming error.
    /// - Parameter configurationHandler: Gives the field its placeholder, its keyboard, its delegate.
    public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        demand(preferredStyle == .alert, "text fields can be added to an alert of the style alert only, not to an action sheet")
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 14))
        field.adjustsFontForContentSizeCategory = true
        let link = TargetLink(self)
        field.addAction(UIAction { [unowned field] _ in (link.target as? UIAlertController)?.returned(from: field) }, for: .editingDidEndOnExit)
        configurationHandler?(field)
        fields.append(field)
        rebuild()
    }

    /// The field that is edited.
    final var editedField: UITextField? {
        for field in fields where field.isFirstResponder { return field }
        return nil
    }

    private func returned(from field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        if let action = preferredAction ?? onlyAnswer { choose(action) }
        // The field resigns (R-TXT-7). Keys are the alert's still: Escape chooses cancel (R-ALR-1).
        if !isAnswered { becomeFirstResponder() }
    }

    /// The only action that is not the way out.
    private var onlyAnswer: UIAlertAction? {
        var found: UIAlertAction?
        for action in actions where action.style != .cancel {
            if found != nil { return nil }
            found = action
        }
        return found
    }
}
