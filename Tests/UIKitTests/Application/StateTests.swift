import Testing
import TouchHost
@testable import UIKit

/// A window that can keep events to itself, and counts them.
private final class WatchingWindow: LoggingWindow {
    var swallows = false
    var events: [[UITouch.Phase]] = []
    override func sendEvent(_ event: UIEvent) {
        events.append((event.allTouches ?? []).sorted { $0.serial < $1.serial }.map(\.phase))
        if !swallows { super.sendEvent(event) }
    }
}

/// Notes the calls of a scene's delegate.
final class SceneNotes: UIResponder, UIWindowSceneDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.note("scene did become active") }
    func sceneWillResignActive(_ scene: UIScene) { journal.note("scene will resign active") }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.note("scene will enter foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.note("scene did enter background") }
    func sceneDidDisconnect(_ scene: UIScene) { journal.note("scene did disconnect") }
}

/// Notes the calls of an application's delegate.
final class ApplicationNotes: UIResponder, UIApplicationDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("did become active") }
    func applicationWillResignActive(_ application: UIApplication) { journal.note("will resign active") }
    func applicationWillEnterForeground(_ application: UIApplication) { journal.note("will enter foreground") }
    func applicationDidEnterBackground(_ application: UIApplication) { journal.note("did enter background") }
    func applicationWillTerminate(_ application: UIApplication) { journal.note("will terminate") }
}

@MainActor @Suite("Activation, interruption and events", .leavesNothing)
final class StateTests {
    private lazy var stage = Stage.rooted { WatchingWindow(windowScene: $0) }
    private var journal: Journal { stage.journal }
    private lazy var window = stage.window as! WatchingWindow

    @Test("R-APP-1 Activation states have Apple's numbers")
    func numbers() {
        let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
        #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
    }

    @Test("R-APP-1 Only windows of a foreground-active scene take touches")
    func inactiveScene() {
        #expect(stage.scene.activationState == .foregroundActive && stage.application.applicationState == .active)
        stage.host.setVisible(false)
        #expect(stage.scene.activationState == .background && stage.application.applicationState == .background)
        stage.down(10, 10)
        stage.up(10, 10, at: 0.1)
        #expect(journal.take() == [])
        stage.host.setVisible(true)
        #expect(stage.scene.activationState == .foregroundActive && stage.application.applicationState == .active)
        stage.down(10, 10, at: 0.2)
        #expect(journal.take() == ["root.began"])
    }

    @Test("R-APP-2, R-APP-3 Touches are cancelled before the scene's delegate is called for resigning active")
    func sceneOrder() {
        stage.scene.delegate = SceneNotes(journal)
        let delegate = ApplicationNotes(journal)
        stage.application.delegate = delegate
        stage.down(10, 10)
        stage.host.setVisible(false)
        // Where scenes have delegates the application's is not called for coming and going.
        #expect(journal.take() == ["root.began", "root.cancelled", "scene will resign active", "scene did enter background"])
        stage.host.setVisible(true)
        #expect(journal.take() == ["scene will enter foreground", "scene did become active"])
    }

    @Test("R-APP-2, R-APP-3 Without scenes the application's delegate is called, after the cancellation")
    func applicationOrder() {
        let delegate = ApplicationNotes(journal)
        stage.application.delegate = delegate
        stage.down(10, 10)
        stage.host.setVisible(false)
        #expect(journal.take() == ["root.began", "root.cancelled", "will resign active", "did enter background"])
        stage.host.setVisible(true)
        #expect(journal.take() == ["will enter foreground", "did become active"])
        stage.host.requestClose()
        #expect(journal.take() == ["will resign active", "did enter background", "will terminate"])
    }

    @Test("R-APP-3, R-EVT-6 What is cancelled at the end has the time when the end came, however long what was delivered before it took")
    func endTime() throws {
        stage.down(10, 10)
        let surface = try #require(stage.host.surface), client = try #require(stage.host.client), time = stage.now
        let root = stage.root, host = stage.host
        root.onNote = { if $0 == "moved" { host.advance(by: 0.05) } }
        let moved = Contact(id: 1, phase: .moved, timestamp: time, position: CGPoint(x: 20, y: 20))
        client.surface(surface, didReceive: TouchFrame(timestamp: time, contacts: [moved]))
        client.hostDidRequestTermination(host)
        #expect(journal.take() == ["root.began", "root.moved", "root.cancelled"])
        #expect(stage.now > time + 0.04 && root.touches.map(\.timestamp) == [time])
    }

