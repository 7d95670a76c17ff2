/// A view whose font can follow the category that people have chosen.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the category of the view's traits. It takes one that was made by `preferredFont(forTextStyle:)` or by
    /// ``UIFontMetrics`` (R-TYP-4).
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
