@testable import UIKit

/// What is promised to views.
extension ModelRun {
    /// Times that differ by less are the same (R-GEN-5).
    static let tolerance = 1e-9

    func check(_ view: any ModelViewing, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        if view.window == nil { violate("R-VH-8 outside the window", "V\(view.id) got \(phase) outside of its window") }
        if touches.isEmpty { violate("R-EVT-30 empty set", "V\(view.id) got \(phase) without touches") }
        let contacts = bits(touches)
        if depth == 0, isDelivering {
            viewsHaveBeenServed = true
            viewCalls.append((view.id, phase, contacts))
        }
        for record in self.touches {
            guard let record, contacts & record.bit != 0, let touch = record.touch else { continue }
            check(record, touch, view, phase)
        }
    }

    private func check(_ record: TouchRecord, _ touch: UITouch, _ view: any ModelViewing, _ phase: UITouch.Phase) {
        let what = "V\(view.id).\(phase){\(record.contact)}"
        if touch.view !== view { violate("R-DLV-31 another's touch", "\(what), but the touch's view is another") }
        if touch.phase != phase { violate("R-DLV-27 phase", "\(what), but the touch reads \(touch.phase)") }
        if let end = record.viewEnd { violate("R-DLV-32 after the end", "\(what) after \(end)") }
        if let taker = record.takenBy, phase != .cancelled { violate("R-DLV-24 taken", "\(what) after \(taker) took it") }
        if phase != .began, !record.isBegun { violate("R-DLV-32 before began", "\(what) before began") }
        switch phase {
        case .began:
            if record.isBegun { violate("R-DLV-32 began twice", what) }
            record.isBegun = true
            checkValues(touch, what, time: record.landingTime, x: record.landing.x, y: record.landing.y)
        case .moved:
            // A silenced finger is cancelled with the report that has the pencil's landing, and moves no more, though its event may have later
            // frames too (R-PALM-2).
            let latest = time + Self.tolerance, pencil = (pencilLanding(afterHand: record) ?? .infinity) - Self.tolerance
            if let move = record.moves.last(where: { $0.time <= latest && $0.time < pencil && $0.frame < sentFrames }) {
                checkValues(touch, what, time: move.time, x: move.x, y: move.y)
            } else {
                violate("R-DLV-29 values", "\(what) before it moved")
            }
        default:
            record.viewEnd = phase
            if phase == .ended, record.end?.phase != .ended || record.end!.time > time + Self.tolerance {
                violate("R-DLV-32 wrong end", "\(what), but it has not lifted")
            }
            if phase == .cancelled { checkReason(of: record, touch, what) }
        }
        if phase != .cancelled { checkHolders(of: touch, phase, what) }
    }

    /// The touch shows what was at that time (R-DLV-29).
    private func checkValues(_ touch: UITouch, _ what: String, time: Double, x: Int, y: Int) {
        let inWindow = touch.location(in: nil)
        let location = touch.window.map { $0.convert(inWindow, to: nil as UIWindow?) } ?? inWindow
        if touch.timestamp != time || location != CGPoint(x: x, y: y) {
            violate("R-DLV-29 values", "\(what) at \(touch.timestamp) \(location), expected \(time) (\(x), \(y))")
        }
    }

    /// No recognizer keeps this from the view, and no gesture has the touch.
    private func checkHolders(of touch: UITouch, _ phase: UITouch.Phase, _ what: String) {
        for record in recognizers {
            guard let record, !record.hasChangedFlags, record.follows(touch) else { continue }
            let recognizer = record.recognizer
            if recognizer.state == .possible {
                let isHeld = "\(what), but \(record.name) may still begin"
                if phase == .began, recognizer.delaysTouchesBegan { violate("R-DLV-20 not withheld", isHeld) }
                if phase == .ended, recognizer.delaysTouchesEnded { violate("R-DLV-21 not withheld", isHeld) }
            }
            if recognizer.isActive, recognizer.cancelsTouchesInView {
                violate("R-DLV-28 not severed", "\(what), but \(record.name) has it")
            }
        }
    }

    /// A touch is cancelled for its view by the display, by a recognizer, by a pencil, or by a change that the application made.
    private func checkReason(of record: TouchRecord, _ touch: UITouch, _ what: String) {
        if depth > 0 || isIgnoringOrInvisible || lastInterruption == cycle { return }
        if let end = record.end, end.phase == .cancelled, end.time <= time + Self.tolerance { return }
        if pencilLanding(afterHand: record) != nil { return }
        for tracker in recognizers {
            guard let tracker, tracker.follows(touch), tracker.recognizer.isRecognizedInCycle else { continue }
            guard tracker.recognizer.cancelsTouchesInView || tracker.hasChangedFlags else { continue }
            if tracker.lastAction != nil { return }
        }
        violate("R-DLV-24 no reason", "\(what) without a reason, or before the action")
    }

    /// When a pencil came first, less than half a second after this finger landed, and silenced it (R-PALM-2).
    private func pencilLanding(afterHand record: TouchRecord) -> Double? {
        guard program.pensSilenceFingers, !pencils.contains(record.contact) else { return nil }
        let landings = touches.compactMap { $0 }.filter { pencils.contains($0.contact) }.map(\.landingTime)
        return landings.filter { $0 <= time + Self.tolerance && (-Self.tolerance..<0.5).contains($0 - record.landingTime) }.min()
    }

    // MARK: Order

    /// For one view the order is began, moved, ended, cancelled, each once (R-EVT-30). What may have been withheld comes before and is left
    /// out, and so is what recognizers cancelled.
    func checkOrderOfViewCalls() {
        var served: [(view: Int, order: Int)] = []
        for call in viewCalls where isOfViewStage(call) {
            let order = call.phase.order
            if let index = served.firstIndex(where: { $0.view == call.view }) {
                if served[index].order >= order { violate("R-EVT-30 views", "V\(call.view) got \(call.phase) too late or twice") }
                served[index].order = order
            } else {
                served.append((call.view, order))
            }
        }
    }

    private func isOfViewStage(_ call: (view: Int, phase: UITouch.Phase, contacts: UInt64)) -> Bool {
        for record in touches {
            guard let record, call.contacts & record.bit != 0 else { continue }
            switch call.phase {
            case .began, .moved: if record.beganMayBeWithheld { return false }
            case .ended: if record.beganMayBeWithheld || record.endMayBeWithheld { return false }
            default:
                guard let end = record.end, end.phase == .cancelled, end.time <= time + Self.tolerance else { return false }
                if record.beganMayBeWithheld { return false }
            }
        }
        return true
    }
}

extension UITouch.Phase {
    /// The place in the order of R-EVT-30.
    var order: Int {
        switch self {
        case .began: 0
        case .moved: 1
        case .ended: 2
        default: 3
        }
    }
}
