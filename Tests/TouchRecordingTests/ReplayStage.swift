import Foundation
import HostHeadless
import TouchHost
import TouchRecording
import UIKit

/// A phone's screen with one view, on which all recognizers sit, and a log of everything that the view and they say.
@MainActor
final class ReplayStage {
    enum Together { case never, always }

    /// What happened, with times and places, and no numbers that differ from run to run.
    private(set) var log: [String] = []
    /// What must not happen, and did.
    private(set) var faults: [String] = []
    /// How often each recognizer was recognized.
    private(set) var recognized: [String: Int] = [:]

    private let host = HeadlessHost()
    private let window: ReplayWindow
    private let view: ReplayView
    private let permission: Permission
    private var numbers: [Int: Int] = [:]
    /// How far each touch is, as the window's events have it, and as the view received it.
    private var phases: [Int: UITouch.Phase] = [:]
    private var toldPhases: [Int: UITouch.Phase] = [:]
    private var states: [String: UIGestureRecognizer.State] = [:]
    private var touches: [WeakTouch] = []

    private struct WeakTouch {
        weak var touch: UITouch?
        var number: Int
    }

    init(_ together: Together) throws {
        let scene = try UIApplication.shared.attach(to: host)
        window = ReplayWindow(windowScene: scene)
        view = ReplayView(frame: window.bounds)
        permission = Permission(isTogether: together == .always)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.stage = self
        window.stage = self
        addRecognizers()
    }

    private func addRecognizers() {
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer()
        tap.require(toFail: doubleTap)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .down
        add(UIPanGestureRecognizer(), "pan") { [unowned self] pan in
            let (translation, velocity) = (pan.translation(in: view), pan.velocity(in: view))
            return "by \(translation.x),\(translation.y) at \(velocity.x),\(velocity.y)"
        }
        add(UIPinchGestureRecognizer(), "pinch") { "\($0.scale) at \($0.velocity)" }
        add(UIRotationGestureRecognizer(), "rotation") { "\($0.rotation) at \($0.velocity)" }
        add(tap, "tap") { _ in "" }
        add(doubleTap, "double tap") { _ in "" }
        add(UILongPressGestureRecognizer(), "long press") { _ in "" }
        add(swipe, "swipe") { _ in "" }
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String,
                                                      _ text: @escaping @MainActor (Recognizer) -> String) {
        recognizer.name = name
        recognizer.delegate = permission
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        recognizer.addAction { [unowned self] (recognizer: Recognizer) in
            acted(recognizer, name, isDiscrete)
            let place = recognizer.location(in: view)
            log.append("\(name) \(recognizer.state) \(recognizer.numberOfTouches) at \(place.x),\(place.y) \(text(recognizer))")
        }
        view.addGestureRecognizer(recognizer)
    }

    /// R-GR-10 … 14: a discrete recognizer only ends; a continuous one begins, changes and comes to one end.
    private func acted(_ recognizer: UIGestureRecognizer, _ name: String, _ isDiscrete: Bool) {
        let before = states[name] ?? .possible, now = recognizer.state
        let isLegal = switch now {
        case .began: before == .possible && !isDiscrete
        case .changed: before == .began || before == .changed
        case .ended: isDiscrete ? before == .possible : before == .began || before == .changed
        case .cancelled: before == .began || before == .changed
        default: false
        }
        if !isLegal { faults.append("\(name) went from \(before) to \(now)") }
        if now == .began || isDiscrete { recognized[name, default: 0] += 1 }
        states[name] = now == .ended || now == .cancelled ? .possible : now
    }

    /// A touch begins once, changes, and ends once.
    private func follow(_ number: Int, _ phase: UITouch.Phase, in phases: inout [Int: UITouch.Phase], _ place: String) {
        let before = phases[number]
        let isLegal = phase == .began ? before == nil : before == .began || before == .moved
        if !isLegal { faults.append("touch \(number) went from \(before.map { "\($0)" } ?? "nothing") to \(phase) in the \(place)") }
        phases[number] = phase
    }

    fileprivate func sent(_ event: UIEvent) {
        for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) where touch.phase != .stationary {
            if numbers[touch.hash] == nil {
                numbers[touch.hash] = numbers.count + 1
                touches.append(WeakTouch(touch: touch, number: numbers.count))
            }
            guard let number = numbers[touch.hash] else { continue }
            follow(number, touch.phase, in: &phases, "window")
            let place = touch.location(in: nil)
            log.append("\(number) \(touch.phase) at \(touch.timestamp): \(place.x),\(place.y) "
                        + "\(touch.tapCount) \(touch.force) \(touch.majorRadius) \(touch.altitudeAngle)")
        }
    }

    fileprivate func told(_ phase: UITouch.Phase, _ set: Set<UITouch>) {
        let told = set.compactMap { numbers[$0.hash] }.sorted()
        if told.count != set.count { faults.append("the view received touches that were in no event") }
        for number in told { follow(number, phase, in: &toldPhases, "view") }
        log.append("view \(phase) \(told)")
    }

    /// Plays the frames one by one, lets two seconds pass, and looks at what is left.
    func play(_ frames: ContiguousArray<TouchFrame>) {
        for frame in frames { host.send(frame) }
        host.advance(by: 2)
        for (place, phases) in [("window", phases), ("view", toldPhases)] {
            for number in phases.keys.sorted() where phases[number] == .began || phases[number] == .moved {
                faults.append("touch \(number) never ended in the \(place)")
            }
        }
        for name in states.keys.sorted() where states[name] != .possible {
            faults.append("\(name) never ended")
        }
        for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible || recognizer.numberOfTouches != 0 {
            faults.append("\(recognizer.name ?? "") is left \(recognizer.state) with \(recognizer.numberOfTouches) touches")
        }
        for entry in touches where entry.touch != nil { faults.append("touch \(entry.number) is retained") }
        log.append("\(phases.count) touches")
    }
}

private final class ReplayWindow: UIWindow {
    weak var stage: ReplayStage?

    override func sendEvent(_ event: UIEvent) {
        if event.type == .touches { stage?.sent(event) }
        super.sendEvent(event)
    }
}

private final class ReplayView: UIView {
    weak var stage: ReplayStage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.told(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.told(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.told(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.told(.cancelled, touches) }
}

private final class Permission: UIGestureRecognizerDelegate {
    private let isTogether: Bool

    init(isTogether: Bool) {
        self.isTogether = isTogether
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { isTogether }
}
