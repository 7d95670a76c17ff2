/// Where the text stands in the content, and what shows it.
extension UITextView {
    func contentWillChange() {
        isFlowStale = true
        flow.textWillChange()
    }

    /// The text has changed, or how it looks.
    func contentChanged() {
        isFlowStale = true
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        selectionLookChanged()
    }

    func selectionLookChanged() {
        setNeedsLayout()
        Surroundings.editedTextChanged()
    }

    // MARK: Lines

    var places: any TextPlaces { laidOut }

    /// The lines, as they are now.
    var laidOut: TextFlow {
        let width = lineWidth(in: bounds.width)
        guard isFlowStale || width != flow.width else { return flow }
        isFlowStale = false
        textContainer.size.width = width + 2 * textContainer.lineFragmentPadding
        withTraits { flow.update(content, looks: looks, width: width) }
        return flow
    }

    private var looks: TextLooks {
        TextLooks(content, defaults: AttributedText.Defaults(font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label),
                  alignment: textAlignment)
    }

    private func lineWidth(in width: CGFloat) -> CGFloat {
        let insets = allInsets, taken = textContainerInset.left + textContainerInset.right + insets.left + insets.right
        return max(width - taken - 2 * textContainer.lineFragmentPadding, 1)
    }

    /// The text's corner in the content.
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top) }

    private var roomAbove: CGFloat { textContainerInset.top + textContainerInset.bottom }

    func textSize(width: CGFloat) -> CGSize {
        guard width != bounds.width else {
            laidOut.measureAll()
            return CGSize(width: width, height: (flow.height + roomAbove).rounded(.up))
        }
        let other = TextFlow()
        other.update(content, looks: looks, width: lineWidth(in: width > 0 ? width : 1e5))
        other.measureAll()
        return CGSize(width: width, height: (other.height + roomAbove).rounded(.up))
    }

    // MARK: Placing

    /// Lays out what has changed, and takes the content's size from it.
    func placeText() {
        let height = laidOut.height + roomAbove, insets = allInsets
        setContentSize(CGSize(width: max(bounds.width - insets.left - insets.right, 0), height: height.rounded(.up)))
    }

    /// Measures what is seen, and some above and below.
    func measureSeen() {
        guard isScrollEnabled else { return }
        // Each height may bring other paragraphs into sight.
        for _ in 0..<50 where !measure(around: layer.bounds.minY - textOrigin.y) { return }
    }

    /// Measures what will be seen around a place.
    func measureSeen(around place: Int) {
        guard isScrollEnabled else { return }
        for _ in 0..<50 {
            guard measure(around: laidOut.caret(at: place).minY) else { return }
            // The lines below have other places.
            setNeedsLayout()
        }
    }

    /// Measures a stretch of the text. The visible text stays in its place as paragraphs above it turn out higher or lower than guessed.
    /// - Returns: Whether there was something to measure.
    private func measure(around y: CGFloat) -> Bool {
        let top = layer.bounds.minY - textOrigin.y, height = layer.bounds.height
        // Tiles reach beyond what is seen: drawing one measures nothing.
        let reach = max(height, TextTile.reach)
        guard y.isFinite, let growth = laidOut.measure(y - reach...y + height + reach, keeping: top) else { return false }
        keepSeen(growth)
        return true
    }

    /// A paragraph has turned out higher or lower than guessed.
    func paragraphGrew(_ bottom: CGFloat, by growth: CGFloat) {
        setNeedsLayout()
        guard isScrollEnabled, !layer.bounds.isEmpty else { return }
        keepSeen(bottom <= layer.bounds.minY - textOrigin.y ? growth : 0)
    }

    private func keepSeen(_ growth: CGFloat) {
        let target = layer.bounds.minY + growth
        placeText()
        guard growth != 0, layer.bounds.minY != target else { return }
        shiftContent(by: CGVector(dx: 0, dy: target - layer.bounds.minY))
        stayInside()
    }

    /// Puts tiles where text is seen; those that are seen no more are used again.
    func placeTiles() {
        let side = TextTile.height, bounds = layer.bounds
        // Code may have put the content farther away than whole numbers go.
        let tiled = 0...(max(size.height, 1) / side).rounded(.up)
        let top = (bounds.minY / side).rounded(.down).clamped(to: tiled), end = (bounds.maxY / side).rounded(.up).clamped(to: tiled)
        let wanted = Int(top)..<max(Int(end), Int(top))
        guard wanted.count <= 64 else { return }
        for index in wanted where !tiles.contains(where: { $0.place == index }) {
            let tile = tiles.first { !wanted.contains($0.place) } ?? addTile()
            tile.place = index
        }
        for tile in tiles {
            tile.frame = CGRect(x: 0, y: CGFloat(tile.place) * side, width: size.width, height: side)
            tile.isHidden = !wanted.contains(tile.place)
            if !tile.isHidden { tile.show(picture(in: tile.frame)) }
        }
        let corner = textOrigin.y
        flow.keepLines(bounds.minY - corner - bounds.height...bounds.maxY - corner + bounds.height)
    }

    private func addTile() -> TextTile {
        let tile = TextTile(frame: .zero)
        tile.text = self
        tiles.append(tile)
        insertSubview(tile, at: 0)
        return tile
    }

    /// The picture of a part of the content.
    private func picture(in area: CGRect) -> ShownStretch {
        let flow = laidOut, corner = textOrigin
        // Letters may reach beyond their lines.
        let stretch = area.minY - corner.y - TextTile.overhang...area.maxY - corner.y + TextTile.overhang
        var picture = ShownStretch(lines: flow.shown(stretch), corner: CGPoint(x: corner.x - area.minX, y: corner.y - area.minY), width: flow.width,
                                  stretch: stretch)
        if isActive, !content.selection.isEmpty {
            picture.selection = flow.rects(content.selection, within: stretch)
            if !picture.selection.isEmpty { picture.tint = selectionColor.resolvedColor(with: traitCollection) }
        }
        return picture
    }

    /// Draws what a part of the content shows.
    /// - Returns: That.
    func drawText(in area: CGRect) -> ShownStretch? {
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        let picture = picture(in: area)
        context.saveGState()
        picture.draw(in: context)
        context.restoreGState()
        return picture
    }
}

/// Shows a part of a text. A text is higher than what can be kept as a picture: as many of these as can be seen show it.
final class TextTile: UIView {
    static let height: CGFloat = 256
    /// How far beyond its edges lines are drawn that reach into it.
    static let overhang: CGFloat = 8
    /// How far beyond what is seen the lines are that it draws.
    static let reach = height + overhang

    private var owner = Backlink<UITextView>()
    var text: UITextView? {
        get { owner.object }
        set { owner.object = newValue }
    }
    var place = -1
    /// The picture that was drawn last.
    private var drawn: ShownStretch?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isControlPart = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Draws itself again unless it shows that already.
    func show(_ picture: ShownStretch) {
        if picture != drawn { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) { drawn = text?.drawText(in: frame) }
}
