internal import FoundationAdditions

/// A view in a collection view that is used again for other places: what stands beside items, and, as ``UICollectionViewCell``, the items (R-COL-1).
@preconcurrency @MainActor
open class UICollectionReusableView: _ReusableView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        identifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
    }

    @available(*, unavailable)
    public required convenience init(_reuseIdentifier identifier: String) { self.init(frame: UICollectionReusableView.newFrame) }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { coder.encode(identifier, forKey: "reuseIdentifier") }
    }

    /// Called when the view gets attributes that differ from those that it has. Size, place, transform, transparency and order are set already.
    /// The base class does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that suit what the view shows, for layouts that ask (R-COL-6). By default those that are given.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Called before another layout takes over. The base class does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when another layout has taken over. The base class does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // MARK: In its collection view

    /// The rectangle of what is made by its class next: initializers may look at it.
    static var newFrame = CGRect.zero

    /// Where it is shown, and what it stands for there.
    final weak var owner: UICollectionView?
    final var element: CollectionElement?
    /// Under which it is kept for use again; `nil` for a view that was not asked for under a name.
    final var poolName: String?
    /// What it has.
    final var attributes: UICollectionViewLayoutAttributes?
    /// The last time that it was asked for its size, by the number of its collection view's contents.
    final var measured: Int?

    /// Puts it where a layout has it, unless it is there (R-COL-3).
    final func take(_ new: UICollectionViewLayoutAttributes) {
        if let attributes, attributes.isEqual(new) { return }
        // Layouts may change their attributes later, in place.
        attributes = new.copy() as? UICollectionViewLayoutAttributes ?? new
        if bounds.size != new.size { bounds.size = new.size }
        if center != new.center { center = new.center }
        if layer.transform != new.transform3D { layer.transform = new.transform3D }
        if alpha != new.alpha { alpha = new.alpha }
        if isHidden != new.isHidden { isHidden = new.isHidden }
        apply(new)
    }
}
