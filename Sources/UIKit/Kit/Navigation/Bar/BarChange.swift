/// A change of what a bar shows, while it moves.
@MainActor
final class BarChange {
    private let old, new: BarContent?
    private let isPop: Bool
    private let goBack: () -> Void
    /// How far the contents move; not at all where screens are to fade (R-SET-4).
    private let way: CGFloat = UIAccessibility.prefersCrossFadeTransitions ? 0 : 1

    /// - Parameter goBack: Makes the old content the bar's again.
    init(from old: BarContent?, to new: BarContent?, isPop: Bool, goBack: @escaping () -> Void) {
        (self.old, self.new, self.isPop, self.goBack) = (old, new, isPop, goBack)
        old?.isUserInteractionEnabled = false
        new?.alpha = 0
        new?.shift(isPop ? -way : way)
    }

    /// To be called in an animation.
    func animate() {
        old?.alpha = 0
        old?.shift(isPop ? way : -way)
        new?.alpha = 1
        new?.shift(0)
    }

    func end(completed: Bool) {
        if !completed { goBack() }
        let gone = completed ? old : new, rest = completed ? new : old
        gone?.removeFromSuperview()
        UIView.performWithoutAnimation {
            rest?.alpha = 1
            rest?.shift(0)
        }
        rest?.isUserInteractionEnabled = true
    }
}
