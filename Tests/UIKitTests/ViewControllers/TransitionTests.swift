import HostHeadless
import Testing
import TouchHost
@testable import UIKit

private final class Turning: UIViewController {
    var lines: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("to \(Int(size.width)) by \(Int(size.height)) from \(Int(view.bounds.width)), animated \(coordinator.isAnimated)")
        coordinator.animate { [self] _ in
            lines.append("beside \(Int(view.bounds.width))")
        } completion: { [self] _ in
            lines.append("after")
        }
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        lines.append("vertical \(newCollection.verticalSizeClass) from \(traitCollection.verticalSizeClass)")
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        lines.append("memory")
    }
}

@MainActor @Suite(.leavesNothing) struct TransitionTests {
    private func show(_ controller: UIViewController) throws -> (HeadlessHost, UIWindowScene, UIWindow) {
        let stage = try Stage(showing: controller, size: CGSize(width: 390, height: 844))
        return (stage.host, stage.scene, stage.window)
    }

    @Test func controllersAreNotifiedBeforeTheSizeChanges() throws {
        // R-VC-1, R-VC-2
        let controller = Turning(), child = Turning()
        let (host, scene, window) = try show(controller)
        controller.addChild(child)
        child.view.frame = controller.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(child.view)
        host.resize(to: PixelSize(width: 844, height: 390))
        host.advance(by: 0)
        #expect(controller.lines == ["vertical compact from regular", "to 844 by 390 from 390, animated false", "beside 844", "after"])
        #expect(child.lines == controller.lines)
        #expect(scene.interfaceOrientation.isLandscape && controller.transitionCoordinator == nil && window.bounds.width == 844)
    }

    @Test func aPresentationHasACoordinator() throws {
        // R-VC-2
        final class Presented: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate { [self] context in
                    lines.append("beside \(context.isAnimated) \(context.viewController(forKey: .to) === self)")
                    view.alpha = 0.5
                } completion: { [self] _ in lines.append("after") }
            }
        }
        let root = UIViewController()
        let (host, _, window) = try show(root)
        let presented = Presented()
        root.present(presented, animated: true)
        #expect(presented.lines == ["beside true true"] && presented.view.layer.animationKeys()?.contains { $0.hasPrefix("opacity") } == true)
        host.advance(by: 1)
        #expect(presented.lines.last == "after" && presented.transitionCoordinator == nil && presented.view.alpha == 0.5)
        root.dismiss(animated: false)
        withExtendedLifetime(window) {}
    }

    @Test func theSceneReportsWhatControllersPrefer() throws {
        // R-VC-4
        let controller = Turning()
        let (_, scene, window) = try show(controller)
        #expect(scene.statusBarManager?.statusBarStyle == .lightContent && scene.statusBarManager?.isStatusBarHidden == true)
        #expect(scene.statusBarManager?.statusBarFrame == .zero && scene.interfaceOrientation == .portrait)
        withExtendedLifetime(window) {}
    }

    @Test func lowMemoryReachesTheControllersThatExist() throws {
        // R-VC-3
        let controller = Turning()
        let (_, _, window) = try show(controller)
        UIApplication.shared.memoryIsLow()
        #expect(controller.lines == ["memory"])
        withExtendedLifetime(window) {}
    }

    @Test("R-VC-3 Low memory reaches the delegate, then the controllers with their children and what they present, once each, and the observers")
    func lowMemoryReachesAll() throws {
        final class Noting: UIViewController {
            var note: (String) -> Void = { _ in }
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                note(title ?? "")
            }
        }
        final class Delegate: UIResponder, UIApplicationDelegate {
            var note: (String) -> Void = { _ in }
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("delegate") }
        }
        var notes: [String] = []
        func controller(_ title: String) -> Noting {
            let result = Noting()
            result.title = title
            result.note = { notes.append($0) }
            return result
        }
        let root = controller("root"), child = controller("child"), grandchild = controller("grandchild"), presented = controller("presented")
        root.addChild(child)
        child.addChild(grandchild)
        let (_, _, window) = try show(root)
        root.present(presented, animated: false)
        let application = UIApplication.shared, outer = application.delegate, delegate = Delegate()
        delegate.note = { notes.append($0) }
        application.delegate = delegate
        defer { application.delegate = outer }
        let observer = NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: application, queue: nil) { _ in
            MainActor.assumeIsolated { notes.append("observer") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        application.memoryIsLow()
        #expect(notes.first == "delegate" && notes.last == "observer")
        #expect(notes.sorted() == ["child", "delegate", "grandchild", "observer", "presented", "root"])
        root.dismiss(animated: false)
        withExtendedLifetime(window) {}
    }

    @Test func theDeviceHasRealValues() {
        let device = UIDevice.current
        #expect(device.systemName == "Linux" && device.systemVersion.split(separator: ".").count == 3)
        #expect(!device.model.isEmpty && !device.name.isEmpty && UIDevice.current === device)
    }
}
