import Testing
import UIKit

/// The timelines of coordination.md, cell by cell.
@MainActor @Suite("Gesture pages: timelines", .leavesNothing)
struct TimelineTests {
    @Test("R-DLV-20 … 24, R-DLV-29 A continuous recognizer")
    func continuous() throws {
        try check("continuous", { $0.scripted("G", [3: [.began], 4: [.changed], 5: [.ended]]) }) { rig in
            rig.down()
            for _ in 1...3 { rig.move() }
            rig.up()
        }
    }

    @Test("R-DLV-20 … 24 A discrete recognizer")
    func discrete() throws {
        try check("discrete", { $0.scripted("G", [2: [.ended]]) }) { rig in
            rig.down()
            rig.up()
        }
    }

    @Test("R-DLV-20, 21, 23, 29 A recognizer that fails", arguments: [("failing", 2), ("failing late", 3)])
    func failing(table: String, event: Int) throws {
        try check(table, { $0.scripted("G", [event: [.failed]]) }) { rig in
            rig.down()
            rig.move()
            rig.up()
        }
    }

    @Test("R-DLV-21, 26, 29 A double tap that gets one tap, and one that gets both", arguments: ["one tap of two", "two taps"])
    func doubleTap(table: String) throws {
        let isComplete = table == "two taps"
        try check(table, { rig in
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            rig.add(tap, "G")
            rig.view.namesFingers = isComplete
            return tap
        }, play: { rig in
            rig.down(1)
            rig.up(1)
            if isComplete {
                rig.down(2)
                rig.up(2)
            } else {
                rig.wait(0.5)
            }
        })
    }

    private func check(_ name: String, _ recognizer: (Rig) throws -> UIGestureRecognizer, play: (Rig) -> Void) throws {
        let rows = try Page("coordination.md").table("timeline, \(name)").dropFirst()
        #expect(rows.count >= 2)
        for row in rows {
            let rig = try Rig()
            try configure(recognizer(rig), row[0])
            play(rig)
            #expect(rig.log.map { $0.isEmpty ? "–" : $0.joined(separator: ", ") } == Array(row.dropFirst()), "\(name), \(row[0])")
        }
    }

    /// "defaults", or settings as in "cancelsTouchesInView = false, delaysTouchesBegan = true".
    private func configure(_ recognizer: UIGestureRecognizer, _ settings: String) throws {
        for setting in settings.split(separator: ", ") where setting != "defaults" {
            let words = setting.split(separator: " ")
            let value = words[2] == "true"
            switch words[0] {
            case "cancelsTouchesInView": recognizer.cancelsTouchesInView = value
            case "delaysTouchesBegan": recognizer.delaysTouchesBegan = value
            case "delaysTouchesEnded": recognizer.delaysTouchesEnded = value
            default: Issue.record("'\(setting)' is not understood")
            }
        }
    }
}
