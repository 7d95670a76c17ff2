import UIKit
import XCUIAutomation

/// An app for one test: a window with the controller that the test gives.
class ProbeDelegate: UIResponder, UIApplicationDelegate {
    /// Makes the controller of the next launch.
    static var controller: () -> UIViewController = { UIViewController() }
    /// What the launches have found.
    static var launches: [(arguments: [String], mode: String?, preference: String?)] = []
    static var events: [String] = []
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let process = ProcessInfo.processInfo
        Self.launches.append((Array(process.arguments.dropFirst()), process.environment["PROBE_MODE"], UserDefaults.standard.string(forKey: "probeName")))
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Self.controller()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) { Self.events.append("foreground") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.events.append("background") }
    func applicationWillTerminate(_ application: UIApplication) { Self.events.append("terminate") }
}

/// A controller whose view a test fills.
class ProbeController: UIViewController {
    private let fill: (ProbeController) -> Void
    var said: [String] = []

    init(_ fill: @escaping (ProbeController) -> Void) {
        self.fill = fill
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        fill(self)
    }
}

/// The failures that a block reports, in place of the test.
@MainActor
func failures(_ body: () -> Void) -> [String] {
    var result: [String] = []
    let before = XCUIApplication.onFailure
    XCUIApplication.onFailure = { result.append($0.message) }
    body()
    XCUIApplication.onFailure = before
    return result
}

/// Launches an app of one controller, and ends it after the block.
@MainActor
func withApp(_ fill: @escaping (ProbeController) -> Void, _ body: (XCUIApplication, ProbeController) throws -> Void) rethrows {
    let controller = ProbeController(fill)
    try withApp(ProbeDelegate.self, { controller }) { try body($0, controller) }
}

@MainActor
func withApp(_ delegate: AnyClass, _ controller: @escaping () -> UIViewController = { UIViewController() }, _ body: (XCUIApplication) throws -> Void) rethrows {
    ProbeDelegate.controller = controller
    XCUIApplication.delegateClass = delegate
    let app = XCUIApplication()
    app.launch()
    defer {
        app.terminate()
        XCUIApplication.delegateClass = nil
        ProbeDelegate.controller = { UIViewController() }
    }
    try body(app)
}
