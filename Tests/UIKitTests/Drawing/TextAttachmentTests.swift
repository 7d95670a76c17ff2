import Testing
@testable import UIKit

@MainActor @Suite("Pictures in text", .leavesNothing)
struct TextAttachmentTests {
    private func image(_ color: UIColor = .red, _ width: CGFloat = 30, _ height: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func attached(_ image: UIImage, _ bounds: CGRect = .zero) -> NSAttributedString {
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = bounds
        return NSAttributedString(attachment: attachment)
    }

    private func text(_ parts: Any...) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts {
            if let part = part as? NSAttributedString {
                text.append(part)
            } else {
                text.append(NSAttributedString(string: part as? String ?? "", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.blue]))
            }
        }
        return text
    }

    /// The smallest rectangle of pixels that are nearly as red, or as blue, as can be.
    private func box(_ part: Int, in canvas: Canvas) -> CGRect {
        var box = CGRect.null
        for y in 0..<canvas.context.height {
            for x in 0..<canvas.context.width {
                let pixel = canvas.pixel(x, y)
                if pixel[part] > 150, pixel[2 - part] < 40 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return box
    }

    @Test("R-DRW-31 A picture takes its own size on the baseline, and the line is as high as that takes")
    func size() {
        let picture = attached(image()), canvas = Canvas(100, 60)
        #expect(picture.string == "\u{FFFC}" && picture.size() == CGSize(width: 30, height: 20))
        let line = text("xx"), mixed = text("xx", picture)
        #expect(abs(mixed.size().width - line.size().width - 30) < 0.01)
        #expect(text("xx", attached(image(.red, 30, 50))).size().height > 50)
        canvas.draw { mixed.draw(at: .zero) }
        let red = box(0, in: canvas), blue = box(2, in: canvas)
        #expect(red.size == CGSize(width: 30, height: 20) || red.width == 29 && red.height >= 19, "\(red)")
        #expect(abs(red.maxY - blue.maxY) <= 1 && red.minX >= blue.maxX - 1)
    }

    @Test("R-DRW-31 Bounds are from the baseline with y up, and give the picture another size")
    func bounds() {
        let canvas = Canvas(100, 60), mixed = text("xx", attached(image(), CGRect(x: 0, y: -6, width: 12, height: 16)), "xx")
        #expect(abs(mixed.size().width - text("xxxx").size().width - 12) < 0.01)
        canvas.draw { mixed.draw(at: .zero) }
        let red = box(0, in: canvas), blue = box(2, in: canvas)
        #expect(abs(red.maxY - blue.maxY - 6) <= 1 && abs(red.height - 16) <= 1 && abs(red.width - 12) <= 1)
        #expect(red.minX > blue.minX + 5 && red.maxX < blue.maxX - 5)
    }

    @Test("R-DRW-31 A template has the text's colour, and bytes of a file are a picture")
    func kinds() {
        let template = text("x", attached(image().withRenderingMode(.alwaysTemplate)))
        template.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
        let canvas = Canvas(100, 60)
        canvas.draw { template.draw(at: .zero) }
        #expect(box(0, in: canvas).isNull && box(2, in: canvas).width > 30)
        let file = NSTextAttachment(data: image().pngData(), ofType: "public.png"), other = Canvas(100, 60)
        other.draw { NSAttributedString(attachment: file).draw(at: .zero) }
        #expect(box(0, in: other).width >= 29)
        #expect(NSAttributedString(attachment: NSTextAttachment(data: Data([1, 2]), ofType: nil)).size().width == 0)
    }

    @Test("R-DRW-31 A line that is cut shows the pictures in it alone")
    func cut() {
        let canvas = Canvas(120, 40)
        canvas.draw {
            text(attached(image(.red, 10, 10)), "xxxxxxxxxxxxxxxxxxxxxxxxxx", attached(image(.red, 10, 10)))
                .draw(with: CGRect(x: 0, y: 0, width: 100, height: 25), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        let red = box(0, in: canvas)
        #expect(red.minX == 0 && red.width <= 11 && red.width >= 9, "\(red)")
    }

    @Test("R-DRW-31 Other characters have no picture, and a character without a file has no room")
    func others() {
        let plain = text("xx"), marked = NSMutableAttributedString(attributedString: plain)
        marked.addAttribute(.attachment, value: NSTextAttachment(image: image()), range: NSRange(location: 0, length: 2))
        #expect(marked.size() == plain.size())
        #expect(text("x", NSAttributedString(attachment: NSTextAttachment()), "x").size().width == plain.size().width)
    }

    @Test("R-DRW-31 A label shows it, is as large as that takes, and says its words")
    func label() {
        let stage = Stage.rooted(), label = UILabel(), star = image(.red, 30, 40)
        label.font = .systemFont(ofSize: 17)
        label.text = "x"
        let width = label.intrinsicContentSize.width
        star.accessibilityLabel = "star"
        label.attributedText = text("a ", attached(star), " b")
        #expect(label.intrinsicContentSize.height >= 40 && label.intrinsicContentSize.width > width + 30)
        #expect(label.accessibilityLabel == "a star b" && label.text == "a \u{FFFC} b")
        label.attributedText = text("a", attached(image()))
        #expect(label.accessibilityLabel == "a")
        _ = stage
    }

    @Test("R-DRW-31 In a text view a caret goes past it as past a character")
    func caret() throws {
        let stage = Stage.rooted(), view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text("x", attached(image()), "x")
        stage.root.addSubview(view)
        stage.turn()
        func x(_ offset: Int) throws -> CGFloat { view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset))).minX }
        #expect(try abs(x(2) - x(1) - 30) <= 1 && x(3) > x(2) && x(1) > x(0))
        #expect(view.text == "x\u{FFFC}x" && view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) is NSTextAttachment)
    }

    @Test("R-DRW-31 An attachment is archived with its picture and its bounds")
    func archive() throws {
        let attachment = NSTextAttachment(image: image())
        attachment.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
        let copy = try #require(try roundTrip(attachment))
        #expect(copy.bounds == attachment.bounds && copy.image?.size == CGSize(width: 30, height: 20) && NSTextAttachment.character == 0xFFFC)
    }
}
