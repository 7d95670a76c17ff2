/// What an application object reports to the app, and asks of it. Every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }

    /// Called before anything of the interface is loaded. The result is not used.
    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called when the app has been launched, before its first window is shown. The result is not used.
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called after the launch where the variant with options is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called after the app has become active. Not called in an app with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app ceases to be active, after its touches were cancelled (R-APP-3). Not called in an app with scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app has gone to the background. Not called in an app with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app comes back from the background. Not called in an app with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the system is short of memory (R-VC-3).
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called before the process ends, also when the host fails.
    func applicationWillTerminate(_ application: UIApplication)

    /// The configuration of a scene that connects: its name and the class of its delegate. By default what `Info.plist` says.
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(_ application: UIApplication,
                            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

    public func application(_ application: UIApplication,
                            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                            options: UIScene.ConnectionOptions) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// What `@main` on an application delegate calls.
    public static func main() {
        // The class itself: its name and what finds a class by it take longer than the rest of the launch.
        exit(runApplication(UIApplication.self, delegate: self))
    }
}
