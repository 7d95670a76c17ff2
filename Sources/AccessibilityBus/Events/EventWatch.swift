internal import Dispatch
internal import TouchHost
internal import UIKit

/// Compares the app with the last look after its turns, and sends the differences on the bus (R-BUS-11).
@MainActor
final class EventWatch {
    /// Seconds between two looks at least, and after a look that found nothing: an app whose views only move pays half.
    private static let pause = 0.05, calmPause = 0.1
    /// Seconds of rest for one of looking: looks take a twentieth of the time at most.
    private static let rest = 20.0

    private unowned let bus: AccessibilityBus
    private let emit: (BusEvent) -> Void
    private var last: [Int: ObjectFacts] = [:]
    private var scenes: [Int] = []
    private var hasBegun = false
    private var nextLook = -Double.infinity
    private var isWaiting = false

    init(_ bus: AccessibilityBus, emit: @escaping (BusEvent) -> Void) {
        self.bus = bus
        self.emit = emit
    }

    /// Says which windows there are, and watches from then on.
    func begin() {
        hasBegun = true
        AccessibilityPosts.observer = { [weak self] in self?.posted($0, $1) }
        look()
    }

    func end() {
        hasBegun = false
        AccessibilityPosts.observer = nil
    }

    /// Looks now, or as soon as the last look is long enough ago.
    func lookSoon() {
        guard hasBegun, !isWaiting else { return }
        let now = SystemClock.now
        guard now < nextLook else { return look() }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + (nextLook - now)) { [weak self] in
            MainActor.assumeIsolated {
                self?.isWaiting = false
                self?.lookSoon()
            }
        }
    }

    // MARK: A look

    func look() {
        let start = SystemClock.now
        bus.tree.forget()
        var now: [Int: ObjectFacts] = [:], order: [Int] = []
        func enter(_ node: AssistedNode) -> Int {
            let number = bus.numbers.number(node.object)
            order.append(number)
            now[number] = ObjectFacts(node, children: node.children.map { enter($0) }, name: bus.name(.element(node.object)))
            return number
        }
        let roots = bus.tree.roots.map { enter($0) }
        let before = last, oldScenes = scenes
        (last, scenes) = (now, roots)
        let isCalm = now == before && roots == oldScenes
        if !isCalm { say(from: before, to: now, order, scenes: oldScenes, roots) }
        bus.numbers.prune()
        let end = SystemClock.now
        nextLook = end + max(isCalm ? Self.calmPause : Self.pause, (end - start) * Self.rest)
    }

    private func say(from before: [Int: ObjectFacts], to now: [Int: ObjectFacts], _ order: [Int], scenes oldScenes: [Int], _ roots: [Int]) {
        sayWindows(from: before, to: now, order)
        sayChildren(of: ObjectNumbers.root, from: oldScenes, to: roots, before)
        for number in order {
            guard let old = before[number], let new = now[number], old != new else { continue }
            sayChildren(of: ObjectNumbers.path(ofNumber: number), from: old.children, to: new.children, before)
            sayChanges(ObjectNumbers.path(ofNumber: number), from: old, to: new)
        }
        // Clients keep what they have read, of what goes with its container too.
        for number in before.keys.sorted() where now[number] == nil {
            emit(BusEvent(.object, "StateChanged", "defunct", 1, 0, of: ObjectNumbers.path(ofNumber: number)))
            emit(BusEvent(removed: bus.reference(ofNumber: number)))
        }
        sayFocus(from: before, to: now, order)
    }

    private func sayWindows(from old: [Int: ObjectFacts], to new: [Int: ObjectFacts], _ order: [Int]) {
        for (number, facts) in old.sorted(by: { $0.key < $1.key }) where facts.isWindow && new[number] == nil {
            let path = ObjectNumbers.path(ofNumber: number)
            if facts.state.contains(.active) { emit(BusEvent(.window, "Deactivate", "", 0, 0, .text(facts.name), of: path)) }
            emit(BusEvent(.window, "Destroy", "", 0, 0, .text(facts.name), of: path))
        }
        for number in order {
            guard let facts = new[number], facts.isWindow else { continue }
            let path = ObjectNumbers.path(ofNumber: number), before = old[number]
            if before == nil { emit(BusEvent(.window, "Create", "", 0, 0, .text(facts.name), of: path)) }
            let isActive = facts.state.contains(.active), wasActive = before?.state.contains(.active) ?? false
            if isActive != wasActive { emit(BusEvent(.window, isActive ? "Activate" : "Deactivate", "", 0, 0, .text(facts.name), of: path)) }
        }
    }

    private func sayChildren(of path: String, from old: [Int], to new: [Int], _ before: [Int: ObjectFacts]) {
        for step in ChildrenChange.steps(from: old, to: new) {
            switch step {
            case .remove(let number, let index):
                emit(BusEvent(.object, "ChildrenChanged", "remove", index, 0, bus.reference(ofNumber: number), of: path))
            case .add(let number, let index):
                if before[number] == nil, let object = bus.numbers.object(ObjectNumbers.path(ofNumber: number)) { emit(BusEvent(added: bus.item(object))) }
                emit(BusEvent(.object, "ChildrenChanged", "add", index, 0, bus.reference(ofNumber: number), of: path))
            }
        }
    }

    private func sayChanges(_ path: String, from old: ObjectFacts, to new: ObjectFacts) {
        if old.name != new.name { emit(BusEvent(.object, "PropertyChange", "accessible-name", 0, 0, .text(new.name), of: path)) }
        if old.description != new.description {
            emit(BusEvent(.object, "PropertyChange", "accessible-description", 0, 0, .text(new.description), of: path))
        }
        if old.value != new.value, let value = new.value { emit(BusEvent(.object, "PropertyChange", "accessible-value", 0, 0, .double(value), of: path)) }
        if let before = old.text, let now = new.text { sayText(path, from: before, to: now) }
        for (state, names) in AssistedState.onBus where state != .focused && old.state.contains(state) != new.state.contains(state) {
            for name in names { emit(BusEvent(.object, "StateChanged", name.name, new.state.contains(state) ? 1 : 0, 0, of: path)) }
        }
    }

    private func sayText(_ path: String, from old: ObjectFacts.Text, to new: ObjectFacts.Text) {
        if let change = TextChange(from: old.string, to: new.string) {
            if !change.deleted.isEmpty {
                emit(BusEvent(.object, "TextChanged", "delete", change.start, change.deleted.unicodeScalars.count, .text(change.deleted), of: path))
            }
            if !change.inserted.isEmpty {
                emit(BusEvent(.object, "TextChanged", "insert", change.start, change.inserted.unicodeScalars.count, .text(change.inserted), of: path))
            }
        }
        if old.caret != new.caret { emit(BusEvent(.object, "TextCaretMoved", "", new.caret, 0, of: path)) }
        if old.selection != new.selection, !(old.selection.isEmpty && new.selection.isEmpty) { emit(BusEvent(.object, "TextSelectionChanged", of: path)) }
    }

    /// Where keys went and where they go: what is new to the screen may have them at once.
    private func sayFocus(from old: [Int: ObjectFacts], to new: [Int: ObjectFacts], _ order: [Int]) {
        for number in order {
            guard let facts = new[number] else { continue }
            let isFocused = facts.state.contains(.focused), path = ObjectNumbers.path(ofNumber: number)
            guard isFocused != old[number]?.state.contains(.focused) ?? false else { continue }
            emit(BusEvent(.object, "StateChanged", "focused", isFocused ? 1 : 0, 0, of: path))
            if isFocused { emit(BusEvent(.focus, "Focus", of: path)) }
        }
    }

    // MARK: Posts

    /// Says what the app has posted (R-ACC-8): texts are announced, of elements the names.
    private func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let text: String? = switch argument {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let object as UIResponder: object.assistedName
        default: nil
        }
        guard let text, !text.isEmpty, let scene = scenes.first else { return }
        // Polite: what is being said is said to its end.
        emit(BusEvent(.object, "Announcement", "", 1, 0, .text(text), of: ObjectNumbers.path(ofNumber: scene)))
    }
}
