/// Follows the finger that moves a row, or slides over an index: it begins when the finger lands (R-MOV-2, R-IDX-4).
final class LandingRecognizer: UILongPressGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { LandingRecognizer.self }

    /// Called when the attempt is over: also where the finger is taken away without a word, as when the list leaves its window.
    var onReset: (() -> Void)?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        minimumPressDuration = 0
    }

    override func reset() {
        super.reset()
        onReset?()
    }
}
