@testable import Reader
import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Reader", .serialized) struct ReaderTests {
    /// The app's controller on a stage.
    @MainActor
    private struct Reader {
        let controller = PagesViewController()
        let stage: TouchStage
        var pages: UIScrollView { controller.scrollView }
        let text: UITextView
        let picture: PictureViewController
        let list: ListViewController

        init() throws {
            stage = TouchStage(rootViewController: controller)
            text = try #require(controller.pages[0] as? TextViewController).textView
            picture = try #require(controller.pages[1] as? PictureViewController)
            list = try #require(controller.pages[2] as? ListViewController)
            stage.settle()
        }

        var width: CGFloat { pages.bounds.width }

        func turn(to page: Int) {
            pages.setContentOffset(CGPoint(x: width * CGFloat(page), y: 0), animated: false)
            controller.pageControl.currentPage = page
            stage.settle()
        }
    }

    @Test("R-SCR-25 A flick turns one page, and the dots follow; beyond the last page it comes back")
    func pages() throws {
        let reader = try Reader(), stage = reader.stage
        for page in [1, 2, 2] {
            stage.drag(reader.pages, at: CGPoint(x: reader.pages.bounds.midX + 100, y: 500), by: CGVector(dx: -200, dy: 0), duration: 0.15)
            stage.settle()
            #expect(reader.pages.contentOffset.x == reader.width * CGFloat(page))
            #expect(reader.controller.pageControl.currentPage == page)
        }
    }

    @Test("R-SCR-25 The dots turn the pages, with an animation")
    func dots() throws {
        let reader = try Reader(), dots = reader.controller.pageControl
        reader.stage.tap(dots, at: CGPoint(x: dots.bounds.width - 20, y: 18))
        #expect(reader.pages.contentOffset.x < reader.width)
        reader.stage.settle()
        #expect(reader.pages.contentOffset.x == reader.width)
    }

    @Test("R-LAY-18 Lines fill the text's readable width, at most the guide's, in the middle", arguments: [CGSize(width: 390, height: 844), CGSize(width: 1200, height: 800)])
    func lines(size: CGSize) throws {
        let reader = try Reader(), window = try #require(reader.text.window)
        window.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
        let guide = reader.text.readableContentGuide.layoutFrame, insets = reader.text.textContainerInset
        #expect(reader.text.bounds.width == size.width && reader.text.bounds.width - insets.left - insets.right == guide.width)
        #expect(insets.left == insets.right && (guide.width == size.width - 24 || insets.left > 12))
    }

    @Test("R-TYP-4 Headings are bold and larger, the text is body; both follow the size of text that people have set")
    func headings() throws {
        let reader = try Reader(), text = try #require(reader.text.text), place = try #require(text.range(of: "\n2\n"))
        let second = NSRange(place, in: text).location + 1
        func fonts() -> [UIFont] {
            [second, second + 2].compactMap { reader.text.attributedText.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        }
        #expect(fonts().map(\.pointSize) == [22, 17] && fonts().map { $0.fontDescriptor.symbolicTraits.contains(.traitBold) } == [true, false])
        reader.controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(fonts().map(\.pointSize) == [39, 33] && fonts()[0].fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("A finger that goes down scrolls the text alone, one that goes across turns the page alone")
    func acrossAndAlong() throws {
        let reader = try Reader(), stage = reader.stage
        stage.drag(reader.text, at: CGPoint(x: 190, y: 600), by: CGVector(dx: 6, dy: -300))
        stage.settle()
        let down = reader.text.contentOffset.y
        #expect(down >= 280 && reader.pages.contentOffset.x == 0)
        stage.drag(reader.text, at: CGPoint(x: 300, y: down + 400), by: CGVector(dx: -220, dy: -6))
        stage.settle()
        #expect(reader.text.contentOffset.y == down && reader.pages.contentOffset.x == reader.width)
    }

    @Test("A wheel and a touchpad scroll the text; a touchpad turns the page")
    func withoutFingers() throws {
        let reader = try Reader(), stage = reader.stage
        stage.wheel(by: CGVector(dx: 0, dy: -3), over: reader.text)
        stage.settle()
        let down = reader.text.contentOffset.y
        #expect(down > 0)
        stage.scroll(by: CGVector(dx: 0, dy: -200), over: reader.text)
        stage.settle()
        #expect(reader.text.contentOffset.y >= down + 190 && reader.pages.contentOffset.x == 0)
        stage.scroll(by: CGVector(dx: -250, dy: 0), over: reader.text)
        stage.settle()
        #expect(reader.pages.contentOffset.x == reader.width)
    }

    @Test("R-SCR-50, R-SCR-55 Two fingers zoom the picture, a double tap zooms where it lands and back; the page stays")
    func zoom() throws {
        let reader = try Reader(), stage = reader.stage, picture = reader.picture
        reader.turn(to: 1)
        let middle = picture.imageView.convert(CGPoint(x: 160, y: 160), to: picture.view)
        #expect(abs(middle.x - picture.scrollView.bounds.midX) < 1 && abs(middle.y - picture.scrollView.bounds.midY) < 1)
        stage.pinch(picture.imageView, scale: 2)
        stage.settle()
        #expect(abs(picture.scrollView.zoomScale - 2) < 0.3 && reader.pages.contentOffset.x == reader.width)
        stage.doubleTap(picture.imageView)
        stage.settle()
        #expect(picture.scrollView.zoomScale == 1)
        stage.doubleTap(picture.imageView, at: CGPoint(x: 60, y: 160))
        stage.settle()
        #expect(picture.scrollView.zoomScale > 3)
        let place = picture.imageView.convert(CGPoint(x: 60, y: 160), to: picture.view)
        #expect(abs(place.x - picture.scrollView.bounds.midX) < 2 && abs(place.y - picture.scrollView.bounds.midY) < 2)
        stage.magnify(by: 0.2, over: picture.scrollView)
        stage.settle()
        #expect(picture.scrollView.zoomScale == 1, "by a touchpad, and back to the limit (R-SCR-52)")
    }

    @Test("R-SCR-70 A list that is pulled down far enough gets a row, once; one that is pulled a little does not")
    func refresh() throws {
        let reader = try Reader(), stage = reader.stage, list = reader.list
        reader.turn(to: 2)
        #expect(list.stack.arrangedSubviews.count == 20 && list.scrollView.contentSize.height == 20 * 56)
        stage.drag(list.scrollView, at: CGPoint(x: 190, y: 200), by: CGVector(dx: 0, dy: 60))
        stage.settle()
        #expect(list.stack.arrangedSubviews.count == 20)
        stage.drag(list.scrollView, at: CGPoint(x: 190, y: 200), by: CGVector(dx: 0, dy: 400))
        stage.settle()
        #expect(list.stack.arrangedSubviews.count == 21)
        #expect((list.stack.arrangedSubviews.first as? UILabel)?.text == "Article 21")
        #expect(list.scrollView.contentOffset.y == 0)
    }

    @Test("Each page looks right, in light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let reader = try Reader()
        reader.controller.overrideUserInterfaceStyle = style
        for (page, name) in ["text", "picture", "list"].enumerated() {
            reader.turn(to: page)
            reader.stage.expectPicture("\(name)-\(style == .dark ? "dark" : "light")", tolerance: .init(channel: 8, share: 0.01))
        }
    }
}
