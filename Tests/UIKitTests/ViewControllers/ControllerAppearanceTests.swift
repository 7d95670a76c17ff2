import Foundation
import Testing
@testable import UIKit

/// Notes the calls of its appearance, with what holds in each.
private final class Watched: UIViewController {
    let name: String
    let log: Journal
    var facts: (Watched) -> String = { _ in "" }

    init(_ name: String, _ log: Journal, _ facts: @escaping (Watched) -> String) {
        (self.name, self.log, self.facts) = (name, log, facts)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.note("\(name) \(call) \(facts(self))") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func viewDidLayoutSubviews() { note("laid out") }

    static func width(_ controller: Watched) -> String { "\(controller.view.subviews.first?.bounds.width ?? -1)" }
}

@MainActor @Suite("What controllers are asked while they appear", .leavesNothing)
struct ControllerAppearanceTests {
    private let log = Journal()

    private func shown(_ root: UIViewController) throws -> PresentedPair {
        let pair = try PresentedPair()
        pair.stage.window.rootViewController = root
        return pair
    }

    @Test("R-VC-11 The window is laid out before its root controller and the children of this appear")
    func firstLayout() throws {
        let root = Watched("root", log, Watched.width), child = Watched("child", log, Watched.width)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        _ = try shown(root)
        let lines = log.take()
        #expect(lines.contains("root did appear 70.0") && lines.contains("child did appear 70.0"), "\(lines)")
        #expect(lines.firstIndex(of: "root laid out 70.0")! < lines.firstIndex(of: "root did appear 70.0")!)
    }

    @Test("R-VC-11 So it is before what a container shows, or a presentation brings, without animation")
    func containers() throws {
        let first = Watched("first", log, Watched.width), second = Watched("second", log, Watched.width), tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let pair = try shown(tabs)
        #expect(log.take().contains("first did appear 70.0"))
        tabs.selectedIndex = 1
        #expect(log.take().contains("second did appear 70.0"))
        let pushed = Watched("pushed", log, Watched.width), navigation = UINavigationController(rootViewController: UIViewController())
        navigation.modalPresentationStyle = .fullScreen
        tabs.present(navigation, animated: false)
        navigation.pushViewController(pushed, animated: false)
        #expect(log.take().contains("pushed did appear 70.0"))
        let presented = Watched("presented", log, Watched.width)
        navigation.present(presented, animated: false)
        #expect(log.take().contains("presented did appear 70.0"))
        withExtendedLifetime(pair) {}
    }

    @Test("R-PSC-10 A controller in a container that is presented is presented with it, and one in a container that presents presents")
    func ancestors() throws {
        let pair = try PresentedPair(), inner = UIViewController(), navigation = UINavigationController(rootViewController: inner)
        let child = UIViewController()
        pair.root.addChild(child)
        child.didMove(toParent: pair.root)
        #expect(inner.presentingViewController == nil && child.presentedViewController == nil)
        pair.root.present(navigation, animated: false)
        #expect(navigation.presentingViewController === pair.root && inner.presentingViewController === pair.root)
        #expect(pair.root.presentedViewController === navigation && child.presentedViewController === navigation)
        inner.dismiss(animated: false)
        #expect(inner.presentingViewController == nil && pair.root.presentedViewController == nil)
    }

    @Test("R-PSC-10 A controller is being presented or dismissed in all calls of that, and not when another covers it", arguments: [true, false])
    func courses(animated: Bool) throws {
        let facts: (Watched) -> String = { ($0.isBeingPresented ? "comes" : "") + ($0.isBeingDismissed ? "goes" : "") }
        let pair = try PresentedPair(), stage = pair.stage, middle = Watched("middle", log, facts), top = Watched("top", log, facts)
        for controller in [middle, top] { controller.modalPresentationStyle = .fullScreen }
        pair.root.present(middle, animated: animated)
        stage.wait(1)
        middle.present(top, animated: animated)
        stage.wait(1)
        middle.dismiss(animated: animated)
        stage.wait(1)
        pair.root.dismiss(animated: animated)
        stage.wait(1)
        #expect(log.take().filter { !$0.contains("laid out") } == [
            "middle will appear comes", "middle did appear comes", "middle will disappear ", "top will appear comes", "top did appear comes",
            "middle did disappear ", "top will disappear goes", "middle will appear ", "middle did appear ", "top did disappear goes",
            "middle will disappear goes", "middle did disappear goes",
        ])
    }

    @Test("R-VC-12 A child of an app's own container is moving to it, or from it, while it appears or disappears")
    func moving() throws {
        let pair = try PresentedPair()
        let child = Watched("child", log) { ($0.isMovingToParent ? "to" : "") + ($0.isMovingFromParent ? "from" : "") }
        pair.root.addChild(child)
        pair.root.view.addSubview(child.view)
        child.didMove(toParent: pair.root)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take().filter { !$0.contains("laid out") } == [
            "child will appear to", "child did appear to", "child will disappear from", "child did disappear from",
        ])
        #expect(!child.isMovingToParent && !child.isMovingFromParent)
    }
}
