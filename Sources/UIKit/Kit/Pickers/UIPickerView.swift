/// Wheels beside each other, of each of which one row is chosen (R-PCK).
///
/// A finger turns a wheel; let go, the wheel turns on and comes to rest at a row. A tap turns it to the row that is touched.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private final var wheels: [Wheel] = []
    private final let band = UIView()
    private final var isLoaded = false

    public override init(frame: CGRect) {
        // A picker without a size has the usual one.
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: Self.height)) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        _ = addPart(band)
    }

    private static let height: CGFloat = 216
    private static let rowHeight: CGFloat = 32
    /// Points between wheels, and beside them.
    private static let gap: CGFloat = 5, margin: CGFloat = 9

    // MARK: Rows

    /// Has the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reload() } }
    /// Has what rows show, and is notified of what a person chooses.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reload() } }

    private func reload() {
        isLoaded = false
        setNeedsLayout()
    }

    /// How many wheels there are.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }
    /// How many rows a wheel has; 0 for one that isn't there.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
    /// How large the rows of a wheel are.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }
    /// The view that shows a row; `nil` where the row can't be seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(of: row)
    }

    /// Asks for all wheels and rows again. Chosen rows that still exist stay chosen.
    open func reloadAllComponents() {
        isLoaded = false
        loadIfNeeded()
    }
    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return loadIfNeeded() }
        guard let wheel = wheel(component) else { return }
        fill(wheel, component)
    }

    /// Chooses a row; animated, the wheel turns to it. It notifies nothing.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component) else { return }
        wheel.choose(row, animated: animated)
    }
    /// The row that is chosen, while a wheel turns that of before; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.chosen ?? -1 }

    private func wheel(_ component: Int) -> Wheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = dataSource.map { max($0.numberOfComponents(in: self), 0) } ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = Wheel(), component = wheels.count
            wheel.makeRow = { [weak self] row, old in self?.content(of: row, component, reusing: old) }
            wheel.onChoice = { [weak self] row in
                guard let self else { return }
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            }
            wheel.isLeftOutOfArchives = true
            wheels.append(wheel)
            addSubview(wheel)
        }
        for (component, wheel) in wheels.enumerated() { fill(wheel, component) }
        setNeedsLayout()
    }

    private func fill(_ wheel: Wheel, _ component: Int) {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        wheel.reload(count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0), rowHeight: height > 0 && height.isFinite ? height : Self.rowHeight)
    }

    private func content(of row: Int, _ component: Int, reusing old: UIView?) -> UIView? {
        guard let delegate else { return nil }
        let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old is WheelLabel ? nil : old)
        if own !== UIView.noRow { return own }
        let label = old as? WheelLabel ?? WheelLabel()
        if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        label.textAlignment = alignment(component)
        return label
    }

    /// How titles of a wheel are aligned.
    func alignment(_ component: Int) -> NSTextAlignment { .center }

    /// Whether the chosen rows stand on a band.
    open var showsSelectionIndicator = true { didSet { setNeedsLayout() } }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(x: Self.margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * Self.margin, 0), height: height)
        band.isHidden = wheels.isEmpty || !showsSelectionIndicator
        guard !wheels.isEmpty else { return }
        let room = max(bounds.width - 2 * Self.margin - Self.gap * CGFloat(wheels.count - 1), 0)
        var widths = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
        let known = widths.filter { $0 >= 0 }.reduce(0, +), unknown = widths.filter { $0 < 0 }.count
        for index in widths.indices where widths[index] < 0 { widths[index] = max(room - known, 0) / CGFloat(unknown) }
        let taken = widths.reduce(0, +) + Self.gap * CGFloat(wheels.count - 1)
        var x = max((bounds.width - taken) / 2, 0)
        for (wheel, width) in zip(wheels, widths) {
            var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
            if wheel.frame != frame { wheel.frame = frame }
            x += width + Self.gap
        }
    }

    /// Whether a finger turns one of the wheels, or it turns by itself.
    final var isTurning: Bool { wheels.contains { $0.isTracking || $0.isDragging || $0.isDecelerating } }
}

/// The title of a row.
final class WheelLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 21)
        lineBreakMode = .byTruncatingTail
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.7
    }

    required init?(coder: NSCoder) { nil }
}
