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
    /// What came of each recognizer's attempts, and the contacts that it heard of.
    private(set) var results: [(name: String, outcomes: [String], contacts: UInt64)] = []
    /// How many events windows got.
    private(set) var events = 0

    let host = HeadlessHost(size: PixelSize(width: ModelProgram.side, height: ModelProgram.side), scale: 0.125)
    private var window: ModelWindow?
    /// By number; `nil` where the program has none.
    private(set) var views: [ModelView?] = []
    private(set) var recognizers: [RecognizerRecord?] = []
    private(set) var touches: [TouchRecord?] = []
    private var viewCallbacks: [Int] = []
    var attachments = 0

    /// How many callbacks and changes are going on, one inside another.
    private(set) var depth = 0
    /// Whether a view has got a call of this event that is not inside another.
    var viewsHaveBeenServed = false
    /// The calls of views in this event that are not inside others.
    var viewCalls: [(view: ModelView, phase: UITouch.Phase, contacts: UInt64)] = []
    /// The recognizers that were called in this event, in order.
    var served: [RecognizerRecord] = []
    /// Whether the tree, or what is attached, has changed.
    var hasMutatedTree = false
    private(set) var isDelivering = false
    private var ignoring = 0
    /// The contacts of which windows have heard.
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
    var arbiter: GestureArbiter { .shared }
    /// Then touches are cancelled at any time.
    var isIgnoringOrInvisible: Bool { ignoring > 0 || !(host.surface?.isVisible ?? false) }
    /// The time of the event or timer that is being processed.
    var time: Double { events > 0 ? UIApplication.shared.dispatcher.currentTime : 0 }

    // MARK: Playing

    func play(_ delivery: Delivery = .asWritten) throws {
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
            case .asWritten: host.send(batch)
            case .separately: for frame in batch { host.send(frame) }
            }
            checkSettled()
            index = next
        }
        performMutations(before: index..<(index + 1))
        finish()
    }

    private func performMutations(before frames: Range<Int>) {
        for mutation in program.mutations {
            if case .frame(let frame) = mutation.moment, frames.contains(frame) { perform(mutation.change) }
        }
    }

    private func frame(_ index: Int) -> TouchFrame {
        let plan = program.frames[index], time = Self.seconds(plan.time)
        var frame = TouchFrame(timestamp: time)
        for sample in plan.samples {
            let phase: Contact.Phase = switch sample.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
            frame.contacts.append(Contact(id: sample.contact, phase: phase, timestamp: time,
                                          position: CGPoint(x: Double(sample.x) / 8, y: Double(sample.y) / 8)))
        }
        return frame
    }

    static func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 }

    private func makeTouches() {
        for frame in program.frames {
            for sample in frame.samples {
                while touches.count <= sample.contact { touches.append(nil) }
                let time = Self.seconds(frame.time)
                if sample.phase == .began {
                    touches[sample.contact] = TouchRecord(sample, time: time)
                } else {
                    touches[sample.contact]?.add(sample, time: time)
                }
            }
        }
    }

    // MARK: The stage

    private func makeStage(in scene: UIWindowScene) {
        let window = ModelWindow(windowScene: scene)
        window.run = self
        self.window = window
        for plan in program.views {
            let view = ModelView(id: plan.id, run: self, frame: CGRect(x: plan.x, y: plan.y, width: plan.width, height: plan.height))
            view.isMultipleTouchEnabled = plan.isMultipleTouchEnabled
            view.isExclusiveTouch = plan.isExclusiveTouch
            view.letsGesturesBegin = plan.letsGesturesBegin
            while views.count <= plan.id { views.append(nil) }
            views[plan.id] = view
            (plan.parent.flatMap { views[$0] } ?? window).addSubview(view)
        }
        viewCallbacks = views.map { _ in 0 }
        for plan in program.recognizers {
            let recognizer = ModelStage.makeRecognizer(plan)
            let record = RecognizerRecord(plan, recognizer, run: self)
            (recognizer as? any ModelRecognizer)?.record = record
            recognizer.addAction { [weak record] (_: UIGestureRecognizer) in
                if let record { record.run?.action(of: record) }
            }
            if let answers = plan.delegate ?? (program.needsDelegate(plan.id) ? ModelProgram.Delegate() : nil) {
                let delegate = ModelDelegate(answers, record, self)
                record.delegate = delegate
                recognizer.delegate = delegate
            }
            while recognizers.count <= plan.id { recognizers.append(nil) }
            recognizers[plan.id] = record
            if let view = plan.view { attach(record, to: view) }
        }
        for relation in program.relations { establish(relation) }
        window.isHidden = false
    }

    private func establish(_ relation: ModelProgram.Relation) {
        guard let first = recognizers[relation.recognizer], let second = recognizers[relation.other] else { return }
        switch relation.kind {
        case .requireToFail:
            first.recognizer.require(toFail: second.recognizer)
            first.requirements.append(second)
        case .delegateShouldRequireFailure:
            first.delegate?.requiresFailure.append(second.id)
            first.dynamicRequirements.append(second)
        case .delegateShouldBeRequiredToFail:
            first.delegate?.isRequiredToFail.append(second.id)
            second.dynamicRequirements.append(first)
        case .simultaneous:
            first.delegate?.simultaneous.append(second.id)
        }
    }

    private func attach(_ record: RecognizerRecord, to view: Int) {
        guard let view = views[view] else { return }
        // Adding to the same view again does nothing (R-GR-3).
        if record.recognizer.view !== view {
            attachments += 1
            record.attachment = attachments
        }
        view.addGestureRecognizer(record.recognizer)
    }

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
        // The first ones tell most; those that follow from them, little.
        if violations.count < 20 { violations.append(Violation(kind: kind, text: "\(kind) @\(time): \(text())")) }
    }

    func note(_ kind: LogEntry.Kind, _ subject: Int, _ contacts: UInt64 = 0) {
        log.append(LogEntry(kind: kind, subject: subject, contacts: contacts, time: time))
    }

    func willDeliver(_ event: UIEvent) {
        events += 1
        note(.event, 0)
        isDelivering = true
        viewsHaveBeenServed = false
        viewCalls.removeAll(keepingCapacity: true)
        served.removeAll(keepingCapacity: true)
        checkBeginning(of: event)
    }

    func didDeliver(_ event: UIEvent) {
        checkEnd(of: event)
        isDelivering = false
    }

    // MARK: Callbacks

    func view(_ view: ModelView, got phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
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

    private func perform(_ change: ModelProgram.Mutation.Change) {
        depth += 1
        defer { depth -= 1 }
        switch change {
        case .removeView(let view):
            hasMutatedTree = true
            views[view]?.removeFromSuperview()
        case .moveView(let view, let parent):
            guard let view = views[view], let parent = views[parent], !parent.isDescendant(of: view) else { return }
            hasMutatedTree = true
            parent.addSubview(view)
        case .setEnabled(let id, let value): recognizers[id]?.recognizer.isEnabled = value
        case .restart(let id):
            recognizers[id]?.recognizer.isEnabled = false
            recognizers[id]?.recognizer.isEnabled = true
        case .removeRecognizer(let id):
            guard let recognizer = recognizers[id]?.recognizer else { return }
            recognizer.view?.removeGestureRecognizer(recognizer)
        case .addRecognizer(let id, let view):
            guard let record = recognizers[id] else { return }
            hasMutatedTree = true
            attach(record, to: view)
        case .setState(let id, let state):
            guard let record = recognizers[id] else { return }
            record.stateWasSet = true
            record.recognizer.state = state.value
        case .setFlag(let id, let flag, let value):
            guard let record = recognizers[id] else { return }
            record.hasChangedFlags = true
            switch flag {
            case .cancelsTouchesInView: record.recognizer.cancelsTouchesInView = value
            case .delaysTouchesBegan: record.recognizer.delaysTouchesBegan = value
            case .delaysTouchesEnded: record.recognizer.delaysTouchesEnded = value
            }
        case .beginIgnoring:
            ignoring += 1
            UIApplication.shared.beginIgnoringInteractionEvents()
        case .endIgnoring:
            guard ignoring > 0 else { return }
            ignoring -= 1
            UIApplication.shared.endIgnoringInteractionEvents()
        case .setVisible(let value): host.setVisible(value)
        }
    }

    // MARK: The end

    private func finish() {
        host.setVisible(true)
        // Longer than any timer.
        host.advance(to: Self.seconds(program.lastTime) + 20)
        checkSettled()
        checkLeftovers()
        // Those that never decide are made to.
        for record in records { record.recognizer.isEnabled = false }
        host.advance(by: 1)
        checkSettled()
        checkEnds()
        isEnding = true
        results = records.map { ($0.name, $0.outcomes.filter { $0 != "failed" }, $0.everHeard) }
        while ignoring > 0 {
            ignoring -= 1
            UIApplication.shared.endIgnoringInteractionEvents()
        }
        checkNothingIsRetained()
    }

    /// Lets go of everything, and tells what is still there.
    private func checkNothingIsRetained() {
        final class WeakBox {
            weak var object: AnyObject?
            let name: String
            init(_ object: AnyObject, _ name: String) {
                self.object = object
                self.name = name
            }
        }
        var touchBoxes: [WeakBox] = [], boxes: [WeakBox] = []
        for record in touches {
            guard let record, let touch = record.touch else { continue }
            touchBoxes.append(WeakBox(touch, "touch \(record.contact)"))
            record.touch = nil
        }
        // While the stage is still there.
        for box in touchBoxes where box.object != nil { violate("retained touch", "\(box.name) is still there after its end") }
        for view in views { if let view { boxes.append(WeakBox(view, "V\(view.id)")) } }
        for record in records { boxes.append(WeakBox(record.recognizer, record.name)) }
        if let window { boxes.append(WeakBox(window, "the window")) }
        UIApplication.shared.detach()
        window?.isHidden = true
        window = nil
        views = views.map { _ in nil }
        recognizers = recognizers.map { _ in nil }
        served.removeAll()
        viewCalls.removeAll()
        for record in touches {
            record?.hitView = nil
            record?.takenBy = nil
        }
        for box in boxes where box.object != nil { violate("retained", "\(box.name) is still there after its stage has gone") }
    }
}

extension ModelProgram.Mutation.State {
    var value: UIGestureRecognizer.State {
        switch self {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}

extension ModelProgram {
    func needsDelegate(_ id: Int) -> Bool {
        for relation in relations where relation.recognizer == id && relation.kind != .requireToFail { return true }
        return false
    }
}
