import UIKit

/// An app without scenes, whose main storyboard makes its window. It prints its callbacks.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        say("willFinishLaunching \(state)")
        return true
    }

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        say("didFinishLaunching \(state)")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("applicationDidBecomeActive \(state)") }

    private var state: String {
        window.map { "hidden \($0.isHidden) key \($0.isKeyWindow) root \($0.rootViewController is MainController)" } ?? "no window"
    }
}

class MainController: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        say("init(coder:)")
    }

    var box: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad box \(NSStringFromCGRect(box.frame)) corner \(Int(box.layer.cornerRadius))")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        say("laid out \(NSStringFromCGRect(box.frame))")
    }

    func tapped(_ sender: BoxTap) { say("tapped") }

    override func viewWillAppear(_ animated: Bool) { say("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { say("viewDidAppear \(Int(view.frame.width))") }
}

/// Logs what the controller has from the storyboard.
class MainController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(MainController.self) { members in
            members.outlet("box", \.box)
            members.action("tapped:", MainController.tapped(_:))
        }
    }
}

/// A recognizer with initializers of its own.
class BoxTap: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    override init?(coder: NSCoder) {
        super.init(coder: coder)
        say("tap init(coder:) \(numberOfTouchesRequired)")
    }
    override func awakeFromNib() { say("tap awake") }
}

/// Prints a line at once, whatever becomes of the process.
@MainActor
func say(_ line: String) {
    print(line)
    fflush(nil)
}
