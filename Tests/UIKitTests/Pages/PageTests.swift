import Testing
import TouchHost
@testable import UIKit

/// A book of controllers, called by their numbers, that writes what a page view controller asks and reports.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: Journal
    let pages: [NotedController]

    init(_ count: Int, _ log: Journal) {
        self.log = log
        pages = (0..<count).map { index in
            let page = NotedController("\(index)", log)
            page.onLoad = { $0.view.backgroundColor = [UIColor.red, .green, .blue, .yellow][index % 4] }
            return page
        }
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        log.note("before \(viewController.title ?? "")")
        let index = pages.firstIndex { $0 === viewController }!
        return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        log.note("after \(viewController.title ?? "")")
        let index = pages.firstIndex { $0 === viewController }!
        return index + 1 < pages.count ? pages[index + 1] : nil
    }
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        log.note("will turn to \(pendingViewControllers.map { $0.title ?? "" }.joined())")
    }
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
                            transitionCompleted completed: Bool) {
        log.note("turned from \(previousViewControllers.map { $0.title ?? "" }.joined()) finished \(finished) completed \(completed)")
    }
}

/// A book with dots.
final class DottedBook: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        let index = pages.firstIndex(of: viewController)!
        return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        let index = pages.firstIndex(of: viewController)!
        return index < 2 ? pages[index + 1] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0 }
}

@MainActor @Suite("Pages", .leavesNothing)
struct PageTests {
    private let log = Journal()

