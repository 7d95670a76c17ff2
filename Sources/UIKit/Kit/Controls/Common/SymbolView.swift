/// A view that shows a sign. Touches pass through it.
final class SymbolView: UIView {
    var symbol: ControlSymbol { didSet { setNeedsDisplay() } }
    var color: UIColor { didSet { setNeedsDisplay() } }
    private let side: CGFloat
    private let lineWidth: CGFloat

    /// - Parameters:
    ///   - side: Of the sign, which stands in the view's middle.
    init(_ symbol: ControlSymbol, side: CGFloat, color: UIColor, lineWidth: CGFloat = 2) {
        self.symbol = symbol
        self.side = side
        self.color = color
        self.lineWidth = lineWidth
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { symbol.draw(in: bounds, size: side, color: color, lineWidth: lineWidth) }
}
