import HostHeadless
import Testing
import TouchHost
import UIKit

/// Notes the updates of estimated properties.
private final class PencilView: UIView {
    var updates: [(index: Int?, force: Double, expects: UITouch.Properties, location: CGPoint)] = []
    var touches: [UITouch] = []
    /// What the landings showed.
    var landings: [(index: Int?, force: Double, location: CGPoint)] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches
        for touch in touches { landings.append((touch.estimationUpdateIndex?.intValue, Double(touch.force), touch.location(in: nil))) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches {
            updates.append((touch.estimationUpdateIndex?.intValue, Double(touch.force), touch.estimatedPropertiesExpectingUpdates,
                            touch.location(in: nil)))
        }
    }
}

@MainActor @Suite("Touches: estimated properties", .leavesNothing)
struct EstimatedPropertiesTests {
    private func landed(report: Int = 7, awaiting: Contact.Properties = .force) throws -> (Stage, PencilView) {
        let stage = try Stage()
        let view = PencilView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        stage.send("A", .began, x: 50, y: 50, at: 0, tool: .pencil) {
            $0.force = 0.5
            $0.awaiting = awaiting
            $0.report = awaiting.isEmpty ? nil : report
        }
        return (stage, view)
    }

    @Test("R-TCH-22 The bits of the properties, and which of them are guesses now")
    func bits() throws {
        let all: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
        #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16])
        let (stage, view) = try landed(awaiting: [.force, .altitude])
        let touch = try #require(view.touches.first)
        #expect(touch.estimatedProperties == [.force, .altitude])
        stage.send("A", .moved, x: 60, y: 50, at: 0.1, tool: .pencil) { $0.force = 0.6 }
        #expect(touch.estimatedProperties == [])
    }

    @Test("R-TCH-23 What is expected to be updated is a subset of what is estimated")
    func expected() throws {
        let (_, view) = try landed(awaiting: [.force, .azimuth])
        let touch = try #require(view.touches.first)
        #expect(touch.estimatedPropertiesExpectingUpdates == [.force, .azimuth])
        #expect(touch.estimatedPropertiesExpectingUpdates.isSubset(of: touch.estimatedProperties))
    }

    @Test("R-TCH-24 The update index is there exactly while updates are expected, and is that of the update")
    func index() throws {
        let (stage, view) = try landed(report: 41)
        let touch = try #require(view.touches.first)
        #expect(touch.estimationUpdateIndex == 41)
        stage.send("A", .moved, x: 60, y: 50, at: 0.1, tool: .pencil) { $0.force = 0.6 }
        #expect(touch.estimationUpdateIndex == nil)
        stage.host.send(ContactRevision(report: 41, force: 0.9))
        #expect(view.updates.map(\.index) == [41])
        stage.send("A", .moved, x: 70, y: 50, at: 0.2, tool: .pencil) {
            $0.awaiting = .force
            $0.report = 42
        }
        #expect(touch.estimationUpdateIndex == 42)
        stage.send("A", .ended, x: 70, y: 50, at: 0.3, tool: .pencil)
        #expect(touch.estimationUpdateIndex == nil && touch.estimatedProperties == [], "the lift is not report 42 once more")
        let (_, plain) = try landed(awaiting: [])
        #expect(plain.touches.first?.estimatedProperties == [])
    }

    @Test("R-TCH-26 Updates come in report order with the better values; the last expects nothing more; the touch may have ended")
    func updates() throws {
        let (stage, view) = try landed(report: 1, awaiting: [.force, .altitude])
        stage.send("A", .moved, x: 60, y: 50, at: 0.1, tool: .pencil) {
            $0.force = 0.6
            $0.awaiting = .force
            $0.report = 2
        }
        stage.host.send(ContactRevision(report: 1, force: 0.75, awaiting: .altitude))
        stage.host.send(ContactRevision(report: 1, altitude: 1))
        stage.send("A", .ended, x: 60, y: 50, at: 0.2, tool: .pencil)
        stage.host.send(ContactRevision(report: 2, position: CGPoint(x: 99, y: 99), force: 0.8))
        #expect(view.updates.map(\.index) == [1, 1, 2])
        #expect(view.updates.map(\.force) == [0.75, 0.75, 0.8])
        #expect(view.updates.map(\.expects) == [.altitude, [], []])
        // An ended touch keeps its location.
        #expect(view.updates.last?.location == CGPoint(x: 60, y: 50))
        #expect(view.touches.first?.location(in: nil) == CGPoint(x: 60, y: 50))
        // Nothing waits for this report any more.
        stage.host.send(ContactRevision(report: 2, force: 0.1))
        #expect(view.updates.count == 3)
    }

    @Test("R-TCH-24 After the last update nothing is expected any more, and the index is gone")
    func indexAfterwards() throws {
        let (stage, view) = try landed(report: 3, awaiting: [.force, .altitude])
        let touch = try #require(view.touches.first)
        stage.host.send(ContactRevision(report: 3, force: 0.9, awaiting: .altitude))
        #expect(touch.estimationUpdateIndex == 3)
        stage.host.send(ContactRevision(report: 3, altitude: 1))
        #expect(view.updates.map(\.index) == [3, 3])
        #expect(touch.estimationUpdateIndex == nil)
        #expect(touch.estimatedProperties == [])
    }