    private func make(_ count: Int = 3, at start: Int = 0, orientation: UIPageViewController.NavigationOrientation = .horizontal,
                      spacing: CGFloat = 0) throws -> (Stage, UIPageViewController, Book) {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
        let book = Book(count, log)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[start]], direction: .forward, animated: false)
        let stage = try Stage(showing: controller)
        _ = log.take()
        return (stage, controller, book)
    }

    private func swipe(_ stage: Stage, _ from: Double, _ to: Double) { stage.drag(CGPoint(x: from, y: 300), CGPoint(x: to, y: 300), seconds: 0.2) }

    private func left(_ view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: nil).x }

    @Test("R-PGV-2 R-PGV-3 R-PGV-4 A finger turns to the next page, which follows it")
    func turns() throws {
        let (stage, controller, book) = try make()
        stage.drag(CGPoint(x: 350, y: 300), CGPoint(x: 150, y: 300), seconds: 0.3, lifts: false)
        #expect(log.take() == ["before 0", "after 0", "will turn to 1", "1 will enter", "1 loads", "1 will appear", "0 will disappear"])
        #expect(left(book.pages[0].view) < -150 && abs(left(book.pages[1].view) - left(book.pages[0].view) - 400) < 1)
        #expect(controller.viewControllers == [book.pages[0]])
        stage.finger(.ended, 150, 300)
        stage.wait(1)
        #expect(log.take() == ["0 will leave", "1 did appear", "0 did disappear", "0 left", "1 entered",
                               "turned from 0 finished true completed true"])
        #expect(controller.viewControllers == [book.pages[1]] && left(book.pages[1].view) == 0 && book.pages[0].view.window == nil)
        #expect(controller.children == [book.pages[1]])
    }

    @Test("R-PGV-2 R-PGV-4 A page that is let go early goes back; beyond the last there is nothing")
    func goesBack() throws {
        let (stage, controller, book) = try make(2)
        stage.drag(CGPoint(x: 300, y: 300), CGPoint(x: 250, y: 300), seconds: 0.5, lifts: false)
        stage.wait(0.3)
        stage.finger(.ended, 250, 300)
        stage.wait(1)
        #expect(log.take().suffix(7) == ["0 will appear", "0 did appear", "1 will disappear", "1 will leave", "1 did disappear", "1 left",
                                         "turned from 0 finished true completed false"])
        #expect(controller.viewControllers == [book.pages[0]] && left(book.pages[0].view) == 0 && book.pages[1].parent == nil)
        // The first page is pulled, and nothing else comes.
        stage.drag(CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 300), seconds: 0.3, lifts: false)
        #expect(left(book.pages[0].view) > 20 && left(book.pages[0].view) < 180)
        stage.finger(.ended, 300, 300)
        stage.wait(1)
        #expect(log.take().isEmpty && left(book.pages[0].view) == 0)
    }

    @Test("R-PGV-6 The pages' scroll view has its size and its place as soon as the view is loaded")
    func loaded() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let size = pages.view.bounds.size, scrolled = try #require(pages.view.subviews.first { $0 is UIScrollView } as? UIScrollView)
        #expect(size.width > 0 && scrolled.bounds.size == size && scrolled.contentOffset == CGPoint(x: size.width, y: 0))
        #expect(pages.viewControllers?.first?.view.frame.minX == size.width)
    }

    @Test("R-PGV-7 Pages that scroll have no backs that are seen")
    func backs() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(!pages.isDoubleSided)
        pages.isDoubleSided = true
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        #expect(pages.isDoubleSided && pages.viewControllers?.count == 1)
    }

    @Test("R-PGV-6 An app follows the turn by the pages' scroll view, as its delegate", arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
    func follows(orientation: UIPageViewController.NavigationOrientation) throws {
        final class Follower: UIScrollViewDelegate {
            var shares: [CGFloat] = [], calls: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                let size = scrollView.bounds.size, isDown = scrollView.contentSize.height > size.height
                shares.append((isDown ? scrollView.contentOffset.y / size.height : scrollView.contentOffset.x / size.width) - 1)
            }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { calls.append("lift") }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("turned") }
        }
        let (stage, controller, book) = try make(orientation: orientation), follower = Follower()
        let pages = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let rest = orientation == .horizontal ? CGPoint(x: 400, y: 0) : CGPoint(x: 0, y: pages.bounds.height)
        #expect(pages.contentOffset == rest)
        pages.delegate = follower
        if orientation == .horizontal { swipe(stage, 350, 100) } else { stage.drag(CGPoint(x: 200, y: 350), CGPoint(x: 200, y: 100), seconds: 0.2) }
        stage.wait(1)
        #expect(follower.calls == ["drag", "lift", "decelerate", "rest"] && controller.viewControllers == [book.pages[1]])
        #expect(follower.shares.dropLast().allSatisfy { $0 > 0 && $0 <= 1 } && follower.shares.last == 0 && pages.contentOffset == rest)
        follower.calls = []
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
        stage.wait(1)
        #expect(follower.calls == ["turned"] && follower.shares.min()! < -0.9 && follower.shares.last == 0 && controller.viewControllers == [book.pages[0]])
    }

    @Test("R-PGV-2 After a turn the page that was left is known")
    func knows() throws {
        let (stage, controller, book) = try make()
        swipe(stage, 350, 100)
        stage.wait(1)
        _ = log.take()
        swipe(stage, 100, 350)
        stage.wait(1)
        #expect(log.take().filter { $0.hasPrefix("before") || $0.hasPrefix("after") } == ["after 1"])
        #expect(controller.viewControllers == [book.pages[0]])
    }

    @Test("R-PGV-4 Swipes one after another turn several pages, though the first is still on its way")
    func quickly() throws {
        let (stage, controller, book) = try make(4)
        for _ in 0..<3 {
            swipe(stage, 350, 50)
            stage.wait(0.05)
        }
        stage.wait(1)
        #expect(controller.viewControllers == [book.pages[3]] && left(book.pages[3].view) == 0)
        #expect(log.take().filter { $0.hasPrefix("turned") }.count == 3)
    }

    @Test("R-PGV-4 Code turns with an animation, and the delegate is not notified", arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
    func code(direction: UIPageViewController.NavigationDirection) throws {
        let (stage, controller, book) = try make()
        var done: [Bool] = []
        controller.setViewControllers([book.pages[2]], direction: direction, animated: true) { done.append($0) }
        #expect(done.isEmpty && controller.viewControllers == [book.pages[0]])
        stage.wait(0.1)
        let x = left(book.pages[2].view)
        #expect(direction == .forward ? x > 0 && x < 400 : x < 0 && x > -400)
        stage.wait(1)
        #expect(done == [true] && controller.viewControllers == [book.pages[2]] && left(book.pages[2].view) == 0 && book.pages[0].parent == nil)
        #expect(!log.take().contains { $0.contains("turn") })
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false) { done.append($0) }
        #expect(done == [true, true] && controller.children == [book.pages[1]] && book.pages[1].view.window === stage.window)
    }

    @Test("R-PGV-4 Another page set during code's turn cuts it short")
    func cutShort() throws {
        let (stage, controller, book) = try make()
        var done: [Bool] = []
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { done.append($0) }
        stage.wait(0.1)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { done.append($0) }
        #expect(done == [false])
        stage.wait(1)
        #expect(done == [false, true] && controller.children == [book.pages[2]] && left(book.pages[2].view) == 0)
    }

    @Test("R-PGV-2 Without a data source no finger turns")
    func alone() throws {
        let (stage, controller, book) = try make()
        controller.dataSource = nil
        swipe(stage, 350, 50)
        stage.wait(1)
        #expect(controller.viewControllers == [book.pages[0]] && log.take().isEmpty && left(book.pages[0].view) == 0)
    }

    @Test("R-PGV-1 Pages stand below each other, with space between them")
    func vertical() throws {
        let (stage, controller, book) = try make(orientation: .vertical, spacing: 30)
        stage.drag(CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 300), seconds: 0.3, lifts: false)
        let first = book.pages[0].view.convert(CGPoint.zero, to: nil).y, second = book.pages[1].view.convert(CGPoint.zero, to: nil).y
        #expect(abs(second - first - 630) < 1 && book.pages[0].view.bounds.size == CGSize(width: 400, height: 600))
        stage.finger(.ended, 200, 300)
        stage.wait(1)
        #expect(controller.viewControllers == [book.pages[1]])
    }

    @Test("R-PGV-2 A key turns a page", arguments: [true, false])
    func keys(isRight: Bool) throws {
        let (stage, controller, book) = try make(at: 1)
        let strip = try #require(controller.view.subviews.first as? PageStrip)
        let key = UIKey(KeyEvent(timestamp: stage.now, usage: isRight ? 79 : 80, isPressed: true))
        #expect(strip.scroll(by: key))
        stage.wait(1)
        #expect(controller.viewControllers == [book.pages[isRight ? 2 : 0]])
        #expect(strip.accessibilityScroll(isRight ? .previous : .next) && controller.viewControllers == [book.pages[1]])
    }

    @Test("R-PGV-5 Dots show the page, and taps beside the dot turn it", arguments: [false, true])
    func dots(isDark: Bool) throws {
        let book = DottedBook(), controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        controller.view.backgroundColor = .systemBackground
        let stage = try Stage(showing: controller, scale: 2, isDark: isDark)
        let dots = try #require(controller.view.subviews.last as? UIPageControl)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 0 && book.pages[0].view.bounds.height == 563)
        try stage.save("pages-\(isDark ? "dark" : "light")")
        stage.drag(CGPoint(x: 350, y: 300), CGPoint(x: 50, y: 300), seconds: 0.2)
        stage.wait(1)
        #expect(dots.currentPage == 1)
        stage.tapNow(300, 580)
        stage.wait(1)
        #expect(dots.currentPage == 2 && controller.viewControllers == [book.pages[2]])
        stage.tapNow(100, 580)
        stage.wait(1)
        #expect(dots.currentPage == 1 && controller.viewControllers == [book.pages[1]])
    }

    @Test("R-PGV-3 The page appears and disappears with the controller")
    func appears() throws {
        let (stage, controller, book) = try make()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: true)
        #expect(log.take() == ["0 will disappear"])
        stage.wait(1)
        #expect(log.take() == ["0 did disappear"])
        cover.dismiss(animated: true)
        stage.wait(1)
        #expect(log.take() == ["0 will appear", "0 did appear"] && book.pages[0].view.window === stage.window)
    }

    @Test("R-PGV-1 A file has a page view controller, and a line where it asks for curling paper")
    func nib() throws {
        let (made, lines) = quietly {
            UIStoryboard(initial: "p", """
                <pageViewController navigationOrientation="vertical" transitionStyle="scroll" pageSpacing="12" id="p" sceneMemberID="viewController"/>
                """).instantiateInitialViewController() as? UIPageViewController
        }
        #expect(made?.navigationOrientation == .vertical && lines.isEmpty, "\(lines)")
        let (curled, more) = quietly {
            UIStoryboard(initial: "p", "<pageViewController navigationOrientation=\"horizontal\" id=\"p\" sceneMemberID=\"viewController\"/>").instantiateInitialViewController()
        }
        #expect(curled is UIPageViewController && more.count == 1 && more[0].hasSuffix("there is no page curl here; the pages scroll"), "\(more)")
    }
}
