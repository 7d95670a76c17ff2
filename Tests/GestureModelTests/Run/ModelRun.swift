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
    private(set) var views: [(any ModelViewing)?] = []
    private(set) var recognizers: [RecognizerRecord?] = []
    private(set) var touches: [TouchRecord?] = []
    private var viewCallbacks: [Int] = []
    var attachments = 0

    /// How many callbacks and changes are going on, one inside another.
    private(set) var depth = 0
    /// Whether a view has got a call of this event that is not inside another.
    var viewsHaveBeenServed = false
    /// The calls of views in this event that are not inside others.
    var viewCalls: [(view: Int, phase: UITouch.Phase, contacts: UInt64)] = []
    /// The recognizers that were called in this event, in order.
    var served: [RecognizerRecord] = []
    /// Whether the tree, or what is attached, has changed.
    var hasMutatedTree = false
    private(set) var isDelivering = false
    /// Who was recognized lately: in which cycle, with which contacts; and the cycle of its reset.
    var recognitions: [(record: RecognizerRecord, attempt: Int, contacts: UInt64, endCycle: Int?)] = []
    /// What the application has let go.
    private(set) var released: [WeakBox] = []
    /// The last cycle in which a change ended an attempt.
    var lastInterruption = 0
    private var offset = 0.0
    /// How many frames have reached the application.
    private(set) var sentFrames = 0
    private(set) var hasReleasedView = false
    private var ignoring = 0
    private var pencils: Set<Int> = []
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
    var time: Double { events > 0 ? UIApplication.shared.dispatcher.currentTime : offset }

    // MARK: Playing

    /// - Parameter offset: Seconds that everything happens later than the program says.
    func play(_ delivery: Delivery = .asWritten, offset: Double = 0) throws {
        self.offset = offset
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
            frame.contacts.append(Contact(id: sample.contact, phase: phase, tool: pencils.contains(sample.contact) ? .pencil : .finger, timestamp: time,
                                          position: CGPoint(x: Double(sample.x) / 8, y: Double(sample.y) / 8)))
        }
        return frame
    }

    private func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 + offset }

    private func makeTouches() {
        for (index, frame) in program.frames.enumerated() {
            for sample in frame.samples {
                while touches.count <= sample.contact { touches.append(nil) }
                let time = seconds(frame.time)
                if sample.phase == .began {
                    if sample.isPencil { pencils.insert(sample.contact) }
                    touches[sample.contact] = TouchRecord(sample, time: time)
                } else {
                    touches[sample.contact]?.add(sample, frame: index, time: time)
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
            let view = makeView(plan, in: scene)
            view.isMultipleTouchEnabled = plan.isMultipleTouchEnabled
            view.isExclusiveTouch = plan.isExclusiveTouch
            while views.count <= plan.id { views.append(nil) }
            views[plan.id] = view
            if !plan.isWindow { (plan.parent.flatMap { views[$0] } ?? window).addSubview(view) }
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
        for plan in program.views where plan.isWindow { views[plan.id]?.isHidden = false }
    }

    private func makeView(_ plan: ModelProgram.View, in scene: UIWindowScene) -> any ModelViewing {
        let frame = CGRect(x: plan.x, y: plan.y, width: plan.width, height: plan.height)
        if plan.isWindow {
            let window = ModelWindow(windowScene: scene)
            window.frame = frame
            window.id = plan.id
            window.run = self
            window.letsGesturesBegin = plan.letsGesturesBegin
            return window
        }
        let view = ModelView(id: plan.id, run: self, frame: frame)
        view.letsGesturesBegin = plan.letsGesturesBegin
        return view
    }

    func id(of view: UIView?) -> Int? {
        guard let id = (view as? any ModelViewing)?.id, id != ModelWindow.firstID else { return nil }
        return id
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

    func window(_ window: UIWindow, willDeliver event: UIEvent) {
        events += 1
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
        case .setHidden(let id, let value): views[id]?.isHidden = value
        case .releaseView(let id):
            guard let view = views[id] else { return }
            hasMutatedTree = true
            hasReleasedView = true
            released.append(WeakBox(view, "V\(id)"))
            view.removeFromSuperview()
            (view as? UIWindow)?.isHidden = true
            views[id] = nil
        case .releaseRecognizer(let id): release(id)
        case .require(let id, let other): require(id, other)
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

    private func release(_ id: Int) {
        guard let record = recognizers[id] else { return }
        released.append(WeakBox(record.recognizer, record.name))
        recognizers[id] = nil
        record.recognizer.view?.removeGestureRecognizer(record.recognizer)
        for other in records {
            other.requirements.removeAll { $0 === record }
            other.dynamicRequirements.removeAll { $0 === record }
        }
        served.removeAll { $0 === record }
        recognitions.removeAll { $0.record === record }
    }

    /// A requirement that would close a cycle is ignored (R-GR-41d); such programs are not of interest.
    private func require(_ id: Int, _ other: Int) {
        guard let record = recognizers[id], let other = recognizers[other] else { return }
        var reached = [other], next = 0
        while next < reached.count {
            if reached[next] === record { return }
            for further in reached[next].requirements + reached[next].dynamicRequirements where !reached.contains(where: { $0 === further }) {
                reached.append(further)
            }
            next += 1
        }
        record.recognizer.require(toFail: other.recognizer)
        record.requirements.append(other)
    }

    // MARK: The end

    private func finish() {
        host.setVisible(true)
        // Longer than any timer.
        host.advance(to: seconds(program.lastTime) + 20)
        checkSettled(isFinal: true)
        checkLeftovers()
        // Those that never decide are made to.
        isEnding = true
        for record in records { record.recognizer.isEnabled = false }
        host.advance(by: 1)
        checkSettled(isFinal: true)
        checkEnds()
        results = records.map { ($0.name, $0.outcomes.filter { $0 != "failed" }, $0.everHeard) }
        while ignoring > 0 {
            ignoring -= 1
            UIApplication.shared.endIgnoringInteractionEvents()
        }
        checkNothingIsRetained()
    }

    /// Lets go of everything, and tells what is still there.
    private func checkNothingIsRetained() {
        var touchBoxes: [WeakBox] = [], boxes: [WeakBox] = []
        for record in touches {
            guard let record, let touch = record.touch else { continue }
            touchBoxes.append(WeakBox(touch, "touch \(record.contact)"))
            record.touch = nil
        }
        // While the stage is still there.
        for box in touchBoxes where box.object != nil { violate("retained touch", "\(box.name) is still there after its end") }
        for box in released where box.object != nil { violate("released", "\(box.name) is still there long after it was let go") }
        for view in views { if let view { boxes.append(WeakBox(view, "V\(view.id)")) } }
        for record in records { boxes.append(WeakBox(record.recognizer, record.name)) }
        if let window { boxes.append(WeakBox(window, "the window")) }
        UIApplication.shared.detach()
        window = nil
        views = views.map { _ in nil }
        recognizers = recognizers.map { _ in nil }
        served.removeAll()
        recognitions.removeAll()
        for box in boxes where box.object != nil { violate("retained", "\(box.name) is still there after its stage has gone") }
    }
}

/// Tells whether something is still there.
final class WeakBox {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject, _ name: String) {
        self.object = object
        self.name = name
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
