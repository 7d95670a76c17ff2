import Testing
@testable import UIKit

@MainActor @Suite("Responder chain", .leavesNothing)
struct ChainTests {
    @Test("R-RSP-1 The base class has no next responder; client code may override it")
    func base() {
        final class Linked: UIResponder {
            let following = UIResponder()
            override var next: UIResponder? { following }
        }
        #expect(UIResponder().next == nil)
        let linked = Linked()
        #expect(linked.next === linked.following)
    }

    @Test("R-RSP-2 A view's next is the controller whose root view it is, else its superview, else nil")
    func views() throws {
        let stage = Stage.rooted()
        let child = stage.add("child")
        #expect(stage.root.next === stage.controller)
        #expect(child.next === stage.root)
        child.removeFromSuperview()
        #expect(child.next == nil)
    }

    @Test("R-RSP-2 A controller whose view is a window's root goes on to the window")
    func rootController() throws {
        let stage = Stage.rooted()
        #expect(stage.controller.next === stage.window)
    }

    @Test("R-RSP-2 A controller that was replaced as the window's root no longer goes on to it")
    func formerRoot() throws {
        let stage = Stage.rooted()
        stage.window.rootViewController = UIViewController()
        #expect(stage.controller.next == nil)
        #expect(stage.root.next === stage.controller)
    }

    @Test("R-RSP-2 A presented controller goes on to the one that presents it", arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen,
    ])
    func presented(_ style: UIModalPresentationStyle) throws {
        let stage = Stage.rooted()
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        stage.controller.present(presented, animated: false)
        #expect(presented.presentingViewController === stage.controller)
        #expect(presented.next === stage.controller)
        stage.controller.dismiss(animated: false)
        #expect(presented.next == nil)
    }

    @Test("R-RSP-2 A window goes on to its scene, without one to the application; a scene to the application")
    func windows() throws {
        let stage = Stage.rooted()
        #expect(stage.window.next === stage.scene)
        #expect(stage.scene.next === UIApplication.shared)
        #expect(UIWindow(frame: .zero).next === UIApplication.shared)
    }

    @Test("R-RSP-2 The application goes on to its delegate if that is a responder of its own")
    func application() {
        final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
        final class PlainDelegate: NSObject, UIApplicationDelegate {}
        final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
        final class ViewDelegate: UIView, UIApplicationDelegate {}
        final class OwnDelegate: UIApplication, UIApplicationDelegate {}

        let application = OwnDelegate()
        #expect(application.next == nil)
        let responder = ResponderDelegate()
        application.delegate = responder
        #expect(application.next === responder)
        #expect(responder.next == nil)
        for delegate in [PlainDelegate(), ControllerDelegate(), ViewDelegate(), application] as [any UIApplicationDelegate] {
            application.delegate = delegate
            #expect(application.next == nil, "\(type(of: delegate))")
        }
    }

    @Test("R-RSP-2 A touch that no responder handles passes every responder up to the delegate")
    func wholeChain() throws {
        let stage = Stage.rooted()
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        stage.application.delegate = delegate
        let leaf = stage.add("leaf")
        var chain: [UIResponder] = []
        var responder: UIResponder? = leaf
        while let link = responder {
            chain.append(link)
            responder = link.next
        }
        let expected = [leaf, stage.root, stage.controller, stage.window, stage.scene, stage.application, delegate]
        #expect(chain == expected)
    }

    @Test("R-RSP-3 A child controller goes on to its view's superview")
    func childController() throws {
        let stage = Stage.rooted()
        let child = UIViewController(), container = stage.add("container")
        stage.controller.addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: stage.controller)
        #expect(child.next === container)
        #expect(child.view.next === child)
    }

    @Test("R-RSP-3 A child controller whose view is not loaded, or stands nowhere, goes on to its parent")
    func childWithoutSuperview() throws {
        let stage = Stage.rooted()
        let child = UIViewController()
        stage.controller.addChild(child)
        #expect(child.next === stage.controller)
        child.loadViewIfNeeded()
        #expect(child.next === stage.controller)
        child.removeFromParent()
        #expect(child.next == nil)
    }

    @Test("R-RSP-4 Reading next loads no view")
    func noLoading() {
        let controller = UIViewController(), parent = UIViewController()
        #expect(controller.next == nil)
        parent.addChild(controller)
        #expect(controller.next === parent)
        #expect(parent.next == nil)
        #expect(!controller.isViewLoaded && !parent.isViewLoaded)
    }
}
