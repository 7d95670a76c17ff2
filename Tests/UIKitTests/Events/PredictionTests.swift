import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Events: predicted touches", .leavesNothing)
struct PredictionTests {
    /// The predictions that the view got of each event's first touch: x of the predictions, `nil` where the event knows the touch not.
    private func record(_ stage: Stage) -> Box {
        let box = Box()
        stage.view.onTouches = { _, touches, event in
            let touch = touches.first!
            box.touch = touch
            box.predicted = event?.predictedTouches(for: touch)
            box.all.append(box.predicted?.map { Double($0.location(in: nil).x) })
        }
        return box
    }

    @MainActor
    private final class Box {
        var touch: UITouch?
        var predicted: [UITouch]?
        var all: [[Double]?] = []
        var xs: [Double] { predicted?.map { Double($0.location(in: nil).x) } ?? [] }
    }

    private func matches(_ values: [Double], _ expected: [Double]) -> Bool {
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test("R-EVT-14, R-EVT-15 The path of a young touch's last two samples goes on, nearest first, for one frame at the device's spacing")
    func extrapolation() throws {
        let stage = try Stage()
        let box = record(stage)
        // Four samples in a frame of 1/60 s.
        stage.play("@1 A+(50,50); @1.004 A~(54,52)")
        let predicted = try #require(box.predicted)
        #expect(matches(box.xs, [58, 62, 66, 70]))
        #expect(matches(predicted.map { Double($0.location(in: nil).y) }, [54, 56, 58, 60]))
        #expect(matches(predicted.map { Double($0.previousLocation(in: nil).x) }, [54, 58, 62, 66]))
        #expect(matches(predicted.map(\.timestamp), [1.008, 1.012, 1.016, 1.02]))
        #expect(predicted.allSatisfy { $0.phase == .moved && $0 !== box.touch && $0 != box.touch })
        #expect(predicted.allSatisfy { $0.view === stage.view && $0.window === stage.window && $0.tapCount == 1 && $0.type == .direct })
    }

    @Test("R-EVT-15 For the line it is the last two samples that count, coalesced or not, and a turn is taken at once")
    func lastTwo() throws {
        let stage = try Stage()
        let box = record(stage)
        stage.play("@1 A+(50,50)")
        withConfiguration { $0.usesLearnedPrediction = false } _: {
            stage.playAtOnce("@1.01 A~(60,50); @1.02 A~(70,50); @1.03 A~(68,50)")
        }
        #expect(matches(box.xs, [66]))
    }

    @Test("R-EVT-14 Asked for the first time in a later event, a finger's sample before that event counts too")
    func askedLate() throws {
        let stage = try Stage()
        var xs: [Double] = []
        stage.view.onTouches = { _, touches, event in
            guard let touch = touches.first, touch.timestamp > 1.025 else { return }
            xs = event?.predictedTouches(for: touch)?.map { Double($0.location(in: nil).x) } ?? []
        }
        withConfiguration { $0.usesLearnedPrediction = false } _: {
            stage.play("@1 A+(50,50); @1.01 A~(60,50); @1.02 A~(70,50); @1.03 A~(80,50)")
        }
        #expect(xs.first.map { abs($0 - 90) < 1e-6 } == true, "\(xs)")
    }

    @Test("R-EVT-15 None for a touch that begins, ends or is cancelled")
    func otherPhases() throws {
        let stage = try Stage()
        let box = record(stage)
        stage.play("@1 A+(50,50); @1.01 A~(60,50); @1.02 A-; @2 B+(50,50); @2.01 B!")
        #expect(box.all == [[], [70], [], [], []])
    }

    @Test("R-EVT-15 No line where the samples lie farther apart than a frame; a millisecond's rounding is no matter")
    func slowDevice() throws {
        let stage = try Stage()
        let box = record(stage)
        withConfiguration { $0.usesLearnedPrediction = false } _: {
            stage.play("@1 A+(50,50); @1.1 A~(60,50); @1.117 A~(70,50); @1.1351 A~(80,50)")
        }
        #expect(box.all == [[], [], [80], []])
    }

    @Test("R-EVT-15, R-GEN-5 A finger's samples two steps apart have a prediction, whatever the difference of their times is rounded to", arguments: [
        (0.0, 1.0 / 30), (0.004, 0.037333333333333336), (1.0, 1 + 1.0 / 30),
    ])
    func thirtySamplesASecond(landing: Double, move: Double) throws {
        let stage = try Stage()
        let box = record(stage)
        stage.send("A", .began, x: 50, y: 100, at: landing)
        stage.send("A", .moved, x: 90, y: 100, at: move)
        #expect(box.xs.count == 1 && box.xs[0] > 90, "\(box.xs)")
    }

    @Test("R-EVT-15 The frame is the display's")
    func refreshRate() throws {
        let stage = try Stage()
        let box = record(stage)
        var output = stage.host.outputs[0]
        output.refreshRate = 120
        stage.host.changeOutputs(to: [output])
        stage.play("@1 A+(50,50); @1.004 A~(54,50)")
        #expect(matches(box.xs, [58, 62]))
    }

    @Test("R-EVT-15 A repeated sample is not distinct; two of one time give no speed")
    func distinct() throws {
        let stage = try Stage()
        let box = record(stage)
        stage.play("@1 A+(50,50)")
        stage.playAtOnce("@1.01 A~(55,50); @1.01 A~(60,50)")
        // From the landing to the last.
        #expect(matches(box.xs, [70]))
        withConfiguration { $0.usesLearnedPrediction = false } _: { stage.playAtOnce("@1.02 A~(60,50); @1.022 A~(62,50)") }
        #expect(matches(box.xs, [64]))
    }

    @Test("R-EVT-14 A resting touch has no future samples, one that is only slower than the other goes on")
    func stationary() throws {
        let stage = try Stage(multi: true)
        var seen: [[Double]?] = []
        stage.window.onEvent = { event in
            guard let touch = stage.touch("A") else { return }
            seen.append(event.predictedTouches(for: touch)?.map { Double($0.location(in: nil).x) })
        }
        stage.play("@1 A+(50,50) B+(90,90); @1.006 A~(56,50); @1.008 B~(91,90); @1.013 B~(92,90); @2 B~(93,90)")
        #expect(seen.count == 5)
        #expect(seen.dropFirst().map { $0?.count } == [2, 2, 1, 0])
        #expect(matches(seen[3]!, [68]))
    }

    @Test("R-EVT-14 nil for a touch of another event; R-EVT-13 and afterwards")
    func notPartOfIt() throws {
        let stage = try Stage()
        stage.play("@1 A+(50,50); @1.1 A-")
        let gone = try #require(stage.touch("A"))
        var event: UIEvent?, isUnknown = false
        stage.window.onEvent = {
            event = $0
            isUnknown = $0.predictedTouches(for: gone) == nil
        }
        stage.play("@2 B+(50,50); @2.01 B~(60,50)")
        #expect(isUnknown)
        #expect(event?.predictedTouches(for: try #require(stage.touch("B"))) == nil)
    }

    @Test("R-EVT-15 A pencil's predictions keep its values and expect no updates; a pointer has none")
    func tools() throws {
        let stage = try Stage()
        let box = record(stage)
        stage.send("A", .began, x: 50, y: 50, at: 1, tool: .pencil)
        stage.send("A", .moved, x: 60, y: 50, at: 1.01, tool: .pencil) {
            $0.force = 1.5
            $0.altitude = 1
            $0.azimuth = 0.5
            $0.roll = 0.25
            $0.awaiting = .force
            $0.report = 9
        }
        let predicted = try #require(box.predicted?.first)
        #expect(box.predicted?.count == 1)
        #expect(predicted.type == .pencil)
        #expect(predicted.location(in: nil) == CGPoint(x: 70, y: 50))
        #expect(predicted.force == 1.5 && predicted.altitudeAngle == 1 && predicted.rollAngle == 0.25)
        #expect(predicted.estimatedProperties.isEmpty && predicted.estimatedPropertiesExpectingUpdates.isEmpty)
        #expect(predicted.estimationUpdateIndex == nil)
        #expect(box.touch?.estimationUpdateIndex == 9)
        stage.send("A", .ended, x: 60, y: 50, at: 1.1, tool: .pencil)
        stage.send("B", .began, x: 50, y: 50, at: 2, tool: .pointer)
        stage.send("B", .moved, x: 60, y: 50, at: 2.01, tool: .pointer)
        #expect(box.all.last == [])
    }

    @Test("R-EVT-15 A clock that hardly moves makes no flood of predictions")
    func faultyClock() {
        let configuration = GestureConfiguration()
        let sample = TouchSample(timestamp: 1 + 1e-7, location: CGPoint(x: 1, y: 0))
        let prediction = TouchPrediction(earlier: (1, .zero), latest: sample, now: 1 + 1e-7, frame: 1.0 / 60, configuration: configuration)
        #expect(prediction.samples.count == configuration.maximumPredictedSamples)
        let still = TouchPrediction(earlier: (1, .zero), latest: TouchSample(timestamp: 1 + 1e-10, location: CGPoint(x: 1, y: 0)), now: 1,
                                    frame: 1.0 / 60, configuration: configuration)
        #expect(still.samples.isEmpty)
        let backwards = TouchPrediction(earlier: (2, .zero), latest: sample, now: 2, frame: 1.0 / 60, configuration: configuration)
        #expect(backwards.samples.isEmpty)
    }
}
