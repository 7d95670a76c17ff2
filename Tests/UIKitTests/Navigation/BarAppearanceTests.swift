import Foundation
import HostHeadless
import Testing
@testable import UIKit

@MainActor @Suite("Navigation: appearances", .leavesNothing)
struct BarAppearanceTests {
    private func look(_ color: UIColor, line: UIColor? = nil) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
        look.shadowColor = line
        return look
    }

    private func background(_ bar: UINavigationBar) -> UIColor? { bar.subviews[0].backgroundColor }
    private func line(_ bar: UINavigationBar) -> UIColor? { bar.subviews[1].backgroundColor }
    private func labels(in view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels) }

    /// Lets the pages begin below the bar, which then has its standard appearance always.
    private func beginBelow(_ stack: LoggingNavigationDelegate, _ others: UIViewController...) {
        for page in stack.navigation.viewControllers + others { page.edgesForExtendedLayout = [] }
        stack.stage.wait(0)
    }

    @Test("R-NAV-8 a standard appearance: background, line, titles and buttons")
    func standard() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar, b = stack.make("B")
        beginBelow(stack, b)
        #expect(background(bar) == .systemBackground && line(bar) == .separator)
        let look = look(.red, line: .green)
        look.titleTextAttributes = [.foregroundColor: UIColor.yellow, .font: UIFont.systemFont(ofSize: 11)]
        look.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: 3)
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        bar.standardAppearance = look
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: nil)
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(background(bar) == .red && line(bar) == .green)
        let found = labels(in: bar)
        #expect(found.first { $0.text == "B" }?.textColor == .yellow && found.first { $0.text == "B" }?.font.pointSize == 11)
        #expect(found.first { $0.text == "Go" }?.textColor == .purple && found.first { $0.text == "A" }?.textColor == .brown)
        let title = try #require(found.first { $0.text == "B" })
        #expect(abs(title.frame.midX - 210) <= 1 && abs(title.frame.midY - 25) <= 1)
        // The bar has a copy; what it returns can be changed.
        look.backgroundColor = .blue
        #expect(background(bar) == .red)
        bar.standardAppearance.backgroundColor = .cyan
        #expect(background(bar) == .cyan)
    }

    @Test("R-NAV-8 reading the standard appearance changes nothing; transparent bars show what is below")
    func untouched() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar
        beginBelow(stack)
        bar.barTintColor = .orange
        _ = bar.standardAppearance
        #expect(background(bar) == .orange)
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        bar.standardAppearance = clear
        #expect(background(bar) == nil && line(bar) == nil)
        clear.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        bar.standardAppearance = clear
        stage.wait(0)
        #expect((bar.subviews[0].subviews[0] as? UIImageView)?.image != nil && bar.subviews[0].subviews[0].frame.size == CGSize(width: 400, height: 44))
    }

    @Test("R-NAV-8 background images and shadows of bars without an appearance")
    func images() throws {
        let stack = try LoggingNavigationDelegate(), bar = stack.navigation.navigationBar
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let shown = try #require(bar.subviews[0].subviews[0] as? UIImageView), lineView = try #require(bar.subviews[1] as? UIImageView)
        bar.shadowImage = picture
        #expect(lineView.image == nil && line(bar) == .separator, "the shadow counts beside a background alone")
        bar.setBackgroundImage(picture, for: .default)
        #expect(shown.image === picture && lineView.image === picture && line(bar) == nil && background(bar) == nil)
        #expect(bar.backgroundImage(for: .default) === picture && bar.backgroundImage(for: .compact) == nil)
        bar.isTranslucent = false
        bar.barTintColor = .orange
        #expect(background(bar) == .orange)
        // An empty one shows what is below.
        bar.isTranslucent = true
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        #expect(background(bar) == nil && line(bar) == nil)
        beginBelow(stack)
        bar.standardAppearance = look(.red)
        #expect(background(bar) == .red && shown.image == nil)
        bar.setBackgroundImage(nil, for: .default)
        #expect(bar.backgroundImage(for: .default) == nil)
    }

    @Test("R-NAV-8 above content at its beginning the bar has its scroll edge appearance; an item's own come first")
    func edge() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar, b = stack.make("B"), scroller = UIScrollView()
        b.view = scroller
        scroller.contentSize = CGSize(width: 400, height: 2000)
        bar.standardAppearance = look(.red)
        bar.scrollEdgeAppearance = look(.green)
        stage.wait(0)
        // A has nothing that scrolls.
        #expect(background(bar) == .green)
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(scroller.contentOffset.y == -44 && background(bar) == .green && b.contentScrollView(for: .top) === scroller)
        scroller.contentOffset.y = 100
        stage.wait(0)
        #expect(background(bar) == .red)
        b.navigationItem.standardAppearance = look(.blue)
        #expect(background(bar) == .blue)
        b.navigationItem.scrollEdgeAppearance = look(.white)
        scroller.contentOffset.y = -44
        stage.wait(0)
        #expect(background(bar) == .white)
        let other = UIScrollView()
        other.contentOffset.y = 10
        b.setContentScrollView(other, for: .top)
        #expect(background(bar) == .blue)
        stack.navigation.popViewController(animated: false)
        stage.wait(0)
        #expect(background(bar) == .green && scroller.onMove == nil && other.onMove == nil)
    }

    @Test("R-NAV-8 without an appearance for the scroll edge a page is seen through the bar at its beginning, and where nothing scrolls")
    func seenThrough() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar, b = stack.make("B"), scroller = UIScrollView()
        b.view = scroller
        scroller.backgroundColor = .red
        scroller.contentSize = CGSize(width: 400, height: 2000)
        stack.navigation.viewControllers[0].view.backgroundColor = .green
        stage.wait(0)
        #expect(background(bar) == nil && line(bar) == nil && stage.color(100, 20) == 0x00FF00 && stage.color(100, 43) == 0x00FF00)
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(background(bar) == nil && line(bar) == nil && stage.color(100, 20) == 0xFF0000)
        scroller.contentOffset.y = 100
        stage.wait(0)
        #expect(line(bar) == .separator && stage.color(100, 43) != 0xFF0000)
        // Of the standard one all else counts there.
        let standard = look(.blue, line: .white)
        standard.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        bar.standardAppearance = standard
        stage.wait(0)
        #expect(background(bar) == .blue && line(bar) == .white)
        scroller.contentOffset.y = -44
        stage.wait(0)
        #expect(background(bar) == nil && line(bar) == nil && labels(in: bar).first { $0.text == "B" }?.textColor == .yellow)
    }

    @Test("R-NAV-8 with a colour, without translucency, below which a page begins, or without a controller, a bar has its background always")
    func kept() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar
        bar.barTintColor = .orange
        stage.wait(0)
        #expect(background(bar) == .orange && line(bar) == .separator)
        bar.barTintColor = nil
        bar.isTranslucent = false
        stage.wait(0)
        #expect(background(bar) == .systemBackground && line(bar) == .separator)
        bar.isTranslucent = true
        beginBelow(stack)
        #expect(background(bar) == .systemBackground && line(bar) == .separator)
        let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        #expect(background(own) == .systemBackground && line(own) == .separator)
    }

    @Test("R-NAV-8 in a window without much height it has its compact appearances")
    func compact() throws {
        let stack = try LoggingNavigationDelegate(size: CGSize(width: 700, height: 350)), bar = stack.navigation.navigationBar
        beginBelow(stack)
        bar.standardAppearance = look(.red)
        bar.compactAppearance = look(.green)
        #expect(bar.traitCollection.verticalSizeClass == .compact && background(bar) == .green)
        bar.scrollEdgeAppearance = look(.blue)
        #expect(background(bar) == .blue)
        bar.compactScrollEdgeAppearance = look(.white)
        #expect(background(bar) == .white)
    }

    @Test("R-NAV-6 views reach below the bar as the controller says")
    func extended() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar
        #expect(stack.a.view.frame.minY == 0)
        stack.a.edgesForExtendedLayout = []
        stage.wait(0)
        #expect(stack.a.view.frame.minY == 44 && stack.a.view.safeAreaInsets.top == 0)
        stack.a.edgesForExtendedLayout = .all
        bar.isTranslucent = false
        stage.wait(0)
        #expect(stack.a.view.frame.minY == 44)
        stack.a.extendedLayoutIncludesOpaqueBars = true
        stage.wait(0)
        #expect(stack.a.view.frame.minY == 0)
    }

    @Test("R-NAV-8 a default appearance follows light and dark", arguments: [false, true])
    func darkness(isDark: Bool) throws {
        let stack = try LoggingNavigationDelegate(size: CGSize(width: 300, height: 160), isDark: isDark), stage = stack.stage, bar = stack.navigation.navigationBar, b = stack.make("Cards")
        let look = UINavigationBarAppearance()
        look.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.standardAppearance = look
        b.view.backgroundColor = .secondarySystemBackground
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        b.navigationItem.leftItemsSupplementBackButton = true
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        let picture = try #require(stage.host.surface?.picture)
        if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] {
            let context = CGContext(memory: picture.memory, width: 300, height: 160, stride: picture.stride)
            try context?.makeImage()?.pngData?.write(to: URL(fileURLWithPath: "\(folder)/bar-\(isDark ? "dark" : "light").png"))
        }
        let corner = picture.memory.assumingMemoryBound(to: UInt32.self)[2 * 300 + 150]
        // The system's material (R-VFX-8).
        #expect(isDark ? corner & 0xFF < 0x30 : corner & 0xFF > 0xF0, "\(String(corner, radix: 16))")
    }

    @Test func appearancesAreCopied() {
        let look = look(.red)
        let copy = look.copy() as? UINavigationBarAppearance
        #expect(copy?.backgroundColor == .red && copy !== look)
        copy?.backgroundColor = .blue
        #expect(look.backgroundColor == .red && UIBarAppearance(barAppearance: look) == UIBarAppearance(barAppearance: look))
    }
}
