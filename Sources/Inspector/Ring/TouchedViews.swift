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

    /// A touch that is down, and where its view was last.
    private struct Followed {
        let touch: InspectedTouch
        var view = 0
        var name = ""
        var frame = CGRect.null

        /// Number by number: Foundation's comparison of rectangles is a call.
        func isAt(_ other: CGRect) -> Bool {
            frame.origin.x == other.origin.x && frame.origin.y == other.origin.y
                && frame.size.width == other.size.width && frame.size.height == other.size.height
        }
    }

    private(set) var entries: ContiguousArray<Entry> = []
    private var followed: ContiguousArray<Followed> = []
    /// How many touches had landed at the last note.
    private var landings = 0

    /// Notes the views of the touches that are down whose place is another than before.
    mutating func note(_ application: UIApplication, at time: Double) {
        let landings = application.inspectedLandings
        if landings != self.landings { follow(application.inspectedTouches, landings) }
        // Loops: the main actor's closures would be checked at each call.
        var isOneOver = false
        for index in followed.indices {
            let touch = followed[index].touch
            guard touch.isDown, let view = touch.view else {
                isOneOver = true
                continue
            }
            let frame = view.inspectedFrame, number = view.inspectionNumber
            if followed[index].view != number {
                followed[index].view = number
                followed[index].name = view.inspectedClass ?? ""
            } else if followed[index].isAt(frame) {
                continue
            }
            followed[index].frame = frame
            entries.append(Entry(time: time, contact: touch.contact, view: number, name: followed[index].name, frame: frame))
        }
        if isOneOver { followed.removeAll { !$0.touch.isDown || $0.touch.view == nil } }
    }

    /// Follows those that have landed since the last note.
    private mutating func follow(_ touches: ContiguousArray<InspectedTouch>, _ landings: Int) {
        for touch in touches where touch.number > self.landings && touch.isDown { followed.append(Followed(touch: touch)) }
        self.landings = landings
    }

    mutating func forget(before time: Double) { entries.removeAll { $0.time < time } }
}
