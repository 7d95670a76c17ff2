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

extension UIUserInterfaceLayoutDirection {
    /// That of the application's first scene.
    @MainActor static var ofApplication: Self { CurrentTraits.shared.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
