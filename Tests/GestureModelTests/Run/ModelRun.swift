import HostHeadless
import TouchHost
@testable import UIKit

/// Plays a program and checks that the promises of the specification are kept.
///
/// What is checked stands in the folder `Checks`: of views, of recognizers, of actions, and of the time when everything has settled.
@MainActor
final class ModelRun {
    /// How the frames reach the application.
    enum Delivery {
        /// As the program says.
        case asWritten
        /// Each by itself.
        case separately
    }

    let program: ModelProgram
    private(set) var log: [LogEntry] = []
    private(set) var violations: [Violation] = []
    /// What came of each recognizer's attempts, and the contacts that it received.
    var results: [(name: String, outcomes: [String], contacts: UInt64)] = []
    /// How many events windows got.
    var events: Int { eventTimes.count }
    private(set) var eventTimes: [Double] = []

    let host = HeadlessHost(size: PixelSize(width: ModelProgram.side, height: ModelProgram.side), scale: 0.125)
    var window: ModelWindow?
    /// By number; `nil` where the program has none.
    var views: [(any ModelViewing)?] = []
    var recognizers: [RecognizerRecord?] = []
    var touches: [TouchRecord?] = []
    var viewCallbacks: [Int] = []
    var attachments = 0

    /// How many callbacks and changes are going on, one inside another.
    var depth = 0
    /// Whether a view has got a call of this event that is not inside another.
    var viewsHaveBeenServed = false
    /// The calls of views in this event that are not inside others.
    var viewCalls: [(view: Int, phase: UITouch.Phase, contacts: UInt64)] = []
    /// The recognizers that were called in this event, in order.
    var served: [RecognizerRecord] = []
    /// Whether the tree, or what is attached, has changed.
    var hasMutatedTree = false
    private(set) var isDelivering = false
    /// The recognizers that were recognized lately: in which cycle, with which contacts; and the cycle of the reset.
    var recognitions: [(record: RecognizerRecord, attempt: Int, contacts: UInt64, endCycle: Int?)] = []
    /// What the application has let go.
    var released: [WeakBox] = []
    /// The last cycle in which a change ended an attempt.
    var lastInterruption = 0
    var offset = 0.0
    /// How many frames have reached the application.
    private(set) var sentFrames = 0
    var hasReleasedView = false
    var ignoring = 0
    var pencils: Set<Int> = []
    /// The contacts that windows have received.
    var landed: UInt64 = 0
    var isEnding = false

    /// For each mutation what happened at its moment, in the words of scenario files; `nil` if they have none for it.
    private(set) var moments: [String?]

    /// Whether the application changes something inside of `reset()`.
    let changesInResets: Bool

    init(_ program: ModelProgram) {
        self.program = program
        changesInResets = program.mutations.contains { if case .reset = $0.moment { true } else { false } }
        moments = program.mutations.map { _ in nil }
    }

    var records: [RecognizerRecord] { recognizers.compactMap { $0 } }
    /// Numbers the engine's cycles.
    var cycle: Int { EngineReading.cycle }
    /// Then touches are cancelled at any time.
    var isIgnoringOrInvisible: Bool { ignoring > 0 || !(host.surface?.isVisible ?? false) }
    /// The time of the event or timer that is being processed.
    var time: Double { events > 0 ? UIApplication.shared.dispatcher.currentTime : offset }

    // MARK: Playing

    /// Plays under a verifier, and takes what that finds for its own.
    /// - Parameter offset: Seconds that everything happens later than the program says.
    func play(_ delivery: Delivery = .asWritten, offset: Double = 0) throws {
        let found = try Verifier.collecting { try playWatched(delivery, offset: offset) }
        // A merged frame has samples of several times, as no host's has.
        let isMerged = program.frames.contains { $0.samples.contains { $0.time != nil } }
        for violation in found where !isMerged || violation.rule != "R-HST-2" {
            violate("verifier: \(violation.rule)", "\(violation.what)")
        }
    }

    private func playWatched(_ delivery: Delivery, offset: Double) throws {
        self.offset = offset
        let configuration = GestureConfiguration.current
        GestureConfiguration.current.pensSilenceFingers = program.pensSilenceFingers
        defer { GestureConfiguration.current = configuration }
        let scene = try UIApplication.shared.attach(to: host)
        makeTouches()
        makeStage(in: scene)
        var index = 0
        while index < program.frames.count {
            var batch: [TouchFrame] = [], next = index
            repeat {
                batch.append(frame(next))
                next += 1
            } while next < program.frames.count && program.frames[next].isJoined
            performMutations(before: index..<next)
            // The display's own turn follows: what was scheduled is done then.
            switch delivery {
            case .asWritten:
                sentFrames = next
                host.send(batch)
            case .separately:
                for frame in batch {
                    sentFrames += 1
                    host.send(frame)
                }
            }
            checkSettled()
            index = next
        }
        performMutations(before: index..<(index + 1))
        finish()
    }

