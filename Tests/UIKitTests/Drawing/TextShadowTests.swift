import Testing
@testable import UIKit

@MainActor @Suite("Shadows of text", .leavesNothing)
struct TextShadowTests {
    private func shadow(_ color: UIColor? = .red, dx: CGFloat = 0, dy: CGFloat = 40, blur: CGFloat = 0) -> NSShadow {
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset, shadow.shadowBlurRadius) = (color, CGSize(width: dx, height: dy), blur)
        return shadow
    }

    private func attributes(_ shadow: NSShadow?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.blue]
        attributes[.shadow] = shadow
        return attributes
    }

    /// The smallest rectangle of pixels with much of a part of a colour (0 red, 2 blue), and little of the others; null for none.
    private func box(_ part: Int, in canvas: Canvas) -> CGRect {
        var box = CGRect.null
        for y in 0..<canvas.context.height {
            for x in 0..<canvas.context.width {
                let pixel = canvas.pixel(x, y)
                if pixel[part] > 100, pixel[2 - part] < 60 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return box
    }

    @Test("R-DRW-30 Text casts its shadow by the offset, in points, whatever the transform is", arguments: [1.0, 2])
    func offset(_ scale: Double) {
        let canvas = Canvas(Int(200 * scale), Int(120 * scale), scale: scale)
        canvas.draw {
            canvas.context.translateBy(x: 20, y: 0)
            NSAttributedString(string: "HH", attributes: attributes(shadow(dx: 10))).draw(at: .zero)
        }
        let text = box(2, in: canvas), cast = box(0, in: canvas)
        #expect(text.minX >= 20 * scale && text.width > 20 * scale && abs(cast.width - text.width) <= 1 && abs(cast.height - text.height) <= 1)
        #expect(abs(cast.minX - text.minX - 10 * scale) <= 1 && abs(cast.minY - text.minY - 40 * scale) <= 1)
    }

    @Test("R-DRW-30 A shadow belongs to its part, and what is behind the text casts none")
    func parts() {
        let canvas = Canvas(200, 120), text = NSMutableAttributedString(string: "HH", attributes: attributes(nil))
        let width = text.size().width
        text.append(NSAttributedString(string: "HH", attributes: attributes(shadow())))
        text.addAttribute(.backgroundColor, value: UIColor.green, range: NSRange(location: 0, length: 4))
        canvas.draw { text.draw(at: .zero) }
        let cast = box(0, in: canvas)
        #expect(cast.minX >= width.rounded(.down) && cast.maxX <= 2 * width + 1 && cast.minY > 40)
        #expect(canvas.pixel(Int(width / 2), 3) == Canvas.green)
        // Between the strokes of the letters nothing is cast.
        #expect((Int(width)..<Int(2 * width)).contains { canvas.pixel($0, Int(cast.midY) + 6)[0] == 0 })
        #expect(box(2, in: canvas).maxX > width * 1.5 && box(2, in: canvas).minX < width / 2)
    }

    @Test("R-DRW-30 Without a colour, with a clear one, and where it would lie behind the text nothing is cast; a blurred one spreads")
    func nothing() {
        func canvas(_ shadow: NSShadow?) -> Canvas {
            let canvas = Canvas(200, 120)
            canvas.draw { NSAttributedString(string: "H", attributes: attributes(shadow)).draw(at: CGPoint(x: 50, y: 30)) }
            return canvas
        }
        func ink(_ shadow: NSShadow?) -> CGRect { canvas(shadow).inkBounds }
        func painted(_ shadow: NSShadow?) -> Int {
            let canvas = canvas(shadow)
            return (0..<120).reduce(0) { sum, y in sum + (0..<200).count { canvas.pixel($0, y)[3] > 3 } }
        }
        let plain = ink(nil)
        #expect(ink(shadow(nil)) == plain && ink(shadow(.clear)) == plain && ink(NSShadow()) == plain && ink(shadow(dy: .nan)) == plain)
        #expect(painted(shadow(dy: 0, blur: 8)) > 2 * painted(nil))
        #expect(ink(shadow(dy: 20)).maxY > plain.maxY + 18)
    }

    @Test("R-DRW-30 Lines are where they are without a shadow, also those that are cut")
    func lines() {
        func label(_ shadow: NSShadow?) -> CGRect {
            let canvas = Canvas(220, 200)
            canvas.draw {
                NSAttributedString(string: "HH HH HH HH HH", attributes: attributes(shadow))
                    .draw(with: CGRect(x: 0, y: 0, width: 120, height: 80), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
            }
            return box(2, in: canvas)
        }
        let plain = label(nil), shadowed = label(shadow(dx: 1, dy: 0))
        // Below the soft edges of letters the shadow is seen.
        #expect(plain.width > 60 && abs(plain.minX - shadowed.minX) <= 1 && abs(plain.maxX - shadowed.maxX) <= 2)
        #expect(abs(plain.minY - shadowed.minY) <= 1 && abs(plain.maxY - shadowed.maxY) <= 1)
    }

    @Test("R-DRW-30 Shadows are compared, copied and archived by their looks")
    func values() throws {
        let one = shadow(dx: 2, blur: 3)
        #expect(one == shadow(dx: 2, blur: 3) && one != shadow(dx: 2, blur: 4) && one != shadow(.green, dx: 2, blur: 3))
        #expect(one.copy() as? NSShadow == one && one.hash == shadow(dx: 2, blur: 3).hash)
        #expect(try roundTrip(one) == one && roundTrip(shadow(nil))?.shadowColor == nil)
        #expect(NSShadow().shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3) && NSShadow().shadowOffset == .zero)
    }
}
