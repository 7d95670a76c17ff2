public import HostHeadless
internal import TouchHost
public import UIKit

/// A screen for tests: a window, fingers, pencils, keys and a mouse to use it with, and a clock that stands still until a test moves it.
///
///     @MainActor @Test func opensWithATap() {
///         let door = DoorView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
///         let stage = TouchStage(view: door)
///         stage.tap(door)
///         #expect(door.isOpen)
///     }
///
/// Everything goes through the application as it would on a display: hit testing, gesture recognizers, views. Each call returns when it
/// has been handled and laid out. A gesture of five seconds takes no longer than one of five milliseconds, and runs the same way each time.
///
/// A process has one application and so one stage in use at a time. A stage that is used takes over from the one before, whose touches are
/// cancelled and whose animations end, and which comes back with its windows when it is used again: so a suite may make its stage in `init`
/// though other tests run before its own. From the first use in a test on, the test must not give way to others (`await`) while touches
/// are down. The last stage stays until another is used, or until ``close()``.
///
/// A failure goes to the test that runs, in XCTest and in Swift Testing, or to ``onFailure``.
@MainActor
public final class TouchStage {
    /// The size in points of a stage where no other is given: a telephone's.
    public static let standardSize = CGSize(width: 390, height: 844)

    /// The stage that is in use.
    private static var current: TouchStage?

    /// The display. It can be resized, hidden, lose the keyboard and more (`HeadlessHost`).
    public let host: HeadlessHost
    /// For further windows. A stage that gave way to another has a new scene when it comes back, with the same windows in it.
    public var scene: UIWindowScene {
        resumeIfNeeded()
        return currentScene
    }
    /// Fills the stage and is the key window. Its `rootViewController` can be set at any time, subviews be added.
    public var window: UIWindow {
        resumeIfNeeded()
        return stageWindow
    }

    let place: SourcePlace
    /// What is on the screen, in order of landing.
    var contactsDown: ContiguousArray<Contact> = []
    var lastContact: Int = 0
    /// Where a contact was last, in points of the screen.
    var lastPosition: CGPoint?
    /// What ``together(_:)`` collects, during its call.
    var plan: Plan?
    var keyboard = Keyboard()
    /// The person who reads the stage by touch, once one was asked for.
    var ownReader: TouchReader?
    /// How many lines of the trace failures have printed: each prints the later ones.
    var toldDecisions = 0
    /// The recognizers that are recorded, which failures print.
    var recordings: ContiguousArray<any AnyGestureRecording> = []
    /// What is decided about gestures, which failures print. `nil` when ``tracesGestures`` was off.
    public let trace: GestureTrace?
    private let stageWindow: StageWindow
    private var currentScene: UIWindowScene
    private var isClosed = false
    /// While another stage is in use: the windows that come back with this one, and what was down.
    private var suspended: (windows: [UIWindow], key: UIWindow?, interrupted: [String])?

    /// Whether stages that are made from now on trace what is decided about gestures. `true` at first.
    public static var tracesGestures = true
    /// Whether the app's own timers go by the stage's time in stages that are made from now on: `Timer`, `asyncAfter` of the main queue and
    /// `perform(_:with:afterDelay:)` of the main thread. `true` at first; otherwise they run on the real run loop.
    public static var movesTimers = true
    private static let tracedDecisions = 1000

    /// An empty window.
    /// - Parameters:
    ///   - size: In points. Fractions are rounded up.
    ///   - scale: Pixels a point.
    public init(size: CGSize = TouchStage.standardSize, scale: CGFloat = 1, fileID: StaticString = #fileID,
                filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
        place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let isUsable = Self.isUsable(size, scale: scale)
        let used = isUsable ? size : Self.standardSize
        host = HeadlessHost(size: PixelSize(width: Int(used.width.rounded(.up)), height: Int(used.height.rounded(.up))),
                            scale: isUsable ? scale : 1, timers: Self.movesTimers ? .script : .real)
        // No picture is needed, as a rule.
        host.isDrawing = false
        Self.current?.suspend()
        currentScene = Self.attach(host)
        stageWindow = StageWindow(windowScene: currentScene)
        stageWindow.makeKeyAndVisible()
        trace = Self.tracesGestures ? GestureTrace(capacity: Self.tracedDecisions) : nil
        GestureTrace.current = trace
        Self.current = self
        if !isUsable {
            let said = "\(number(size.width)) × \(number(size.height)) points at scale \(number(scale))"
            report("a stage can't have \(said); it has \(number(used.width)) × \(number(used.height)) at 1")
        }
    }

