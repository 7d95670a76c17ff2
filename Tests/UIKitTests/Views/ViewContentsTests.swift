import Testing
@testable import UIKit

@MainActor @Suite("Contents of the layers of views", .leavesNothing, .withAndWithoutMethodTables)
struct ViewContentsTests {
    private final class Sometimes: UIView {
        var draws = true

        override func draw(_ rect: CGRect) {
            guard draws else { return }
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    private final class PlainLayer: CALayer {}
    private final class PlainView: UIView {
        override class var layerClass: AnyClass { PlainLayer.self }
    }

    @Test("CALayer.contents: a picture that code gives the layer of a view stays while neither draws, whatever the class of the layer",
          arguments: [false, true])
    func picturesStay(inLayerOfItsOwnClass: Bool) throws {
        let stage = Stage.rooted()
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40), view = inLayerOfItsOwnClass ? PlainView(frame: frame) : UIView(frame: frame)
        let image = try #require(CGContext.bitmap(width: 2, height: 2)?.makeImage())
        view.layer.contents = image
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.layer.contents as? CGImage === image)
        view.bounds.size.width = 50
        view.setNeedsDisplay()
        stage.turn()
        #expect(view.layer.contents as? CGImage === image)
        view.frame = .zero
        view.setNeedsDisplay()
        stage.turn()
        #expect(view.layer.contents as? CGImage === image)
    }

    private final class Dial: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
            super.draw(in: ctx)
        }
    }

    private final class DialView: UIView {
        override class var layerClass: AnyClass { Dial.self }
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 30, y: 0, width: 10, height: 40))
        }
    }

    @Test("CALayer.draw(in:): a view's layer of a class that overrides it draws by that, and the view as far as that calls super")
    func layersDrawThemselves() throws {
        let stage = Stage.rooted()
        let view = DialView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.root.addSubview(view)
        stage.turn()
        let contents = try #require(view.layer.contents as? CGImage)
        let canvas = Canvas(40, 40)
        canvas.draw { UIImage(cgImage: contents).draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(canvas.pixel(10, 20) == Canvas.red && canvas.pixel(25, 20) == Canvas.clear && canvas.pixel(35, 20) == Canvas.blue)
    }

    @Test("CALayer.render(in:): views that never were on a screen are drawn, as is what they hold")
    func rendersWithoutAScreen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), inner = Sometimes(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        view.addSubview(inner)
        let canvas = Canvas(40, 40)
        view.layer.render(in: canvas.context)
        #expect(canvas.pixel(10, 20) == Canvas.red && canvas.pixel(30, 20) == Canvas.clear)
        let other = Canvas(40, 40)
        inner.draws = false
        inner.setNeedsDisplay()
        view.layer.render(in: other.context)
        #expect(other.pixel(10, 20) == Canvas.clear)
    }

    @Test("CALayer.contents: a picture that code gives the layer of a view stays when a view that drew before draws nothing any more")
    func picturesStayAfterDrawings() throws {
        let stage = Stage.rooted()
        let view = Sometimes(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.root.addSubview(view)
        stage.turn()
        let image = try #require(CGContext.bitmap(width: 2, height: 2)?.makeImage())
        view.draws = false
        view.layer.contents = image
        view.setNeedsDisplay()
        stage.turn()
        #expect(view.layer.contents as? CGImage === image)
    }

    @Test("A view that draws nothing any more has no contents")
    func drawingEnds() {
        let stage = Stage.rooted()
        let view = Sometimes(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.layer.contents != nil)
        view.draws = false
        view.setNeedsDisplay()
        stage.turn()
        #expect(view.layer.contents == nil)
        view.draws = true
        view.setNeedsDisplay()
        stage.turn()
        view.frame = .zero
        view.setNeedsDisplay()
        stage.turn()
        #expect(view.layer.contents == nil)
    }

    @Test("R-DRW-24 A view is opaque as long as it says nothing else, and draws on nothing all the same")
    func opaque() throws {
        final class Corner: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        #expect(UIView().isOpaque && !UILabel().isOpaque && !UIButton().isOpaque)
        let view = Corner(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        func alpha() -> Int {
            view.drawContents()
            guard let picture = view.lastDrawing else { return -1 }
            let canvas = Canvas(4, 4)
            canvas.draw { UIImage(cgImage: picture).draw(at: .zero) }
            return canvas.pixel(3, 3)[3]
        }
        view.contentScaleFactor = 1
        let archived = UIView()
        func copy() throws -> UIView? { try roundTrip(archived) }
        #expect(view.isOpaque)
        #expect(alpha() == 0)
        let unset = try copy()
        #expect(unset?.isOpaque == true && unset?.layer.isOpaque == false)
        (view.isOpaque, archived.isOpaque) = (true, true)
        #expect(alpha() == 0)
        #expect(view.layer.isOpaque)
        let opaque = try copy()
        #expect(opaque?.layer.isOpaque == true)
        (view.isOpaque, archived.isOpaque) = (false, false)
        #expect(!view.isOpaque)
        #expect(alpha() == 0)
        let clear = try copy()
        #expect(clear?.isOpaque == false)
    }
}
