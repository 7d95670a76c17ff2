import Foundation
@testable import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Units and time", .leavesNothing)
struct UnitsAndTimeTests {
    @Test("R-GEN-1 Lengths are points, whatever the pixels are")
    func points() throws {
        let stage = Stage.rooted(scale: 2)
        #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(stage.host.surface?.size == PixelSize(width: 800, height: 800))
        stage.host.send(TouchFrame(timestamp: 0, contacts: [
            Contact(id: 1, phase: .began, timestamp: 0, position: CGPoint(x: 100, y: 61), majorRadius: 12),
        ]))
        let touch = try #require(stage.root.touches.first)
        #expect(touch.location(in: nil) == CGPoint(x: 50, y: 30.5))
        #expect(touch.majorRadius == 6)
    }

    @Test("R-GEN-1 y points down and angles turn clockwise")
    func orientation() throws {
        let stage = Stage.rooted()
        let view = stage.add("view", CGRect(x: 100, y: 100, width: 100, height: 100))
        #expect(view.convert(CGPoint(x: 0, y: 10), to: nil) == CGPoint(x: 100, y: 110))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // What pointed right points down, as the hand of a clock goes from three to six.
        #expect(isClose(view.convert(CGPoint(x: 100, y: 50), to: nil), CGPoint(x: 150, y: 200)))
    }

    @Test("R-GEN-2 Events, touches and presses share the host's clock")
    func timestamps() throws {
        let stage = Stage.rooted()
        stage.down(10, 10, at: 1.25)
        #expect(stage.root.touches.first?.timestamp == 1.25)
        #expect(stage.root.event?.timestamp == 1.25)
        let presses = PressRecorder(frame: stage.root.bounds)
        stage.root.addSubview(presses)
        #expect(presses.becomeFirstResponder())
        stage.key(.keyboardA, true, "a", at: 2.5)
        #expect(presses.last?.timestamp == 2.5)
        #expect(presses.event?.timestamp == 2.5)
        stage.up(10, 10, at: 3)
        #expect(stage.root.touches.first?.timestamp == 3)
        #expect(CACurrentMediaTime() == 3)
    }

    @Test("R-GEN-2 The clock of a display is the system's uptime")
    func uptime() {
        let before = ProcessInfo.processInfo.systemUptime
        let now = SystemClock.now
        let after = ProcessInfo.processInfo.systemUptime
        #expect(before <= now && now <= after)
    }

    @Test("R-GEN-3 An event fires the timers that are due strictly before it, in order of deadline")
    func timersBeforeEvents() throws {
        let stage = Stage.rooted()
        let cycle = stage.application.updateCycle, journal = stage.journal
        for deadline in [0.75, 0.25, 1, 0.5, 1.5] { _ = cycle.schedule(at: deadline) { journal.note("timer \(deadline)") } }
        stage.down(10, 10, at: 1)
        #expect(journal.take() == ["timer 0.25", "timer 0.5", "timer 0.75", "root.began"])
        stage.advance(to: 1)
        #expect(journal.take() == ["timer 1.0"])
        stage.advance(to: 2)
        #expect(journal.take() == ["timer 1.5"])
    }

    @Test("R-GEN-3 A host that wakes late still has its timers fired before a newer event")
    func lateHost() throws {
        let stage = Stage.rooted()
        let cycle = stage.application.updateCycle, journal = stage.journal
        _ = cycle.schedule(at: 0.5) { journal.note("timer") }
        _ = cycle.schedule(at: 0.75) { journal.note("timer at the time of the event") }
        // Time passes, and the host's wake-up is still on its way.
        stage.host.virtualClock.advance(to: 0.75)
        let connection = try #require(stage.host.client), surface = try #require(stage.host.surface)
        connection.surface(surface, didReceive: TouchFrame(timestamp: 0.75, contacts: [
            Contact(id: 1, phase: .began, timestamp: 0.75, position: CGPoint(x: 1, y: 1)),
        ]))
        connection.hostDidDrain(stage.host)
        #expect(journal.take() == ["timer", "root.began"])
    }

