internal import Foundation
internal import UIKit

/// Where the views were in which touches landed, while those were down: a view may move under its finger.
@MainActor
struct TouchedViews: ~Copyable {
    struct Entry {
        let time: Double
        let contact: Int
        /// The view's number.
        let view: Int
        /// Points of the screen.
        let frame: CGRect
    }

    private var entries = NumberedRow<Entry>()
    /// The classes of the views, by their numbers.
    private var names: [Int: String] = [:]
    private var followed: ContiguousArray<FollowedTouch> = []
    /// How many touches had landed at the last note.
    private var landings = 0

    /// The latest entries from a moment on, in order, with the classes of their views.
    func latest(_ limit: Int, since start: Double) -> [(entry: Entry, name: String)] {
        var result: [(entry: Entry, name: String)] = []
        for number in 0..<UInt32(min(entries.count, limit)) {
            let entry = entries[entries.end &- 1 &- number]
            guard entry.time >= start else { break }
            result.append((entry, names[entry.view] ?? ""))
        }
        return result.reversed()
    }

    /// Notes the views of the touches that are down whose place is another than before.
    mutating func note(_ application: UIApplication, at time: Double) {
        let landings = application.inspectedLandings
        if landings != self.landings { follow(application, landings) }
        var isOneOver = false
        for touch in followed {
            switch touch.look() {
            case nil: continue
            case .moved: break
            case .changed: name(touch)
            case .over:
                isOneOver = true
                continue
            }
            entries.append(Entry(time: time, contact: touch.contact, view: touch.view, frame: touch.frame))
        }
        if isOneOver { removeOver() }
    }

    // What is rare stands apart: a move reads less code.
    /// Follows those that have landed since the last note.
    @inline(never)
    private mutating func follow(_ application: UIApplication, _ landings: Int) {
        followed += application.followedTouches(after: self.landings)
        self.landings = landings
    }

    @inline(never)
    private mutating func name(_ touch: FollowedTouch) { names[touch.view] = touch.viewClass }

    @inline(never)
    private mutating func removeOver() { followed.removeAll { $0.isOver } }

    /// Forgets what is older than a moment, and the names that nothing needs any more.
    mutating func forget(before time: Double) {
        var first = entries.first
        while first != entries.end, entries[first].time < time { first &+= 1 }
        entries.forget(before: first)
        var kept = Set(followed.map(\.view))
        while first != entries.end {
            kept.insert(entries[first].view)
            first &+= 1
        }
        names = names.filter { kept.contains($0.key) }
    }
}
