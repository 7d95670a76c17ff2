import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct UILabelTests {
    private func label(_ text: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40)) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    private func drawn(_ label: UILabel) -> Canvas {
        let canvas = Canvas(Int(label.bounds.width), Int(label.bounds.height))
        canvas.draw { label.draw(label.bounds) }
        return canvas
    }

    @Test("R-HIT-17: labels and image views let touches pass") func labelsLetTouchesPass() {
        #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
        #expect(!UIImageView(image: nil).isUserInteractionEnabled && UIView().isUserInteractionEnabled)
    }

    @Test func sizesFollowTheText() {
        #expect(UILabel().sizeThatFits(.zero) == .zero)
        let one = label("every touch that began ends exactly once")
        let line = one.intrinsicContentSize
        #expect(line.width > 200 && line.height >= UIFont.systemFont(ofSize: 17).lineHeight - 0.5)
        #expect(one.sizeThatFits(CGSize(width: 100, height: 0)) == line)
        one.numberOfLines = 0
        let many = one.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(many.width <= 100 && many.height > 2.5 * line.height)
        one.numberOfLines = 2
        #expect(abs(one.sizeThatFits(CGSize(width: 100, height: 0)).height - 2 * line.height) <= 2)
    }

    @Test func textStandsInTheMiddle() {
        let view = label("HHH")
        var ink = drawn(view).inkBounds
        #expect(abs(ink.midY - 20) < 3 && ink.minX < 5)
        view.textAlignment = .center
        ink = drawn(view).inkBounds
        #expect(abs(ink.midX - 50) < 1)
        let rect = view.textRect(forBounds: view.bounds, limitedToNumberOfLines: 1)
        #expect(abs(rect.midX - 50) < 1 && abs(rect.midY - 20) < 1)
    }

    @Test func tooMuchTextIsCutOrMadeSmaller() {
        let view = label("every touch that began ends exactly once")
        #expect(drawn(view).inkBounds.maxX <= 100)
        let full = drawn(view).inkBounds.height
        view.adjustsFontSizeToFitWidth = true
        #expect(drawn(view).inkBounds.height < full)
        #expect(drawn(view).inkBounds.maxX > 85)
    }

    @Test("R-DRW-17 A line that is up to 8 % too long has its characters closer together where that is allowed, and is cut beyond")
    func tightens() {
        let text = "HHHHHHHHHHHH", free = label(text, CGRect(x: 0, y: 0, width: 400, height: 40))
        let whole = drawn(free).inkBounds.width
        func ink(_ part: CGFloat, _ allows: Bool) -> (width: CGFloat, isWhole: Bool) {
            let view = label(text, CGRect(x: 0, y: 0, width: (whole * part).rounded(), height: 40))
            view.allowsDefaultTighteningForTruncation = allows
            let canvas = drawn(view), box = canvas.inkBounds
            // An ellipsis leaves the middle of its place empty: the last column of a whole text is the upright of an H.
            return (box.width, (Int(box.minY)..<Int(box.maxY)).allSatisfy { canvas.pixel(Int(box.maxX) - 1, $0)[3] > 127 })
        }
        #expect(!ink(0.95, false).isWhole && ink(0.95, true).isWhole && ink(0.95, true).width <= whole * 0.95)
        #expect(!ink(0.8, true).isWhole && ink(1.1, true).width == whole)
    }

    @Test func coloursFollowTheState() {
        let view = label("█")
        view.textColor = .red
        view.highlightedTextColor = .blue
        let spot = drawn(view).inkBounds
        let (x, y) = (Int(spot.midX), Int(spot.midY))
        #expect(drawn(view).pixel(x, y) == Canvas.red)
        view.isHighlighted = true
        #expect(drawn(view).pixel(x, y) == Canvas.blue)
        view.isEnabled = false
        #expect(drawn(view).pixel(x, y)[3] < 150)
    }

    @Test func attributesFillInForEachOther() throws {
        let view = label("")
        let text = NSMutableAttributedString(string: "red plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        view.font = .systemFont(ofSize: 30)
        let complete = try #require(view.attributedText)
        #expect(complete.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        #expect(complete.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(complete.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .label)
        #expect(view.text == "red plain")
        view.textColor = .blue
        #expect(view.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func anImageViewIsAsLargeAsItsImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { $0.fill(CGRect(x: 0, y: 0, width: 12, height: 7)) }
        let view = UIImageView(image: image)
        #expect(view.bounds.size == image.size && view.intrinsicContentSize == image.size)
        view.display(view.layer)
        #expect(view.layer.contents as? CGImage === image.cgImage)
    }

    @Test func archivesKeepLabelsAndImageViews() throws {
        let view = label("kept", CGRect(x: 1, y: 2, width: 30, height: 40))
        view.font = .boldSystemFont(ofSize: 21)
        view.textColor = .systemRed
        view.textAlignment = .right
        view.numberOfLines = 3
        view.lineBreakMode = .byCharWrapping
        view.shadowColor = .blue
        view.shadowOffset = CGSize(width: 2, height: 3)
        view.isEnabled = false
        let kept = try #require(try roundTrip(view))
        #expect(kept.text == "kept" && kept.font == view.font && kept.textColor == .systemRed && kept.frame == view.frame)
        #expect(kept.textAlignment == .right && kept.numberOfLines == 3 && kept.lineBreakMode == .byCharWrapping)
        #expect(kept.shadowColor == .blue && kept.shadowOffset == view.shadowOffset && !kept.isEnabled)
        #expect(!kept.isUserInteractionEnabled && !kept.isHighlighted)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let picture = UIImageView(image: image, highlightedImage: nil)
        picture.isUserInteractionEnabled = true
        let keptPicture = try #require(try roundTrip(picture))
        #expect(keptPicture.image?.pngData() == image.pngData() && keptPicture.highlightedImage == nil && keptPicture.isUserInteractionEnabled)
    }

    @Test func templatesTakeTheTint() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        view.display(view.layer)
        let shown = try #require(view.layer.contents as? CGImage)
        let canvas = Canvas(2, 2)
        canvas.draw { UIImage(cgImage: shown).draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(canvas.pixel(1, 1) == Canvas.red)
    }

    @Test("R-LAY-11 A label that is measured again at its last widths lays out nothing, until its text or what it looks like is another")
    func measuredAgain() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "five words on two lines"
        func measure() -> [CGSize] { [label.intrinsicContentSize, label.sizeThatFits(CGSize(width: 90, height: 0))] }
        let sizes = measure()
        #expect(label.measurements == 2 && sizes[1].height > sizes[0].height)
        for _ in 0..<10 { #expect(measure() == sizes) }
        #expect(label.measurements == 2)
        let changes: [(UILabel) -> Void] = [
            { $0.text = "five words on two lines, and more" }, { $0.font = .systemFont(ofSize: 30) }, { $0.numberOfLines = 1 },
            { $0.lineBreakMode = .byCharWrapping }, { $0.attributedText = NSAttributedString(string: "other", attributes: [.kern: 3]) },
        ]
        for change in changes {
            let before = label.measurements
            change(label)
            let fresh = UILabel()
            (fresh.numberOfLines, fresh.font, fresh.lineBreakMode) = (label.numberOfLines, label.font, label.lineBreakMode)
            fresh.attributedText = label.attributedText
            #expect(measure() == [fresh.intrinsicContentSize, fresh.sizeThatFits(CGSize(width: 90, height: 0))])
            #expect(label.measurements > before)
        }
    }

    /// The pixels of a label on a background, and whether one colour is kept of it.
    private func shown(_ text: NSAttributedString, alpha: CGFloat = 1, x: CGFloat = 3, keepsPixels: Bool = false) throws -> (pixels: [UInt8], isOneColor: Bool) {
        let stage = try Stage(), label = UILabel(frame: CGRect(x: x, y: 5, width: 150, height: 30))
        label.attributedText = text
        label.alpha = alpha
        stage.view.backgroundColor = UIColor(red: 0.9, green: 0.8, blue: 0.3, alpha: 1)
        stage.view.addSubview(label)
        stage.host.advance(by: 0.1)
        if keepsPixels, let image = label.layer.contents as? CGImage {
            label.layer.contents = image.cropping(to: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            stage.host.advance(by: 0.1)
        }
        var pixels: [UInt8] = []
        for y in 0..<40 {
            for x in 0..<170 {
                guard let color = stage.host.surface?.pixel(x: x, y: y) else { continue }
                pixels += [color.red, color.green, color.blue]
            }
        }
        return (pixels, (label.layer.contents as? CGImage)?.coverage != nil)
    }

    @Test("Text of one colour takes a byte a pixel, and looks as it does with four", arguments: [
        (UIColor.black, 0), (.white, 0), (.systemBlue, 1), (.secondaryLabel, 1),
    ], [CGFloat(3), 3.37])
    func oneColor(color: (UIColor, Int), x: CGFloat) throws {
        let text = NSAttributedString(string: "Every touch ends", attributes: [.foregroundColor: color.0, .font: UIFont.systemFont(ofSize: 17)])
        for alpha in [1, 0.4] as [CGFloat] {
            let one = try shown(text, alpha: alpha, x: x), four = try shown(text, alpha: alpha, x: x, keepsPixels: true)
            #expect(one.isOneColor && !four.isOneColor)
            let difference = zip(one.pixels, four.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
            #expect(difference <= (alpha == 1 && x == 3 ? color.1 : 2), "alpha \(alpha)")
        }
    }

    @Test("Text of two colours keeps its pixels")
    func twoColors() throws {
        let text = NSMutableAttributedString(string: "Every touch", attributes: [.foregroundColor: UIColor.black])
        text.append(NSAttributedString(string: " ends", attributes: [.foregroundColor: UIColor.red]))
        #expect(try !shown(text).isOneColor)
    }

    @Test("R-DRW-25 A line that was made smaller keeps its baseline, its middle or its upper edge")
    func baselineAdjustment() {
        let whole = label("HHHHHHHHHHHHHHHHHH", CGRect(x: 0, y: 0, width: 400, height: 40)), small = label(whole.text ?? "")
        small.adjustsFontSizeToFitWidth = true
        let full = drawn(whole).inkBounds, baseline = drawn(small).inkBounds
        #expect(small.baselineAdjustment == .alignBaselines && baseline.height < full.height - 2 && abs(baseline.maxY - full.maxY) <= 1)
        small.baselineAdjustment = .alignCenters
        #expect(abs(drawn(small).inkBounds.midY - full.midY) <= 1.5)
        small.baselineAdjustment = .none
        #expect(drawn(small).inkBounds.minY < full.minY)
        // More than one line is in the middle.
        small.baselineAdjustment = .alignCenters
        small.numberOfLines = 2
        let middle = drawn(small).inkBounds
        small.baselineAdjustment = .alignBaselines
        #expect(drawn(small).inkBounds == middle)
    }
}
