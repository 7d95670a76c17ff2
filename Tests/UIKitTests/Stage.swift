import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// The application on a headless display, with one visible key window, fingers, keys and a clock that a test moves.
///
/// `Stage()` has a logging view V that fills the window of 400 × 400 points, and fingers named by letters. What happens is written as in section
/// 12 of the specification: `play("@0 A+(50,50); @.1 A~(60,50) B+(9,9); @.2 A- B!")` sends one frame for each `@`; ``log`` has the callbacks,
/// with `;` between them and `|` between events, `—` for an event without any. `Stage.rooted()` has a root view controller and its noting view,
/// and `Stage(showing:)` the controller that a test brings; there the ``journal`` has a line for each callback.
///
/// A stage replaces the one before, whose touches are cancelled. A test makes its stage itself, not its suite's initializer: other tests may
/// run between the two.
@MainActor
final class Stage {
    let host: HeadlessHost
    let scene: UIWindowScene
    let window: LoggingWindow
    /// What noting views, controllers and delegates write down.
    let journal = Journal()
    /// Delegates, which views do not retain.
    var kept: [AnyObject] = []
    /// V, in the window of `Stage()`.
    private(set) lazy var view = LoggingView("V", window.bounds, of: self)
    /// The root view controller of `Stage.rooted()`, and its view.
    private(set) lazy var controller = UIViewController()
    private(set) lazy var root = NotingView("root", journal)
    /// F, in the window of `Stage(field:)`.
    lazy var field = UITextField()
    /// The view that is typed on, in the window of `Stage(keyboard:)`.
    private(set) lazy var paper = Paper(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    /// The last finger that landed by `down(at:)`.
    var lastFinger = 0
    /// Where the pointer is, in pixels.
    var cursor = CGPoint(x: 100, y: 100)

    private var segments: [[String]] = []
    private var landings: [(letter: String, time: Double, position: CGPoint)] = []
    private var known: [(touch: UITouch, letter: String)] = []
    private var positions: [String: CGPoint] = [:]
    /// The event being delivered: several windows may get one and the same.
    private var delivery: (timestamp: Double, phases: [UITouch.Phase], windows: [UIWindow])?
    /// Whether the host moves the clock: what happens outside of an event is a timer's doing.
    var isTimePassing = false
    private var timerTurn: (time: Double, segment: Int)?
    /// How many windows' deliveries are going on, one inside another.
    private var depth = 0

    /// A window that is not shown yet. The application has no delegate then, whatever a test before this one set.
    /// - Parameter size: In pixels.
    init(unshown size: CGSize = CGSize(width: 400, height: 400), scale: Double = 1, isDark: Bool = false,
         makeWindow: (UIWindowScene) -> LoggingWindow = { LoggingWindow(windowScene: $0) }) throws {
        UIApplication.shared.delegate = nil
        host = HeadlessHost(size: PixelSize(width: Int(size.width), height: Int(size.height)), scale: scale)
        scene = try UIApplication.shared.attach(to: host)
        window = makeWindow(scene)
        if isDark { window.overrideUserInterfaceStyle = .dark }
    }

    /// - Parameter multi: Whether V has multiple touch enabled; UIKit's default is no.
    convenience init(multi: Bool = false, scale: Double = 1) throws {
        try self.init(unshown: CGSize(width: 400, height: 400), scale: scale)
        window.stage = self
        view.isMultipleTouchEnabled = multi
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    /// - Parameter size: In pixels.
    convenience init(showing controller: UIViewController, size: CGSize = CGSize(width: 400, height: 600), scale: Double = 1, isDark: Bool = false) throws {
        try self.init(unshown: size, scale: scale, isDark: isDark)
        show(controller)
    }

    /// A window of 400 × 400 points with a root view controller, whose view notes what it receives.
    /// - Parameter makeWindow: Makes the window where a test needs another class.
    static func rooted(scale: Double = 1, makeWindow: (UIWindowScene) -> LoggingWindow = { LoggingWindow(windowScene: $0) }) -> Stage {
        UIView.setAnimationsEnabled(true)
        do {
            let stage = try Stage(unshown: CGSize(width: 400, height: 400), scale: scale, makeWindow: makeWindow)
            stage.controller.view = stage.root
            stage.show(stage.controller)
            _ = stage.journal.take()
            return stage
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Makes a controller the root, and its window visible.
    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
    }

    /// Adds a logging view.
    @discardableResult
    func add(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, to parent: UIView? = nil) -> LoggingView {
        let added = LoggingView(name, CGRect(x: x, y: y, width: width, height: height), of: self)
        (parent ?? view).addSubview(added)
        return added
    }

    /// Shows one more logging window that fills the scene.
    func addWindow(_ name: String, level: UIWindow.Level = .normal) -> LoggingWindow {
        let added = LoggingWindow(windowScene: scene)
        added.stage = self
        added.name = name
        added.windowLevel = level
        added.isHidden = false
        return added
    }

    // MARK: Fingers

    /// Plays a script, an event for each `@`.
    func play(_ script: String, tool: Contact.Tool = .finger) {
        isTimePassing = true
        defer { isTimePassing = false }
        for frame in frames(script, tool: tool) { host.send(frame) }
    }

    /// Plays a script whose frames all wait when the application looks, as when the device is faster than the display.
    func playAtOnce(_ script: String) { host.send(frames(script)) }

    /// Sends one sample with values that a script has no words for.
    func send(_ letter: String, _ phase: Contact.Phase, x: Double, y: Double, at time: Double, tool: Contact.Tool = .finger, buttons: Int = 0,
              modifiers: KeyModifiers = [], _ change: (inout Contact) -> Void = { _ in }) {
        var contact = Contact(id: Self.id(letter), phase: phase, tool: tool, timestamp: time, position: CGPoint(x: x, y: y))
        change(&contact)
        if phase == .began { landings.append((letter, time, scaled(contact.position))) }
        positions[letter] = contact.position
        host.send(TouchFrame(timestamp: time, contacts: [contact], modifiers: modifiers, buttons: buttons))
    }

    static func id(_ letter: String) -> Int { Int(letter.unicodeScalars.first!.value) }

    private func scaled(_ position: CGPoint) -> CGPoint {
        let scale = host.surface?.scale ?? 1
        return CGPoint(x: position.x / scale, y: position.y / scale)
    }

    private func frames(_ script: String, tool: Contact.Tool = .finger) -> [TouchFrame] {
        var frames: [TouchFrame] = []
        for part in script.split(whereSeparator: { $0 == " " || $0 == ";" || $0 == "\n" }) {
            if part.hasPrefix("@") {
                frames.append(TouchFrame(timestamp: Double("0" + part.dropFirst())!))
            } else {
                frames[frames.count - 1].contacts.append(contact(part, at: frames.last!.timestamp, tool))
            }
        }
        return frames
    }

    /// `A+(50,50)`, `A~(60,50)`, `A-` or `A!`.
    private func contact(_ text: Substring, at time: Double, _ tool: Contact.Tool) -> Contact {
        let letter = String(text.prefix(1)), sign = text.dropFirst().first!
        let numbers = text.dropFirst(2).split(whereSeparator: { "(,)".contains($0) }).map { Double($0)! }
        if numbers.count == 2 { positions[letter] = CGPoint(x: numbers[0], y: numbers[1]) }
        let position = positions[letter]!
        let phase: Contact.Phase = switch sign {
        case "+": .began
        case "~": .moved
        case "-": .ended
        default: .cancelled
        }
        if phase == .began { landings.append((letter, time, scaled(position))) }
        return Contact(id: Self.id(letter), phase: phase, tool: tool, timestamp: time, position: position)
    }

    // MARK: Log

    var log: String { segments.map { $0.isEmpty ? "—" : $0.joined(separator: "; ") }.joined(separator: " | ") }

    /// The log so far, which then starts again.
    func take() -> String {
        defer { segments = [] }
        return log
    }

    /// Writes an entry into the log. What a timer caused stands in a segment of its own, which begins with "timer@.5".
    func note(_ entry: String) {
        if depth == 0, isTimePassing, !UIApplication.shared.dispatcher.isDispatching {
            let now = host.virtualClock.now
            if timerTurn?.time == now, timerTurn?.segment == segments.count - 1 {
                segments[segments.count - 1].append(entry)
            } else {
                segments.append(["timer@\(Self.short(now)) \(entry)"])
                timerTurn = (now, segments.count - 1)
            }
            return
        }
        if depth == 0 || segments.isEmpty { segments.append([]) }
        segments[segments.count - 1].append(entry)
    }

    /// A number as in the specification: 0, .5, 1.25.
    static func short(_ number: Double) -> String {
        let rounded = (number * 1e6).rounded() / 1e6
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return abs(rounded) < 1 ? "\(rounded)".replacingOccurrences(of: "0.", with: ".") : "\(rounded)"
    }

    func note(_ name: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        let letters = touches.map { letter(of: $0) }.sorted().joined(separator: ",")
        note("\(name).\(phase){\(letters)}")
    }

    func window(_ window: UIWindow, delivers event: UIEvent, _ body: () -> Void) {
        let phases = (event.allTouches ?? []).sorted { $0.hash < $1.hash }.map(\.phase)
        if let delivery, delivery.timestamp == event.timestamp, delivery.phases == phases, !delivery.windows.contains(where: { $0 === window }) {
            self.delivery?.windows.append(window)
        } else {
            delivery = (event.timestamp, phases, [window])
            segments.append([])
        }
        for touch in event.allTouches ?? [] { _ = letter(of: touch) }
        depth += 1
        body()
        depth -= 1
    }

    // MARK: Touches

    /// The touch of the finger that landed last under this letter.
    func touch(_ letter: String) -> UITouch? { known.last { $0.letter == letter }?.touch }

    /// The letter of a touch. One that was not seen before is the finger that was sent at its time and place.
    func letter(of touch: UITouch) -> String {
        if let found = known.first(where: { $0.touch === touch }) { return found.letter }
        let inWindow = touch.location(in: nil)
        let place = touch.window.map { $0.convert(inWindow, to: nil as UIWindow?) } ?? inWindow
        let index = landings.firstIndex { $0.time == touch.timestamp && hypot($0.position.x - place.x, $0.position.y - place.y) < 1e-6 }
        let letter = index.map { landings.remove(at: $0).letter } ?? "?"
        known.append((touch, letter))
        return letter
    }

    func letters(_ touches: Set<UITouch>?) -> String? { touches.map { $0.map { letter(of: $0) }.sorted().joined(separator: ",") } }
}
