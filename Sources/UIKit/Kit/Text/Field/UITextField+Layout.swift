/// Where things stand in a text field, and what it shows.
extension UITextField {
    private static let sideInset: CGFloat = 7
    /// What a field with a border is higher than its line, and one without.
    private static let heights: (bordered: CGFloat, plain: CGFloat) = (17, 2)
    private static let clearButtonSide: CGFloat = 19

    // MARK: What is shown

    /// The text as it is shown. Made again when it has changed.
    var shown: ShownText {
        if let shownCache { return shownCache }
        let made = ShownText(content, isSecret: isSecureTextEntry, defaults: textDefaults)
        shownCache = made
        return made
    }

    private var textDefaults: AttributedText.Defaults {
        AttributedText.Defaults(font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label)
    }

    /// The text, or how it looks, is another.
    func contentChanged() {
        shownCache = nil
        setNeedsLayout()
        body.setNeedsDisplay()
        Surroundings.editedTextChanged()
    }

    /// The selection, or how it looks, is another.
    func selectionLookChanged() {
        setNeedsLayout()
        body.setNeedsDisplay()
        Surroundings.editedTextChanged()
    }

    func traitsChanged() { Surroundings.editedTextChanged() }

    // MARK: Rectangles

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }
    /// It takes the place of the right view.
    private var showsClearButton: Bool { isShown(clearButtonMode) && hasText && isEnabled }

    func contentRect(_ bounds: CGRect) -> CGRect {
        let inset = borderStyle == .none ? 0 : Self.sideInset
        var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
        if showsLeftView {
            let edge = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 0 : 4)
            rect = CGRect(x: edge, y: rect.minY, width: max(rect.maxX - edge, 0), height: rect.height)
        }
        if showsClearButton {
            rect.size.width = max(min(rect.maxX, clearButtonRect(forBounds: bounds).minX - 3) - rect.minX, 0)
        } else if showsRightView {
            rect.size.width = max(min(rect.maxX, rightViewRect(forBounds: bounds).minX - (borderStyle == .none ? 0 : 4)) - rect.minX, 0)
        }
        return rect
    }

    func rectOfClearButton(_ bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return CGRect(x: bounds.maxX - side - (borderStyle == .none ? 0 : 5), y: pixel(bounds.midY - side / 2), width: side, height: side)
    }

    func rectOfLeftView(_ bounds: CGRect) -> CGRect { leftView.map { sideRect($0, bounds, x: bounds.minX) } ?? .zero }

    func rectOfRightView(_ bounds: CGRect) -> CGRect {
        rightView.map { sideRect($0, bounds, x: bounds.maxX - sideSize($0).width) } ?? .zero
    }

    private func sideRect(_ view: UIView, _ bounds: CGRect, x: CGFloat) -> CGRect {
        let size = sideSize(view)
        return CGRect(x: x, y: pixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    /// A view without a size takes that of its content.
    private func sideSize(_ view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let size = view.intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    func contentSize() -> CGSize {
        let lineHeight = (font?.lineHeight ?? 0).rounded(.up)
        let size = hasText ? shown.layout.size : placeholderLayout(width: .infinity)?.size ?? .zero
        var width = max(size.width.rounded(.up), 1) + (borderStyle == .none ? 0 : 2 * Self.sideInset)
        if showsLeftView, let leftView { width += sideSize(leftView).width }
        if showsClearButton { width += Self.clearButtonSide } else if showsRightView, let rightView { width += sideSize(rightView).width }
        return CGSize(width: width, height: lineHeight + (borderStyle == .none ? Self.heights.plain : Self.heights.bordered))
    }

    func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(contentScaleFactor, 1)
        return (value * scale).rounded() / scale
    }

    // MARK: Placing

    func placeParts() {
        border.frame = borderRect(forBounds: bounds)
        border.show(FieldBorder.Look(style: borderStyle, fill: borderStyle == .roundedRect ? backgroundColor ?? .systemBackground : nil,
                                     image: borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background,
                                     isEnabled: isEnabled))
        body.frame = bounds
        if showsLeftView, let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
        if showsRightView, let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        if hasClearButton || clearButtonMode != .never {
            clearButton.isHidden = !showsClearButton
            clearButton.frame = clearButtonRect(forBounds: bounds)
            bringSubviewToFront(clearButton)
        }
        let old = scroll
        keepCaretInSight()
        if scroll != old { body.setNeedsDisplay() }
        placeSelection()
    }

    func sideViewChanged(from old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        for view in [leftView, rightView] {
            if let view, view.superview !== self { addSubview(view) }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        body.setNeedsDisplay()
    }

    func makeClearButton() -> ClearButton {
        let button = ClearButton()
        hasClearButton = true
        button.isControlPart = true
        button.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    // MARK: Text

    /// Where the text's left edge and top stand while it is edited.
    var textOrigin: CGPoint {
        let rect = editingRect(forBounds: bounds), room = rect.width - shown.layout.size.width
        let x: CGFloat = switch textAlignment {
        case _ where room <= 0: 0
        case .center: room / 2
        case .right: room
        case .natural, .justified: shown.layout.isRightToLeft ? room : 0
        case .left: 0
        }
        return CGPoint(x: rect.minX + pixel(x) - scroll, y: pixel(rect.midY - lineHeight / 2))
    }

    var lineHeight: CGFloat { max(shown.layout.size.height, font?.lineHeight ?? 0) }

    private func keepCaretInSight() {
        guard isEditing else { return }
        let rect = editingRect(forBounds: bounds), x = shown.x(of: content.head), width = shown.layout.size.width
        let limit = max(width + TextCaret.width - rect.width, 0)
        scroll = min(scroll, limit)
        if limit > 0, rect.width > TextCaret.width {
            scroll = min(max(scroll, x + TextCaret.width - rect.width), max(x, 0))
        }
        scroll = pixel(max(scroll, 0))
    }

    /// Draws what the body shows.
    func drawBody() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if !hasText { return drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        guard isEditing else { return drawText(in: textRect(forBounds: bounds)) }
        context.saveGState()
        context.clip(to: editingRect(forBounds: bounds))
        if !content.selection.isEmpty {
            selectionColor.setFill()
            for stretch in rectsOfSelection(content.selection) { UIBezierPath(rect: stretch.rect).fill() }
        }
        let origin = textOrigin
        shown.layout.draw(in: context, at: CGPoint(x: origin.x, y: origin.y + lineHeight - shown.layout.size.height))
        context.restoreGState()
    }

    func drawRestingText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
        let layout = restingLayout(width: rect.width)
        context.saveGState()
        if !isEnabled { context.setAlpha(0.44) }
        context.clip(to: rect)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: pixel(rect.midY - layout.size.height / 2)), width: rect.width)
        context.restoreGState()
    }

    /// One line that ends in an ellipsis where it is too long, or is smaller where that is allowed.
    private func restingLayout(width: CGFloat) -> TextLayout {
        var factor: CGFloat = 1
        if adjustsFontSizeToFitWidth, shown.layout.size.width > width, let size = font?.pointSize, size > 0 {
            factor = max(width / shown.layout.size.width * 0.99, minimumFontSize > 0 ? min(minimumFontSize / size, 1) : 0.1)
        }
        var runs = shown.runs
        for index in runs.indices { runs[index].attributes.font.size *= factor }
        return TextLayout(runs, paragraph: TextParagraph(alignment: textAlignment.forLayout, lineBreak: .truncatingTail, maximumLines: 1),
                          width: width)
    }

    private func placeholderLayout(width: CGFloat) -> TextLayout? {
        guard let shownPlaceholder, !shownPlaceholder.isEmpty else { return nil }
        let runs = shownPlaceholder.runs(defaults: AttributedText.Defaults(font: font ?? .systemFont(ofSize: 17), color: .placeholderText))
        return TextLayout(runs, paragraph: TextParagraph(alignment: textAlignment.forLayout, lineBreak: .truncatingTail, maximumLines: 1),
                          width: width)
    }

    func drawPlaceholderText(in rect: CGRect) {
        guard rect.width > 0, let layout = placeholderLayout(width: rect.width), let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: pixel(rect.midY - layout.size.height / 2)), width: rect.width)
    }
}
