import Testing
import TouchHost
import UIKit

/// Moves that are given the display's pace. The headless display shows sixty frames a second.
@MainActor @Suite("Events: moves in step with the display", .leavesNothing)
struct MoveResamplingTests {
    private struct Seen {
        var x: CGFloat
        var timestamp: Double
        var coalesced: [Double]
    }

    /// What the view's touches say as a finger moves 850 points a second, sampled `rate` times a second for half a second.
    private func moves(rate: Double, tool: Contact.Tool = .finger) throws -> (seen: [Seen], sampled: [Double]) {
        let stage = try Stage()
        var seen: [Seen] = []
        stage.view.onTouches = { phase, touches, event in
            let touch = touches.first!
            guard phase == .moved else { return }
            seen.append(Seen(x: touch.location(in: nil).x, timestamp: touch.timestamp,
                             coalesced: event?.coalescedTouches(for: touch)?.map(\.timestamp) ?? []))
        }
        let times = (1...Int(rate / 2)).map { Double($0) / rate }
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0 A+(50,50)", tool: tool)
            stage.play(times.map { "@\($0) A~(\(50 + 850 * $0),50)" }.joined(separator: "; "), tool: tool)
            stage.host.advance(to: 0.6)
            stage.play("@0.7 A-", tool: tool)
        }
        return (seen, times)
    }

    private func steps(_ seen: [Seen]) -> [CGFloat] { zip(seen.dropFirst(), seen).map { $0.x - $1.x } }

    @Test("R-EVT-26 A finger that moves evenly is shown in even steps, whatever its device's rate", arguments: [75.0, 85, 100, 125, 240])
    func even(rate: Double) throws {
        let (seen, _) = try moves(rate: rate)
        // The first frames find the finger still at its landing, the last ones at its last place.
        let middle = steps(seen).dropFirst(2).dropLast(3)
        #expect(middle.count > 20)
        for step in middle { #expect(abs(step - 850.0 / 60) < 1e-3, "\(rate): \(step)") }
    }

    @Test("R-EVT-26, R-GEN-5 A finger of a device that samples fifty times a second has not rested, whatever its times are rounded to")
    func fiftySamplesASecond() throws {
        let (seen, sampled) = try moves(rate: 50)
        let middle = steps(seen).dropFirst(2).dropLast(3)
        #expect(middle.count > 20)
        for step in middle { #expect(abs(step - 850.0 / 60) < 1e-3, "\(step)") }
        #expect(seen.flatMap(\.coalesced).filter(sampled.contains) == sampled)
    }

    @Test("R-EVT-26 Every sample of the device is among the coalesced touches once, in order; the last is the frame's")
    func samples() throws {
        let (seen, sampled) = try moves(rate: 85)
        let all = seen.flatMap(\.coalesced)
        #expect(all == all.sorted())
        #expect(all.filter(sampled.contains) == sampled)
        for event in seen { #expect(event.coalesced.last == event.timestamp) }
        #expect(Set(seen.map(\.timestamp)).count == seen.count)
    }

    @Test("R-EVT-26, R-EVT-10 A finger whose device becomes slower steps back neither in time nor on its way")
    func slower() throws {
        let stage = try Stage()
        var seen: [(time: Double, x: CGFloat)] = []
        stage.view.onTouches = { phase, touches, event in
            guard phase == .moved else { return }
            for touch in event?.coalescedTouches(for: touches.first!) ?? [] { seen.append((touch.timestamp, touch.location(in: nil).x)) }
        }
        let fast: [Double] = (1...20).map { 0.008 * Double($0) }, slow: [Double] = (1...10).map { 0.16 + 0.016 * Double($0) }
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0 A+(50,50)")
            stage.play((fast + slow).map { "@\($0) A~(\(50 + 850 * $0),50)" }.joined(separator: "; "))
            stage.host.advance(to: 0.4)
            stage.play("@0.5 A-")
        }
        #expect(seen.count > 30)
        for (before, next) in zip(seen, seen.dropFirst()) { #expect(before.time < next.time && before.x < next.x, "\(before), then \(next)") }
    }

    @Test("R-EVT-26, R-EVT-10 Events do not go back in time when a finger with slow samples moves beside one with fast ones", arguments: [false, true])
    func besideASlowOne(landsLate: Bool) throws {
        let stage = try Stage(multi: true)
        var events: [Double] = [], own: [UITouch: [Double]] = [:]
        stage.window.onEvent = { event in
            events.append(event.timestamp)
            for touch in event.allTouches ?? [] where touch.phase == .moved { own[touch, default: []] += event.coalescedTouches(for: touch)?.map(\.timestamp) ?? [] }
        }
        // A's samples are 0.4 ms apart, B's 19 ms; B's next comes just after a frame.
        let tick = 6.0 / 60
        let fast = (1...400).map { (0.0004 * Double($0), "A~(\(50 + Double($0) / 10),50)") }
        let start = landsLate ? tick + 0.001 : tick - 0.0185
        let slow = (1...4).map { (start + 0.019 * Double($0), "B~(\(90 + 5 * $0),80)") }
        let steps = (fast + slow + [(start, "B+(90,80)")]).sorted { $0.0 < $1.0 }
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0 A+(50,50)")
            stage.play(steps.map { "@\($0.0) \($0.1)" }.joined(separator: "; "))
            stage.host.advance(to: 0.3)
            stage.play("@.4 A- B-")
        }
        #expect(own.count == 2 && events.count > 8)
        for (before, next) in zip(events, events.dropFirst()) { #expect(before <= next) }
        for times in own.values {
            for (before, next) in zip(times, times.dropFirst()) { #expect(before < next) }
        }
    }

    @Test("R-EVT-26 A landing and a lift come at once, with all moves before them")
    func ends() throws {
        let stage = try Stage()
        var log: [(UITouch.Phase, Double)] = []
        stage.view.onTouches = { phase, touches, _ in log.append((phase, touches.first!.timestamp)) }
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0.001 A+(50,50)")
            #expect(log.map(\.0) == [.began])
            stage.play("@0.003 A~(55,50)")
            #expect(log.map(\.0) == [.began], "it waits for the frame")
            stage.play("@0.005 A-")
            #expect(log.map(\.0) == [.began, .moved, .ended] && log.map(\.1) == [0.001, 0.003, 0.005])
        }
    }

    @Test("R-EVT-26, R-EVT-21 What one report has of two fingers comes in one event, though one of them is reported twice as often")
    func wholeReports() throws {
        let stage = try Stage(multi: true)
        var events: [[String: [Double]]] = []
        stage.window.onEvent = { event in
            var seen: [String: [Double]] = [:]
            for touch in event.allTouches ?? [] where touch.phase == .moved {
                seen["\(touch.hash)"] = event.coalescedTouches(for: touch)?.map(\.timestamp) ?? []
            }
            if !seen.isEmpty { events.append(seen) }
        }
        let both = (1...40).map { step in
            "@\(Double(step) * 0.005) A~(\(50 + step),50)" + (step % 2 == 0 ? " B~(\(90 + step),80)" : "")
        }
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0 A+(50,50) B+(90,80)")
            stage.play(both.joined(separator: "; "))
            stage.host.advance(to: 0.3)
            stage.play("@.4 A- B-")
        }
        let sampled = (1...20).map { Double(2 * $0) * 0.005 }
        #expect(events.count > 8)
        for time in sampled {
            let carriers = events.filter { $0.values.contains { $0.contains(time) } }
            #expect(carriers.count == 1, "\(time)")
            #expect(carriers.first?.values.filter { $0.contains(time) }.count == 2, "\(time)")
        }
    }

    @Test("R-EVT-26 A finger that rested is not on the way meanwhile")
    func rests() throws {
        let stage = try Stage()
        var places: [CGFloat] = []
        stage.view.onTouches = { _, touches, _ in places.append(touches.first!.location(in: nil).x) }
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0 A+(50,50); @.5 A~(60,50)")
            stage.host.advance(to: 0.6)
            stage.play("@.7 A-")
        }
        #expect(places == [50, 60, 60])
    }

    @Test("R-EVT-26 Moves that come while a frame is on its way go with the refresh that shows it, not the one after")
    func whileAFrameIsOnItsWay() throws {
        let stage = try Stage()
        withConfiguration { $0.resamplesMoves = true } _: {
            stage.play("@0 A+(50,50)")
            stage.host.isHoldingFrames = true
            stage.view.backgroundColor = .red
            stage.host.advance(to: 0.05)
            #expect(stage.host.surface?.isBusy == true)
            stage.play("@.052 A~(55,50)")
            #expect(stage.take() == "V.began{A}")
            stage.host.advance(to: 4.0 / 60 + 0.001)
            #expect(stage.take() == "V.moved{A}")
            stage.host.isHoldingFrames = false
            stage.host.finishFrame()
            stage.play("@.2 A-")
        }
    }

    @Test("R-EVT-26 A pen's moves come as they happen")
    func pens() throws {
        let (seen, sampled) = try moves(rate: 85, tool: .pencil)
        #expect(seen.map(\.timestamp) == sampled)
    }
}