    @Test("R-TCH-26 A revision that comes before that of an earlier report waits for it; other touches' go on")
    func updatesOutOfOrder() throws {
        let (stage, view) = try landed(report: 1, awaiting: [.force, .altitude])
        view.isMultipleTouchEnabled = true
        stage.send("A", .moved, x: 60, y: 50, at: 0.1, tool: .pencil) { $0.awaiting = .force; $0.report = 2 }
        stage.send("B", .began, x: 9, y: 9, at: 0.2, tool: .pencil) { $0.awaiting = .force; $0.report = 3 }
        stage.send("A", .ended, x: 60, y: 50, at: 0.3, tool: .pencil)
        stage.host.send(ContactRevision(report: 2, force: 0.2))
        stage.host.send(ContactRevision(report: 3, force: 0.3))
        #expect(view.updates.map(\.index) == [3])
        stage.host.send(ContactRevision(report: 1, force: 0.1, awaiting: .altitude))
        #expect(view.updates.map(\.index) == [3, 1])
        stage.host.send(ContactRevision(report: 1, altitude: 1))
        #expect(view.updates.map(\.index) == [3, 1, 1, 2])
        #expect(view.updates.last?.force == 0.2)
    }

    @Test("R-TCH-26 A report that is never revised does not hold up the later ones for ever")
    func brokenPromise() throws {
        let (stage, view) = try landed(report: 1)
        for report in 2...200 {
            stage.send("A", .moved, x: 50 + Double(report), y: 50, at: Double(report) / 100, tool: .pencil) {
                $0.awaiting = .force
                $0.report = report
            }
            stage.host.send(ContactRevision(report: report, force: 0.5))
        }
        #expect(view.updates.map(\.index) == Array(2...200))
    }

    @Test("R-TCH-26 An update of an older sample has that sample's values, and leaves the touch's own alone")
    func olderSample() throws {
        let (stage, view) = try landed(report: 1)
        stage.send("A", .moved, x: 60, y: 50, at: 0.1, tool: .pencil) { $0.force = 2 }
        stage.host.send(ContactRevision(report: 1, position: CGPoint(x: 51, y: 50), force: 0.9))
        #expect(view.updates.map(\.force) == [0.9])
        #expect(view.updates.first?.location == CGPoint(x: 51, y: 50))
        #expect(view.touches.first?.force == 2)
        #expect(view.touches.first?.location(in: nil) == CGPoint(x: 60, y: 50))
    }

    private func land(_ stage: Stage, at time: Double, report: Int = 1) {
        stage.send("P", .began, x: 80, y: 80, at: time, tool: .pencil) {
            $0.force = 0.5
            $0.awaiting = [.force, .altitude]
            $0.report = report
        }
    }

    @Test("R-TCH-27, R-HIT-20 A view gets no update of a touch that was severed from it at its landing")
    func severedAtLanding() throws {
        let stage = try Stage()
        let view = PencilView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        stage.play("@0 A+(10,10)")
        land(stage, at: 1)
        stage.host.send(ContactRevision(report: 1, force: 0.9))
        #expect(view.updates.isEmpty && view.landings.count == 1)
    }

    @Test("R-TCH-26 A view gets updates of a touch, also when a recognizer has taken it", arguments: [false, true])
    func taken(hasLifted: Bool) throws {
        final class Listening: UIPanGestureRecognizer {
            var updates = 0
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += touches.count }
        }
        let stage = try Stage()
        let view = PencilView(frame: stage.view.bounds), pan = Listening()
        stage.view.addSubview(view)
        stage.add(pan, "pan", to: view)
        land(stage, at: 1)
        stage.host.send(ContactRevision(report: 1, force: 0.9, awaiting: .altitude))
        #expect(view.updates.map(\.index) == [1] && pan.updates == 1)
        stage.send("P", .moved, x: 110, y: 80, at: 1.1, tool: .pencil)
        if hasLifted { stage.send("P", .ended, x: 110, y: 80, at: 1.2, tool: .pencil) }
        stage.host.send(ContactRevision(report: 1, altitude: 1))
        #expect(view.updates.count == 2 && pan.updates == (hasLifted ? 1 : 2))
    }

    @Test("R-TCH-27, R-DLV-29 A landing that is delivered late has the better values that came before, and only what is left comes as an update",
          arguments: [false, true])
    func lateLanding(isFinal: Bool) throws {
        let stage = try Stage()
        let view = PencilView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let holder = stage.script(to: view)
        holder.delaysTouchesBegan = true
        holder.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        land(stage, at: 1)
        stage.host.send(ContactRevision(report: 1, position: CGPoint(x: 81, y: 80), force: 0.9, awaiting: isFinal ? [] : .altitude))
        #expect(view.updates.isEmpty && view.landings.isEmpty)
        stage.send("P", .moved, x: 90, y: 80, at: 1.1, tool: .pencil) { $0.force = 0.6 }
        let landing = try #require(view.landings.first)
        #expect(landing.index == (isFinal ? nil : 1) && landing.force == 0.9 && landing.location == CGPoint(x: 81, y: 80))
        stage.host.send(ContactRevision(report: 1, altitude: 1))
        #expect(view.updates.map(\.index) == (isFinal ? [] : [1]))
        #expect(view.touches.first?.force == 0.6)
    }

    @Test("R-TCH-27 An update for a touch whose view has left its window is dropped")
    func viewGone() throws {
        let (stage, view) = try landed(report: 5)
        view.removeFromSuperview()
        stage.host.send(ContactRevision(report: 5, force: 0.9))
        #expect(view.updates.isEmpty)
        let (other, kept) = try landed(report: 6)
        other.send("A", .ended, x: 50, y: 50, at: 0.1, tool: .pencil)
        kept.removeFromSuperview()
        other.host.send(ContactRevision(report: 6, force: 0.9))
        #expect(kept.updates.isEmpty)
    }
}
