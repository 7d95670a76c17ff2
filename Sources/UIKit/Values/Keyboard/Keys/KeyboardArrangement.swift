/// Where the keys of a keyboard on the screen are (R-KBD-18, R-KBD-19).
enum KeyboardArrangement: Equatable {
    case whole
    /// Narrower, for the thumb of one hand, at the left or the right.
    case left, right
    /// One half at each side, for the thumbs of both.
    case split

    /// Those that a window of that size has.
    static func available(in size: CGSize) -> [KeyboardArrangement] {
        if isLarge(size) { return [.whole, .split] }
        return size.width < size.height && size.width >= leastOneHandedWidth ? [.left, .whole, .right] : [.whole]
    }

    /// Whether a window is as large as a tablet's.
    static func isLarge(_ size: CGSize) -> Bool { min(size.width, size.height) >= 700 }

    /// Points: in narrower windows the keys have no room to give away.
    private static let leastOneHandedWidth: CGFloat = 360
    /// The share of the width that the keys for one hand have.
    static let oneHandedShare: CGFloat = 0.8
    /// The share of the width that both halves of a split keyboard have together.
    static let splitShare: CGFloat = 0.62
}
