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
        let rig = Rig()
        let child = rig.add("child")
        #expect(rig.root.next === rig.controller)
        #expect(child.next === rig.root)
        child.removeFromSuperview()
        #expect(child.next == nil)
    }

    @Test("R-RSP-2 A controller whose view is a window's root goes on to the window")
    func rootController() throws {
        let rig = Rig()
        #expect(rig.controller.next === rig.window)
    }

    @Test("R-RSP-2 A controller that was replaced as the window's root no longer goes on to it")
    func formerRoot() throws {
        let rig = Rig()
        rig.window.rootViewController = UIViewController()
        #expect(rig.controller.next == nil)
        #expect(rig.root.next === rig.controller)
    }

    @Test("R-RSP-2 A presented controller goes on to the one that presents it", arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen,
    ])
    func presented(_ style: UIModalPresentationStyle) throws {
        let rig = Rig()
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        rig.controller.present(presented, animated: false)
        #expect(presented.presentingViewController === rig.controller)
        #expect(presented.next === rig.controller)
        rig.controller.dismiss(animated: false)
        #expect(presented.next == nil)
    }

    @Test("R-RSP-2 A window goes on to its scene, without one to the application; a scene to the application")
    func windows() throws {
        let rig = Rig()
        #expect(rig.window.next === rig.scene)
        #expect(rig.scene.next === UIApplication.shared)
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
        let rig = Rig()
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        rig.application.delegate = delegate
        let leaf = rig.add("leaf")
        var chain: [UIResponder] = []
        var responder: UIResponder? = leaf
        while let link = responder {
            chain.append(link)
            responder = link.next
        }
        let expected = [leaf, rig.root, rig.controller, rig.window, rig.scene, rig.application, delegate]
        #expect(chain == expected)
    }

    @Test("R-RSP-3 A child controller goes on to its view's superview")
    func childController() throws {
        let rig = Rig()
        let child = UIViewController(), container = rig.add("container")
        rig.controller.addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: rig.controller)
        #expect(child.next === container)
        #expect(child.view.next === child)
    }

    @Test("R-RSP-3 A child controller whose view is not loaded, or stands nowhere, goes on to its parent")
    func childWithoutSuperview() throws {
        let rig = Rig()
        let child = UIViewController()
        rig.controller.addChild(child)
        #expect(child.next === rig.controller)
        child.loadViewIfNeeded()
        #expect(child.next === rig.controller)
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
