internal import FoundationAdditions

/// Relates a side, a center or a size of a view to that of another: `first == multiplier × second + constant`.
///
/// A constraint has an effect while it is active, which it can be when its views are in one hierarchy. Active ones are kept by the
/// closest view that contains both. The views are not retained.
@preconcurrency @MainActor
open class NSLayoutConstraint: _InstantiableObject {
    /// How the two sides of a constraint are compared.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// What of a view or guide a constraint is about. Leading is left and trailing is right: text runs from left to right here.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// The direction of a layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0, vertical
    }

    nonisolated(unsafe) private var firstLink = LayoutItemLink()
    nonisolated(unsafe) private var secondLink = LayoutItemLink()
    nonisolated var first: (any LayoutItem)? { firstLink.item }
    nonisolated var second: (any LayoutItem)? { secondLink.item }
    /// The view that keeps it while it is active; cleared when that goes.
    nonisolated(unsafe) private final var holderLink = Backlink<UIView>()
    nonisolated final var holder: UIView? {
        @inline(__always) get { holderLink.object }
        @inline(__always) set { holderLink.object = newValue }
    }
    /// Where it stands in the lists of its items.
    nonisolated(unsafe) private final var mentionPlaces = (first: 0, second: 0)
    /// Orders constraints by when they were activated.
    var serial = 0
    /// Its number among the conditions that were collected last.
    var wish = -1
    /// Whether it was reported that the constraint can't hold: once is enough.
    var isReported = false

    /// What of the first item is constrained.
    open private(set) var firstAttribute = Attribute.notAnAttribute
    /// What of the second item it is compared with; `.notAnAttribute` for a constant.
    open private(set) var secondAttribute = Attribute.notAnAttribute
    /// How the two sides are compared.
    open private(set) var relation = Relation.equal
    /// What the second item's attribute is multiplied with.
    open private(set) var multiplier: CGFloat = 1
    /// Where in a nib or storyboard it stands, for messages.
    var place: String?
    /// For debugging.
    open var identifier: String?

    @preconcurrency @MainActor public override init() { super.init() }

    @available(*, unavailable)
    public required convenience init?(_instantiation: _Instantiation) { self.init() }

    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: Another one, the same, or `nil` where a size is a constant.
    public convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
                            attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) {
        self.init()
        relate(view1 as? any LayoutItem, attr1, relation, view2 as? any LayoutItem, attr2, multiplier, c)
        if first == nil || (view2 != nil && second == nil) {
            report("NSLayoutConstraint: only views and layout guides can be constrained, not \(first == nil ? view1 : view2!)")
        }
    }

    /// Says what the constraint is about, once.
    func relate(_ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
                _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat) {
        firstLink = LayoutItemLink(first)
        secondLink = LayoutItemLink(second)
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        if multiplier.isFinite {
            self.multiplier = multiplier
        } else {
            report("NSLayoutConstraint: a multiplier of \(multiplier) was ignored")
        }
        self.constant = constant
        if let first { mentionPlaces.first = first.layoutState.mention(self, asSecond: false) }
        if let second, second !== first { mentionPlaces.second = second.layoutState.mention(self, asSecond: true) }
    }

    deinit {
        first?.existingLayoutState?.forgetMention(at: mentionPlaces.first)
        if let second, second !== first { second.existingLayoutState?.forgetMention(at: mentionPlaces.second) }
    }

    nonisolated func mentionMoved(to place: Int, asSecond isSecond: Bool) {
        if isSecond { mentionPlaces.second = place } else { mentionPlaces.first = place }
    }

    /// An item goes.
    nonisolated func forget(_ item: ObjectIdentifier) {
        if firstLink.identity == item { firstLink = LayoutItemLink() }
        if secondLink.identity == item { secondLink = LayoutItemLink() }
    }

    /// The first item: a view or a guide.
    open var firstItem: AnyObject? { first }
    /// The second item: a view or a guide; `nil` for a constant.
    open var secondItem: AnyObject? { second }

    /// In points. Changing it is the cheap way to move things.
    open var constant: CGFloat = 0 {
        didSet {
            guard constant.isFinite else {
                report("NSLayoutConstraint: a constant of \(constant) was ignored")
                constant = oldValue
                return
            }
            guard constant != oldValue else { return }
            isReported = false
            holder?.constantChanged(of: self)
        }
    }

    /// How important the constraint is. One below `.required` may be broken.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changed() } }
    }

    private func changed() {
        isReported = false
        holder?.constraintsChanged()
    }

    // MARK: Activating

    /// Whether the constraint takes part in layout. Activating one whose items are in no common hierarchy does nothing but say so.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if !newValue { holder?.removeConstraint(self) } else { activate() }
        }
    }

    private func activate() {
        guard let view = first?.itemView, second == nil || second?.itemView != nil else {
            return report("\(self) can't be activated: a view or guide of it is gone or belongs nowhere")
        }
        guard let common = view.closestCommonAncestor(with: second?.itemView ?? view) else {
            return report("\(self) can't be activated: its views have no superview in common")
        }
        common.hold(self)
    }

    /// Activates constraints, in their order. The items of each must have a common superview.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints; one that is not active is skipped.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { equation } }

    /// `UILabel.leading == UIView.leading + 8`, with the identifier in front, and the priority where it is not required.
    private var equation: String {
        func name(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String { item.map { "\(type(of: $0)).\(attribute)" } ?? "nil" }
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        var text = "\(name(first, firstAttribute)) \(sign)"
        if second != nil {
            text += " " + (multiplier == 1 ? "" : "\(NumberList.string(for: multiplier)) * ") + name(second, secondAttribute)
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NumberList.string(for: abs(constant)))" }
        } else {
            text += " \(NumberList.string(for: constant))"
        }
        if priority != .required { text += " @\(NumberList.string(for: CGFloat(priority.rawValue)))" }
        return "<NSLayoutConstraint: \(identifier.map { "'\($0)' " } ?? "")\(text)\(place.map { " in \($0)" } ?? "")>"
    }
}
