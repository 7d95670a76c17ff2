import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct TextDrawingTests {
    @Test func fontsHaveMetricsAndNames() throws {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.descender < 0)
        #expect(abs(font.lineHeight - font.ascender + font.descender) < 1e-9 && font.lineHeight > 17)
        #expect(abs(font.withSize(34).ascender - 2 * font.ascender) < 1e-9)
        #expect(UIFont.systemFont(ofSize: 17) == font && UIFont.boldSystemFont(ofSize: 17) != font)
        for name in ["There Is No Such Font", "ArialNarrow", "Avenirish-Bold", "SFPro"] { #expect(UIFont(name: name, size: 12) == nil) }
        let isInter = UIFont.familyNames.contains("Inter")
        #expect(font.familyName == (isInter ? "Inter" : "Sans") && font.fontName.hasPrefix("\(font.familyName)-"))
        #expect(isInter == (font.lineHeight == UIFont(name: "Inter", size: 17)?.lineHeight))
        #expect(try roundTrip(font) == font)
        let family = try #require(UIFont.familyNames.first)
        for name in UIFont.fontNames(forFamilyName: family) { #expect(UIFont(name: name, size: 12)?.fontName == name) }
        #expect(UIFont.fontNames(forFamilyName: "none") == [])
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34 && UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)
        #expect(try roundTrip(digits) == digits)
        #expect("111".size(withAttributes: [.font: digits]).width == "888".size(withAttributes: [.font: digits]).width)
    }

    @Test("R-DRW-16 Fonts that iOS has are never nil: the closest one stands in", arguments: [
        ("Helvetica Neue", UIFont.Weight.regular, false), ("HelveticaNeue-Bold", .bold, false), ("HelveticaNeue-UltraLightItalic", .ultraLight, true),
        ("ArialMT", .regular, false), ("Arial-BoldItalicMT", .bold, true), ("AvenirNext-DemiBold", .semibold, false), ("Georgia", .regular, false),
        ("ChalkboardSE-Regular", .regular, false), ("TimesNewRomanPS-BoldMT", .bold, false), ("Menlo-Regular", .regular, false),
        ("Avenir-BlackOblique", .black, true), ("BodoniSvtyTwoITCTT-Book", .regular, false),
    ])
    func fontsOfIOS(name: String, weight: UIFont.Weight, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.font.weight == weight.rawValue && font.font.isItalic == isItalic && font.pointSize == 20 && font.lineHeight > 15)
    }

    @Test func textIsMeasuredAndBroken() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        let text = "every touch that began ends exactly once"
        let line = text.size(withAttributes: attributes)
        #expect(line.width > 100 && line.height < 20)
        let limit = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(wrapped.width <= 80.01 && wrapped.height > 2.5 * line.height && wrapped.origin == .zero)
        // The fonts here have no leading.
        #expect(text.boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil) == wrapped)
        let single = text.boundingRect(with: limit, options: [], attributes: attributes, context: nil)
        #expect(abs(single.width - line.width) < 0.01 && single.minY < 0)
        #expect((text as NSString).size(withAttributes: attributes) == line)
        #expect("".size(withAttributes: attributes).width == 0)
        let spaced = NSMutableParagraphStyle()
        spaced.lineSpacing = 10
        let more = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: spaced])
            .boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        #expect(more.height >= wrapped.height + 20)
        #expect("wide".size(withAttributes: [.kern: 5]).width > "wide".size().width + 10)
    }

    @Test("R-DRW-23 heights of lines; what is more than the font's is above the text")
    func lineHeights() {
        func measure(_ change: (NSMutableParagraphStyle) -> Void) -> (height: CGFloat, above: CGFloat) {
            let style = NSMutableParagraphStyle()
            change(style)
            let text = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
            let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
            return (text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).height, -text.boundingRect(with: limit, options: [], context: nil).minY)
        }
        let usual = measure { _ in }, line = usual.height / 2
        let high = measure { $0.minimumLineHeight = line + 10 }
        #expect(abs(high.height - usual.height - 20) < 0.01 && abs(high.above - usual.above - 10) < 0.01)
        let low = measure { ($0.maximumLineHeight, $0.lineHeightMultiple) = (line - 2, 3) }
        #expect(abs(low.height - usual.height + 4) < 0.01 && abs(low.above - usual.above + 2) < 0.01)
        let both = measure { ($0.minimumLineHeight, $0.maximumLineHeight, $0.lineSpacing) = (40, 30, 5) }
        #expect(abs(both.height - 85) < 0.01, "the least height comes first, and the spacing is added")
        #expect(abs(measure { $0.lineHeightMultiple = 1.5 }.height - usual.height * 1.5) < 0.01)
        #expect(measure { ($0.minimumLineHeight, $0.maximumLineHeight, $0.lineHeightMultiple) = (-1, .infinity, .nan) } == usual)
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 7
        #expect((style.copy() as? NSParagraphStyle)?.minimumLineHeight == 7 && style != NSParagraphStyle.default)
    }

    @Test func textIsDrawnInTheRectangle() {
        let canvas = Canvas(200, 100)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        canvas.draw {
            "HHH".draw(in: CGRect(x: 20, y: 30, width: 160, height: 60),
                       withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style])
        }
        let ink = canvas.inkBounds
        #expect(ink.maxX > 170 && ink.maxX <= 180 && ink.minX > 120)
        #expect(ink.minY >= 30 && abs(ink.height - UIFont.systemFont(ofSize: 20).capHeight) <= 1.5)
        let style2 = style.copy() as? NSParagraphStyle
        #expect(style2?.alignment == .right && style2?.isEqual(style) == true)
    }
}
