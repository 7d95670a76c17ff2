import HostHeadless
import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Stages") struct StageTests {
    @Test func aStageIsAWindowOfItsSize() {
        let stage = TouchStage(size: CGSize(width: 200, height: 100), scale: 2)
        #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(stage.window.isKeyWindow)
        #expect(stage.scene.activationState == .foregroundActive)
        #expect(stage.picture().width == 400)
        #expect(stage.now == 0)
        #expect(TouchStage().window.bounds.size == TouchStage.standardSize)
    }

    @Test("R-VC-11 A controller is laid out and appears")
    func controllerAppears() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
            override func viewDidLayoutSubviews() { calls.append("layout \(Int(view.bounds.width))") }
        }
        let controller = Controller()
        let stage = TouchStage(rootViewController: controller, size: CGSize(width: 300, height: 300))
        stage.advance(by: 0)
        #expect(controller.calls.first == "load" && controller.calls.last == "appear")
        #expect(controller.calls.contains("layout 300"))
        stage.host.resize(to: .init(width: 500, height: 300))
        #expect(controller.calls.last == "layout 500")
    }

    @MainActor private final class Turns {
        var seen: [UIDeviceOrientation] = []
        func note() { seen.append(UIDevice.current.orientation) }
    }

    @Test("R-VC-4 Another shape of the scene is posted as a turn of the device, while that generates notifications")
    func turns() {
        let stage = TouchStage(size: CGSize(width: 100, height: 200)), turns = Turns()
        let token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { turns.note() }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.host.resize(to: .init(width: 300, height: 200))
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        stage.host.resize(to: .init(width: 400, height: 200))
        stage.host.resize(to: .init(width: 100, height: 200))
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        stage.host.resize(to: .init(width: 400, height: 200))
        #expect(turns.seen == [.portrait] && UIApplication.shared.statusBarOrientation == .landscapeRight)
        #expect(UIApplication.shared.statusBarFrame == .zero && !UIDevice.current.isGeneratingDeviceOrientationNotifications)
    }

    @Test func aViewWithoutASizeFillsTheWindow() {
        let view = UIView()
        let stage = TouchStage(view: view, size: CGSize(width: 80, height: 60))
        #expect(view.frame == stage.window.bounds)
        let small = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        _ = TouchStage(view: small)
        #expect(small.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test("a size that can't be is a failure at the line of the stage", arguments: [
        CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10),
        CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e5, height: 1e5),
    ])
    func unusableSize(size: CGSize) {
        let line: UInt = #line + 1
        let found = failures { #expect(TouchStage(size: size).window.bounds.size == TouchStage.standardSize) }
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("a stage can't have ") == true)
        #expect(found.first?.line == line)
    }

    @Test func whatATestChangesIsLaidOutBeforeTheNextTouch() {
        final class Row: UIView {
            let cell = NotingView(frame: .zero)
            override func layoutSubviews() { cell.frame = bounds }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        row.addSubview(row.cell)
        let stage = TouchStage(view: row)
        stage.tap(row)
        #expect(row.cell.notes == ["began (50, 50) 0", "ended (50, 50) 0.05"])
    }

    @Test func aStageGivesWayAndComesBack() {
        let view = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = TouchStage(view: view)
        let alert = UIWindow(windowScene: first.scene)
        alert.frame = CGRect(x: 200, y: 200, width: 50, height: 50)
        let inner = NotingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        alert.addSubview(inner)
        alert.makeKeyAndVisible()
        first.advance(by: 1)
        let other = NotingView()
        let second = TouchStage(view: other, size: CGSize(width: 50, height: 50))
        second.tap(other)
        #expect(!alert.isKeyWindow)
        first.tap(view)
        #expect(view.notes == ["began (50, 50) 1", "ended (50, 50) 1.05"])
        #expect(alert.isKeyWindow)
        first.tap(inner)
        #expect(inner.notes.count == 2)
        second.tap(other)
        #expect(other.notes == ["began (25, 25) 0", "ended (25, 25) 0.05", "began (25, 25) 0.05", "ended (25, 25) 0.1"])
    }

    @Test func aStageComesBackFromAnyOtherUseOfTheApplication() throws {
        let view = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage = TouchStage(view: view)
        try UIApplication.shared.attach(to: HeadlessHost())
        stage.tap(view)
        #expect(view.notes.count == 2)
        UIApplication.shared.detach()
        stage.tap(view)
        #expect(view.notes.count == 4)
    }

    @Test func aGestureThatIsInterruptedIsAFailure() {
        let view = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = TouchStage(view: view)
        let finger = first.finger().down(in: view)
        _ = TouchStage()
        #expect(view.notes.last == "cancelled (50, 50) 0")
        let found = failures { first.advance(by: 1) }
        #expect(found.map(\.message) == ["another stage was used while \(finger) was down, which cancelled it; "
            + "a test must not give way to others in the middle of a gesture"])
        #expect(!finger.isDown)
        first.close()
        #expect(failures { first.tap() }.map(\.message) == ["this stage is closed"])
    }

    @Test func aClosedStageLetsGoOfItsViews() {
        weak var seen: UIView?
        do {
            let view = UIView()
            let stage = TouchStage(view: view)
            stage.tap(view)
            seen = view
            #expect(seen != nil)
            stage.close()
        }
        #expect(seen == nil)
    }

    @Test func timePassesWhenATestSaysSo() {
        let stage = TouchStage()
        stage.advance(by: 1.5)
        #expect(stage.now == 1.5)
        #expect(failures { stage.advance(by: -1) }.map(\.message) == ["time can't be advanced by -1 s"])
        #expect(failures { stage.advance(by: .nan) }.count == 1)
        #expect(stage.now == 1.5)
    }

    @Test func settlingWaitsForAnimations() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage = TouchStage(view: view)
        var isDone = false
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 2, animations: { view.alpha = 0.5 }, completion: { _ in isDone = true })
        #expect(!isDone)
        let time = stage.settle()
        #expect(isDone)
        #expect(time >= 2 && time < 2.1, "\(time)")
        #expect(stage.settle() == 0)
    }

    @Test func whatNeverComesToRestIsAFailure() {
        let stage = TouchStage()
        let view = UIView()
        stage.window.addSubview(view)
        UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat], animations: { view.alpha = 0.5 })
        let found = failures { stage.settle(limit: 3) }
        #expect(found.first?.message.hasPrefix(
            "expected: the stage comes to rest within 3 s\nhappened: an animation or a display link goes on\nit is ") == true)
    }
}
