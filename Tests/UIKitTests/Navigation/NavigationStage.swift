import HostHeadless
import TouchHost
@testable import UIKit

/// What controllers of a stack and its delegate are notified of, in order.
@MainActor
final class CallLog {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes what is called.
final class NotedController: UIViewController {
    let name: String
    let log: CallLog
    /// Called in `viewDidLoad()`, `viewWillAppear(_:)`, `viewDidAppear(_:)` and `viewDidDisappear(_:)`, after they were written.
    var onLoad, onAppear, onDidAppear, onDidDisappear: ((NotedController) -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name) \(line)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("loads")
        onLoad?(self)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
        onAppear?(self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
        onDidAppear?(self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
        onDidDisappear?(self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "left" : "entered")
    }
}

/// A window with a navigation controller whose lowest controller is A.
@MainActor
final class NavigationStage: UINavigationControllerDelegate {
    let host: HeadlessHost
    let scene: UIWindowScene
    let window: UIWindow
    let log = CallLog()
    let a: NotedController
    let navigation: UINavigationController
    private(set) var time = 0.0
    /// Called when the delegate is notified of what will be shown, after that was written.
    var onWillShow: ((UIViewController) -> Void)?

    init(size: CGSize = CGSize(width: 400, height: 600), isDark: Bool = false) throws {
        UIApplication.shared.delegate = nil
        host = HeadlessHost(size: PixelSize(width: Int(size.width), height: Int(size.height)), scale: 1)
        scene = try UIApplication.shared.attach(to: host)
        window = UIWindow(windowScene: scene)
        if isDark { window.overrideUserInterfaceStyle = .dark }
        a = NotedController("A", log)
        navigation = UINavigationController(rootViewController: a)
        navigation.delegate = self
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        wait(0)
    }

    func make(_ name: String) -> NotedController { NotedController(name, log) }

    func wait(_ seconds: Double) {
        time += seconds
        host.advance(by: seconds)
    }

    /// Sends one sample of a finger; places are points.
    func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double = 300) {
        host.send(TouchFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, timestamp: time, position: CGPoint(x: x, y: y))]))
    }

    /// Drags a finger, in steps of a frame, and leaves it there.
    func drag(from start: Double, to end: Double, y: Double = 300, seconds: Double) {
        finger(.began, start, y)
        let steps = max(Int(seconds * 60), 1)
        for step in 1...steps {
            wait(seconds / Double(steps))
            finger(.moved, start + (end - start) * Double(step) / Double(steps), y)
        }
    }

    func tap(_ x: Double, _ y: Double) {
        finger(.began, x, y)
        wait(0.05)
        finger(.ended, x, y)
        wait(0.05)
    }

    /// Where the upper left corner of a view is seen.
    func x(_ view: UIView) -> CGFloat {
        let layer = view.layer.presentation() ?? view.layer
        return layer.position.x - layer.bounds.width / 2
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.lines.append("will show \(viewController.title ?? "")")
        onWillShow?(viewController)
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.lines.append("did show \(viewController.title ?? "")")
    }
}
