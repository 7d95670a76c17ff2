import HostHeadless
import TouchHost
import UIKit

/// A window with a view V on a headless host, fingers, and a log of what V and the recognizers do, an entry an event.
@MainActor
final class Rig {
    let host = HeadlessHost(size: PixelSize(width: 400, height: 400))
    let window: UIWindow
    let view = LoggingView()
    /// The events so far; scripted recognizers ask for it.
    private(set) var step = 0
    private(set) var log: [[String]] = []
    private var positions: [Int: CGPoint] = [:]

    init() throws {
        window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.onTouches = { [weak self] phase, fingers in self?.note("V.\(phase)" + fingers) }
    }

    func note(_ entry: String) { log[log.count - 1].append(entry) }

    /// Logs the actions of a recognizer, and adds it to the view.
    func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView? = nil) {
        recognizer.name = name
        recognizer.addAction { [weak self] (recognizer: UIGestureRecognizer) in self?.note("\(name)!\(recognizer.state)") }
        (view ?? self.view).addGestureRecognizer(recognizer)
    }

    func scripted(_ name: String, to view: UIView? = nil, _ script: [Int: [UIGestureRecognizer.State]] = [:]) -> Scripted {
        let recognizer = Scripted(script) { [weak self] in self?.step ?? 0 }
        add(recognizer, name, to: view)
        return recognizer
    }

    // MARK: Fingers

    /// Sends one event a tenth of a second after the last.
    func send(_ changes: (finger: Int, phase: Contact.Phase, place: CGPoint?)...) {
        step += 1
        log.append([])
        let time = Double(step) / 10
        var frame = TouchFrame(timestamp: time)
        for change in changes {
            let place = change.place ?? positions[change.finger] ?? .zero
            positions[change.finger] = place
            frame.contacts.append(Contact(id: change.finger, phase: change.phase, tool: .finger, timestamp: time, position: place))
        }
        host.send(frame)
    }

    func down(_ finger: Int = 1, _ x: Double = 50, _ y: Double = 50) { send((finger, .began, CGPoint(x: x, y: y))) }
    func move(_ finger: Int = 1, by step: Double = 2) {
        let place = positions[finger] ?? .zero
        send((finger, .moved, CGPoint(x: place.x + step, y: place.y)))
    }
    func up(_ finger: Int = 1) {
        send((finger, .ended, nil))
        positions[finger] = nil
    }

    /// Lifts what is down.
    func end() {
        for finger in positions.keys.sorted() { up(finger) }
    }

    /// Lets time pass.
    func wait(_ seconds: Double) {
        log.append([])
        host.advance(by: seconds)
    }
}

/// A view that reports its touches: the phase, and which finger by its landing when there have been several.
final class LoggingView: UIView {
    var onTouches: ((UITouch.Phase, String) -> Void)?
    private var known: [UITouch] = []
    var namesFingers = false
    /// The recognizer that may not begin.
    var refused: UIGestureRecognizer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer !== refused }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.cancelled, touches) }

    private func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        for touch in touches where !known.contains(where: { $0 === touch }) { known.append(touch) }
        let numbers = known.indices.filter { touches.contains(known[$0]) }.map { "\($0 + 1)" }
        onTouches?(phase, namesFingers ? " " + numbers.joined(separator: ", ") : "")
    }
}

/// A recognizer that asks for the states that its script has for an event, whatever its touches do.
final class Scripted: UIGestureRecognizer {
    var script: [Int: [State]]
    var prevents = true
    var isPreventable = true
    /// What `state` read after each request.
    private(set) var readings: [State] = []
    private let step: () -> Int

    init(_ script: [Int: [State]], step: @escaping () -> Int) {
        self.script = script
        self.step = step
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { play() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { play() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { play() }

    private func play() {
        for state in script.removeValue(forKey: step()) ?? [] {
            self.state = state
            readings.append(self.state)
        }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}

/// A delegate with fixed answers.
final class Answers: UIGestureRecognizerDelegate {
    let begins: Bool
    let allowsBoth: Bool

    init(begins: Bool = true, allowsBoth: Bool = false) {
        self.begins = begins
        self.allowsBoth = allowsBoth
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { allowsBoth }
}

extension UIGestureRecognizer.State {
    /// The state of that name.
    static func named(_ name: String) -> Self? {
        [.possible, .began, .changed, .ended, .cancelled, .failed].first { "\($0)" == name }
    }
}
