import Foundation
import GestureEngine
import TouchHost
import TouchScript

/// Owns the engine, its client and the recognizers, and turns frames into the engine's events.
@MainActor
final class Toolkit {
    let engine: Engine
    private let client = ToolkitClient()
    private(set) var recognizers: [Recognizer] = []
    /// The fingers, by the contacts that stand for them; and the contacts, by the numbers of the device.
    var fingers: [ContactID: Finger] = [:]
    private var contacts: [Int: ContactID] = [:]
    private var landings = 0
    /// The time of the frame or deadline that is being handled, in seconds.
    private(set) var time = 0.0

    init(explains: Bool) {
        engine = Engine(client: client)
        engine.isTracing = explains
        client.toolkit = self
        let single = Tap("tap on left", count: 1, on: .all[1]), double = Tap("double tap on left", count: 2, on: .all[1])
        recognizers = [single, double, Pan("pan on right", on: .all[2]), Pinch("pinch on screen", on: .screen)]
        for recognizer in recognizers { recognizer.register(with: self) }
        engine.require(single.id, toFail: double.id)
    }

    func play(_ script: TouchScript) throws {
        let end = try script.playFrames { [self] frame in handle(frame) }
        fireDeadlines(before: end + 10)
    }

    private func handle(_ frame: TouchFrame) {
        fireDeadlines(before: frame.timestamp)
        time = frame.timestamp
        engine.runDueCycle()
        for contact in frame.contacts {
            let place = contact.position
            switch contact.phase {
            case .began:
                landings += 1
                let (hit, passedOver) = Rectangle.hit(place)
                explain(.landed("finger \(landings)", in: hit?.name))
                if !passedOver.isEmpty { explain(.passedOver("finger \(landings)", passedOver.map(\.name), .outside)) }
                guard let hit else { continue }
                let id = engine.land(.touch, type: 0, on: .terminal, receiver: ReceiverID(rawValue: hit.number))
                contacts[contact.id] = id
                fingers[id] = Finger(number: landings, start: place, place: place)
            case .moved:
                guard let id = contacts[contact.id] else { continue }
                fingers[id]?.place = place
                engine.move(id)
            case .ended, .cancelled:
                guard let id = contacts.removeValue(forKey: contact.id) else { continue }
                engine.end(id, contact.phase == .ended ? .ended : .cancelled)
            }
        }
        engine.offerLandings(of: .touch)
        engine.handleEvent(of: .touch, on: .terminal)
        engine.finishEvent(of: .touch)
    }

    /// Calls the recognizers whose time has come, the earliest first.
    private func fireDeadlines(before end: Double) {
        while let next = recognizers.filter({ $0.deadline != nil }).min(by: { $0.deadline! < $1.deadline! }), next.deadline! < end {
            time = next.deadline!
            next.deadline = nil
            if !engine.isInAttempt(next.id) { continue }
            next.deadlineReached()
            engine.runCycle()
        }
    }

    /// Says what the engine decided or the toolkit saw, while tracing is on. (A toolkit that keeps it for later has a `Trace`.)
    func explain(_ record: Record<TextNames>) {
        if engine.isTracing { say("        \(record)") }
    }

    func say(_ line: String) { print(String(format: "%6.3f  ", time) + line) }
}
