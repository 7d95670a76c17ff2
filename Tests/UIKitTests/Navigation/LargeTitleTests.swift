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
