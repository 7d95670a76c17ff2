/// One instance of the app's interface. This project's scenes are all window scenes.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far a scene is in its life.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive = 0, foregroundInactive, background
    }

    /// Why a scene connects. Nothing but a launch connects scenes here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        @MainActor override init() { super.init() }
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession
    /// Retained by the scene, as on iOS.
    open var delegate: (any UISceneDelegate)?
    /// How far the scene is in its life; `.unattached` before it is connected.
    open internal(set) var activationState = ActivationState.unattached

    /// Makes a scene of a session. The application calls it; a subclass may override it.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    deinit { session.current = Backlink() }

    open override var next: UIResponder? { Surroundings.lastResponder }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// Receives the events of a scene's life. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected: the moment to make its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene's surface is gone. Its touches have been cancelled.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene ceases to be active, after its touches were cancelled (R-APP-3).
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene comes to the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene has gone to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a window scene, which usually owns its window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window; the storyboard that the manifest names sets it.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The lasting identity of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What the scene of a session is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role
    /// Distinguishes sessions within a run. Sessions are not restored.
    public let persistentIdentifier: String
    /// The configuration that the scene was made with.
    open internal(set) var configuration: UISceneConfiguration
    /// The session's scene, while it is connected.
    open internal(set) var scene: UIScene? {
        get { current.object }
        set { current.object = newValue }
    }
    /// Cleared by a scene that goes.
    nonisolated(unsafe) fileprivate var current = Backlink<UIScene>()

    init(role: Role, persistentIdentifier: String, configuration: UISceneConfiguration) {
        self.role = role
        self.persistentIdentifier = persistentIdentifier
        self.configuration = configuration
        super.init()
    }
}

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in the scene manifest.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene, a subclass of `UIWindowScene`; `nil` for that itself. What `Info.plist` names: the scene is
    /// there before the application's delegate is asked for a configuration (R-APP-14).
    var sceneClass: AnyClass?
    /// The class of its delegate. Without one the app is one without scenes.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial view controller becomes the root of the scene's window. By default what `Info.plist` names.
    open var storyboard: UIStoryboard? {
        get {
            if ownStoryboard == nil, let storyboardName { ownStoryboard = UIStoryboard(name: storyboardName, bundle: nil) }
            return ownStoryboard
        }
        set { ownStoryboard = newValue }
    }
    private var ownStoryboard: UIStoryboard?
    /// What `Info.plist` names: it is read when it is needed.
    var storyboardName: String?

    /// Makes a configuration. The name is looked up in the scene manifest of `Info.plist`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
