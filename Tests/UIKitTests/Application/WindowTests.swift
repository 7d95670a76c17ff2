import Foundation
@testable import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Windows", .leavesNothing)
final class WindowTests {
    private lazy var stage = Stage.rooted()

    /// A window that notes its changes.
    private final class Watched: UIWindow {
        var journal: Journal?
        var onResign: (() -> Void)?
        override func becomeKey() { journal?.note("become key") }
        override func resignKey() {
            journal?.note("resign key")
            onResign?()
        }
    }

    private func watched() -> Watched {
        let window = Watched(windowScene: stage.scene)
        window.journal = stage.journal
        return window
    }

    @Test("a host that lends another size than it has reported is not written beyond the end")
    func otherSize() throws {
        let host = HeadlessHost(size: PixelSize(width: 200, height: 100)), scene = try UIApplication.shared.attach(to: host)
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = .red
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
        let surface = try #require(host.surface)
        #expect(surface.frameCount > 0)
        for size in [PixelSize(width: 20, height: 10), PixelSize(width: 300, height: 20)] {
            #expect(surface.resize(to: size, scale: 1))
            window.backgroundColor = window.backgroundColor == .red ? .blue : .red
            host.advance(by: 0.1)
            host.advance(by: 0.1)
            let picture = try #require(surface.picture)
            #expect(picture.size == size && surface.lastDamage.allSatisfy { $0.maxX <= size.width && $0.maxY <= size.height })
        }
    }

    @Test("R-APP-10 A new window is hidden and not key; showing it does not make it key")
    func showing() {
        let window = watched()
        #expect(window.isHidden && !window.isKeyWindow)
        window.isHidden = false
        #expect(!window.isHidden && !window.isKeyWindow && stage.window.isKeyWindow)
        #expect(stage.journal.take() == [])
    }

    @Test("R-APP-10 makeKeyAndVisible shows the window and makes it the one key window")
    func makeKeyAndVisible() {
        let first = watched(), second = watched()
        first.makeKeyAndVisible()
        #expect(!first.isHidden && first.isKeyWindow && !stage.window.isKeyWindow)
        #expect(stage.scene.keyWindow === first && stage.application.keyWindow === first)
        second.makeKeyAndVisible()
        #expect(second.isKeyWindow && !first.isKeyWindow && !first.isHidden)
        #expect(stage.journal.take() == ["become key", "resign key", "become key"])
        second.makeKeyAndVisible()
        #expect(stage.journal.take() == [])
    }

    @Test("R-APP-10 A window that becomes key while another one resigns for a third resigns, too")
    func keyMeanwhile() {
        let first = watched(), second = watched(), between = watched()
        first.makeKeyAndVisible()
        _ = stage.journal.take()
        first.onResign = { [unowned between] in between.makeKey() }
        second.makeKey()
        #expect(second.isKeyWindow && stage.journal.take() == ["resign key", "become key", "resign key", "become key"])
    }

    @Test("R-APP-10 A window that becomes key itself while another one resigns for it becomes key once")
    func keyItselfMeanwhile() {
        let first = watched(), second = watched()
        first.makeKeyAndVisible()
        _ = stage.journal.take()
        first.onResign = { [unowned second] in second.makeKey() }
        second.makeKey()
        #expect(second.isKeyWindow && stage.journal.take() == ["resign key", "become key"])
    }

    @Test("R-APP-10 A key window that is hidden is key no longer")
    func losing() {
        let window = watched()
        window.makeKeyAndVisible()
        _ = stage.journal.take()
        window.isHidden = true
        #expect(!window.isKeyWindow && stage.application.keyWindow !== window)
        #expect(stage.journal.take() == ["resign key"])
    }

    @Test("R-APP-21 When the key window is hidden, the frontmost visible window that can become key does so")
    func passingOn() {
        final class Aside: UIWindow { override var canBecomeKey: Bool { false } }
        let back = watched(), front = watched(), hidden = watched(), aside = Aside(windowScene: stage.scene), window = watched()
        (front.windowLevel, aside.windowLevel, hidden.windowLevel) = (.statusBar, .alert, .alert)
        for shown in [front, back, aside] { shown.isHidden = false }
        window.makeKeyAndVisible()
        _ = stage.journal.take()
        window.isHidden = true
        #expect(front.isKeyWindow && stage.scene.keyWindow === front && stage.journal.take() == ["resign key", "become key"])
        front.isHidden = true
        #expect(back.isKeyWindow)
        back.isHidden = true
        #expect(stage.window.isKeyWindow)
        withExtendedLifetime((hidden, aside)) {}
    }

