import Testing
@testable import UIKit

@MainActor @Suite("Colours of pictures", .leavesNothing, .serialized)
struct PatternColorTests {
    /// Two points of red and two of blue, four high.
    private var tile: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
    }

    private var pattern: UIColor { UIColor(patternImage: tile) }

    /// r, b and another letter for each pixel of a row.
    private func row(_ y: Int, _ xs: Range<Int>, of canvas: Canvas) -> String {
        xs.map { x in
            let pixel = canvas.pixel(x, y)
            return pixel == Canvas.red ? "r" : pixel == Canvas.blue ? "b" : pixel == Canvas.clear ? "." : "?"
        }.joined()
    }

    @Test("R-DRW-32 Fills and strokes paint copies from the context's origin on, whatever the transform is")
    func fills() {
        let canvas = Canvas(20, 20)
        canvas.draw {
            pattern.set()
            canvas.context.translateBy(x: 1, y: 0)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 12, height: 5))
            canvas.context.setLineWidth(4)
            canvas.context.strokeLineSegments(between: [CGPoint(x: 2, y: 12), CGPoint(x: 14, y: 12)])
            UIColor.red.setFill()
            canvas.context.fill(CGRect(x: 0, y: 17, width: 4, height: 2))
        }
        #expect(row(2, 0..<15, of: canvas) == ".rbbrrbbrrbbr..")
        #expect(row(12, 0..<17, of: canvas) == "...brrbbrrbbrrb..")
        #expect(row(17, 0..<7, of: canvas) == ".rrrr..")
        let pixels = Canvas(20, 4)
        pixels.draw { tile.drawAsPattern(in: CGRect(x: 3, y: 0, width: 6, height: 4)) }
        #expect(row(1, 0..<10, of: pixels) == "...brrbbr.")
    }

    @Test("R-DRW-32 Copies are as large as the picture in points, and may be fainter")
    func sizes() {
        let canvas = Canvas(32, 8, scale: 2)
        canvas.draw {
            pattern.setFill()
            canvas.context.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
        }
        #expect([1, 2, 9, 10].allSatisfy { canvas.pixel($0, 4) == Canvas.red } && [5, 6, 13, 14].allSatisfy { canvas.pixel($0, 4) == Canvas.blue })
        let faint = Canvas(8, 8)
        faint.draw {
            pattern.withAlphaComponent(0.5).setFill()
            faint.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let pixel = faint.pixel(0, 3)
        #expect(abs(pixel[0] - 128) <= 1 && pixel[2] == 0 && abs(pixel[3] - 128) <= 1, "\(pixel)")
    }

    /// r, b, w and another letter for pixels of a row of the screen.
    private func row(_ y: Int, _ xs: Range<Int>, of stage: Stage) throws -> String {
        stage.host.advance(by: 0.05)
        let picture = try #require(stage.host.surface?.picture), pixels = (picture.memory + y * picture.stride).assumingMemoryBound(to: UInt32.self)
        return xs.map { x in
            switch pixels[x] & 0xFFFFFF {
            case 0xFF0000: "r"
            case 0x0000FF: "b"
            case 0xFFFFFF: "w"
            default: "?"
            }
        }.joined()
    }

    @Test("R-DRW-32 A view's background is painted with copies from its own origin on, in its shape")
    func backgrounds() throws {
        let stage = Stage.rooted(), view = UIView(frame: CGRect(x: 11, y: 10, width: 10, height: 10)), own = pattern
        stage.root.backgroundColor = .white
        view.backgroundColor = own
        stage.root.addSubview(view)
        #expect(try row(12, 9..<23, of: stage) == "wwrrbbrrbbrrww" && view.backgroundColor == own)
        view.bounds.origin.x = 1
        #expect(try row(12, 9..<23, of: stage) == "wwrbbrrbbrrbww")
        view.bounds.origin.x = 0
        view.layer.cornerRadius = 5
        #expect(try row(10, 11..<13, of: stage) != "rr" && row(15, 11..<21, of: stage).contains("rbbrrbbr"))
        view.layer.cornerRadius = 0
        let inner = UIView(frame: CGRect(x: 2, y: 0, width: 4, height: 10))
        inner.backgroundColor = .white
        view.addSubview(inner)
        #expect(try row(12, 9..<23, of: stage) == "wwrrwwwwbbrrww")
        view.alpha = 0.5
        #expect(try row(12, 9..<23, of: stage) == "ww??wwww????ww")
        view.alpha = 1
        view.backgroundColor = .red
        #expect(try row(12, 9..<23, of: stage) == "wwrrwwwwrrrrww")
        view.backgroundColor = nil
        #expect(try row(12, 9..<23, of: stage) == "wwwwwwwwwwwwww")
    }

    @Test("R-DRW-32 The copies move with what is scrolled, and are there at once where colours are blended")
    func scrolling() throws {
        let stage = Stage.rooted(), view = UIScrollView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
        view.contentSize = CGSize(width: 400, height: 20)
        view.showsHorizontalScrollIndicator = false
        view.backgroundColor = .blue
        stage.root.addSubview(view)
        stage.turn()
        UIView.animate(withDuration: 10) { view.backgroundColor = pattern }
        #expect(try row(12, 0..<8, of: stage) == "rrbbrrbb")
        for offset in [1, 2, 7] as [CGFloat] {
            view.contentOffset.x = offset
            let start = Int(offset) % 4
            #expect(try row(12, 0..<8, of: stage) == String("rrbbrrbbrrbb".dropFirst(start).prefix(8)))
        }
        UIView.animate(withDuration: 10) { view.backgroundColor = .blue }
        #expect(try row(12, 0..<8, of: stage) == "bbbbbbbb")
    }

    @Test("R-DRW-32 It has no components; where one colour is needed it is the middle of the picture's")
    func values() throws {
        var red: CGFloat = 7
        #expect(!pattern.getRed(&red, green: nil, blue: nil, alpha: nil) && !pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
        #expect(!pattern.getWhite(nil, alpha: nil) && red == 7)
        let image = tile, one = UIColor(patternImage: image)
        #expect(one == UIColor(patternImage: image) && one != UIColor(patternImage: tile) && one != one.withAlphaComponent(0.5))
        #expect(one.cgColor.rgba.red == 0.5 && one.cgColor.rgba.blue == 0.5 && one.cgColor.rgba.green == 0 && one.cgColor.alpha == 1)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
        let copy = try #require(try roundTrip(one.withAlphaComponent(0.25)))
        #expect(copy.cgColor.pattern?.size == CGSize(width: 4, height: 4) && copy.cgColor.pattern?.alpha == 0.25)
    }
}
