import UIKit

/// Prints each callback of an app's life as one line. `LAUNCH_ORDER=noscenes` makes it an app without scenes, `storyboard` one whose
/// scene has a storyboard, `refuses` one that answers false when it is asked whether it launched.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let variant = ProcessInfo.processInfo.environment["LAUNCH_ORDER"]

    override init() {
        super.init()
        say("application delegate init")
    }

    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        say("willFinishLaunching")
        return variant != "refuses"
    }

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        say("didFinishLaunching")
        if variant == "noscenes" {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = RootController()
            window.makeKeyAndVisible()
            self.window = window
        }
        return variant != "refuses"
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        say("configurationForConnecting")
        return UISceneConfiguration(name: variant == "noscenes" ? "None" : variant == "storyboard" ? "Storyboard" : "Default Configuration",
                                    sessionRole: connectingSceneSession.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("applicationDidBecomeActive \(state)") }
    func applicationWillResignActive(_ application: UIApplication) { say("applicationWillResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { say("applicationDidEnterBackground") }
    func applicationWillTerminate(_ application: UIApplication) { say("applicationWillTerminate") }

    /// Where the window stands.
    private var state: String { window.map { "\($0.isKeyWindow ? "key" : "not key") \(Int($0.frame.width))" } ?? "no window" }
}

/// Prints a line at once, whatever becomes of the process.
@MainActor
func say(_ line: String) {
    print(line)
    fflush(nil)
}
