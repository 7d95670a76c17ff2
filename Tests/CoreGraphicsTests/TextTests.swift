import CoreGraphics
import Testing

@MainActor @Suite struct TextTests {
    private let attributes = TextAttributes(font: TextFont(family: "Sans", size: 17))

    private func layout(_ text: String, _ paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity,
                        height: CGFloat = .infinity) -> TextLayout {
        TextLayout([TextRun(text, attributes)], paragraph: paragraph, width: width, height: height)
    }

    @Test func metricsGrowWithTheSize() {
        let metrics = TextEngine.metrics(TextFont(family: "Sans", size: 17))
        #expect(metrics.ascender > metrics.capHeight && metrics.capHeight > metrics.xHeight && metrics.xHeight > 5)
        #expect(metrics.descender < 0 && metrics.lineHeight > 17)
        let double = TextEngine.metrics(TextFont(family: "Sans", size: 34))
        #expect(abs(double.lineHeight - 2 * metrics.lineHeight) < 1e-6)
        #expect(abs(layout("x").size.height - metrics.lineHeight) < 0.1)
    }

    @Test func textIsAsWideAsItsCharacters() {
        let one = layout("touch").size, two = layout("touchtouch").size
        #expect(one.width > 20 && abs(two.width - 2 * one.width) < 0.5)
        #expect(layout("").size.width == 0 && layout("").size.height > 10)
        var spaced = attributes
        spaced.kern = 3
        let wide = TextLayout([TextRun("touch", spaced)]).size.width
        #expect(abs(wide - one.width - 15) < 3.01)
        var bold = attributes
        bold.font.weight = 0.4
        #expect(TextLayout([TextRun("touch", bold)]).size.width > one.width)
    }

    @Test func linesBreakWithinTheWidth() {
        let text = "every touch that began ends exactly once"
        let wrapped = layout(text, width: 100)
        #expect(wrapped.lineCount > 3 && wrapped.size.width <= 100.01 && !wrapped.isTruncated)
        let spaced = layout(text, TextParagraph(lineSpacing: 5), width: 100)
        #expect(abs(spaced.size.height - wrapped.size.height - 5 * CGFloat(wrapped.lineCount - 1)) < 0.01)
        #expect(layout("unbreakableword", width: 40).lineCount > 1)
        let exact = layout(text)
        #expect(layout(text, width: exact.size.width).lineCount == 1)
    }

    @Test(arguments: [TextParagraph.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail])
    func whatIsTooLongEndsInAnEllipsis(mode: TextParagraph.LineBreak) {
        let text = "every touch that began ends exactly once"
        let one = layout(text, TextParagraph(lineBreak: mode, maximumLines: 1), width: 100)
        #expect(one.lineCount == 1 && one.isTruncated && one.size.width < 99.99 && one.size.width > 60)
        let two = layout(text, TextParagraph(lineBreak: mode, maximumLines: 2), width: 100)
        #expect(two.lineCount == 2 && two.isTruncated && two.size.width <= 100.01)
        #expect(!layout("short", TextParagraph(lineBreak: mode, maximumLines: 1), width: 100).isTruncated)
    }

    @Test func linesThatDoNotFitTheHeightAreLeftOut() {
        let text = "every touch that began ends exactly once"
        let line = layout("x").size.height
        let cut = layout(text, TextParagraph(lineBreak: .truncatingTail), width: 100, height: 2 * line)
        #expect(cut.lineCount == 2 && cut.isTruncated)
        #expect(layout(text, width: 100, height: 1).lineCount == 1)
        let paragraphs = layout("one\ntwo\nthree", TextParagraph(lineBreak: .truncatingTail, maximumLines: 1), width: 500)
        #expect(paragraphs.lineCount == 1 && paragraphs.isTruncated)
        #expect(paragraphs.size.width > layout("one").size.width + 3)
        #expect(layout("one\ntwo\nthree").lineCount == 3)
    }

    @Test func textIsDrawnWhereItShouldBeInItsColour() {
        var red = attributes
        red.color = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        let context = CGContext.canvas(200, 60, scale: 2, white: true)
        let text = TextLayout([TextRun("H", red)], paragraph: TextParagraph(alignment: .right))
        text.draw(in: context, at: CGPoint(x: 0, y: 0), width: 100)
        var box = (minX: 200, maxX: -1, minY: 60, maxY: -1)
        for y in 0..<60 {
            for x in 0..<200 where context.pixel(x, y).green < 128 {
                #expect(context.pixel(x, y).red > 250)
                box = (min(box.minX, x), max(box.maxX, x), min(box.minY, y), max(box.maxY, y))
            }
        }
        let capHeight = TextEngine.metrics(red.font).capHeight * 2
        #expect(box.maxX > 190 && box.minX > 160)
        #expect(abs(CGFloat(box.maxY - box.minY + 1) - capHeight) <= 1)
        #expect(abs(CGFloat(box.maxY + 1) - text.firstBaseline * 2) <= 1)
    }

    @Test func oddTextIsHarmless() {
        #expect(layout("a\0b").size.width > 0)
        #expect(TextLayout([]).size.width == 0)
        _ = layout("👩‍👩‍👧 مرحبا שלום \u{2028} \r\n\t", TextParagraph(alignment: .justified), width: 30)
        _ = layout("x", width: -5)
        _ = layout("x", width: .nan, height: .nan)
        let broken = TextFont(family: "", size: .nan, weight: .nan)
        #expect(TextLayout([TextRun("x", TextAttributes(font: broken))]).size.width > 0)
        #expect(TextFont(family: "Sans", size: 1e9).size == 4096)
    }
}
