/// Draws a text whose parts have shadows: Pango has none, so the parts with each shadow are drawn by themselves, in the places that they have in the whole
/// (R-DRW-30).
final class TextShadowPasses {
    private struct Pass {
        var shadow: TextShadow?
        var layout: TextLayout
    }

    private let runs: [TextRun]
    private let paragraph: TextParagraph
    private let width: CGFloat, height: CGFloat
    /// Made when the text is drawn first: most layouts are only measured.
    private lazy var passes = makePasses()

    /// - Returns: `nil` where no part has a shadow.
    init?(_ runs: [TextRun], _ paragraph: TextParagraph, width: CGFloat, height: CGFloat) {
        guard runs.contains(where: { $0.attributes.shadow != nil }) else { return nil }
        (self.runs, self.paragraph, self.width, self.height) = (runs, paragraph, width, height)
    }

    private func makePasses() -> [Pass] {
        var shadows: [TextShadow?] = [nil]
        for run in runs where !shadows.contains(run.attributes.shadow) { shadows.append(run.attributes.shadow) }
        return shadows.map { shadow in
            let parts = runs.map { run in
                var part = run
                // Backgrounds are drawn with the first pass, and cast no shadow.
                if shadow != nil { part.attributes.background = nil }
                if run.attributes.shadow != shadow { part.attributes.hideText() }
                part.attributes.shadow = nil
                return part
            }
            return Pass(shadow: shadow, layout: TextLayout(parts, paragraph: paragraph, width: width, height: height))
        }
    }

    func draw(in context: CGContext, at origin: CGPoint, width: CGFloat, stretch: ClosedRange<CGFloat>?) {
        for pass in passes {
            context.saveGState()
            if let shadow = pass.shadow { context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(shadow.color)) }
            pass.layout.draw(in: context, at: origin, width: width, stretch: stretch)
            context.restoreGState()
        }
    }
}

extension TextAttributes {
    /// Leaves the room of the text, and nothing of it to be seen but what is behind it.
    fileprivate mutating func hideText() {
        color = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        underline = nil
        isStruckThrough = false
        picture = picture?.hidden
    }
}
