import Testing
@testable import UIKit

@MainActor @Suite("Navigation: large titles", .leavesNothing)
struct LargeTitleTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.isHidden || view.alpha == 0 ? [] : ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    /// What is seen of the titles, with their sizes.
    private func titles(_ stack: LoggingNavigationDelegate) -> [String] {
        stack.stage.wait(0.5)
        return labels(in: stack.navigation.navigationBar).map { "\($0.text ?? "") \(Int($0.font.pointSize))" }
    }

    @Test("R-NAV-11 A preferred large title is below the buttons, without the small one and a line; the content begins below it")
    func stands() throws {
        let stack = try LoggingNavigationDelegate(), bar = stack.navigation.navigationBar
        #expect(titles(stack) == ["A 17"] && bar.frame.height == 44)
        bar.prefersLargeTitles = true
        #expect(titles(stack) == ["A 34"] && bar.frame.height == 96 && stack.a.view.safeAreaInsets.top == 96)
        #expect(bar.subviews[1].backgroundColor == nil && bar.subviews[0].backgroundColor == nil)
        let title = try #require(labels(in: bar).first)
        #expect(bar.convert(title.frame.origin, from: title.superview).x == 16)
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
        #expect(titles(stack) == ["A 20"] && labels(in: bar).first?.textColor == .red)
        stack.a.title = "New"
        #expect(titles(stack) == ["New 20"])
        bar.prefersLargeTitles = false
        #expect(titles(stack) == ["New 17"] && bar.frame.height == 44 && bar.subviews[1].backgroundColor == nil)
    }

    @Test("R-NAV-11 A level is as the one below unless it says otherwise; the lowest has a large title")
    func modes() throws {
        let stack = try LoggingNavigationDelegate(), b = stack.make("B"), c = stack.make("C"), bar = stack.navigation.navigationBar
        bar.prefersLargeTitles = true
        b.navigationItem.largeTitleDisplayMode = .never
        stack.navigation.pushViewController(b, animated: false)
        #expect(Set(titles(stack)) == ["B 17", "A 17"] && bar.frame.height == 44)
        stack.navigation.pushViewController(c, animated: true)
        #expect(Set(titles(stack)) == ["C 17", "B 17"] && bar.frame.height == 44)
        c.navigationItem.largeTitleDisplayMode = .always
        #expect(Set(titles(stack)) == ["C 34", "B 17"] && bar.frame.height == 96 && c.view.safeAreaInsets.top == 96)
        stack.navigation.popToRootViewController(animated: true)
        #expect(titles(stack) == ["A 34"] && bar.frame.height == 96)
        stack.a.title = nil
        #expect(titles(stack) == [] && bar.frame.height == 44)
    }

    @Test("R-NAV-11 Content takes the large title away with its first points and brings it back; insets stay")
    func scrolls() throws {
        let stack = try LoggingNavigationDelegate(), bar = stack.navigation.navigationBar, scroller = UIScrollView()
        bar.prefersLargeTitles = true
        scroller.contentSize = CGSize(width: 400, height: 2000)
        stack.navigation.setViewControllers([], animated: false)
        let controller = stack.make("S")
        controller.view = scroller
        stack.navigation.setViewControllers([controller], animated: false)
        #expect(titles(stack) == ["S 34"] && scroller.adjustedContentInset.top == 96 && scroller.contentOffset.y == -96)
        scroller.contentOffset.y = -76
        #expect(titles(stack) == ["S 34"] && bar.frame.height == 76 && bar.isAtEdge)
        scroller.contentOffset.y = -44
        #expect(titles(stack) == ["S 17"] && bar.frame.height == 44 && bar.isAtEdge && scroller.adjustedContentInset.top == 96)
        scroller.contentOffset.y = 100
        #expect(titles(stack) == ["S 17"] && bar.frame.height == 44 && !bar.isAtEdge && bar.subviews[1].backgroundColor == .separator)
        scroller.contentOffset.y = -96
        #expect(titles(stack) == ["S 34"] && bar.frame.height == 96)
        // Pulled further down, it stays.
        scroller.contentOffset.y = -150
        #expect(bar.frame.height == 96)
    }

    /// A stack whose lowest controller scrolls.
    private func scrolling(_ scroller: UIScrollView, size: CGSize = CGSize(width: 400, height: 600)) throws -> LoggingNavigationDelegate {
        let stack = try LoggingNavigationDelegate(size: size), stage = stack.stage
        stack.navigation.navigationBar.prefersLargeTitles = true
        scroller.contentSize = CGSize(width: 100, height: 3000)
        stack.navigation.setViewControllers([], animated: false)
        let controller = stack.make("S")
        controller.view = scroller
        stack.navigation.setViewControllers([controller], animated: false)
        stage.wait(0)
        return stack
    }

    @Test("R-NAV-11 A level that says nothing follows the level below when that changes")
    func follows() throws {
        let stack = try LoggingNavigationDelegate(), b = stack.make("B"), bar = stack.navigation.navigationBar
        bar.prefersLargeTitles = true
        stack.navigation.pushViewController(b, animated: false)
        #expect(bar.frame.height == 96)
        stack.a.navigationItem.largeTitleDisplayMode = .never
        #expect(Set(titles(stack)) == ["B 17", "A 17"] && bar.frame.height == 44 && b.view.safeAreaInsets.top == 44)
        stack.a.navigationItem.largeTitleDisplayMode = .always
        #expect(Set(titles(stack)) == ["B 34", "A 17"] && bar.frame.height == 96 && b.view.safeAreaInsets.top == 96)
        b.navigationItem.largeTitleDisplayMode = .never
        stack.a.navigationItem.largeTitleDisplayMode = .automatic
        #expect(bar.frame.height == 44)
    }

    @Test("R-NAV-11 In a window that is turned the height decides, wherever the content is; turned back, it is as before", arguments: [CGFloat(-96), 500])
    func turned(offset: CGFloat) throws {
        let scroller = UIScrollView(), stack = try scrolling(scroller, size: CGSize(width: 390, height: 844)), stage = stack.stage, bar = stack.navigation.navigationBar
        scroller.contentOffset.y = offset
        let isAtTop = offset < 0, before = titles(stack)
        #expect(before == [isAtTop ? "S 34" : "S 17"] && bar.frame.height == (isAtTop ? 96 : 44))
        stage.host.resize(to: .init(width: 844, height: 390))
        #expect(titles(stack) == ["S 17"] && bar.frame.size == CGSize(width: 844, height: 44) && scroller.adjustedContentInset.top == 44)
        stage.host.resize(to: .init(width: 390, height: 844))
        #expect(titles(stack) == before && bar.frame.size == CGSize(width: 390, height: isAtTop ? 96 : 44) && scroller.adjustedContentInset.top == 96)
        #expect(scroller.contentOffset.y == offset)
    }

    @Test("R-NAV-11 A bar that stops preferring large titles has its height at once, in a push too, though the title was scrolled away")
    func off() throws {
        let scroller = UIScrollView(), stack = try scrolling(scroller), stage = stack.stage, bar = stack.navigation.navigationBar, b = stack.make("B")
        scroller.contentOffset.y = 300
        stage.wait(0)
        #expect(bar.frame.height == 44 && bar.largeCollapse == 52)
        var height: CGFloat = 0
        b.onAppear = { _ in
            bar.prefersLargeTitles = false
            height = bar.frame.height
        }
        stack.navigation.pushViewController(b, animated: true)
        #expect(height == 44)
        stage.wait(1)
        stack.navigation.popViewController(animated: true)
        #expect(titles(stack) == ["S 17"] && bar.frame.height == 44 && scroller.adjustedContentInset.top == 44 && scroller.contentOffset.y == 300)
        bar.prefersLargeTitles = true
        #expect(titles(stack) == ["S 17"] && bar.frame.height == 44 && scroller.adjustedContentInset.top == 96)
    }

    @Test("R-NAV-11 A view that comes has its level's room from the motion's beginning; content that was scrolled a little stays")
    func motion() throws {
        let scroller = UIScrollView(), stack = try scrolling(scroller), stage = stack.stage, bar = stack.navigation.navigationBar, b = stack.make("B")
        b.navigationItem.largeTitleDisplayMode = .never
        scroller.contentOffset.y = -60
        stage.wait(0)
        #expect(bar.frame.height == 60)
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.1)
        #expect(stack.navigation.transitionCoordinator != nil && b.view.safeAreaInsets.top == 44)
        stage.wait(1)
        stack.navigation.popViewController(animated: true)
        stage.wait(0.1)
        #expect(stack.navigation.transitionCoordinator != nil && scroller.adjustedContentInset.top == 96)
        stage.wait(1)
        #expect(scroller.contentOffset.y == -60 && bar.frame.height == 60)
    }

    @Test("R-NAV-11 Below an opaque bar what scrolls meets the title's lower edge as that goes; other views begin below the title")
    func opaque() throws {
        let scroller = UIScrollView(), stack = try scrolling(scroller), stage = stack.stage, bar = stack.navigation.navigationBar
        bar.isTranslucent = false
        stage.wait(0)
        #expect(scroller.frame == CGRect(x: 0, y: 44, width: 400, height: 556) && bar.frame.maxY == 96)
        #expect(scroller.adjustedContentInset.top == 52 && scroller.contentOffset.y == -52)
        scroller.contentOffset.y = -20
        stage.wait(0)
        #expect(bar.frame.maxY == 64)
        scroller.contentOffset.y = 100
        stage.wait(0)
        #expect(bar.frame.maxY == 44 && scroller.frame.minY == 44)
        let b = stack.make("B")
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(b.view.frame == CGRect(x: 0, y: 96, width: 400, height: 504) && b.view.safeAreaInsets.top == 0)
    }

    @Test("R-NAV-11 An appearance has the look of large titles, and its copies too")
    func appearance() throws {
        let stack = try LoggingNavigationDelegate(), bar = stack.navigation.navigationBar, look = UINavigationBarAppearance()
        bar.prefersLargeTitles = true
        look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28)]
        bar.standardAppearance = look
        #expect(titles(stack) == ["A 28"])
        let copy = UINavigationBarAppearance(barAppearance: look)
        #expect((copy.largeTitleTextAttributes[.font] as? UIFont)?.pointSize == 28)
    }
}
