/// One animation that a layer runs.
@MainActor
final class RunningAnimation {
    private let link: LayerLink
    var layer: (any AnimatedLayer)? { link.layer }
    let key: String
    let animation: CAAnimation
    /// The transaction whose completion waits for this.
    let transaction: TransactionCompletion?
    /// Its delegate knows of its end already; it stays for what it still shows.
    var isOver = false
    /// Something else than time moves it.
    var isHeld = false
    /// Its delegate knows of its beginning, or needs no call.
    var hasBegun = false
    /// How many entries it has among the scheduler's deadlines.
    var deadlines = 0

    init(_ link: LayerLink, key: String, animation: CAAnimation, transaction: TransactionCompletion?) {
        self.link = link
        self.key = key
        self.animation = animation
        self.transaction = transaction
    }

    /// Notifies its delegate that it is over, once.
    func stop(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        AnimationScheduler.forget(self)
        animation.delegate?.animationDidStop(animation, finished: finished)
        transaction?.animationEnded()
    }
}