    /// A window that shows a view controller, laid out.
    public convenience init(rootViewController: UIViewController, size: CGSize = TouchStage.standardSize, scale: CGFloat = 1,
                            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                            column: UInt = #column) {
        self.init(size: size, scale: scale, fileID: fileID, filePath: filePath, line: line, column: column)
        window.rootViewController = rootViewController
        bringUpToDate()
    }

    /// A window with a view in it, laid out. A view without a size is given the window's.
    public convenience init(view: UIView, size: CGSize = TouchStage.standardSize, scale: CGFloat = 1,
                            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                            column: UInt = #column) {
        self.init(size: size, scale: scale, fileID: fileID, filePath: filePath, line: line, column: column)
        if view.bounds.isEmpty { view.frame = window.bounds }
        window.addSubview(view)
        bringUpToDate()
    }

    // MARK: One at a time

    /// Takes the windows off the screen and lets go of everything; touches that are down are cancelled. The stage is of no use afterwards.
    public func close() {
        if Self.current === self {
            if host.client != nil { UIApplication.shared.detach() }
            Self.current = nil
        }
        if GestureTrace.current === trace { GestureTrace.current = nil }
        ownReader?.stop()
        ownReader = nil
        isClosed = true
        suspended = nil
        stageWindow.rootViewController = nil
        for view in stageWindow.subviews { view.removeFromSuperview() }
        for contact in contactsDown { contact.wasInterrupted() }
        contactsDown = []
        recordings = []
    }

    /// The event of the touches that are going on, or of the last that were.
    var event: UIEvent? { stageWindow.event }

    /// Whether the stage can be used, which it then is.
    func isReady() -> Bool {
        resumeIfNeeded()
        if isClosed { report("this stage is closed") }
        return !isClosed
    }

    private func resumeIfNeeded() {
        if Self.current !== self || host.client == nil, !isClosed { resume() }
    }

    /// Gives way to another stage.
    private func suspend() {
        // Another stage may have taken the application from the host, and so the windows from the scene.
        let windows = host.client == nil ? [stageWindow] : currentScene.windows
        suspended = (windows, currentScene.keyWindow, contactsDown.map(\.description))
        for contact in contactsDown { contact.wasInterrupted() }
        contactsDown = []
        UIApplication.shared.detach()
        Self.current = nil
    }

    private func resume() {
        Self.current?.suspend()
        currentScene = Self.attach(host)
        Self.current = self
        GestureTrace.current = trace
        let before = suspended
        suspended = nil
        for window in before?.windows ?? [stageWindow] { window.windowScene = currentScene }
        (before?.key ?? stageWindow).makeKey()
        guard let interrupted = before?.interrupted, !interrupted.isEmpty else { return }
        report("another stage was used while \(interrupted.joined(separator: ", ")) "
            + "\(interrupted.count == 1 ? "was" : "were") down, which cancelled \(interrupted.count == 1 ? "it" : "them"); "
            + "a test must not give way to others in the middle of a gesture")
    }

    private static func attach(_ host: HeadlessHost) -> UIWindowScene {
        do {
            return try UIApplication.shared.attach(to: host)
        } catch {
            fatalError("a headless host that is not in use gives a surface: \(error)")
        }
    }

    private static func isUsable(_ size: CGSize, scale: CGFloat) -> Bool {
        let side = 1e5, pixels = 6e7
        guard size.width > 0, size.height > 0, scale > 0 else { return false }
        return size.width <= side && size.height <= side && size.width * size.height * scale * scale <= pixels
    }
}

/// A window that remembers the event it got, from which failures print what the touches were doing.
final class StageWindow: UIWindow {
    private(set) var event: UIEvent?

    override func sendEvent(_ event: UIEvent) {
        if event.type == .touches { self.event = event }
        super.sendEvent(event)
    }
}
