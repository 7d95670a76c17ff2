/// Whether leading is left or right.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft
}

/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Controls of a player: always from left to right.
    case playback
    /// What stands for places: always from left to right.
    case spatial
    case forceLeftToRight
    case forceRightToLeft

    /// `nil` where the surroundings decide.
    var direction: UIUserInterfaceLayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UIView {
    /// Whether any view ever had a direction of its own.
    static var usesDirections = false

    /// Where leading is in a view of that attribute in this app.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Where leading is in a view of that attribute in surroundings of that direction.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute,
                                                   relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        attribute.direction ?? layoutDirection
    }

    func directionChanged() {
        Self.usesDirections = true
        constraintsChanged()
    }

    /// Whether leading is right in constraints that the view keeps (R-LAY-17).
    var isRightToLeft: Bool { (Self.usesDirections || CurrentTraits.vary) && effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIApplication {
    /// The direction of the application's first scene.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        CurrentTraits.shared.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
