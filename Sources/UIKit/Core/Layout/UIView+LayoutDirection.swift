extension UIView {
    /// Whether a direction was ever set for a view.
    static var usesDirections = false

    /// Where leading is in a view of that attribute in this app.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .ofApplication)
    }

    /// Where leading is in a view of that attribute in surroundings of that direction.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute,
                                                   relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        attribute.direction ?? layoutDirection
    }

    final var ownDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction ?? (traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    func directionChanged() {
        Self.usesDirections = true
        constraintsChanged()
    }

    /// Whether leading is right in constraints that the view keeps (R-LAY-17).
    var isRightToLeft: Bool { (Self.usesDirections || CurrentTraits.vary) && effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
