/// All that the rules of `Documentation/touch-semantics.md` remember between two events, as one value.
///
/// Recognizers and views are called by their place in the arrays, contacts by their serial number. Nothing is kept that can be computed:
/// the rules ask every question again.
struct ReferenceState: Hashable {
    var views: [View]
    var recognizers: [Recognizer]
    /// In the order of landing.
    var contacts: [Contact] = []
    /// `waiting` requires `other` to fail: for good (R-GR-40).
    var requirements: [Pair] = []
    /// The same, for the current attempts of the two (R-GR-40, R-GR-41c).
    var answers: [Pair] = []
    /// The recognizers of which the four questions have been asked in the current attempts (R-GR-41c).
    var asked: [Pair] = []
    /// Whether something was requested or released outside of a cycle (R-DLV-14).
    var isCycleDue = false
    var nextSerial = 0
    var nextAddition = 0
    /// The outermost of the views that have left their window; those in it have left too.
    var firstGone: Int?

    enum Phase: Int, Hashable, CaseIterable { case began, moved, stationary, ended, cancelled }

    enum Stage: Int, Hashable { case possible, began, changed, ended, cancelled, failed }

    struct View: Hashable {
        var parent: Int?
        /// The window that it is in.
        var surface = 0
    }

    struct Pair: Hashable {
        let waiting: Int, other: Int
    }

    struct Recognizer: Hashable {
        /// `nil` for one that was removed.
        var view: Int?
        /// Whether it is gone for good.
        var isGone = false
        /// The last added has the greatest.
        var addition = 0
        var isEnabled = true
        var cancels = true, delaysBegan = false, delaysEnded = true
        /// R-TAP-11: whether it is offered no landing while it waits, as a tap.
        var declinesWhileWaiting = false

        /// What was decided.
        var stage = Stage.possible
        /// What a recognizer that is `possible` was permitted to become, in the order of its requests; decided in step G3.
        var requests: [Stage] = []
        /// Whether what it requested waits for others (R-GR-41), until step G3 lets it go on or fails it.
        var isWaiting = false
        /// Whether its permission to begin is being asked right now.
        var isAsking = false
        /// The action messages that were not sent yet.
        var owed: [Stage] = []
        /// How many of them are sent before anything else is decided.
        var due = 0
        /// The state of the action message that is being sent.
        var message: Stage?
        var isSending = false
        /// The contacts that it tracks, in the order of landing; those that it tracks or tracked in this attempt; those that it ignored;
        /// those of which it got the landing.
        var tracked: [Int] = [], history: [Int] = [], ignored: [Int] = [], known: [Int] = []

        var isActive: Bool { stage == .began || stage == .changed }
        var isOver: Bool { stage == .ended || stage == .cancelled || stage == .failed }
        var isInAttempt: Bool { stage != .possible || !history.isEmpty || !requests.isEmpty || isAsking }
    }

    /// A touch, on its way to the view that it hit.
    struct Contact: Hashable {
        var serial: Int
        let view: Int
        var phase = Phase.began
        /// Whether it changed in the event that is being processed.
        var isInEvent = true
        /// Whether its view has got `touchesBegan` with it.
        var isDelivered = false
        /// Whether its view gets nothing more of it.
        var isSevered = false
        /// Whether its view was called with its end, or with its cancellation when it was over.
        var isFinished = false
        /// Whether its view has left its window: it has none (R-VH-8).
        var hasLeft = false
        /// Whether it was taken from its view, which is to get `touchesCancelled` after the actions (R-DLV-24).
        var isCancellationOwed = false
        /// Whether it moved since it landed.
        var hasMoved = false
        /// The recognizers that keep its landing, and its end, from its view; `nil` if none was asked to.
        var landingHolders: [Int]?, endHolders: [Int]?

        var isLive: Bool { phase != .ended && phase != .cancelled }
    }

    func contact(_ serial: Int) -> Int? { contacts.firstIndex { $0.serial == serial } }

    /// Whether a view is in its window.
    func isInWindow(_ view: Int) -> Bool { firstGone.map { !chain(from: view).contains($0) } ?? true }

    /// Whether the recognizer's view is in its window.
    func isInWindow(_ recognizer: Recognizer) -> Bool { recognizer.view.map(isInWindow) ?? false }

    /// The view that a landing at the place of a view hits.
    func hit(_ view: Int) -> Int { isInWindow(view) ? view : views[firstGone!].parent! }

    /// The surface on which a contact landed.
    func surface(of contact: Contact) -> Int { views[contact.view].surface }

    /// How many views stand above a view.
    func depth(_ view: Int) -> Int { views[view].parent.map { depth($0) + 1 } ?? 0 }

