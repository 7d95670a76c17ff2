internal import FoundationAdditions

/// Where an item of a collection view, or a view beside items, stands and how it looks there (R-COL-3).
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`: attributes that are equal to those that a view has are not
/// applied again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _InstantiableObject, @preconcurrency NSCopying {
    @preconcurrency @MainActor public override init() { super.init() }

    @available(*, unavailable)
    public required convenience init?(_instantiation: _Instantiation) { self.init() }

    /// Attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a view of a kind that the layout has beside items, such as the one above a section.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (element, self.indexPath) = (.supplementary(elementKind), indexPath)
    }

    /// Attributes of a view that the layout makes itself.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (element, self.indexPath) = (.decoration(decorationViewKind), indexPath)
    }

    // MARK: Of what

    final var element = CollectionElement.Kind.cell
    /// The item; of a view beside items, what the layout numbers it with.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// Whether it is a cell, or which of the other kinds of view.
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }
    /// The kind of a view beside items; `nil` for a cell.
    open var representedElementKind: String? { element.name }

    // MARK: Where and how

    /// The middle, in points of the content.
    open var center = CGPoint.zero
    /// In points, before ``transform3D``.
    open var size = CGSize.zero
    /// The rectangle around what ``transform3D`` makes of it, in points of the content. Setting it sets the middle and the size.
    open var frame: CGRect {
        get { rectangle }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }
    /// From the origin zero on, which it keeps.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// Applied about the middle.
    open var transform3D = CATransform3DIdentity
    /// Applied about the middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// From 0 to 1.
    open var alpha: CGFloat = 1
    /// What is greater stands in front. Of equal ones cells stand behind other views, and in front of those that the layout makes itself.
    open var zIndex = 0
    /// Whether nothing is shown; no view is made then.
    open var isHidden = false

    private final var rectangle: CGRect {
        let plain = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        guard !CATransform3DIsIdentity(transform3D) else { return plain }
        let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
        return around.offsetBy(dx: center.x, dy: center.y)
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = Self.make() else { return self }
        copy.element = element
        copy.indexPath = indexPath
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainThread.read("\(type(of: self)).isEqual(_:)") { hasSame(as: other) }
    }

    nonisolated open override var hash: Int { MainThread.read("\(type(of: self)).hash") { indexPath.hashValue } }

    private final func hasSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: other) == type(of: self) && other.center == center && other.size == size && other.indexPath == indexPath && other.element == element
            && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden && other.transform3D == transform3D
    }
}
