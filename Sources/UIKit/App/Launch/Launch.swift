internal import FoundationAdditions
internal import TouchHost

/// The first scene and the delegates' callbacks, in the order of R-APP-14.
@MainActor
final class Launch {
    private let application: UIApplication

    init(application: UIApplication) { self.application = application }

    /// The scene is opened first, so that the screen's bounds are right for a delegate that makes its window at once; its delegate is not called
    /// before its turn.
    func start() throws {
        let delegate = application.delegate
        let info = try InfoDictionary.main.get()
        let title = info.string("CFBundleDisplayName") ?? info.string("CFBundleName") ?? ProcessInfo.processInfo.processName
        let fallback = try info.sceneConfiguration(module: module(of: delegate))
            ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let scene = try application.openScene(fallback, title: title)
        if let surface = scene.surface { application.connection.launcher?.didOpen(surface) }
        // Without scenes the main storyboard is loaded before the delegate is called for the launch, and shown after.
        var window: UIWindow?
        if !info.hasScenes, let name = info.string("UIMainStoryboardFile") {
            window = try makeWindow(UIStoryboard(name: name, bundle: nil), in: scene)
            delegate?.window = window
        }
        // What they answer concerns a URL that the app was opened with.
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        application.post(UIApplication.didFinishLaunchingNotification, application)
        let configuration = delegate?.application(application, configurationForConnecting: scene.session,
                                                  options: UIScene.ConnectionOptions()) ?? fallback
        scene.session.configuration = configuration
        if configuration !== fallback, let declared = try info.sceneConfiguration(named: configuration.name, module: module(of: delegate)) {
            configuration.delegateClass = configuration.delegateClass ?? declared.delegateClass
            configuration.storyboardName = declared.storyboardName
        }
        if let delegateClass = configuration.delegateClass {
            guard let object = makeInstance(of: delegateClass) else { fatalError(cannotInstantiate(delegateClass)) }
            guard let sceneDelegate = object as? any UISceneDelegate else { fatalError("\(delegateClass) is no UISceneDelegate") }
            scene.delegate = sceneDelegate
            scene.activationState = .unattached
            if let storyboard = configuration.storyboard {
                window = try makeWindow(storyboard, in: scene)
                (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
            }
            sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            application.post(UIScene.willConnectNotification, scene)
            // A delegate may have put another window in place of the storyboard's.
            window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? window
        } else {
            if let storyboard = configuration.storyboard, window == nil {
                window = try makeWindow(storyboard, in: scene)
                delegate?.window = window
            }
            // Without scenes the window that the delegate made, or makes now, is shown in the only one there is.
            for window in [delegate?.window].compactMap(\.self) where window.windowScene == nil { window.windowScene = scene }
        }
        if usesStoryboard {
            // The delegate may keep none.
            scene.storyboardWindow = window
            if window?.isHidden == true { window?.makeKeyAndVisible() }
        }
        application.activate(scene)
        if scene.visibleWindows.isEmpty, !info.isFound { reportMissingResources() }
    }

    /// An app that was taken from its resources has neither a storyboard nor a word for it.
    private func reportMissingResources() {
        let program = Bundle.main.executableURL?.path ?? CommandLine.arguments.first ?? "", name = program.split(separator: "/").last ?? ""
        say("dactyl: \(name) has no window after its launch: its code made none, and no folder '…_\(name).resources' with an Info.plist is beside '\(program)': keep both together, as 'dactyl bundle' does".onOneLine)
    }

    private var usesStoryboard = false

    /// Makes a hidden window with the storyboard's initial view controller, whose view is not made yet.
    private func makeWindow(_ storyboard: UIStoryboard, in scene: UIWindowScene) throws -> UIWindow {
        usesStoryboard = true
        // The error line was written where it was read. An app whose interface is missing does not start.
        guard storyboard.file != nil else { throw LaunchFault("the app's storyboard can't be read", isReported: true) }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// The module of the application's delegate, which is what `$(PRODUCT_MODULE_NAME)` stands for.
    private func module(of delegate: (any UIApplicationDelegate)?) -> String? {
        guard let delegate else { return nil }
        // Not NSStringFromClass, whose first call takes longer than the rest of the launch.
        return _typeName(type(of: delegate), qualified: true).split(separator: ".").first.map(String.init)
    }
}
