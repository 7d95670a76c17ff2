/// A picture of what presents a sheet, which steps back behind a sheet of the large height (R-PSC-2). The view itself stays where it is.
final class SteppedBack: UIView {
    private let picture: UIView

    /// Points at each side of what has stepped back, and the radius of its corners.
    private static let margin: CGFloat = 16, cornerRadius: CGFloat = 10

    /// `nil` for a view of which there is no picture.
    init?(of view: UIView) {
        guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
        self.picture = picture
        super.init(frame: view.bounds)
        backgroundColor = .black
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        picture.frame = bounds
        picture.clipsToBounds = true
        addSubview(picture)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it is at the place of the view itself.
    private var hasReturned = true

    /// How far it has stepped back, from 0 to 1; at 1 its upper edge is at `top`. It stays in sight on its way back, until ``settle()``.
    func step(_ share: CGFloat, top: CGFloat) {
        hasReturned = share <= 0
        if !hasReturned { isHidden = false }
        let size = bounds.size, scale = 1 - share * min(2 * Self.margin / max(size.width, 1), 0.5)
        picture.layer.cornerRadius = share * Self.cornerRadius
        picture.transform = CGAffineTransform(translationX: 0, y: share * top - size.height * (1 - scale) / 2).scaledBy(x: scale, y: scale)
    }

    /// Nothing moves any more: where it has returned, the view itself is seen.
    func settle() { if hasReturned { isHidden = true } }

    /// The place of the picture, and the place where it is seen, for tests.
    var pictureFrame: CGRect { picture.frame }
    var seenFrame: CGRect { (picture.layer.presentation() ?? picture.layer).frame }
}
