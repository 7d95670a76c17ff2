extension UIResponder: AccessibilityOwner {
    /// The rectangle around what is shown of it, in points of the screen.
    final var accessibilityOutline: CGRect { accessibilityPath?.bounds ?? accessibilityFrame }

    final var accessibilityMiddle: CGPoint {
        let outline = accessibilityOutline
        return CGPoint(x: outline.midX, y: outline.midY)
    }

    final func attributed(_ text: String?, _ own: NSAttributedString?) -> NSAttributedString? {
        // An override of the plain text comes before what was set.
        own?.string == text ? own : text.map { NSAttributedString(string: $0) }
    }

    final func containedElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    final func indexOfContained(_ element: Any) -> Int {
        let element = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
    }

    /// Calls this responder and those after it in the chain until one does what is asked for (R-ACC-6).
    final func firstInChain(_ does: (UIResponder) -> Bool) -> Bool {
        var link: UIResponder? = self
        while let responder = link {
            if does(responder) { return true }
            link = responder.next
        }
        return false
    }
}

/// What assistive technology does, for the inspector: along the chain, where UIKit asks one after another (R-ACC-6).
extension UIResponder {
    package func scrollAsAssisted(_ direction: UIAccessibilityScrollDirection) -> Bool { firstInChain { $0.accessibilityScroll(direction) } }
    package func escapeAsAssisted() -> Bool { firstInChain { $0.accessibilityPerformEscape() } }
    package func magicTapAsAssisted() -> Bool { firstInChain { $0.accessibilityPerformMagicTap() } }
}

extension UIAccessibilityCustomAction {
    package func performAsAssisted() -> Bool { perform() }
}

extension UIView {
    /// The bounds on the screen.
    var screenFrame: CGRect {
        let inWindow = convert(bounds, to: nil as UIView?)
        return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }
}
