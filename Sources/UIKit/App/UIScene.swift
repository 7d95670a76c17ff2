/// One instance of the app's interface. This project's scenes are all window scenes.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive = 0, foregroundInactive, background
    }

    /// Why a scene connects. Nothing but a launch connects scenes here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        @MainActor override init() { super.init() }
    }

    public let session: UISceneSession
    /// Retained by the scene, as on iOS.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    deinit { session.current = Backlink() }

    open override var next: UIResponder? { UIApplication.shared }

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
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
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
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public let persistentIdentifier: String
    open internal(set) var configuration: UISceneConfiguration
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
    public let name: String?
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

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
