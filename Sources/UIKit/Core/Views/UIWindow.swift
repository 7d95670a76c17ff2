internal import TouchHost

/// The top of a view hierarchy: receives the events of the touches that landed in it and has the root view controller's view inside.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The plane of a window: those of a higher level are in front.
    public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level; 0 is that of usual windows.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// A level in front of another: `.alert + 1`.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// A level behind another.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    }

    /// The responder that keys go to first, of this window (R-RSP-11).
    weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            oldValue?.firstResponderStatusChanged(false)
            firstResponder?.firstResponderStatusChanged(true)
            Surroundings.inputViewsChanged()
        }
    }
    /// Whether fingers that land in it keep where they have been: a prediction of one was asked for (R-EVT-15). Where none is asked nothing is kept.
    final var keepsTouchHistories = false
    /// Hours of typing need not be undone at once, and each step has a text of its own.
    private static let undoLevels = 100
    private lazy var ownUndoManager: UndoManager = {
        let manager = UndoManager()
        manager.levelsOfUndo = Self.undoLevels
        return manager
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window that fills the scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        setUp()
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        enclosingWindow = self
        layer.isHidden = true
    }

    // MARK: Scene and screen

    /// The scene that shows the window. A window without one, in an app without scenes, goes to the app's only scene when it is shown.
    open var windowScene: UIWindowScene? {
        get { scene }
        set {
            guard scene !== newValue else { return }
            scene?.remove(self)
            scene = newValue
            newValue?.add(self)
            if newValue == nil, isKeyWindow { resignAsKey() }
            if !isHidden { newValue?.show(self) }
        }
    }

    // Not weak: an object that was ever referenced weakly is counted slowly for the rest of its life, and windows and scenes are on the
    // touch path. A scene that disconnects clears this.
    nonisolated(unsafe) private var sceneLink = Backlink<UIWindowScene>()
    private var scene: UIWindowScene? {
        get { sceneLink.object }
        set {
            sceneLink.object = newValue
            CurrentTraits.changed()
        }
    }

    /// The scene was freed without having disconnected first.
    nonisolated func sceneIsGone() { sceneLink = Backlink() }

    /// The window is going, perhaps on another thread (R-GEN-9).
    nonisolated private func leaveScene() {
        let scene = sceneLink.object, identity = ObjectIdentifier(self)
        if MainThread.isHere { scene?.forget(identity) } else { MainThread.bury(self, MainThread.Remains([root]) { scene?.forget(identity) }) }
    }

    deinit {
        root?.rootWindow = nil
        Surroundings.forgetKeyWindow(self)
        leaveScene()
    }

    /// The screen that shows the window.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// Windows of a higher level stand in front of those of a lower one (R-APP-11).
    open var windowLevel = Level.normal {
        didSet { if oldValue != windowLevel, !isHidden { windowScene?.arrange(self) } }
    }
    /// The number of the showing by which it was made visible or brought forward last, among those of its scene.
    final var lastShowing = 0

    /// Whether it stands in front of another window of its scene: by level, then by when they were shown or brought forward (R-HIT-12).
    final func isInFront(of other: UIWindow) -> Bool {
        let level = windowLevel, otherLevel = other.windowLevel
        return level == otherLevel ? lastShowing > other.lastShowing : level > otherLevel
    }

    /// Whether the window is asked for the view under a landing (R-HIT-12): also the hit test of another may have hidden it.
    final var isCandidate: Bool { !isHidden && isUserInteractionEnabled && alpha >= GestureConfiguration.current.minimumHitAlpha }

    open override var next: UIResponder? { windowScene ?? Surroundings.lastResponder }
    open override var undoManager: UndoManager? { ownUndoManager }
    /// Whether it is one of the system's own, which apps don't get to see.
    var isOfSystem: Bool { false }
    /// Whether it is the screen reader's, whose touches are no app's (R-ACC-21).
    var isOfReader: Bool { false }

    // MARK: Visibility

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue {
                super.isHidden = true
                windowScene?.hide(self)
                if isKeyWindow {
                    resignAsKey()
                    passKeyOn()
                }
                rootViewController?.windowVisibilityChanged()
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
            } else {
                if windowScene == nil { windowScene = Surroundings.firstScene }
                root?.installRootView()
                super.isHidden = false
                windowScene?.show(self)
                rootViewController?.windowVisibilityChanged()
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    /// Shows the window and makes it the key window (R-APP-10).
    open func makeKeyAndVisible() {
        MainThread.check("\(type(of: self)).makeKeyAndVisible()")
        if isHidden { isHidden = false } else { windowScene?.show(self) }
        makeKey()
    }

    // MARK: Key window

    /// Whether it is the key window, whose first responder receives keys (R-PRS-4).
    open var isKeyWindow: Bool { Surroundings.keyWindow === self }
    /// Whether the window may become the key window.
    open var canBecomeKey: Bool { true }

    /// Makes it the key window, without showing it.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        // Resigning calls the app, which may make another one key first.
        for _ in 0..<UIResponder.mostResignations {
            guard let other = Surroundings.keyWindow else { break }
            if other === self { return }
            other.resignAsKey()
        }
        Surroundings.keyWindow = self
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func resignAsKey() {
        Surroundings.keyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Makes the front window of the scene key after this one was hidden (R-APP-21).
    private func passKeyOn() {
        // Resigning calls the app, which may have made another one key.
        guard Surroundings.keyWindow == nil else { return }
        windowScene?.allWindows.last { !$0.isHidden && !$0.isOfSystem && $0.canBecomeKey }?.makeKey()
    }

    /// Called when the window became the key window. Not to be called.
    open func becomeKey() {}
    /// Called when it no longer is. Not to be called.
    open func resignKey() {}

    // MARK: Content

    /// The controller whose view fills the window. A new one replaces the old one's view (R-APP-12).
    open var rootViewController: UIViewController? {
        get { root }
        set {
            MainThread.check("\(type(of: self)).rootViewController")
            guard root !== newValue else { return }
            let old = root
            root = newValue
            old?.leaveRoot()
            // Leaving calls the app, which may have set another one.
            guard root === newValue else { return }
            newValue?.becomeRoot(of: self)
            if !isHidden { newValue?.installRootView() }
        }
    }
    nonisolated(unsafe) private var root: UIViewController?

    // MARK: Events

    /// Delivers the event to the recognizers of this window and then to its views (R-DLV-1), and presses to their responders.
    open func sendEvent(_ event: UIEvent) {
        if type(of: event) != UIEvent.self { return event.deliver(in: self) }
        let gestures = GestureCoordinator.shared
        if !gestures.isRunning { verifyServing(event) }
        gestures.handle(event, in: self)
    }

    /// The values of a contact in this window's coordinates.
    func sample(of contact: Contact, scale: Double) -> TouchSample {
        // No closures: each call would ask whether it is on the main actor.
        let location = convertFromSuperview(CGPoint(x: contact.position.x / scale, y: contact.position.y / scale))
        let majorRadius: CGFloat? = if let radius = contact.majorRadius { CGFloat(radius / scale) } else { nil }
        let azimuth: CGFloat? = if let azimuth = contact.azimuth { directionFromSuperview(azimuth) } else { nil }
        return TouchSample(timestamp: contact.timestamp, location: location, majorRadius: majorRadius, force: CGFloat(contact.force),
                           altitude: CGFloat(contact.altitude), azimuth: azimuth, roll: CGFloat(contact.roll),
                           awaiting: UITouch.Properties(rawValue: contact.awaiting.rawValue), report: contact.report)
    }

    /// The direction of a stylus on the scene, as an angle in this window, which may be turned or mirrored.
    func directionFromSuperview(_ angle: Double) -> CGFloat {
        if transform.isIdentity { return angle }
        let from = convertFromSuperview(.zero), to = convertFromSuperview(CGPoint(x: cos(angle), y: sin(angle)))
        return atan2(to.y - from.y, to.x - from.x)
    }

    // MARK: Conversion between windows

    /// Converts from this window's coordinates to another's; `nil` means the screen (R-GEO-9).
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = convertToSuperview(point)
        return window?.convertFromSuperview(onScreen) ?? onScreen
    }

    /// A point of another window's coordinates in this window's, in points; `nil` means the screen's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convertFromSuperview(window?.convertToSuperview(point) ?? point)
    }

    /// A rectangle of this window in another's coordinates, in points; `nil` means the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect.boundingBox { convert($0, to: window) } }
    /// A rectangle of another window's coordinates in this window's, in points; `nil` means the screen's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { rect.boundingBox { convert($0, from: window) } }

    nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension CGFloat {
    /// The value of a contact, if the device says it.
    fileprivate init?(_ value: Double?) {
        guard let value else { return nil }
        self = CGFloat(value)
    }
}
