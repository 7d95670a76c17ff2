/// A paragraph's lines, and how far below the text's corner they begin.
struct ShownLines: Equatable {
    let lines: ParagraphLines
    let top: CGFloat

    /// Lines that were laid out again may look otherwise.
    static func == (first: ShownLines, second: ShownLines) -> Bool { first.lines === second.lines && first.top == second.top }
}

/// The lines and the selection in a part of a text. Equal ones look alike.
struct ShownStretch: Equatable {
    var lines: [ShownLines]
    /// The text's corner in the picture.
    var corner: CGPoint
    var width: CGFloat
    /// The distances from the text's corner that it shows.
    var stretch: ClosedRange<CGFloat>
    /// The selected areas, from the text's corner.
    var selection: [CGRect] = []
    var tint: UIColor?

    @MainActor
    func draw(in context: CGContext) {
        tint?.setFill()
        for rect in selection { UIBezierPath(rect: rect.offsetBy(dx: corner.x, dy: corner.y)).fill() }
        for paragraph in lines {
            paragraph.lines.layout.draw(in: context, at: CGPoint(x: corner.x, y: corner.y + paragraph.top), width: width,
                                        stretch: stretch.lowerBound - paragraph.top...stretch.upperBound - paragraph.top)
        }
    }
}
