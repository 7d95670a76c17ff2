internal import TouchHost

/// The running application: the end of the responder chain but for its delegate, and the place where every event comes by.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The one application object. Programs that never call `UIApplicationMain` (tests) get one on first use.
    public class var shared: UIApplication {
        if let instance { return instance }
        let application = UIApplication()
        instance = application
        return application
    }

    // Unchecked: each cycle of gestures reads it.
    @exclusivity(unchecked) static var instance: UIApplication?

    /// Whether the app is in the foreground and receives events (R-APP-2).
    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// A reason for the launch; none is given here.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Where contacts come from and pictures go.
    var host: (any DisplayHost)?
    // Unchecked: DeliveryBenchmark takes 2.5 % more instructions with checks.
    /// Connected window scenes, in order of connection.
    @exclusivity(unchecked) var scenes: ContiguousArray<UIWindowScene> = []
    final let connection = HostConnection()
    final let updateCycle = UpdateCycle()
    final let dispatcher = TouchDispatcher()
    final let keyDispatcher = KeyDispatcher()
    final let hoverDispatcher = HoverDispatcher()
    final let indirectDispatcher = IndirectDispatcher()
    final let textInput = TextInputConnection()
    final let frames = FrameQueue()
    final let overlays = Overlays()
    final let inputViews = InputViews()
    /// The two fingers of the mouse, while its modifiers are held.
    final var fingerDots: FingerDots?
    /// Reads the screen by touch; `nil` while that is off (R-ACC-20).
    final var screenReader: (any ReadingLayer)?
    /// What speaks what it says; `nil` where nothing can.
    package final var speaker: (any Speaker)?
    private var ignoringCount = 0
    /// Whether the system is light or dark (R-TRT-4).
    final var systemStyle = UIUserInterfaceStyle.light
    /// The size of text that people have chosen (R-TYP-1).
    final var textSize = TextSize.large
    /// What people have set of accessibility (R-ACC-9).
    final var accessibilitySettings: AccessibilitySettings = []
    /// What people have set on the desktop, as the host said last (R-SET-1).
    final var desktopSettings = DesktopSettings()
    /// Whether wheels and touchpads come as events of their own, as the app's `Info.plist` says (R-IND-12).
    lazy var supportsIndirectInput = (try? InfoDictionary.main.get())?.flag("UIApplicationSupportsIndirectInputEvents") ?? true
    /// Numbers the scene sessions of the process.
    var lastSession = 0
    /// Keeps alive a delegate that nothing else retains.
    var ownedDelegate: (any UIApplicationDelegate)?

    @preconcurrency @MainActor public required override init() {
        super.init()
        connection.application = self
        updateCycle.application = self
        dispatcher.application = self
        keyDispatcher.application = self
        hoverDispatcher.application = self
        indirectDispatcher.application = self
        inputViews.application = self
        textInput.application = self
    }

    /// Receives the application's life and configures its scenes. Not retained; an app that is launched by `UIApplicationMain` keeps it alive.
    open weak var delegate: (any UIApplicationDelegate)?

    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
              responder !== self else { return nil }
        return responder
    }

    // MARK: State

    /// Whether the app is active, inactive or in the background (R-APP-2).
    open internal(set) var applicationState = State.inactive

    /// The size of text that people have chosen for the whole system (R-TYP-1).
    open var preferredContentSizeCategory: UIContentSizeCategory { systemTextSize }

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The sessions of the scenes that are connected.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// How the first scene stands, which apps asked the application for before there were scenes; unknown before there is one.
    open var statusBarOrientation: UIInterfaceOrientation { scenes.first?.interfaceOrientation ?? .unknown }
    /// Empty: there is no status bar, so nothing of a scene is covered (R-VC-4).
    open var statusBarFrame: CGRect { scenes.first?.statusBarManager?.statusBarFrame ?? .zero }
    /// Whether the controller in front of the first scene prefers no status bar. Setting it is the old way to ask for one (R-VC-8).
    open var isStatusBarHidden: Bool { get { scenes.first?.statusBarManager?.isStatusBarHidden ?? false } set { oldStatusBar.isHidden = newValue } }
    /// The style that the controller in front of the first scene prefers. Setting it is the old way to ask for one (R-VC-8).
    open var statusBarStyle: UIStatusBarStyle { get { scenes.first?.statusBarManager?.statusBarStyle ?? .default } set { oldStatusBar.style = newValue } }
    /// Whether the application's own wishes for a status bar count, and not its view controllers' (R-VC-8).
    lazy var decidesAboutStatusBar = (try? InfoDictionary.main.get())?.flag("UIViewControllerBasedStatusBarAppearance") == false
    /// What the app asked of a status bar in the old way.
    final var oldStatusBar = (style: UIStatusBarStyle.default, isHidden: false)

    /// The windows of all scenes, back to front.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }
    /// The window that keys go to (R-APP-10: one in the application).
    open internal(set) var keyWindow: UIWindow? {
        get { Self.currentKeyWindow.object }
        set {
            Self.currentKeyWindow.object = newValue
            inputViews.setNeedsUpdate()
            textInput.needsUpdate()
        }
    }
    /// Cleared by a window that goes.
    nonisolated(unsafe) static var currentKeyWindow = Backlink<UIWindow>()

    // MARK: Events

    /// Hands an event to the windows that it concerns, in the order in which their oldest live touch landed (R-EVT-32, R-DLV-1).
    ///
    /// A subclass that does not call super keeps the event from everybody (R-DLV-2).
    open func sendEvent(_ event: UIEvent) {
        // Events of touches are of the class itself.
        if type(of: event) != UIEvent.self {
            for window in event.servedWindows { window.sendEvent(event) }
            return
        }
        // In the order in which the windows are served (see `putEndsBehind` of the dispatcher).
        let touches = event.touches
        for index in touches.indices {
            guard let window = touches[index].landingWindow else { continue }
            var isServed = false
            for earlier in 0..<index where touches[earlier].landingWindow === window { isServed = true }
            if !isServed { window.sendEvent(event) }
        }
    }

    /// Delivers what the hosts sent so far.
    func deliverSamples() {
        if !frames.isEmpty { frames.deliver(to: dispatcher) }
        hoverDispatcher.deliver()
        indirectDispatcher.deliver()
        keyDispatcher.handleWaiting()
    }

    /// As ``deliverSamples()``, but for moves of fingers that wait for the next frame of the display (R-EVT-26).
    func deliverDueSamples() {
        guard GestureConfiguration.current.resamplesMoves, frames.hasMovesAlone else { return deliverSamples() }
        frames.requestFrame()
        hoverDispatcher.deliver()
        indirectDispatcher.deliver()
        keyDispatcher.handleWaiting()
    }

    /// Asks for the refresh that moves of fingers wait for. While a frame is on its way, the refresh that shows it is the next one.
    func requestFrameForMoves() {
        if GestureConfiguration.current.resamplesMoves, frames.hasMovesAlone { frames.requestFrame() }
    }

    /// Delivers the moves of fingers that waited for the frame that begins now.
    func deliverFrame(at tick: Double) {
        guard GestureConfiguration.current.resamplesMoves, frames.hasMovesAlone else { return }
        frames.deliverFrame(at: tick, to: dispatcher)
        frames.requestFrame()
    }

    /// Until the matching `endIgnoringInteractionEvents()`, touches are cancelled and landings go unheard (R-APP-5).
    open func beginIgnoringInteractionEvents() {
        ignoringCount += 1
        if ignoringCount == 1 {
            dispatcher.cancelTouches(at: updateCycle.now)
            hoverDispatcher.cancelAll()
            indirectDispatcher.cancelAll(at: updateCycle.now)
        }
    }

    /// Ends one `beginIgnoringInteractionEvents()`; further calls have no effect.
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

    /// Whether touches and presses are dropped at the moment.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    // MARK: Actions

    /// Calls an action on the target, or, without one, on the first responder in the chain that can perform it (R-RSP-20 … 22).
    ///
    /// The search starts at the key window's first responder, else at the sender. A target that does not implement the action is a
    /// programming error.
    /// - Returns: Whether a target was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            let object = target as AnyObject
            GestureTrace.current?.sends(action, to: object, from: sender)
            guard action.call(on: object, sender: sender, event: event) else {
                fatalError("\(type(of: object)) does not implement the action \(action)")
            }
            return true
        }
        let start = keyWindow?.firstResponder ?? sender as? UIResponder
        if start?.send(action, from: sender, for: event) == true { return true }
        GestureTrace.current?.sends(action, to: nil, from: sender)
        return false
    }

    // MARK: Links (R-APP-19)

    /// Whether the host finds a program of the system for URLs with this scheme.
    open func canOpenURL(_ url: URL) -> Bool { linkHost(for: url)?.canOpenLinks(ofScheme: url.scheme?.lowercased() ?? "") ?? false }
    /// Opens a URL in the program that the system has for it. The options make no difference here.
    /// - Parameter completion: Called in a later turn with whether a program was started.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        let isOpened = linkHost(for: url)?.openLink(url.absoluteString) ?? false
        if let completion { updateCycle.performInNextTurn { completion(isOpened) } }
    }

    /// Opens a URL in the program that the system has for it, and returns whether one was started.
    @available(*, deprecated, message: "use open(_:options:completionHandler:)")
    @discardableResult
    open func openURL(_ url: URL) -> Bool { linkHost(for: url)?.openLink(url.absoluteString) ?? false }

    /// Asks for a look of the status bar, which counts where `UIViewControllerBasedStatusBarAppearance` is off in `Info.plist` (R-VC-8).
    @available(*, deprecated, message: "override preferredStatusBarStyle of the view controller")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }

    /// Asks for the status bar to go or to come, which counts where `UIViewControllerBasedStatusBarAppearance` is off in `Info.plist` (R-VC-8).
    @available(*, deprecated, message: "override prefersStatusBarHidden of the view controller")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    // MARK: Notifications

    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Not posted: no status bar covers an app here, and ``statusBarFrame`` is always empty.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    /// Not posted, as ``willChangeStatusBarFrameNotification``.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
