import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Events: batching", .leavesNothing)
struct BatchingTests {
    @Test("R-EVT-20 What finds the display idle is delivered at once; the rest waits for its frame and is coalesced")
    func displayRate() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50)")
        #expect(stage.take() == "V.began{A}")
        stage.host.isHoldingFrames = true
        stage.view.backgroundColor = .red
        stage.host.advance(to: 0.05)
        #expect(stage.host.surface?.isBusy == true)
        stage.play("@.1 A~(51,50); @.11 A~(52,50)")
        #expect(stage.take() == "")
        stage.host.isHoldingFrames = false
        stage.host.finishFrame()
        #expect(stage.take() == "V.moved{A}")
        #expect(stage.touch("A")?.location(in: nil) == CGPoint(x: 52, y: 50))
    }

    @Test("R-EVT-21 One event carries all that changed in one report or one frame")
    func oneEvent() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50) B+(80,80); @.1 A~(51,50) B~(81,80); @.2 A- B-")
        #expect(stage.take() == "V.began{A,B} | V.moved{A,B} | V.ended{A,B}")
        stage.play("@.3 A+(50,50)")
        _ = stage.take()
        stage.playAtOnce("@.4 A~(51,50); @.41 B+(80,80); @.42 A~(52,50)")
        #expect(stage.take() == "V.began{B}; V.moved{A}")
    }

    @Test("R-EVT-21 A landing, lifting or cancellation is never merged with another sample of the same contact", arguments: [
        ("@0 A+(50,50); @.01 A-", "V.began{A} | V.ended{A}"),
        ("@0 A+(50,50); @.01 A!", "V.began{A} | V.cancelled{A}"),
        ("@0 A+(50,50) A-", "V.began{A} | V.ended{A}"),
        ("@0 A+(50,50); @.01 A~(51,50); @.02 A~(52,50); @.03 A-", "V.began{A} | V.moved{A} | V.ended{A}"),
        ("@0 A+(50,50); @.01 A-; @.02 A+(50,50); @.03 A-", "V.began{A} | V.ended{A} | V.began{A} | V.ended{A}"),
        ("@0 A+(50,50); @.01 B+(80,80); @.02 A~(51,50); @.03 B~(81,80)", "V.began{A,B} | V.moved{A,B}"),
        // A report is never torn: what keeps one of its contacts out of an event keeps the others out.
        ("@0 A+(50,50) B+(80,80); @.01 A~(51,50) B~(81,80); @.02 A~(52,50) B-", "V.began{A,B} | V.moved{A,B} | V.moved{A}; V.ended{B}"),
        ("@0 A+(50,50) B+(80,80); @.01 A~(51,50) B~(81,80); @.02 B- A~(52,50)", "V.began{A,B} | V.moved{A,B} | V.moved{A}; V.ended{B}"),
        ("@0 A+(50,50) B+(80,80); @.01 A~(51,50) B~(81,80); @.02 A~(52,50) B!", "V.began{A,B} | V.moved{A,B} | V.moved{A}; V.cancelled{B}"),
        ("@0 A+(50,50); @.01 A~(51,50); @.02 C+(20,20) A-", "V.began{A} | V.moved{A} | V.began{C}; V.ended{A}"),
        ("@0 A+(50,50); @.01 B+(80,80) A~(51,50)", "V.began{A} | V.began{B}; V.moved{A}"),
    ])
    func split(script: String, log: String) throws {
        // A contact that is twice in one frame is a fault of the host's (R-HST-2), and is split all the same.
        _ = try Verifier.collecting {
            let stage = try Stage(multi: true)
            stage.playAtOnce(script)
            #expect(stage.log == log)
        }
    }

    @Test("R-EVT-21 A split loses no sample and keeps the order of time")
    func splitKeepsSamples() throws {
        let stage = try Stage(multi: true)
        var moves: [Double] = []
        stage.view.onTouches = { phase, touches, event in
            guard phase == .moved else { return }
            for touch in touches { moves += (event?.coalescedTouches(for: touch) ?? []).map(\.timestamp) }
        }
        stage.playAtOnce("@0 A+(50,50); @.01 A~(51,50); @.02 A~(52,50); @.03 A-; @.04 A+(60,60); @.05 A~(61,60); @.06 A~(62,60)")
        #expect(moves == [0.01, 0.02, 0.05, 0.06])
    }

    @Test("R-EVT-21 Two fingers' last step and a lift in one report are judged alike, batched and not", arguments: [1, 2])
    func batchedAsUnbatched(fingers: Int) throws {
        let script = "@.1 A~(60,50) B~(90,80); @.11 A~(80,50) B~(110,80); @.12 A~(100,50) B-"
        func translations(_ play: (Stage) -> Void) throws -> [CGFloat] {
            let stage = try Stage(multi: true)
            var seen: [CGFloat] = []
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = fingers
            pan.addAction { seen.append(($0 as! UIPanGestureRecognizer).translation(in: nil).x) }
            stage.view.addGestureRecognizer(pan)
            stage.play("@0 A+(50,50) B+(80,80)")
            play(stage)
            return seen
        }
        let apart = try translations { $0.play(script) }, together = try translations { $0.playAtOnce(script) }
        #expect(together.last == apart.last)
        #expect(!together.isEmpty)
    }

    @Test("R-EVT-22 Contacts of one report that hit one view come in one call, others in calls of their own")
    func landingTogether() throws {
        let stage = try Stage(multi: true)
        stage.add("C", 200, 0, 200, 400)
        stage.play("@0 A+(50,50) B+(80,80) D+(300,50)")
        #expect(stage.log == "V.began{A,B}; C.began{D}")
    }

    @Test("R-EVT-23 A live touch that did not change is stationary and causes no callback")
    func stationary() throws {
        let stage = try Stage(multi: true)
        var phases: [String] = []
        stage.window.onEvent = { event in
            phases.append((event.allTouches ?? []).sorted { $0.hash < $1.hash }.map { "\($0.phase)" }.joined(separator: ","))
        }
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 B~(90,80); @.3 A~(51,50) B~(90,80); @.4 B-")
        #expect(phases == ["began", "stationary,began", "stationary,moved", "moved,stationary", "stationary,ended"])
        #expect(stage.log == "V.began{A} | V.began{B} | V.moved{B} | V.moved{A} | V.ended{B}")
    }

    @Test("R-EVT-24 A change of force, radius, altitude or azimuth without movement is a move", arguments: [0, 1, 2, 3])
    func changeWithoutMovement(property: Int) throws {
        let stage = try Stage()
        func set(_ value: Double) -> (inout Contact) -> Void {
            { contact in
                switch property {
                case 0: contact.force = value
                case 1: contact.majorRadius = value
                case 2: contact.altitude = value
                default: contact.azimuth = value
                }
            }
        }
        stage.send("A", .began, x: 50, y: 50, at: 0, tool: .pencil, set(0.5))
        stage.send("A", .moved, x: 50, y: 50, at: 0.1, tool: .pencil, set(0.75))
        #expect(stage.log == "V.began{A} | V.moved{A}")
        let touch = try #require(stage.touch("A"))
        #expect(touch.phase == .moved)
        #expect(touch.location(in: nil) == touch.previousLocation(in: nil))
    }

    @Test("R-EVT-25 An event in which nothing changed is not delivered")
    func nothing() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 A~(50,50); @.2 A~(50,50)")
        stage.host.send(TouchFrame(timestamp: 0.3))
        #expect(stage.log == "V.began{A}")
        #expect(stage.touch("A")?.timestamp == 0)
    }

    @Test("R-EVT-25 Samples of contacts that hit nothing make no event")
    func unheard() throws {
        let found = try Verifier.collecting {
            let stage = try Stage()
            stage.play("@0 A+(500,50); @.1 A~(50,50); @.2 A-")
            stage.send("B", .moved, x: 50, y: 50, at: 0.3)
            stage.send("B", .ended, x: 50, y: 50, at: 0.4)
            #expect(stage.log == "")
        }
        #expect(found.map(\.rule) == ["R-HST-1", "R-HST-1"])
    }
}