    @Test("R-APP-21 A window that becomes key while the hidden one resigns stays key")
    func keyWhileHiding() {
        let window = watched(), chosen = watched(), front = watched()
        for shown in [chosen, front] { shown.isHidden = false }
        window.makeKeyAndVisible()
        window.onResign = { [unowned chosen] in chosen.makeKey() }
        window.isHidden = true
        #expect(chosen.isKeyWindow && !front.isKeyWindow)
    }

    @Test("R-APP-21 A visible window stays when the app lets go of it; one that is hidden goes")
    func letGo() {
        var window: UIWindow? = UIWindow(windowScene: stage.scene)
        weak let shown = window
        window?.makeKeyAndVisible()
        window = nil
        #expect(shown != nil && shown === stage.application.keyWindow)
        shown?.isHidden = true
        #expect(shown == nil && stage.window.isKeyWindow)
    }

    @Test("R-APP-10 The matching notifications are posted by the window")
    func notifications() {
        let window = watched()
        var names: [String] = []
        let all = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                   UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
        let observers = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        window.makeKeyAndVisible()
        #expect(names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
        names = []
        window.isHidden = true
        #expect(names.sorted() == ["UIWindowDidBecomeHiddenNotification", "UIWindowDidResignKeyNotification"])
    }

    @Test("R-APP-11 Levels have Apple's values, and higher ones stand in front whatever the order of showing")
    func levels() {
        #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.statusBar.rawValue == 1000)
        #expect(UIWindow.Level.alert.rawValue == 2000 && UIWindow.Level.normal < .alert)
        let alert = watched(), normal = watched()
        #expect(alert.windowLevel == .normal)
        alert.windowLevel = .alert
        for window in [alert, normal] { window.isHidden = false }
        let point = CGPoint(x: 10, y: 10)
        #expect(stage.scene.hitTest(point, with: nil)?.window === alert)
        alert.windowLevel = .normal - 1
        #expect(stage.scene.hitTest(point, with: nil)?.window === normal)
        normal.isHidden = true
        #expect(stage.scene.hitTest(point, with: nil)?.window === stage.window)
    }

    @Test("R-APP-12 A new root controller's view replaces the old one's and fills the window")
    func rootController() {
        stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        stage.window.rootViewController = controller
        #expect(stage.root.superview == nil)
        #expect(stage.window.subviews == [controller.view])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
        stage.window.frame.size = CGSize(width: 200, height: 100)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.window.rootViewController = nil
        #expect(stage.window.subviews.isEmpty)
    }

    @Test("R-APP-12 A root that is replaced while it loads or appears, or while the one before it goes, leaves no view behind",
          arguments: ["loads", "appears", "goes"])
    func rootIsReplacedMeanwhile(moment: String) {
        let log = Journal(), first = NotedController("first", log), second = NotedController("second", log), last = NotedController("last", log)
        stage.window.rootViewController = first
        let replace: (NotedController) -> Void = { [window = stage.window] _ in window.rootViewController = last }
        switch moment {
        case "loads": second.onLoad = replace
        case "appears": second.onAppear = replace
        default: first.onDidDisappear = replace
        }
        stage.window.rootViewController = second
        #expect(stage.window.rootViewController === last && stage.window.subviews == [last.view])
        #expect(last.view.window === stage.window && second.viewIfLoaded?.window == nil)
    }

    @Test("R-APP-12 Running touches of the old content are cancelled")
    func touches() {
        stage.down(10, 10)
        stage.window.rootViewController = UIViewController()
        stage.up(10, 10, at: 0.1)
        #expect(stage.journal.take() == ["root.began", "root.cancelled"])
    }

    @Test("R-APP-13 A landing does not change the key window")
    func landing() {
        let other = watched()
        other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        other.isHidden = false
        stage.down(10, 10)
        #expect(stage.window.isKeyWindow && !other.isKeyWindow)
        stage.up(10, 10, at: 0.1)
        #expect(stage.window.isKeyWindow)
    }
}
