/// A wheel of rows, seen from the side: the row in the middle is chosen, the others go away above and below it.
///
/// It scrolls as other content does; only its rows stand where the wheel has them.
final class Wheel: UIScrollView, UIScrollViewDelegate {
    private(set) var count = 0
    private(set) var rowHeight: CGFloat = 32
    private(set) var chosen = -1
    private var rows: [Int: UIView] = [:]
    /// Rows that are not seen any more, for others to use.
    private var spare: [UIView] = []
    private var placedSize = CGSize.zero
    /// Whether a person turns it, so that its rest is a choice.
    private var isPersonal = false
    /// Makes what a row shows, perhaps of a view that another row had.
    var makeRow: (Int, UIView?) -> UIView? = { _, _ in nil }
    /// Called when a wheel that a person has turned comes to rest.
    var onChoice: (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        alwaysBounceVertical = true
        allowsKeyboardScrolling = false
        delegate = self
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addAction { [weak self] (tap: UITapGestureRecognizer) in self?.tapped(tap) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload(count: Int, rowHeight: CGFloat) {
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        spare = []
        self.count = count
        self.rowHeight = rowHeight
        chosen = count == 0 ? -1 : min(max(chosen, 0), count - 1)
        fit()
    }

    private func fit() {
        placedSize = bounds.size
        let room = max((bounds.height - rowHeight) / 2, 0)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        put(max(chosen, 0))
        placeRows()
    }

    /// The offset at which a row stands in the middle.
    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }
    private func put(_ row: Int) { setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: false) }
    /// The row in the middle.
    private var middle: Int { count == 0 ? -1 : whole(((contentOffset.y + contentInset.top) / rowHeight).rounded(), upTo: count - 1) }

    /// A number of rows, whatever the sizes are.
    private func whole(_ rows: CGFloat, upTo limit: Int) -> Int { rows > 0 ? rows < CGFloat(limit) ? Int(rows) : limit : 0 }

    func choose(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        let row = min(max(row, 0), count - 1)
        chosen = row
        isPersonal = false
        if animated, window != nil { setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true) } else { put(row) }
        placeRows()
    }

    func view(of row: Int) -> UIView? { rows[row] }

    // MARK: Turning (R-PCK-2)

    /// A wheel rests at rows only.
    override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let row = ((proposed.y + contentInset.top) / rowHeight).rounded()
        return CGPoint(x: 0, y: min(max(row, 0), CGFloat(max(count - 1, 0))) * rowHeight - contentInset.top)
    }

    override var restsAtPlaces: Bool { true }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isPersonal = true }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { rests() } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rests() }

    private func rests() {
        // Held by a finger it does not rest; `isTracking` is true also while the lift is reported (R-SCR-5).
        guard count > 0, panGestureRecognizer.numberOfTouches == 0, abs(contentOffset.y - offset(of: middle)) < 0.5, isPersonal else { return }
        isPersonal = false
        chosen = middle
        onChoice(chosen)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        let row = rows.min { abs($0.value.center.y - place.y) < abs($1.value.center.y - place.y) }?.key
        guard let row, abs(contentOffset.y - offset(of: row)) > 0.5 else { return }
        isPersonal = true
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    }

    // MARK: Placing

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != placedSize { fit() }
    }

    /// Puts the rows on the wheel: the further a row is from the middle, the flatter and paler it is.
    private func placeRows() {
        guard count > 0, bounds.height > 0 else { return }
        let radius = bounds.height / 2 * 1.02, center = contentOffset.y + bounds.height / 2
        let reach = whole((radius * 1.45 / rowHeight).rounded(.up), upTo: count), current = middle
        let shown = max(current - reach, 0)...min(current + reach, count - 1)
        for (row, view) in rows where !shown.contains(row) {
            view.isHidden = true
            spare.append(view)
            rows[row] = nil
        }
        for row in shown {
            let distance = (CGFloat(row) + 0.5) * rowHeight - (contentOffset.y + contentInset.top + rowHeight / 2), angle = distance / radius
            guard abs(angle) < 1.5 else {
                // Behind the edge.
                rows[row]?.alpha = 0
                continue
            }
            guard let view = rows[row] ?? newRow(row) else { continue }
            let flatness = cos(angle), near = min(abs(distance) / rowHeight, 1)
            view.transform = .identity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: center + radius * sin(angle))
            view.transform = CGAffineTransform(scaleX: 0.9 + 0.1 * flatness, y: max(flatness, 0.02))
            view.alpha = (1 - 0.5 * near) * max(flatness, 0)
        }
    }

    private func newRow(_ row: Int) -> UIView? {
        let old = spare.popLast()
        guard let view = makeRow(row, old) else { return nil }
        if old !== view { old?.removeFromSuperview() }
        view.isHidden = false
        view.isUserInteractionEnabled = false
        if view.superview !== self { addSubview(view) }
        rows[row] = view
        return view
    }

    // MARK: Accessibility (R-PCK-4)

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: Self.words(of: rows[chosen]), traits: .adjustable)
    }

    private static func words(of row: UIView?) -> String? {
        let label = row as? UILabel
        return label?.text ?? label?.attributedText?.string ?? row?.accessibilityLabel
    }

    /// The first row that says a text.
    /// - Complexity: O(n) in the number of rows, each of which is made.
    func row(saying text: String) -> Int? {
        var view: UIView?
        return (0..<count).first { row in
            view = makeRow(row, view)
            return Self.words(of: view) == text
        }
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    private func step(_ by: Int) { chooseAsPerson(chosen + by) }

    /// Turns to a row and reports it, as a finger does; a row out of range has no effect.
    func chooseAsPerson(_ row: Int) {
        guard count > 0, row >= 0, row < count, row != chosen else { return }
        choose(row, animated: false)
        onChoice(chosen)
    }
}