    @Test("R-GEN-3 An event ahead of the clock ends the animations that are over by then, and is delivered")
    func eventAheadOfTheClock() throws {
        let stage = Stage.rooted()
        let view = stage.add("view"), journal = stage.journal
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0.5 }, completion: { journal.note("completion \($0)") })
        stage.turn()
        let connection = try #require(stage.host.client), surface = try #require(stage.host.surface)
        connection.surface(surface, didReceive: TouchFrame(timestamp: 0.75, contacts: [
            Contact(id: 1, phase: .began, timestamp: 0.75, position: CGPoint(x: 10, y: 10)),
        ]))
        connection.hostDidDrain(stage.host)
        #expect(journal.take() == ["completion true", "view.began"])
    }

    @Test("R-GEN-3 Timers of one deadline fire in the order in which they were set; a cancelled one does not fire")
    func equalDeadlines() {
        let queue = TimerQueue(), journal = Journal()
        _ = queue.schedule(at: 1) { journal.note("a") }
        let cancelled = queue.schedule(at: 1) { journal.note("b") }
        _ = queue.schedule(at: 1) {
            journal.note("c")
            _ = queue.schedule(at: 0.5) { journal.note("set by c") }
        }
        _ = queue.schedule(at: 0.9) { journal.note("first") }
        queue.cancel(cancelled)
        #expect(queue.nextDeadline == 0.9)
        queue.fire(upTo: 1, inclusive: true)
        #expect(journal.take() == ["first", "a", "c", "set by c"])
        #expect(queue.nextDeadline == nil)
    }

    @Test("R-GEN-3 Timers that are set and cancelled at random fire as a sorted list of them would", arguments: 0..<20)
    func randomDeadlines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let queue = TimerQueue(), journal = Journal()
        var pending: [(deadline: Double, number: Int, token: Int)] = [], old: [Int] = []
        var expected: [String] = [], now = 0.0
        for number in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                let deadline = now + Double(Int.random(in: 1...20, using: &random))
                pending.append((deadline, number, queue.schedule(at: deadline) { journal.note("\(number)") }))
            case 6..<8 where !pending.isEmpty:
                let gone = pending.remove(at: Int.random(in: 0..<pending.count, using: &random))
                queue.cancel(gone.token)
                old.append(gone.token)
            case 8:
                // What has fired or was cancelled is no error, though another has its place.
                if let token = old.randomElement(using: &random) { queue.cancel(token) }
            default:
                now += Double(Int.random(in: 1...5, using: &random))
                let due = pending.filter { $0.deadline <= now }.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
                expected += due.map { "\($0.number)" }
                old += due.map(\.token)
                pending.removeAll { $0.deadline <= now }
                queue.fire(upTo: now, inclusive: true)
            }
            #expect(queue.nextDeadline == pending.map(\.deadline).min())
        }
        #expect(journal.take() == expected)
    }

    @Test("R-GEN-5 A deadline that differs by rounding alone is the event's own time")
    func times() {
        let queue = TimerQueue(), journal = Journal()
        // 0.1 + 0.2 is a little more than 0.3, and 0.7 - 0.4 a little less.
        _ = queue.schedule(at: 0.1 + 0.2) { journal.note("more") }
        _ = queue.schedule(at: 0.7 - 0.4) { journal.note("less") }
        queue.fire(upTo: 0.3, inclusive: false)
        #expect(journal.take() == [])
        queue.fire(upTo: 0.3, inclusive: true)
        #expect(journal.take() == ["less", "more"])
    }

    @Test("R-GEN-5 A movement that exceeds the limit by rounding alone does not exceed it")
    func lengths() throws {
        let stage = Stage.rooted()
        stage.down(0.1, 10)
        // 45.1 - 0.1 computes to a little more or less than 45; the limit of R-TCH-32 is 45.
        stage.move(45.1 + 1e-10, 10, at: 0.1)
        #expect(stage.root.touches.first?.tapCount == 1)
        stage.move(45.1 + 1e-8, 10, at: 0.2)
        #expect(stage.root.touches.first?.tapCount == 0)
    }

    @Test("R-GEN-4 The classes belong to the main thread")
    func isolation() {
        // A class that is not final is sendable only when a global actor isolates it: this compiles for no other.
        func isIsolated<T: AnyObject & Sendable>(_: T.Type) -> Bool { true }
        #expect(isIsolated(UIResponder.self) && isIsolated(UIView.self) && isIsolated(UIWindow.self))
        #expect(isIsolated(UIViewController.self) && isIsolated(UIApplication.self) && isIsolated(UIScene.self))
        #expect(isIsolated(UITouch.self) && isIsolated(UIEvent.self) && isIsolated(UIPress.self))
    }
}

/// A view that takes keys and keeps the last press.
final class PressRecorder: UIView {
    private(set) var last: UIPress?
    private(set) var event: UIPressesEvent?
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        last = presses.first
        self.event = event
    }
}
