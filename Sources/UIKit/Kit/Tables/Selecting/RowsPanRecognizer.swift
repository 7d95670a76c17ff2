internal import FoundationAdditions

/// The pan of two fingers that selects the rows they go over (R-MSE).
final class RowsPanRecognizer: UIPanGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { RowsPanRecognizer.self }

    /// Whether the delegate has been asked in this attempt, and the row from which the fingers may select.
    private var isAnswered = false
    private var answer: IndexPath?
    /// Returns the row at a place, if the fingers may begin to select there.
    var ask: ((CGPoint) -> IndexPath?)?
    /// Called when the attempt is over, also where the fingers are taken away without a word.
    var onReset: (() -> Void)?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
    }

    /// The row at which the fingers began, if they may select from there. That is asked once an attempt.
    /// - Parameter vector: How far the fingers have gone, in the table's coordinates.
    func firstRow(after vector: CGVector) -> IndexPath? {
        if isAnswered { return answer }
        isAnswered = true
        let here = location(in: attachedView)
        answer = ask?(CGPoint(x: here.x - vector.dx, y: here.y - vector.dy))
        return answer
    }

    override func objection(to displacement: CGVector) -> String? {
        guard let attachedView else { return nil }
        return firstRow(after: attachedView.convertVectorFromWindow(displacement, attemptWindow)) == nil ? "no two fingers may select rows there" : nil
    }

    override func reset() {
        super.reset()
        (isAnswered, answer) = (false, nil)
        onReset?()
    }
}