    private func performMutations(before frames: Range<Int>) {
        for mutation in program.mutations {
            guard case .frame(let frame) = mutation.moment, frames.contains(frame) else { continue }
            let time = frames.lowerBound < program.frames.count ? program.frames[frames.lowerBound].time : program.lastTime + 1
            // An empty frame brings the clock there and fires no timer of that time.
            host.send(TouchFrame(timestamp: seconds(time)))
            perform(mutation.change)
        }
    }

    private func frame(_ index: Int) -> TouchFrame {
        let plan = program.frames[index], time = seconds(plan.time)
        var frame = TouchFrame(timestamp: time)
        for sample in plan.samples {
            let phase: Contact.Phase = switch sample.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
            let tool: Contact.Tool = pencils.contains(sample.contact) ? .pencil : .finger
            frame.contacts.append(Contact(id: sample.contact, phase: phase, tool: tool, timestamp: sample.time.map(seconds) ?? time,
                                          position: CGPoint(x: Double(sample.x) / 8, y: Double(sample.y) / 8)))
        }
        return frame
    }

    func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 + offset }

    func record(of recognizer: UIGestureRecognizer) -> RecognizerRecord? {
        for record in recognizers { if let record, record.recognizer === recognizer { return record } }
        return nil
    }

    func record(of touch: UITouch) -> TouchRecord? { touches.indices.contains(touch.contact) ? touches[touch.contact] : nil }

    func bits(_ touches: some Sequence<UITouch>) -> UInt64 {
        var bits: UInt64 = 0
        for touch in touches { bits |= 1 << UInt64(touch.contact) }
        return bits
    }

    // MARK: Notes

    func violate(_ kind: String, _ text: @autoclosure () -> String) {
        // The first ones say most; those that follow from them, little.
        if violations.count < 20 { violations.append(Violation(kind: kind, text: "\(kind) @\(time): \(text())")) }
    }

    func note(_ kind: LogEntry.Kind, _ subject: Int, _ contacts: UInt64 = 0) {
        log.append(LogEntry(kind: kind, subject: subject, contacts: contacts, time: time))
    }

    func window(_ window: UIWindow, willDeliver event: UIEvent) {
        eventTimes.append(event.timestamp)
        note(.event, 0)
        isDelivering = true
        viewsHaveBeenServed = false
        viewCalls.removeAll(keepingCapacity: true)
        served.removeAll(keepingCapacity: true)
        checkBeginning(of: event, in: window)
    }

    func window(_ window: UIWindow, didDeliver event: UIEvent) {
        checkEnd(of: event)
        isDelivering = false
    }

    // MARK: Callbacks

    func view(_ view: any ModelViewing, got phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        note(.view(phase), view.id, bits(touches))
        check(view, phase, touches)
        viewCallbacks[view.id] += 1
        perform(.view(view.id, viewCallbacks[view.id] - 1))
    }

    func recognizer(_ record: RecognizerRecord, got phase: UITouch.Phase, _ touches: Set<UITouch>) {
        note(.callback(phase), record.id, bits(touches))
        check(record, phase, touches)
        depth += 1
    }

    /// After the recognizer has dealt with its touches.
    func didCall(_ record: RecognizerRecord) {
        depth -= 1
        record.callbacks += 1
        perform(.callback(record.id, record.callbacks - 1))
    }

    func recognizer(_ record: RecognizerRecord, ignores touch: UITouch) { record.ignored |= 1 << UInt64(touch.contact) }

    func action(of record: RecognizerRecord) {
        note(.action(record.recognizer.state), record.id)
        checkAction(of: record)
        record.actions += 1
        perform(.action(record.id, record.actions - 1))
    }

    func recognizerWasReset(_ record: RecognizerRecord) {
        note(.reset, record.id)
        checkReset(of: record)
        record.resets += 1
        perform(.reset(record.id, record.resets - 1))
    }

    func delegate(of record: RecognizerRecord, wasAsked question: LogEntry.Question, about other: UIGestureRecognizer?) {
        note(.question(question, about: other.flatMap { self.record(of: $0)?.id } ?? -1), record.id)
        if question == .shouldBegin { checkPermission(of: record) }
        record.questions += 1
        perform(.question(record.id, record.questions - 1))
    }

    // MARK: Changes

    private func perform(_ moment: ModelProgram.Mutation.Moment) {
        if isEnding || program.mutations.isEmpty { return }
        for (index, mutation) in program.mutations.enumerated() where mutation.moment == moment {
            moments[index] = scenarioMoment
            perform(mutation.change)
        }
    }

    /// The callback that the log ends with, as scenario files call it; `nil` if they can't.
    private var scenarioMoment: String? {
        guard let last = log.last, last.kind != .event else { return nil }
        var count = -1
        for entry in log where entry.kind == last.kind && entry.subject == last.subject { count += 1 }
        switch last.kind {
        case .view(let phase): return "V\(last.subject).\(phase)[\(count)]"
        case .action(let state): return "\(program.name(last.subject))!\(state)[\(count)]"
        default: return nil
        }
    }

    // MARK: The end
}
