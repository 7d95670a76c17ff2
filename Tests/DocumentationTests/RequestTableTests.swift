import Testing
import UIKit

@MainActor @Suite("Gesture pages: requests", .leavesNothing)
struct RequestTableTests {
    typealias State = UIGestureRecognizer.State

    @Test("R-GR-12 The table of requests in custom.md is what happens, cell by cell")
    func requests() throws {
        let table = try Page("custom.md").table("requests")
        let requested = table[0].dropFirst().map { State.named($0)! }
        #expect(requested.count == 6 && table.count == 7)
        for row in table.dropFirst() {
            let current = State.named(row[0])!
            for (request, expected) in zip(requested, row.dropFirst()) {
                #expect(try outcome(of: request, in: current) == expected, "\(request) asked for in \(current)")
            }
        }
    }

    /// What a recognizer sends, or reads as, after it asked for a state; "–" when nothing changed.
    private func outcome(of request: State, in current: State) throws -> String {
        let rig = try Rig()
        // The states on the way to the present one; final ones are left with the event, so the request follows in the same callback.
        let way: [Int: [State]] = switch current {
        case .possible: [2: [request]]
        case .began: [1: [.began], 2: [request]]
        case .changed: [1: [.began, .changed], 2: [request]]
        case .ended: [2: [.ended, request]]
        case .cancelled: [1: [.began], 2: [.cancelled, request]]
        case .failed: [2: [.failed, request]]
        }
        let recognizer = rig.scripted("G", way)
        rig.down()
        rig.move()
        rig.up()
        let actions = rig.log[1].filter { $0.hasPrefix("G!") }.map { String($0.dropFirst(2)) }
        let reading = recognizer.readings.last!
        if current == .ended || current == .cancelled || current == .failed {
            let alone = current == .failed ? [] : ["\(current)"]
            return actions == alone && reading == current ? "–" : "\(reading) \(actions)"
        }
        if reading == current, actions.isEmpty { return "–" }
        // What is read at once is what is sent, if it is sent at all.
        return actions == (reading == .failed ? [] : ["\(reading)"]) ? "\(reading)" : "\(reading) \(actions)"
    }

    @Test("R-GR-41b The table of what is remembered while waiting in coordination.md is what happens")
    func waiting() throws {
        let table = try Page("coordination.md").table("waiting").dropFirst()
        #expect(table.count == 5)
        for row in table {
            for (outcome, expected) in zip([State.failed, .ended], row[1...]) {
                let rig = try Rig()
                let a = rig.scripted("a", [2: [.began], 3: State.named(row[0]).map { [$0] } ?? []])
                let b = rig.scripted("b", [4: [outcome]])
                a.require(toFail: b)
                for event in 1...4 { event == 1 ? rig.down() : rig.move() }
                #expect(rig.log[1].allSatisfy { !$0.hasPrefix("a!") } && rig.log[2].allSatisfy { !$0.hasPrefix("a!") })
                let sent = rig.log[3].filter { $0.hasPrefix("a!") }.map { $0.dropFirst(2) }.joined(separator: ", ")
                #expect((sent.isEmpty ? "–" : sent) == expected, "\(row[0]), then b: \(outcome)")
                rig.end()
            }
        }
    }
}
