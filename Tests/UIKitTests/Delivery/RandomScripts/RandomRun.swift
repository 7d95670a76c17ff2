import Foundation
import HostHeadless
import TouchHost
import UIKit

/// Plays a random script on random views, which change in callbacks, and watches that the promises of delivery are kept.
@MainActor
final class RandomRun {
    private(set) var log: [String] = []
    /// What was not kept.
    private(set) var violations: [String] = []

    private let script: RandomScript
    private let host = HeadlessHost(size: PixelSize(width: Int(RandomScript.side), height: Int(RandomScript.side)))
    private var tree: RandomTree?
    private var generator: SeededGenerator
    /// Touches in the order in which they were seen first.
    private var records: [Record] = []
    /// The depth of callbacks inside callbacks.
    private var depth = 0
    private var delivery: Delivery?

    private struct Record {
        let touch: UITouch
        /// The index of the contact in the script.
        let contact: Int
        var isBegun = false
        var end: UITouch.Phase?
        var coalesced: [Double] = []
    }

    /// One event in one window.
    private struct Delivery {
        let window: UIWindow
        /// The views that touches have, in the order of landing.
        var landings: [UIView?] = []
        /// With the landing of the oldest touch of each call.
        var calls: [(view: RandomView, phase: UITouch.Phase, oldest: Int)] = []

        @MainActor func oldest(of view: UIView) -> Int { landings.firstIndex { $0 === view } ?? .max }
        @MainActor func oldestCalled(of view: UIView) -> Int { calls.filter { $0.view === view }.map(\.oldest).min() ?? .max }
    }

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        script = RandomScript(using: &generator)
    }

    func play() throws {
        let scene = try UIApplication.shared.attach(to: host)
        tree = RandomTree(run: self, scene: scene, using: &generator)
        for batch in script.batches {
            if generator.chance(0.1) { change() }
            host.send(batch)
        }
        tree?.stopIgnoring()
        checkEnds()
        UIApplication.shared.detach()
        tree = nil
    }

    /// Changes something. What that causes draws numbers too, hence the generator of its own.
    private func change() {
        var own = SeededGenerator(seed: generator.next())
        tree?.change(using: &own)
    }

    // MARK: Callbacks

    func view(_ view: RandomView, got phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        // Calls that climbed from a view without an override can't be: all views have one.
        let indices = touches.map(record(of:)).sorted()
        log.append("\(view.number).\(phase){\(indices.map { "\(records[$0].contact)" }.joined(separator: ","))} at \(event?.timestamp ?? -1)")
        if view.window == nil { violate("\(view.number) got \(phase) outside a window") }
        if touches.isEmpty { violate("\(view.number) got \(phase) without touches") }
        for index in indices { note(index, phase, view, event) }
        if depth == 0, delivery != nil {
            let landing = touches.sorted { $0.hash < $1.hash }.first.flatMap { oldest in
                (event?.allTouches ?? []).sorted { $0.hash < $1.hash }.firstIndex { $0 === oldest }
            }
            delivery?.calls.append((view, phase, landing ?? .max))
        }
        depth += 1
        if depth < 4, generator.chance(0.12) { change() }
        depth -= 1
    }

    private func note(_ index: Int, _ phase: UITouch.Phase, _ view: RandomView, _ event: UIEvent?) {
        let touch = records[index].touch, name = "touch \(records[index].contact)"
        if touch.phase != phase { violate("\(name) reads \(touch.phase) in \(phase)") }
        if touch.view !== view { violate("\(name) came to \(view.number), which is not its view") }
        if touch.window !== view.window { violate("\(name) came to a view of another window") }
        if records[index].end != nil { violate("\(name) got \(phase) after its end") }
        switch phase {
        case .began:
            if records[index].isBegun { violate("\(name) began twice") }
            records[index].isBegun = true
        case .moved:
            records[index].coalesced += (event?.coalescedTouches(for: touch) ?? []).map(\.timestamp)
        default:
            records[index].end = phase
        }
        if !records[index].isBegun { violate("\(name) got \(phase) before began") }
    }

    private func record(of touch: UITouch) -> Int {
        if let index = records.firstIndex(where: { $0.touch === touch }) { return index }
        let contact = script.contacts.firstIndex { contact in
            let place = touch.window?.convert(touch.location(in: nil), to: nil as UIWindow?) ?? .zero
            return contact.landing.timestamp == touch.timestamp
                && hypot(contact.landing.position.x - place.x, contact.landing.position.y - place.y) < 1e-6
        }
        if contact == nil { violate("a touch that no finger sent") }
        records.append(Record(touch: touch, contact: contact ?? -1))
        return records.count - 1
    }

    private func violate(_ what: String) { violations.append(what) }

    // MARK: Order (R-EVT-30, R-EVT-31)

    func windowWillDeliver(_ window: UIWindow, _ event: UIEvent) {
        var delivery = Delivery(window: window)
        for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) {
            _ = record(of: touch)
            delivery.landings.append(touch.window === window ? touch.view : nil)
        }
        self.delivery = delivery
    }

    func windowDidDeliver() {
        guard let delivery else { return }
        self.delivery = nil
        for (first, second) in zip(delivery.calls, delivery.calls.dropFirst()) {
            if first.view === second.view {
                if first.phase.order >= second.phase.order { violate("\(first.view.number) got \(second.phase) after \(first.phase)") }
                continue
            }
            let all = (delivery.oldest(of: first.view), delivery.oldest(of: second.view))
            let called = (delivery.oldestCalled(of: first.view), delivery.oldestCalled(of: second.view))
            // Whether a touch that is severed counts as the view's oldest is left open.
            if all.0 > all.1, called.0 > called.1 { violate("\(first.view.number) was served before \(second.view.number)") }
        }
        var served: [RandomView] = []
        for (view, _, _) in delivery.calls where served.last !== view {
            if served.contains(where: { $0 === view }) { violate("\(view.number) was served twice") }
            served.append(view)
        }
    }

    // MARK: The end

    private func checkEnds() {
        for record in records {
            let name = "touch \(record.contact)"
            if record.isBegun, record.end == nil { violate("\(name) began and never ended") }
            if record.touch.phase != .ended, record.touch.phase != .cancelled { violate("\(name) is still \(record.touch.phase)") }
            guard record.isBegun, script.contacts.indices.contains(record.contact) else { continue }
            let sent = script.contacts[record.contact]
            // A touch that was taken away misses what came later; one that lifted has every sample.
            let expected = record.end == .ended ? sent.moves : Array(sent.moves.prefix(record.coalesced.count))
            if record.coalesced != expected { violate("\(name) has the samples \(record.coalesced), sent were \(sent.moves)") }
            if record.end == .ended, sent.end != .ended { violate("\(name) was cancelled by the host and ended for its view") }
        }
    }
}

extension UITouch.Phase {
    /// The place in the order of R-EVT-30.
    fileprivate var order: Int {
        switch self {
        case .began: 0
        case .moved: 1
        case .ended: 2
        default: 3
        }
    }
}