    @Test("R-APP-2 Losing the keyboard's focus cancels no touch")
    func focus() {
        stage.down(10, 10)
        stage.host.setFocused(false)
        stage.move(20, 20, at: 0.1)
        #expect(journal.take() == ["root.began", "root.moved"])
    }

    @Test("R-APP-4 Cancellation is one event with every touch cancelled; severed touches say nothing to their views")
    func cancellation() {
        let left = stage.add("left", CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.add("right", CGRect(x: 100, y: 0, width: 100, height: 100))
        left.isMultipleTouchEnabled = true
        stage.down(10, 10, id: 1)
        stage.down(20, 20, id: 2)
        stage.down(110, 10, id: 3)
        stage.down(120, 20, id: 4)
        _ = journal.take()
        window.events = []
        stage.host.setVisible(false)
        #expect(window.events == [[.cancelled, .cancelled, .cancelled, .cancelled]])
        #expect(journal.take() == ["left.cancelled", "right.cancelled"])
        #expect(left.touches.count == 2 && right.touches.count == 1)
    }

    @Test("R-APP-4 Contacts that are still down say nothing until they lift and land again")
    func afterwards() {
        stage.down(10, 10)
        stage.host.setVisible(false)
        stage.host.setVisible(true)
        _ = journal.take()
        stage.move(20, 20, at: 0.1)
        stage.up(20, 20, at: 0.2)
        #expect(journal.take() == [])
        stage.down(10, 10, at: 0.3)
        #expect(journal.take() == ["root.began"])
    }

    @Test("R-APP-5, T-118 While interaction events are ignored, touches are cancelled and landings go unheard")
    func ignoring() {
        stage.down(10, 10, id: 1)
        stage.application.beginIgnoringInteractionEvents()
        #expect(journal.take() == ["root.began", "root.cancelled"])
        stage.down(20, 20, id: 2)
        stage.application.endIgnoringInteractionEvents()
        stage.move(30, 30, id: 2, at: 0.1)
        stage.move(30, 30, id: 1, at: 0.1)
        #expect(journal.take() == [])
        stage.down(40, 40, id: 3, at: 0.2)
        #expect(journal.take() == ["root.began"])
        stage.up(40, 40, id: 3, at: 0.3)
        stage.up(30, 30, id: 2, at: 0.3)
        _ = journal.take()
        stage.down(30, 30, id: 2, at: 0.4)
        #expect(journal.take() == ["root.began"])
    }

    @Test("R-APP-5 Beginnings and ends nest by counting")
    func nesting() {
        let application = stage.application
        #expect(!application.isIgnoringInteractionEvents)
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        stage.down(10, 10)
        #expect(journal.take() == [])
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
    }

    @Test("R-APP-6 A window that does not call super keeps the event from its views")
    func windowOverride() {
        window.swallows = true
        stage.down(10, 10)
        #expect(window.events == [[.began]] && journal.take() == [])
        window.swallows = false
        stage.up(10, 10, at: 0.1)
        stage.down(10, 10, at: 0.2)
        #expect(journal.take() == ["root.began"])
    }

    @Test("R-APP-6 An application that does not call super keeps it from the windows; else it sees it first")
    func applicationOverride() throws {
        final class WatchingApplication: UIApplication {
            var swallows = false
            var count = 0
            override func sendEvent(_ event: UIEvent) {
                count += 1
                if !swallows { super.sendEvent(event) }
            }
        }
        stage.application.detach()
        let usual = UIApplication.instance
        let application = WatchingApplication()
        UIApplication.instance = application
        defer { UIApplication.instance = usual }
        let inner = Stage.rooted()
        #expect(inner.application === application)
        inner.down(10, 10)
        #expect(application.count == 1 && inner.journal.take() == ["root.began"])
        application.swallows = true
        inner.move(20, 20, at: 0.1)
        #expect(application.count == 2 && inner.journal.take() == [])
        application.detach()
    }
}
