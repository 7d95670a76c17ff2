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

    nonisolated(unsafe) private final var items = ConstraintItems()
    nonisolated var first: (any LayoutItem)? { items.first.item }
    nonisolated var second: (any LayoutItem)? { items.second.item }
    /// The view that keeps it while it is active; cleared when that goes.
    nonisolated(unsafe) private final var holderLink = Backlink<UIView>()
    nonisolated final var holder: UIView? {
        @inline(__always) get { holderLink.object }
        @inline(__always) set { holderLink.object = newValue }
    }
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

    /// The constraint and what it is connected to have come out of a storyboard or nib.
    open func awakeFromNib() {}

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
        items.first = LayoutItemLink(first)
        items.second = LayoutItemLink(second)
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        if multiplier.isFinite {
            self.multiplier = multiplier
        } else {
            report("NSLayoutConstraint: a multiplier of \(multiplier) was ignored")
        }
        self.constant = constant
        if ConstraintItems.offset == 0 {
            let start = Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())
            ConstraintItems.offset = withUnsafePointer(to: &items) { Int(bitPattern: $0) - start }
        }
        if let first { items.setPlace(first.layoutState.mention(self, asSecond: false), asSecond: false) }
        if let second, second !== first { items.setPlace(second.layoutState.mention(self, asSecond: true), asSecond: true) }
    }

    deinit {
        guard ConstraintItems.offset != 0 else { return }
        if MainThread.isHere { items.leave() } else { leaveFromElsewhere() }
    }

    /// Its places in the lists of its items change until the main thread takes it out (R-GEN-9).
    nonisolated private func leaveFromElsewhere() {
        items.isGone = true
        nonisolated(unsafe) let items = ConstraintItems.of(Unmanaged.passUnretained(self))
        MainThread.bury(self, MainThread.Remains { items.pointee.leave() })
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
            MainThread.check("\(type(of: self)).constant")
            isReported = false
            holder?.constantChanged(of: self)
        }
    }

    /// How important the constraint is. One below `.required` may be broken.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changed() } }
    }

    private func changed() {
        MainThread.check("\(type(of: self)).priority")
        isReported = false
        holder?.constraintsChanged()
    }

    // MARK: Activating

    /// Whether the constraint takes part in layout. Activating one whose items are in no common hierarchy does nothing but say so.
    open var isActive: Bool {
        get { holder != nil }
        set {
            MainThread.check("\(type(of: self)).isActive")
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

    /// The constraints that a drawing in letters asks for, such as `"H:|-[name(>=80)]-12-[value]-|"` (R-LAY-24). They are not active.
    ///
    /// A format that can't be read, or that names what is not there, is a programming error: it ends the app with a message that shows the format and the place.
    /// - Parameters:
    ///   - format: `H:` for a row, which may be left out, or `V:` for a column, then views in brackets and the distances between them.
    ///   - opts: How the views are aligned across that direction, and which way a row runs.
    ///   - metrics: Numbers by the names that the format has for them: distances and sizes in points, and priorities.
    ///   - views: Views and layout guides by their names in the format.
    open class func constraints(withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
                                views: [String: Any]) -> [NSLayoutConstraint] { constraints(reading: format, opts, metrics ?? [:], views) }

    /// Deactivates constraints; one that is not active is skipped.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String { MainThread.read("NSLayoutConstraint.description") { equation } }

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

/// The items of a constraint, and where it is in their lists (``LayoutState``).
///
/// What is done with the lists reads and writes this through a pointer: another constraint of a list may be going on another thread at this moment,
/// and may not be retained for a moment either, for which Swift ends the process.
struct ConstraintItems {
    var first = LayoutItemLink()
    var second = LayoutItemLink()
    private var firstPlace: Int32 = 0
    private var secondPlace: Int32 = 0
    /// Whether the constraint is being freed on another thread, and is in the lists until the main thread takes it out.
    var isGone = false

    /// Keeps a place in the list of one of the items.
    mutating func setPlace(_ place: Int, asSecond isSecond: Bool) {
        if isSecond { secondPlace = Int32(truncatingIfNeeded: place) } else { firstPlace = Int32(truncatingIfNeeded: place) }
    }

    /// An item goes.
    mutating func forget(_ item: ObjectIdentifier) {
        if first.identity == item { first = LayoutItemLink() }
        if second.identity == item { second = LayoutItemLink() }
    }

    /// The constraint leaves the lists.
    func leave() {
        let firstItem = first.item
        firstItem?.existingLayoutState?.forgetMention(at: Int(firstPlace))
        if let secondItem = second.item, secondItem !== firstItem { secondItem.existingLayoutState?.forgetMention(at: Int(secondPlace)) }
    }

    /// From a constraint's beginning to its items.
    nonisolated(unsafe) static var offset = 0

    static func of(_ constraint: Unmanaged<NSLayoutConstraint>) -> UnsafeMutablePointer<ConstraintItems> {
        (constraint.toOpaque() + offset).assumingMemoryBound(to: ConstraintItems.self)
    }
}

extension NSLayoutConstraint {
    // What the lookup of `priority` on an object of no known class gives, as a number or as a priority.
    public func _priority() -> Float { priority.rawValue }
    public func _priority() -> UILayoutPriority { priority }
}
