/// What constraints can be about: a view, or a guide that belongs to one.
@MainActor
protocol LayoutItem: AnyObject {
    /// Made on first use.
    var layoutState: LayoutState { get }
    nonisolated var existingLayoutState: LayoutState? { get }
    /// The view itself, or the one that a guide belongs to.
    var itemView: UIView? { get }
}

/// What a view or guide has to do with constraints. Views that have nothing to do with them have none.
final class LayoutState {
    /// A constraint that is about the item, active or not, as its first or its second. It is not retained; it leaves the list before it goes.
    private struct Mention {
        let constraint: Unmanaged<NSLayoutConstraint>
        let isSecond: Bool
    }

    nonisolated(unsafe) private var mentions: ContiguousArray<Mention> = []
    nonisolated(unsafe) private var heldRow = SiblingRow<NSLayoutConstraint>()
    /// The active constraints that the view keeps, in the order of activation.
    nonisolated var held: ContiguousArray<NSLayoutConstraint> {
        if !heldRow.isClosed { heldRow.close() }
        return heldRow.members
    }
    nonisolated(unsafe) var guides: ContiguousArray<UILayoutGuide> = []
    /// Guides that follow from the view alone.
    nonisolated(unsafe) var ownGuides: ContiguousArray<UILayoutGuide> = []
    var margins: UIEdgeInsets?
    /// Whether the superview's margins count too.
    var preservesMargins = false
    /// Whether the margins are counted from the safe area.
    var insetsMargins = true
    /// The safe area that was reported last.
    var seenSafeArea = UIEdgeInsets.zero
    /// The safe area that the equations were made with. The view may have stood elsewhere then.
    var solvedSafeArea: UIEdgeInsets?

    /// Whether the view's frame is what its superview's resizing and the app make it, and no constraint.
    var translatesMask = true
    var huggingPriority = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistancePriority = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var needsUpdateConstraints = true

    /// Whether constraints that are kept further out reach the view or something in it.
    var placeMatters = false
    /// Whether constraints are about the view itself.
    var sizeMatters = false

    /// Where the constraints put the item, in the coordinates of its superview or owner.
    var solution: CGRect?
    /// Of the topmost view of a hierarchy: whether the solutions of all items in it are up to date.
    var isSolved = false
    /// Of such a view: the equations and their solution, from which the next one continues.
    var kept: LayoutSolution?
    /// Its number among what the equations place.
    var place = -1
    /// Of such a view: whether it was said that the constraints in it are too many.
    var isTooLarge = false

    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    nonisolated init() {}

    /// Of the topmost view: other things than constants and contents have changed.
    @MainActor
    func forgetSolution() {
        isSolved = false
        kept?.invalidate()
    }

    func hold(_ constraint: NSLayoutConstraint) { heldRow.append(constraint) }

    func letGo(_ constraint: NSLayoutConstraint) {
        if let place = heldRow.place(of: constraint) { heldRow.remove(at: place) }
    }

    /// - Returns: Its place in the list, which the constraint keeps.
    func mention(_ constraint: NSLayoutConstraint, asSecond isSecond: Bool) -> Int {
        mentions.append(Mention(constraint: Unmanaged.passUnretained(constraint), isSecond: isSecond))
        return mentions.count - 1
    }

    /// A constraint goes. The last of the list takes its place.
    nonisolated func forgetMention(at place: Int) {
        let last = mentions.removeLast()
        guard place < mentions.count else { return }
        mentions[place] = last
        ConstraintItems.of(last.constraint).pointee.setPlace(place, asSecond: last.isSecond)
    }

    /// The constraints that are about the item, in no order.
    var mentioning: ContiguousArray<NSLayoutConstraint> {
        var all: ContiguousArray<NSLayoutConstraint> = []
        for mention in mentions where !ConstraintItems.of(mention.constraint).pointee.isGone { all.append(mention.constraint.takeUnretainedValue()) }
        return all
    }

    /// The item goes.
    nonisolated func clear(_ item: ObjectIdentifier) {
        for mention in mentions { ConstraintItems.of(mention.constraint).pointee.forget(item) }
        for constraint in held { constraint.holder = nil }
        for guide in guides + ownGuides { guide.owner = nil }
    }
}
