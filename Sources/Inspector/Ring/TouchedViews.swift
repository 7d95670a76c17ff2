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
    /// The last entry of each touch that is down.
    private var last: ContiguousArray<Entry> = []

    /// Notes the views whose place is another than before.
    mutating func note(_ touches: ContiguousArray<InspectedTouch>, at time: Double) {
        // Loops: the main actor's closures would be checked at each call.
        var index = 0
        while index < last.count {
            if Self.isAmong(touches, last[index].contact) { index += 1 } else { last.remove(at: index) }
        }
        for touch in touches {
            let frame = touch.view.inspectedFrame, number = touch.view.inspectionNumber, place = place(of: touch.contact)
            if let place, last[place].frame == frame, last[place].view == number { continue }
            let entry = Entry(time: time, contact: touch.contact, view: number, name: touch.view.inspectedClass ?? "", frame: frame)
            if let place { last[place] = entry } else { last.append(entry) }
            entries.append(entry)
        }
    }

    private static func isAmong(_ touches: ContiguousArray<InspectedTouch>, _ contact: Int) -> Bool {
        for touch in touches where touch.contact == contact { return true }
        return false
    }

    private func place(of contact: Int) -> Int? {
        for index in last.indices where last[index].contact == contact { return index }
        return nil
    }

    mutating func forget(before time: Double) { entries.removeAll { $0.time < time } }
}
