/// A text field for what is searched for: round, with a magnifying glass before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private final let glass = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        look()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        look()
    }

    private func look() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        borderStyle = .none
        glass.contentMode = .center
        glass.tintColor = .secondaryLabel
        glass.frame.size = CGSize(width: 28, height: 36)
        show(nil)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocapitalizationType = .none
        autocorrectionType = .no
    }

    /// Shows another picture than the magnifying glass; `nil` for that.
    final func show(_ image: UIImage?) {
        let picture = image ?? BarGlyph.image(of: .search, scale: max(UIScreen.main.scale, 1)).map { $0.scaled(to: CGSize(width: 16, height: 16)) }
        glass.image = image == nil || image?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : image
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { room(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { room(super.editingRect(forBounds: bounds)) }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds).offsetBy(dx: 2, dy: 0) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds).offsetBy(dx: -4, dy: 0) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0) }

    private func room(_ rect: CGRect) -> CGRect { CGRect(x: rect.minX + 1, y: rect.minY, width: max(rect.width - 9, 0), height: rect.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }

    override var accessibilityDefaults: AccessibilityValues {
        var values = super.accessibilityDefaults
        values.label = placeholder ?? SystemWord.search.text
        values.traits = accessibilityTraits(.searchField)
        return values
    }
}

extension UIImage {
    /// The picture drawn at another size, as a shape if it is one.
    @MainActor fileprivate func scaled(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(UIScreen.main.scale, 1)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.set()
            withRenderingMode(.alwaysOriginal).draw(in: CGRect(origin: .zero, size: size))
        }.withRenderingMode(.alwaysTemplate)
    }
}
