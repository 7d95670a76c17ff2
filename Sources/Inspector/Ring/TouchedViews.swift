internal import Foundation
internal import UIKit

/// Where the views were in which touches landed, while those were down: a view may move under its finger.
@MainActor
struct TouchedViews {
    struct Entry {
        let time: Double
        let contact: Int
        /// The view's number, and its class.
        let view: Int
        let name: String
        /// Points of the screen.
        let frame: CGRect
    }

    private(set) var entries: ContiguousArray<Entry> = []
    /// The last entry of each touch that is down, and the turn in which the touch was met last.
    private var last: ContiguousArray<(entry: Entry, turn: Int)> = []
    private var turn = 0

    /// Notes the views of the touches that are down whose place is another than before.
    mutating func note(_ application: UIApplication, at time: Double) {
        let count = application.inspectedTouchCount
        guard count > 0 || !last.isEmpty else { return }
        // Loops: the main actor's closures would be checked at each call.
        var known = 0
        for index in 0..<count {
            guard let (contact, view) = application.inspectedTouch(index) else { continue }
            let frame = view.inspectedFrame, number = view.inspectionNumber, place = place(of: contact)
            if let place {
                last[place].turn = turn
                known += 1
                if last[place].entry.frame == frame, last[place].entry.view == number { continue }
            }
            let entry = Entry(time: time, contact: contact, view: number, name: view.inspectedClass ?? "", frame: frame)
            if let place {
                last[place].entry = entry
            } else {
                last.append((entry, turn))
                known += 1
            }
            entries.append(entry)
        }
        // Those that were not met are over.
        if known < last.count { last.removeAll { $0.turn != turn } }
        turn += 1
    }

    private func place(of contact: Int) -> Int? {
        for index in last.indices where last[index].entry.contact == contact { return index }
        return nil
    }

    mutating func forget(before time: Double) { entries.removeAll { $0.time < time } }
}
