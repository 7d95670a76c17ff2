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
    private var last: [Int: Entry] = [:]

    /// Notes the views whose place is another than before.
    mutating func note(_ touches: [InspectedTouch], at time: Double) {
        if touches.isEmpty {
            if !last.isEmpty { last = [:] }
            return
        }
        var down: [Int: Entry] = [:]
        for touch in touches {
            let frame = touch.view.inspectedFrame, number = touch.view.inspectionNumber
            if let known = last[touch.contact], known.frame == frame, known.view == number {
                down[touch.contact] = known
                continue
            }
            let entry = Entry(time: time, contact: touch.contact, view: number, name: touch.view.inspectedClass ?? "", frame: frame)
            down[touch.contact] = entry
            entries.append(entry)
        }
        last = down
    }

    mutating func forget(before time: Double) { entries.removeAll { $0.time < time } }
}
