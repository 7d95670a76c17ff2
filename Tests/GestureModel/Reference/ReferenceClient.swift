/// What the rules ask and notify: every way out of the reference model. Each call may call back into it.
@MainActor
protocol ReferenceClient: AnyObject {
    func ask(_ question: ReferenceQuestion) -> Bool
    /// The recognizer's touch callback.
    func call(_ recognizer: Int, _ phase: ReferenceState.Phase, _ contacts: [Int])
    /// The action message.
    func send(_ recognizer: Int, _ state: ReferenceState.Stage)
    /// The recognizer's `reset()`.
    func reset(_ recognizer: Int)
    /// The view's touch callback.
    func deliver(_ view: Int, _ phase: ReferenceState.Phase, _ contacts: [Int])
}

/// A question that a rule asks of the client.
enum ReferenceQuestion: Hashable {
    /// R-DLV-4: of the recognizer, of its delegate; of its delegate about a touch.
    case receivesEvent(Int), delegateReceivesEvent(Int), receivesTouch(Int, contact: Int)
    /// R-GR-20, R-GR-21: of a view, of the delegate.
    case viewLetsBegin(view: Int, Int), shouldBegin(Int)
    /// R-GR-40: of the recognizer, of its delegate.
    case requiresFailure(Int, of: Int), isRequiredToFail(Int, by: Int)
    case delegateRequiresFailure(Int, of: Int), delegateIsRequiredToFail(Int, by: Int)
    /// R-GR-44.
    case canPrevent(Int, Int), canBePrevented(Int, by: Int), simultaneously(Int, with: Int)
}
