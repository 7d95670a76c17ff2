internal import FoundationAdditions

/// One item of a collection view: a content and backgrounds (R-COL-5).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private final var content: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(UIView(frame: bounds))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(children.first { !$0.isControlPart } ?? UIView(frame: bounds))
    }

    @available(*, unavailable)
    public required convenience init(_reuseIdentifier identifier: String) { self.init(frame: UICollectionReusableView.newFrame) }

    private func setUp(_ view: UIView) {
        content = view
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != bounds { view.frame = bounds }
    }

    /// What the cell shows: subviews belong here. It is as large as the cell.
    open var contentView: UIView { content ?? self }

    /// Fills the cell behind its content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { put(backgroundView, at: 0) }
        }
    }
    /// Fills the cell behind its content, in front of ``backgroundView``, while it is selected or a finger is on it.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showState()
        }
    }

    private func put(_ view: UIView, at index: Int) {
        view.frame = bounds
        insertSubview(view, at: index)
    }

    /// Whether the item is selected. The collection view sets it; code that selects an item asks the collection view.
    open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
    /// Whether a finger is on the item.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }

    private var hasHighlightedContents = false

    private func showState() {
        let isOn = isSelected || isHighlighted
        if isOn != hasHighlightedContents {
            hasHighlightedContents = isOn
            HighlightedContents.set(isOn, in: contentView)
        }
        guard let view = selectedBackgroundView else { return }
        if isOn, view.superview !== self { put(view, at: backgroundView == nil ? 0 : 1) }
        view.alpha = isOn ? 1 : 0
    }

    /// A segue of a storyboard that begins at the item.
    final var onSelection: ((UICollectionViewCell) -> Void)?

    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.frame != bounds { content.frame = bounds }
        backgroundView?.frame = bounds
        if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    }

    /// The attributes with the size that the constraints in ``contentView`` need, nearest to the one given; without any, with what ``UIView/sizeThatFits(_:)``
    /// says (R-COL-6).
    open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let size = systemLayoutSizeFitting(layoutAttributes.size)
        guard size != layoutAttributes.size, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        preferred.size = size
        return preferred
    }

    /// The size of a cell is that of its content.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                               verticalFittingPriority: UILayoutPriority) -> CGSize {
        guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
        return contentView.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                                                   verticalFittingPriority: verticalFittingPriority)
    }

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: false, traits: isSelected ? .selected : UIAccessibilityTraits.none) }

    open override func accessibilityActivate() -> Bool {
        guard let owner, let element, owner.allowsSelection else { return false }
        return owner.tap(element.path)
    }
}
