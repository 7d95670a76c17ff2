import Testing
@testable import UIKit

@MainActor @Suite("Navigation: large titles", .leavesNothing)
struct LargeTitleTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.isHidden || view.alpha == 0 ? [] : ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    /// What is seen of the titles, with their sizes.
    private func titles(_ stage: NavigationStage) -> [String] {
        stage.wait(0.5)
        return labels(in: stage.navigation.navigationBar).map { "\($0.text ?? "") \(Int($0.font.pointSize))" }
    }

    @Test("R-NAV-11 A preferred large title is below the buttons, without the small one and a line; the content begins below it")
    func stands() throws {
        let stage = try NavigationStage(), bar = stage.navigation.navigationBar
        #expect(titles(stage) == ["A 17"] && bar.frame.height == 44)
        bar.prefersLargeTitles = true
        #expect(titles(stage) == ["A 34"] && bar.frame.height == 96 && stage.a.view.safeAreaInsets.top == 96)
        #expect(bar.subviews[1].backgroundColor == nil && bar.subviews[0].backgroundColor == nil)
        let title = try #require(labels(in: bar).first)
        #expect(bar.convert(title.frame.origin, from: title.superview).x == 16)
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
        #expect(titles(stage) == ["A 20"] && labels(in: bar).first?.textColor == .red)
        stage.a.title = "New"
        #expect(titles(stage) == ["New 20"])
        bar.prefersLargeTitles = false
        #expect(titles(stage) == ["New 17"] && bar.frame.height == 44 && bar.subviews[1].backgroundColor == .separator)
    }

    @Test("R-NAV-11 A level is as the one below unless it says otherwise; the lowest has a large title")
    func modes() throws {
        let stage = try NavigationStage(), b = stage.make("B"), c = stage.make("C"), bar = stage.navigation.navigationBar
        bar.prefersLargeTitles = true
        b.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(b, animated: false)
        #expect(Set(titles(stage)) == ["B 17", "A 17"] && bar.frame.height == 44)
        stage.navigation.pushViewController(c, animated: true)
        #expect(Set(titles(stage)) == ["C 17", "B 17"] && bar.frame.height == 44)
        c.navigationItem.largeTitleDisplayMode = .always
        #expect(Set(titles(stage)) == ["C 34", "B 17"] && bar.frame.height == 96 && c.view.safeAreaInsets.top == 96)
        stage.navigation.popToRootViewController(animated: true)
        #expect(titles(stage) == ["A 34"] && bar.frame.height == 96)
        stage.a.title = nil
        #expect(titles(stage) == [] && bar.frame.height == 44)
    }

    @Test("R-NAV-11 Content takes the large title away with its first points and brings it back; insets stay")
    func scrolls() throws {
        let stage = try NavigationStage(), bar = stage.navigation.navigationBar, scroller = UIScrollView()
        bar.prefersLargeTitles = true
        scroller.contentSize = CGSize(width: 400, height: 2000)
        stage.navigation.setViewControllers([], animated: false)
        let controller = stage.make("S")
        controller.view = scroller
        stage.navigation.setViewControllers([controller], animated: false)
        #expect(titles(stage) == ["S 34"] && scroller.adjustedContentInset.top == 96 && scroller.contentOffset.y == -96)
        scroller.contentOffset.y = -76
        #expect(titles(stage) == ["S 34"] && bar.frame.height == 76 && bar.isAtEdge)
        scroller.contentOffset.y = -44
        #expect(titles(stage) == ["S 17"] && bar.frame.height == 44 && bar.isAtEdge && scroller.adjustedContentInset.top == 96)
        scroller.contentOffset.y = 100
        #expect(titles(stage) == ["S 17"] && bar.frame.height == 44 && !bar.isAtEdge && bar.subviews[1].backgroundColor == .separator)
        scroller.contentOffset.y = -96
        #expect(titles(stage) == ["S 34"] && bar.frame.height == 96)
        // Pulled further down, it stays.
        scroller.contentOffset.y = -150
        #expect(bar.frame.height == 96)
    }

    /// A stage whose lowest controller scrolls.
    private func scrolling(_ scroller: UIScrollView, size: CGSize = CGSize(width: 400, height: 600)) throws -> NavigationStage {
        let stage = try NavigationStage(size: size)
        stage.navigation.navigationBar.prefersLargeTitles = true
        scroller.contentSize = CGSize(width: 100, height: 3000)
        stage.navigation.setViewControllers([], animated: false)
        let controller = stage.make("S")
        controller.view = scroller
        stage.navigation.setViewControllers([controller], animated: false)
        stage.wait(0)
        return stage
    }

    @Test("R-NAV-11 A level that says nothing follows the level below when that changes")
    func follows() throws {
        let stage = try NavigationStage(), b = stage.make("B"), bar = stage.navigation.navigationBar
        bar.prefersLargeTitles = true
        stage.navigation.pushViewController(b, animated: false)
        #expect(bar.frame.height == 96)
        stage.a.navigationItem.largeTitleDisplayMode = .never
        #expect(Set(titles(stage)) == ["B 17", "A 17"] && bar.frame.height == 44 && b.view.safeAreaInsets.top == 44)
        stage.a.navigationItem.largeTitleDisplayMode = .always
        #expect(Set(titles(stage)) == ["B 34", "A 17"] && bar.frame.height == 96 && b.view.safeAreaInsets.top == 96)
        b.navigationItem.largeTitleDisplayMode = .never
        stage.a.navigationItem.largeTitleDisplayMode = .automatic
        #expect(bar.frame.height == 44)
    }

    @Test("R-NAV-11 In a window that is turned the height decides, wherever the content is; turned back, it is as before", arguments: [CGFloat(-96), 500])
    func turned(offset: CGFloat) throws {
        let scroller = UIScrollView(), stage = try scrolling(scroller, size: CGSize(width: 390, height: 844)), bar = stage.navigation.navigationBar
        scroller.contentOffset.y = offset
        let isAtTop = offset < 0, before = titles(stage)
        #expect(before == [isAtTop ? "S 34" : "S 17"] && bar.frame.height == (isAtTop ? 96 : 44))
        stage.host.resize(to: .init(width: 844, height: 390))
        #expect(titles(stage) == ["S 17"] && bar.frame.size == CGSize(width: 844, height: 44) && scroller.adjustedContentInset.top == 44)
        stage.host.resize(to: .init(width: 390, height: 844))
        #expect(titles(stage) == before && bar.frame.size == CGSize(width: 390, height: isAtTop ? 96 : 44) && scroller.adjustedContentInset.top == 96)
        #expect(scroller.contentOffset.y == offset)
    }

    @Test("R-NAV-11 A bar that stops preferring large titles has its height at once, in a push too, though the title was scrolled away")
    func off() throws {
        let scroller = UIScrollView(), stage = try scrolling(scroller), bar = stage.navigation.navigationBar, b = stage.make("B")
        scroller.contentOffset.y = 300
        stage.wait(0)
        #expect(bar.frame.height == 44 && bar.largeCollapse == 52)
        var height: CGFloat = 0
        b.onAppear = { _ in
            bar.prefersLargeTitles = false
            height = bar.frame.height
        }
        stage.navigation.pushViewController(b, animated: true)
        #expect(height == 44)
        stage.wait(1)
        stage.navigation.popViewController(animated: true)
        #expect(titles(stage) == ["S 17"] && bar.frame.height == 44 && scroller.adjustedContentInset.top == 44 && scroller.contentOffset.y == 300)
        bar.prefersLargeTitles = true
        #expect(titles(stage) == ["S 17"] && bar.frame.height == 44 && scroller.adjustedContentInset.top == 96)
    }

    @Test("R-NAV-11 A view that comes has its level's room from the motion's beginning; content that was scrolled a little stays")
    func motion() throws {
        let scroller = UIScrollView(), stage = try scrolling(scroller), bar = stage.navigation.navigationBar, b = stage.make("B")
        b.navigationItem.largeTitleDisplayMode = .never
        scroller.contentOffset.y = -60
        stage.wait(0)
        #expect(bar.frame.height == 60)
        stage.navigation.pushViewController(b, animated: true)
        stage.wait(0.1)
        #expect(stage.navigation.transitionCoordinator != nil && b.view.safeAreaInsets.top == 44)
        stage.wait(1)
        stage.navigation.popViewController(animated: true)
        stage.wait(0.1)
        #expect(stage.navigation.transitionCoordinator != nil && scroller.adjustedContentInset.top == 96)
        stage.wait(1)
        #expect(scroller.contentOffset.y == -60 && bar.frame.height == 60)
    }

    @Test("R-NAV-11 Below an opaque bar what scrolls meets the title's lower edge as that goes; other views begin below the title")
    func opaque() throws {
        let scroller = UIScrollView(), stage = try scrolling(scroller), bar = stage.navigation.navigationBar
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
        let b = stage.make("B")
        stage.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(b.view.frame == CGRect(x: 0, y: 96, width: 400, height: 504) && b.view.safeAreaInsets.top == 0)
    }

    @Test("R-NAV-11 An appearance has the look of large titles, and its copies too")
    func appearance() throws {
        let stage = try NavigationStage(), bar = stage.navigation.navigationBar, look = UINavigationBarAppearance()
        bar.prefersLargeTitles = true
        look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28)]
        bar.standardAppearance = look
        #expect(titles(stage) == ["A 28"])
        let copy = UINavigationBarAppearance(barAppearance: look)
        #expect((copy.largeTitleTextAttributes[.font] as? UIFont)?.pointSize == 28)
    }
}
