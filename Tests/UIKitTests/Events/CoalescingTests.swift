import Testing
@testable import UIKit

@MainActor @Suite("Events: coalesced touches", .leavesNothing)
struct CoalescingTests {
    @Test("R-EVT-10 All samples since the event before, oldest first; the last has the touch's values")
    func samples() throws {
        let stage = try Stage()
        var seen: [[CGPoint]] = []
        stage.view.onTouches = { _, touches, event in
            let touch = touches.first!, coalesced = event?.coalescedTouches(for: touch) ?? []
            seen.append(coalesced.map { $0.location(in: nil) })
            #expect(coalesced.last?.timestamp == touch.timestamp)
            #expect(coalesced.last?.location(in: stage.view) == touch.location(in: stage.view))
        }
        stage.play("@0 A+(50,50)")
        stage.playAtOnce("@.1 A~(51,50); @.11 A~(52,50); @.12 A~(53,50)")
        stage.play("@.2 A~(54,50); @.3 A-")
        #expect(seen.map { $0.map(\.x) } == [[50], [51, 52, 53], [54], [54]])
    }

    @Test("R-EVT-10 Of a flood the samples beyond the limit go, but the newest: the last one has the touch's values")
    func flood() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50)")
        var seen: [CGFloat] = [], touched: CGFloat = 0
        stage.view.onTouches = { _, touches, event in
            let touch = touches.first!
            touched = touch.location(in: nil).x
            seen = (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
        }
        withConfiguration { $0.maximumCoalescedSamples = 3 } _: {
            stage.playAtOnce("@.1 A~(51,50); @.11 A~(52,50); @.12 A~(53,50); @.13 A~(54,50); @.14 A~(55,50)")
        }
        #expect(seen == [51, 52, 55] && touched == 55)
    }

    @Test("R-EVT-10 A stationary touch has one, and a touch that is not part of the event none")
    func others() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50); @.1 A-")
        let gone = try #require(stage.touch("A"))
        var checks = 0
        stage.play("@.2 B+(80,80)")
        stage.window.onEvent = { event in
            #expect(event.coalescedTouches(for: gone) == nil)
            #expect(event.coalescedTouches(for: stage.touch("B")!)?.count == 1)
            checks += 1
        }
        stage.play("@.3 C+(9,9)")
        #expect(checks == 1)
    }

    @Test("R-EVT-11 Coalesced touches are objects of their own, each with its location, the one before, time and force")
    func ownValues() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50)")
        var all: [UITouch] = []
        stage.view.onTouches = { _, touches, event in
            all = event?.coalescedTouches(for: touches.first!) ?? []
            #expect(all.allSatisfy { $0 !== touches.first! && $0 != touches.first! })
        }
        stage.playAtOnce("@.1 A~(51,50); @.11 A~(51,60); @.12 A~(53,60)")
        #expect(all.map { $0.location(in: nil) } == [CGPoint(x: 51, y: 50), CGPoint(x: 51, y: 60), CGPoint(x: 53, y: 60)])
        #expect(all.map { $0.previousLocation(in: nil) } == [CGPoint(x: 50, y: 50), CGPoint(x: 51, y: 50), CGPoint(x: 51, y: 60)])
        #expect(all.map(\.timestamp) == [0.1, 0.11, 0.12])
        #expect(Set(all.map { ObjectIdentifier($0) }).count == 3)
    }

    @Test("R-EVT-16, R-EVT-10 A recognizer that is asked whether it receives an event may ask for its coalesced and predicted touches")
    func askedAboutTheEvent() throws {
        final class Asking: UIGestureRecognizer {
            var counts: [Int] = []
            override func shouldReceive(_ event: UIEvent) -> Bool {
                for touch in event.allTouches ?? [] {
                    counts.append(event.coalescedTouches(for: touch)?.count ?? -1)
                    counts.append(event.predictedTouches(for: touch)?.count ?? -1)
                }
                return true
            }
        }
        let stage = try Stage()
        let asking = Asking()
        stage.view.addGestureRecognizer(asking)
        stage.play("@0 A+(50,50)")
        #expect(asking.counts == [1, 0])
    }

    @Test("R-EVT-12 They carry the touch's view, window, tap count and phase; in began, ended and cancelled there is one")
    func sharedValues() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50); @.1 A-")
        var counts: [Int] = []
        child.onTouches = { phase, touches, event in
            let coalesced = event?.coalescedTouches(for: touches.first!) ?? []
            counts.append(coalesced.count)
            for touch in coalesced {
                #expect(touch.view === child)
                #expect(touch.window === stage.window)
                #expect(touch.tapCount == 2)
                #expect(touch.phase == phase)
            }
        }
        stage.play("@.2 B+(50,50)")
        stage.playAtOnce("@.3 B~(51,50); @.31 B~(52,50); @.32 B-")
        #expect(counts == [1, 2, 1])
        child.onTouches = nil
        stage.play("@.4 D+(50,50)")
        var cancelled = 0
        child.onTouches = { _, touches, event in cancelled = event?.coalescedTouches(for: touches.first!)?.count ?? 0 }
        stage.play("@.5 D!")
        #expect(cancelled == 1)
    }

    @Test("R-EVT-13 Once the event has been handled there is nothing to ask for")
    func afterwards() throws {
        let stage = try Stage()
        var event: UIEvent?
        stage.window.onEvent = { event = $0 }
        stage.play("@0 A+(50,50); @.1 A~(60,50)")
        let touch = try #require(stage.touch("A"))
        #expect(event?.coalescedTouches(for: touch) == nil)
    }

    @Test("R-EVT-10 The last sample has the touch's time also when it repeats the one before")
    func repeatedSample() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50)")
        var times: [Double] = []
        stage.view.onTouches = { phase, touches, event in
            let touch = touches.first!
            times = (event?.coalescedTouches(for: touch) ?? []).map(\.timestamp)
            #expect(times.last == touch.timestamp)
        }
        stage.playAtOnce("@.1 A~(51,50); @.11 A~(51,50)")
        #expect(times == [0.1, 0.11])
    }

    @Test("R-EVT-10 Samples that made no event are in the next one, in their place")
    func silentSamples() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 A~(50,50); @.2 A~(50,50)")
        var times: [Double] = []
        stage.view.onTouches = { _, touches, event in times = (event?.coalescedTouches(for: touches.first!) ?? []).map(\.timestamp) }
        stage.play("@.3 A~(51,50)")
        #expect(times == [0.1, 0.2, 0.3])
    }

    @Test("R-EVT-10 A stationary touch's last coalesced one has its values; what changed nothing comes with its next move")
    func silentSamplesBesideAnotherFinger() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50) B+(80,80)")
        let touch = try #require(stage.touch("A"))
        var times: [[Double]] = []
        stage.window.onEvent = { event in
            let coalesced = event.coalescedTouches(for: touch) ?? []
            #expect(coalesced.last?.timestamp == touch.timestamp)
            times.append(coalesced.map(\.timestamp))
        }
        stage.play("@.1 A~(50,50) B~(81,80); @.2 A~(50,50) B~(82,80); @.3 A~(51,50) B~(83,80); @.4 A~(52,50); @.5 A-")
        #expect(times == [[0], [0], [0.1, 0.2, 0.3], [0.4], [0.5]])
        #expect(touch.samples.isEmpty)
    }

    @Test("R-EVT-10 A move that is delivered late has one sample, although others that changed nothing have come since")
    func lateMove() throws {
        let stage = try Stage(multi: true)
        let holder = stage.script()
        holder.delaysTouchesBegan = true
        holder.onEnded = { recognizer, _, _ in recognizer.state = .failed }
        var times: [[Double]] = []
        stage.view.onTouches = { phase, touches, event in
            if phase == .moved { times.append((event?.coalescedTouches(for: touches.first!) ?? []).map(\.timestamp)) }
        }
        stage.play("@0 A+(50,50); @.05 B+(80,80); @.1 A~(51,50); @.2 A~(51,50) B-")
        #expect(stage.log == "— | — | — | V.began{A}; V.moved{A}; V.began{B}; V.ended{B}")
        #expect(times == [[0.1]])
    }

    @Test("R-EVT-10 No sample is lost when the event before was for another finger alone")
    func acrossEvents() throws {
        let stage = try Stage(multi: true)
        var samples: [Double] = []
        stage.view.onTouches = { phase, touches, event in
            guard phase == .moved else { return }
            for touch in touches where stage.letter(of: touch) == "A" {
                samples += (event?.coalescedTouches(for: touch) ?? []).map { Double($0.location(in: nil).x) }
            }
        }
        stage.play("@0 A+(50,50); @.1 B+(80,80)")
        stage.playAtOnce("@.2 A~(51,50); @.21 B~(81,80); @.22 A~(52,50); @.23 B-; @.24 A~(53,50)")
        #expect(samples == [51, 52, 53])
    }
}
