import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct TextSizeTests {
    private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection { $0.preferredContentSizeCategory = category; $0.displayScale = scale }
    }

    @Test("R-TYP-1 Categories compare by size, and five are those of accessibility")
    func categories() {
        #expect(UIContentSizeCategory.small < .large && .accessibilityMedium > UIContentSizeCategory.extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large <= .large && .large >= UIContentSizeCategory.large)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory && UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(TextSize(name: "accessibilityLARGE") == .accessibilityLarge && TextSize(name: "huge") == nil)
    }

    @Test("R-TYP-1 The application's category is a trait of its scenes, and a change is posted after it")
    func application() throws {
        let stage = try Stage()
        final class Noting: UIView {
            var old: [UIContentSizeCategory?] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { old.append(previous?.preferredContentSizeCategory) }
        }
        let view = Noting()
        stage.view.addSubview(view)
        #expect(view.traitCollection.preferredContentSizeCategory == .large && UIApplication.shared.preferredContentSizeCategory == .large)
        nonisolated(unsafe) var posted: [String] = []
        let observer = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
            posted.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "")
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIApplication.shared.systemTextSize = .accessibilityLarge
        defer { UIApplication.shared.systemTextSize = .large }
        #expect(view.old == [.large] && view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(posted == [UIContentSizeCategory.accessibilityLarge.rawValue])
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
        #expect(throws: UIApplication.UnknownTextSize.self) { try UIApplication.shared.setTextSize(named: "huge") }
    }

    @Test("R-TYP-2 Text styles have the sizes of Apple's table", arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 14.0), (.body, .large, 17), (.body, .accessibilityExtraExtraExtraLarge, 53),
        (.largeTitle, .large, 34), (.largeTitle, .accessibilityExtraExtraExtraLarge, 60), (.caption2, .extraSmall, 11), (.footnote, .extraLarge, 15),
        (.headline, .medium, 16), (UIFont.TextStyle(rawValue: "none of Apple's"), .large, 17),
    ])
    func table(style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double) {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
        #expect(font.pointSize == CGFloat(size))
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
    }

    @Test("R-TYP-3 Metrics scale as lines grow, to whole pixels")
    func metrics() {
        let body = UIFontMetrics(forTextStyle: .body)
        #expect(abs(body.scaledValue(for: 17, compatibleWith: traits(.medium)) - 49.0 / 3) < 1e-9)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) == 48)
        #expect(body.scaledValue(for: 17, compatibleWith: traits(.large)) == 17 && body.scaledValue(for: 11) == 11)
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        let scaled = body.scaledFont(for: font, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(scaled.pointSize > 50 && scaled.fontDescriptor.symbolicTraits == .traitBold)
        #expect(body.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits(.accessibilityLarge)).pointSize == 30)
    }

    @Test("R-TYP-4 Fonts of labels, fields and text views follow the category where that is asked for")
    func adjusting() throws {
        let stage = try Stage()
        let label = UILabel(), still = UILabel(), fixed = UILabel(), field = UITextField(), text = UITextView(), button = UIButton(type: .system)
        let bold = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
        for each in [label, still] { each.font = .preferredFont(forTextStyle: .body) }
        for each in [label, fixed, button.titleLabel!] { each.adjustsFontForContentSizeCategory = true }
        (field.font, text.font) = (bold, .preferredFont(forTextStyle: .footnote))
        button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
        (field.adjustsFontForContentSizeCategory, text.adjustsFontForContentSizeCategory) = (true, true)
        let whole = NSMutableAttributedString(string: "big", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        whole.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        let mixed = UILabel()
        mixed.attributedText = whole
        mixed.adjustsFontForContentSizeCategory = true
        for view in [label, still, fixed, field, text, button, mixed] { stage.view.addSubview(view) }
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 53 && still.font.pointSize == 17 && fixed.font.pointSize == 17)
        #expect(text.font?.pointSize == 44 && (field.font?.pointSize ?? 0) > 50 && button.titleLabel?.font.pointSize == 58)
        #expect((mixed.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 58)
        #expect((mixed.attributedText?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 9)
        stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(label.font.pointSize == 17 && field.font?.pointSize == 20)
        still.adjustsFontForContentSizeCategory = true
        #expect(still.font.pointSize == 17)
    }

    @Test("R-TYP-4 Each font in a text view's attributed text follows the category, whatever its own font is", arguments: [false, true])
    func adjustingAttributedText(hasStyle: Bool) throws {
        let stage = try Stage(), text = UITextView(), bold = try #require(UIFont.preferredFont(forTextStyle: .title2).fontDescriptor.withSymbolicTraits(.traitBold))
        if hasStyle { text.font = .preferredFont(forTextStyle: .body) }
        let whole = NSMutableAttributedString(string: "big", attributes: [.font: UIFont(descriptor: bold, size: 0)])
        whole.append(NSAttributedString(string: "text", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
        whole.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        text.attributedText = whole
        text.adjustsFontForContentSizeCategory = true
        stage.view.addSubview(text)
        func font(_ place: Int) -> UIFont? { text.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont }
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(font(0)?.pointSize == 56 && font(0)?.fontDescriptor.symbolicTraits == .traitBold && font(3)?.pointSize == 53 && font(7)?.pointSize == 9)
        stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(font(0)?.pointSize == 22 && font(3)?.pointSize == 17 && font(7)?.pointSize == 9)
    }

    @Test("R-TYP-5 A view limits the category of what is in it")
    func limits() throws {
        let stage = try Stage()
        let inside = UIView()
        stage.view.addSubview(inside)
        stage.view.maximumContentSizeCategory = .extraLarge
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(inside.traitCollection.preferredContentSizeCategory == .extraLarge)
        inside.minimumContentSizeCategory = .extraExtraLarge
        #expect(inside.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        stage.view.maximumContentSizeCategory = nil
        #expect(inside.traitCollection.preferredContentSizeCategory == .accessibilityLarge && stage.view.maximumContentSizeCategory == nil)
    }

    @Test("R-TYP-6 Descriptors make fonts of other weights, slants, sizes and designs, and nil of what is not here")
    func descriptors() throws {
        let font = UIFont.systemFont(ofSize: 15)
        let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let made = UIFont(descriptor: both, size: 0)
        #expect(made.pointSize == 15 && made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: both, size: 30).pointSize == 30 && both.withSize(8).pointSize == 8)
        #expect(both.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(font.fontDescriptor.withDesign(.rounded) == nil && font.fontDescriptor.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
        #expect(font.fontDescriptor.withSymbolicTraits(.init(rawValue: 1 << 5)) == nil)
        let weight = font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: weight, size: 0) == .systemFont(ofSize: 15, weight: .heavy))
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits(.accessibilityLarge))
        #expect(body.pointSize == 33 && body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
        #expect(UIFont(descriptor: body, size: 0).scaling?.style == .body && UIFont(descriptor: body, size: 20).scaling == nil)
        let bold = try #require(body.withSymbolicTraits(.traitBold)), italic = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        for descriptor in [bold, italic] {
            let small = UIFont(descriptor: descriptor, size: 0).adjusted(to: traits(.large))
            #expect(descriptor.pointSize == 33 && small.pointSize == 17 && small.fontDescriptor.symbolicTraits == descriptor.symbolicTraits)
        }
        #expect(try roundTrip(both) == both)
        #expect(UIFontDescriptor(fontAttributes: both.fontAttributes).symbolicTraits == both.symbolicTraits)
        #expect(UIFontDescriptor(name: "Helvetica-Bold", size: 12).symbolicTraits == .traitBold)
    }

    @Test("A storyboard's label of a text style follows the category")
    func nib() throws {
        let stage = try Stage()
        let nib = UINib("""
            <label text="x" adjustsFontForContentSizeCategory="YES" id="l"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></label>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        let label = try #require(objects.first as? UILabel)
        stage.view.addSubview(label)
        stage.view.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(lines == [] && label.font.pointSize == 24)
    }

    @Test("R-DRW-3 A text layer takes a CGFont, a font or a name, in its own size")
    func textLayers() throws {
        let font = try #require(CGFont("Helvetica-Bold"))
        #expect(CGFont("No Such Font") == nil && font.unitsPerEm == 1000 && font.ascent > 500 && font.descent < 0)
        let layer = CATextLayer()
        (layer.string, layer.fontSize) = ("Wide, and different in each font that is installed", 20)
        func width(_ font: AnyObject?) -> CGFloat {
            layer.font = font
            return layer.preferredFrameSize().width
        }
        let name: CFString = "Helvetica-Bold"
        #expect(width(font) == width(UIFont(name: "Helvetica-Bold", size: 99)) && width(font) == width(name as CFTypeRef))
        #expect(width(font) != width(nil))
    }
}
