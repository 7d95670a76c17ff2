/// Highlights labels, image views and controls in a cell that is selected, or that a finger is on (R-TBL-12).
@MainActor
enum HighlightedContents {
    static func set(_ isHighlighted: Bool, in view: UIView) {
        for child in view.subviews {
            switch child {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let picture as UIImageView: picture.isHighlighted = isHighlighted
            case let control as UIControl: control.isHighlighted = isHighlighted
            default: break
            }
            set(isHighlighted, in: child)
        }
    }
}
