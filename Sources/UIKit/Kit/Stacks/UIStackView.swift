/// A view that places some of its subviews, the arranged ones, in a row or a column.
///
/// It places them by constraints of its own, so that the stack can be as large as what is in it, and the views as large as their content
/// and their constraints ask for. A hidden view takes no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the arranged views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it; the one that hugs its content least grows, the one that resists compression least shrinks.
        case fill = 0
        /// They fill it and are all of one size.
        case fillEqually
        /// They fill it, and their sizes are to each other as those of their contents.
        case fillProportionally
        /// The gaps between them are equal, and at least ``UIStackView/spacing``.
        case equalSpacing
        /// Their centers are as far from each other as they can be made to be, with at least ``UIStackView/spacing`` between them.
        case equalCentering
    }

    /// Where the arranged views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading
        /// Of rows: the first lines of text stand at one height.
        case firstBaseline
        case center
        case trailing
        /// Of rows: the last lines of text stand at one height.
        case lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// A space after a view that is that of the stack: for ``setCustomSpacing(_:after:)``.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The space that the system leaves between neighbours: 8 points.
    public class var spacingUseSystem: CGFloat { 1.175_494_4e-38 }

    private(set) final var arranged: ContiguousArray<UIView> = []
    /// By the views' numbers.
    private var customSpacings: [Int: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // `init!`: overridden by `init(coder:)`, which is what iOS has, and by `init?(coder:)`.
    public required init!(coder: NSCoder) {
        super.init(coder: coder)
        decodeArrangement(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeArrangement(with: coder) }
    }

    // MARK: Arranged views

    /// In the order of the row, which need not be that of ``UIView/subviews``.
    open var arrangedSubviews: [UIView] { Array(arranged) }

    /// Puts the view at the end of the row, and makes it a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) {
        let others = arranged.reduce(into: 0) { $0 += $1 === view ? 0 : 1 }
        insertArrangedSubview(view, at: others)
    }

    /// Puts the view at that place of the row, or moves it there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        // An overrider of addSubview may have put it elsewhere.
        guard view.superview === self else { return }
        arranged.removeAll { $0 === view }
        guard (0...arranged.count).contains(stackIndex) else {
            report("\(type(of: self)).insertArrangedSubview: there is no place \(stackIndex) among \(arranged.count) views; the end is taken")
            return arrange(view, at: arranged.count)
        }
        arrange(view, at: stackIndex)
    }

    private func arrange(_ view: UIView, at index: Int) {
        arranged.insert(view, at: index)
        view.translatesAutoresizingMaskIntoConstraints = false
        constraintsChanged()
    }

    /// Takes the view out of the row. It stays a subview, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings[view.number] = nil
        constraintsChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        for view in arranged where view === subview { return removeArrangedSubview(subview) }
    }

    // MARK: Arrangement

    /// The direction of the row.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { constraintsChanged() } } }
    /// How the views share the row's length.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { constraintsChanged() } } }
    /// How the views stand across the row.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { constraintsChanged() } } }

    /// Points between neighbours; the least in distributions that space the views out. Negative ones let them overlap.
    open var spacing: CGFloat = 0 {
        didSet {
            guard spacing.isFinite else {
                report("\(type(of: self)).spacing: \(spacing) was ignored")
                spacing = oldValue
                return
            }
            if spacing != oldValue { constraintsChanged() }
        }
    }

    /// The space after one of the arranged views.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard spacing.isFinite else { return report("\(type(of: self)).setCustomSpacing: \(spacing) was ignored") }
        customSpacings[arrangedSubview.number] = spacing == Self.spacingUseDefault ? nil : spacing
        constraintsChanged()
    }

    /// ``spacingUseDefault`` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[arrangedSubview.number] ?? Self.spacingUseDefault
    }

    func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[view.number] ?? spacing
        return spacing == Self.spacingUseSystem ? SystemSpacing.plain : spacing
    }

    /// Whether the space in a column is counted from the last line of one view to the first line of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { constraintsChanged() } }
    }

    /// Whether the views stay inside ``UIView/layoutMargins``.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { constraintsChanged() } }
    }

    override func arrange(in system: inout LayoutSystem) { StackArrangement(self).add(to: &system) }
    override func visibilityChanged(of subview: UIView) {
        constraintsChanged()
        animateVisibility(of: subview)
    }

    /// In a column the first view; in a row the highest.
    open override var forFirstBaselineLayout: UIView {
        axis == .vertical ? (arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self) : highest?.forFirstBaselineLayout ?? self
    }

    /// In a column the last view; in a row the highest.
    open override var forLastBaselineLayout: UIView {
        axis == .vertical ? (arranged.last { !$0.isHidden }?.forLastBaselineLayout ?? self) : highest?.forLastBaselineLayout ?? self
    }

    private var highest: UIView? {
        arranged.filter { !$0.isHidden }.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}