    /// A view and those that stand above it, from the inside out.
    func chain(from view: Int) -> [Int] { [view] + (views[view].parent.map(chain) ?? []) }

    /// R-DLV-6: the deeper view's recognizers go first; within one view the last added does.
    var priorityOrder: [Int] {
        var order: [Int] = []
        for recognizer in recognizers.indices where recognizers[recognizer].view != nil {
            order.insert(recognizer, at: order.firstIndex { goesBefore(recognizer, $0) } ?? order.count)
        }
        return order
    }

    private func goesBefore(_ first: Int, _ second: Int) -> Bool {
        let depths = (depth(recognizers[first].view!), depth(recognizers[second].view!))
        return depths.0 == depths.1 ? recognizers[first].addition > recognizers[second].addition : depths.0 > depths.1
    }

    /// R-GR-43: two recognizers are related when they track at least one common touch, at present or earlier in their attempts, that
    /// neither has ignored.
    func areRelated(_ first: Int, _ second: Int) -> Bool {
        func own(_ recognizer: Int) -> [Int] { recognizers[recognizer].history.filter { !recognizers[recognizer].ignored.contains($0) } }
        return first != second && own(first).contains(where: own(second).contains)
    }

    /// The recognizers that it requires to fail.
    func requirements(of recognizer: Int) -> [Int] {
        recognizers.indices.filter { other in (requirements + answers).contains(Pair(waiting: recognizer, other: other)) }
    }

    /// R-GR-41, R-GR-41a: whether one that it requires to fail is enabled, attached, `possible`, and has an attempt in progress.
    func mustWait(_ recognizer: Int) -> Bool {
        requirements(of: recognizer).map { recognizers[$0] }.contains { other in
            other.isEnabled && isInWindow(other) && other.stage == .possible && other.isInAttempt
        }
    }

    /// R-GR-41a, R-GR-42: whether one that it requires to fail was recognized in its attempt.
    func mustFail(_ recognizer: Int) -> Bool {
        requirements(of: recognizer).map { recognizers[$0] }.contains { other in
            other.isEnabled && isInWindow(other) && (other.isActive || other.stage == .ended || other.stage == .cancelled)
        }
    }

    /// What `state` reads: the message's state during an action (R-GR-14); what was requested, at once; `possible` while it waits
    /// (R-GR-16).
    func shown(_ recognizer: Int) -> Stage {
        recognizers[recognizer].message ?? reached(recognizer)
    }

    /// The same, whatever message is being sent.
    func reached(_ recognizer: Int) -> Stage {
        guard let request = recognizers[recognizer].requests.last else { return recognizers[recognizer].stage }
        return recognizers[recognizer].isWaiting ? .possible : request
    }

    /// The same with small serial numbers in place of those that grow with time: states that are alike are then equal.
    var canonical: ReferenceState { withoutRepeatedMemories.renumbered }

    /// The same with one contact for all that are gone and that the same recognizers remember, and ignored: more of a kind change nothing.
    private var withoutRepeatedMemories: ReferenceState {
        var result = self
        var kept: Set<[Int]> = []
        let present = Set(contacts.map(\.serial))
        for serial in Set(recognizers.flatMap(\.history)).subtracting(present).sorted() {
            let memory = recognizers.map { ($0.history.contains(serial) ? 1 : 0) + ($0.ignored.contains(serial) ? 2 : 0) }
            let isKept = kept.insert(memory).inserted
            for index in result.recognizers.indices {
                result.recognizers[index].known.removeAll { $0 == serial }
                if isKept { continue }
                result.recognizers[index].history.removeAll { $0 == serial }
                result.recognizers[index].ignored.removeAll { $0 == serial }
            }
        }
        return result
    }

    private var renumbered: ReferenceState {
        var result = self
        let mentioned = Set(contacts.map(\.serial) + recognizers.flatMap(\.history) + recognizers.flatMap(\.ignored)).sorted()
        func number(_ serial: Int) -> Int { mentioned.firstIndex(of: serial)! }
        for index in result.contacts.indices { result.contacts[index].serial = number(contacts[index].serial) }
        for index in result.recognizers.indices {
            result.recognizers[index].tracked = recognizers[index].tracked.map(number)
            result.recognizers[index].history = recognizers[index].history.map(number)
            result.recognizers[index].ignored = recognizers[index].ignored.map(number)
            result.recognizers[index].known = recognizers[index].known.map(number)
        }
        let additions = recognizers.map(\.addition).sorted()
        for index in result.recognizers.indices {
            result.recognizers[index].addition = additions.firstIndex(of: recognizers[index].addition)!
        }
        result.nextSerial = mentioned.count
        result.nextAddition = additions.count
        return result
    }
}
