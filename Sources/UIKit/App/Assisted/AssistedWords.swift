extension UIResponder {
    /// What it is called. A dialog has its title, a row the words in it, and a control without a label in a row those of the row (R-BUS-5).
    package var assistedName: String {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        switch self {
        case let row as UIView where assistedRole == .listItem: return row.words
        default: break
        }
        if let controller = assistedDialog {
            let shown = (controller as? UINavigationController)?.topViewController ?? controller
            return shown.navigationItem.title ?? shown.title ?? ""
        }
        guard self is UIControl, let row = enclosingRow else { return "" }
        return row.words
    }

    /// The hint, and the value where nothing else says it.
    package var assistedDescription: String {
        var parts: [String] = []
        if assistedValue == nil, !(self is any TextEditing), !assistedState.contains(.checkable), let value = accessibilityValue, !value.isEmpty { parts.append(value) }
        if let alert = assistedDialog as? UIAlertController, let message = alert.message { parts.append(message) }
        if let hint = accessibilityHint, !hint.isEmpty { parts.append(hint) }
        return parts.joined(separator: ", ")
    }

    /// The label on the screen that says a dialog's description; `nil` without one.
    package var assistedDescriber: UIResponder? { (assistedDialog as? UIAlertController)?.messageLabel }

    private var enclosingRow: UIView? { assistedChain.dropFirst().first { $0 is UITableViewCell || $0 is UICollectionViewCell } as? UIView }
}

extension UIView {
    /// The labels of the texts in it, in the order of reading.
    fileprivate var words: String {
        UIAccessibility.elements(in: self).filter { $0.accessibilityTraits.contains(.staticText) }.compactMap(\.accessibilityLabel).joined(separator: ", ")
    }
}
