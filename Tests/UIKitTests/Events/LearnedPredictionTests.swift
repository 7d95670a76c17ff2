import Testing
import TouchHost
@testable import UIKit

/// The network's part of predictions; what holds for all of them is in PredictionTests.
@MainActor @Suite("Events: learned predictions", .leavesNothing)
struct LearnedPredictionTests {
    /// A finger that slows down in a bend, at a device's rate: 300 ms of it, to time 1.
    private func bend(rate: Double, turned angle: Double = 0, mirrored: Bool = false, from origin: CGPoint = .zero) -> TouchHistory {
        let count = Int(0.3 * rate)
        func place(_ index: Int) -> TouchHistory.Sample {
            let time = 1 - Double(count - index) / rate, s = (time - 0.7) / 0.3
            let x: Double = 200 * s * (1.6 - 0.6 * s), y: Double = 60 * s * s * (mirrored ? -1 : 1)
            let turnedX: Double = x * cos(angle) - y * sin(angle), turnedY: Double = x * sin(angle) + y * cos(angle)
            return (time, CGPoint(x: Double(origin.x) + turnedX, y: Double(origin.y) + turnedY))
        }
        let history = TouchHistory(place(0))
        for index in 1...count { history.append(place(index)) }
        return history
    }

    /// A path from time 1 on, a sample an interval.
    private func path(_ count: Int, every interval: Double = 1.0 / 60, _ place: (Double) -> (x: Double, y: Double)) -> [TouchHistory.Sample] {
        (0..<count).map { index in
            let (x, y) = place(Double(index))
            return (1 + Double(index) * interval, CGPoint(x: x, y: y))
        }
    }

    private func history(of samples: [TouchHistory.Sample]) -> TouchHistory {
        let history = TouchHistory(samples[0])
        for sample in samples.dropFirst() { history.append(sample) }
        return history
    }

    private func prediction(_ samples: [TouchHistory.Sample], frame: Double = 1.0 / 60,
                            _ change: (inout GestureConfiguration) -> Void = { _ in }) -> [TouchSample] {
        let history = self.history(of: samples)
        var configuration = GestureConfiguration()
        change(&configuration)
        let latest = samples[samples.count - 1]
        return Array(TouchPrediction(earlier: samples[samples.count - 2], latest: TouchSample(timestamp: latest.timestamp, location: latest.location),
                                     history: history, now: latest.timestamp, frame: frame, configuration: configuration).samples)
    }

    private func samples(of vector: PredictionVectors.Case) -> [TouchHistory.Sample] {
        let scale = PredictionNetwork.pixelsPerPoint
        return vector.milliseconds.indices.map { (vector.milliseconds[$0] / 1000, CGPoint(x: vector.x[$0] / scale, y: vector.y[$0] / scale)) }
    }

    private func values(_ outcome: PredictionNetwork.Outcome) -> [Double] { [outcome.one.dx, outcome.one.dy, outcome.two.dx, outcome.two.dy] }

    @Test("R-EVT-15 The network says what the script that trained it says, to 0.0001 pixels", arguments: PredictionVectors.cases.indices)
    func sameAsScript(index: Int) throws {
        let vector = PredictionVectors.cases[index], history = self.history(of: samples(of: vector))
        let outcome = try #require(PredictionNetwork.predict(history)), again = try #require(PredictionNetwork.predict(history))
        for (value, expected) in zip(values(outcome), vector.expected) {
            #expect(abs(value * PredictionNetwork.pixelsPerPoint - expected) < 1e-4)
        }
        #expect(values(outcome) == values(again))
    }

    @Test("R-EVT-15 A path elsewhere, turned or mirrored has the same prediction elsewhere, turned or mirrored; a straight one has a straight one")
    func symmetry() throws {
        let here = try #require(PredictionNetwork.predict(bend(rate: 120)))
        let elsewhere = try #require(PredictionNetwork.predict(bend(rate: 120, from: CGPoint(x: 700, y: -300))))
        let turned = try #require(PredictionNetwork.predict(bend(rate: 120, turned: 2)))
        let mirrored = try #require(PredictionNetwork.predict(bend(rate: 120, mirrored: true)))
        func expect(_ result: CGVector, _ x: Double, _ y: Double) { #expect(abs(result.dx - x) < 1e-3 && abs(result.dy - y) < 1e-3) }
        for path in [\PredictionNetwork.Outcome.one, \.two] {
            let (x, y) = (Double(here[keyPath: path].dx), Double(here[keyPath: path].dy))
            expect(elsewhere[keyPath: path], x, y)
            expect(turned[keyPath: path], x * cos(2) - y * sin(2), x * sin(2) + y * cos(2))
            expect(mirrored[keyPath: path], x, -y)
        }
        let line = TouchHistory((0, .zero))
        for index in 1...20 { line.append((Double(index) / 60, CGPoint(x: 3 * Double(index * index), y: 0))) }
        let straight = try #require(PredictionNetwork.predict(line))
        #expect(straight.one.dy == 0 && straight.two.dy == 0 && straight.one.dx > 0)
    }

    @Test("R-EVT-15 Devices of 60 to 1,000 reports a second have the same prediction", arguments: [90.0, 120, 240, 500, 1000])
    func rates(rate: Double) throws {
        let slow = try #require(PredictionNetwork.predict(bend(rate: 60))), fast = try #require(PredictionNetwork.predict(bend(rate: rate)))
        for (value, other) in zip(values(slow), values(fast)) { #expect(abs(value - other) < 0.5) }
    }

    @Test("R-EVT-15 A touch younger than a step is continued in a straight line, then the network takes over; a pen has the line")
    func gateOfAge() throws {
        let path = self.path(6, every: 0.008) { ($0 * $0 * 10, $0 * 3) }
        func linear(_ part: [TouchHistory.Sample]) -> [TouchSample] { prediction(part) { $0.learnedPredictionAge = 100 } }
        #expect(prediction(Array(path.prefix(3))) == linear(Array(path.prefix(3))))
        let learned = prediction(path)
        #expect(learned.count == 2 && learned != linear(path))
        let outcome = try #require(PredictionNetwork.predict(history(of: path)))
        #expect(abs(learned[1].location.x - path[5].location.x - outcome.movement(after: 0.016).dx) < 1e-9)
        #expect(outcome.movement(after: PredictionNetwork.step) == outcome.one && outcome.movement(after: 0) == .zero)
        #expect(abs(outcome.movement(after: 2 * PredictionNetwork.step).dx - outcome.two.dx) < 1e-9)

        let stage = try Stage()
        var seen: [CGFloat?] = []
        stage.view.onTouches = { _, touches, event in seen.append(event?.predictedTouches(for: touches.first!)?.last?.location(in: nil).x) }
        for (tool, start) in [(Contact.Tool.finger, 1.0), (.pencil, 2)] {
            stage.send("A", .began, x: 50, y: 50, at: start, tool: tool)
            for index in 1...5 { stage.send("A", .moved, x: 50 + Double(index * index), y: 50, at: start + Double(index) * 0.01, tool: tool) }
            stage.send("A", .ended, x: 75, y: 50, at: start + 0.1, tool: tool)
        }
        #expect(seen.count == 14 && seen[1] == seen[8] && seen[5] != seen[12])
        #expect(seen[12] == 84)
    }

    @Test("R-EVT-15 Where the network goes farther than the finger has gone of late, the line stays")
    func gateOfReach() {
        let path = self.path(10) { ($0 * 10, $0 * $0) }
        let linear = prediction(path) { $0.learnedPredictionAge = 100 }
        #expect(prediction(path) != linear)
        let stopped = prediction(path) { $0.learnedPredictionReach = 0 }
        #expect(stopped.count == linear.count)
        for (sample, other) in zip(stopped, linear) {
            #expect(abs(sample.location.x - other.location.x) < 1e-6 && abs(sample.location.y - other.location.y) < 1e-6)
        }
    }

    @Test("R-EVT-15 Where the network was wrong before and the line was not, the line counts; a question asked twice changes nothing")
    func gateOfErrors() {
        let history = TouchHistory((1, .zero))
        func ask() -> [TouchSample] {
            let latest = history.newest
            return Array(TouchPrediction(
                earlier: (latest.timestamp - 1.0 / 120, .zero), latest: TouchSample(timestamp: latest.timestamp, location: latest.location), history: history,
                now: latest.timestamp, frame: 1.0 / 60, configuration: GestureConfiguration()).samples)
        }
        func share() -> Double { history.trust.share(allowance: 1.3) }
        var misses: [Double] = []
        for index in 1...120 {
            history.append((1 + Double(index) / 120, CGPoint(x: 4 * Double(index), y: 0)))
            let first = ask(), before = (history.trust.networkError, share())
            #expect(ask() == first && before == (history.trust.networkError, share()))
            if let last = first.last, index > 1 { misses.append(abs(last.location.x - 4 * Double(index + 2))) }
            // Nothing is known at first.
            if index == 2 { #expect(share() == 1) }
        }
        #expect(share() < 0.001 && misses.last! < 0.01 && misses.max()! > 0.05)
        history.append((0.5, .zero))
        #expect(share() == 1)
    }

    @Test("R-EVT-15 A prediction that lies behind by little is left out")
    func gateOfTurns() throws {
        // A hatching finger at the end of a stroke: after two steps it is 1.7 points behind.
        let path = self.path(25) { index in
            let turns: Double = 0.25 + 5 * (index - 24) / 60
            return (20 * sin(2 * Double.pi * turns), index / 2)
        }
        let outcome = try #require(PredictionNetwork.predict(history(of: path)))
        #expect(outcome.two.dx * outcome.newest.dx + outcome.two.dy * outcome.newest.dy < 0)
        #expect(outcome.two.length > 1 && outcome.two.length < 3)
        func count(_ turn: CGFloat) -> Int { prediction(path, frame: 1.0 / 30) { $0.learnedPredictionTurn = turn }.count }
        #expect(count(1) == 2 && count(3) == 1 && count(GestureConfiguration().learnedPredictionTurn) == 1)
    }

    @Test("R-EVT-15 A report that is late by less than a step costs no prediction; after a rest there is none, and none beyond two steps")
    func spacing() {
        func path(_ interval: Double) -> [TouchHistory.Sample] {
            var result = self.path(4) { ($0 * 10, 0) }
            result[3].timestamp = result[2].timestamp + interval
            return result
        }
        let late = prediction(path(0.02))
        #expect(late.map(\.timestamp).map { abs($0 - 1.07) < 1e-9 } == [true])
        #expect(prediction(path(0.04)).isEmpty)
        #expect(prediction(path(1.0 / 60), frame: 0.5).count == 2)
    }

    @Test("R-EVT-15 Any history has a prediction of finite numbers, or the line")
    func extremes() {
        for size in [0, 1e-300, 1e-9, 1e9, 1e100, 1e300] {
            let path = self.path(13) { (size * $0.truncatingRemainder(dividingBy: 3), -size * $0 * $0) }
            if let outcome = PredictionNetwork.predict(history(of: path)) { #expect(values(outcome).allSatisfy { $0.isFinite }) }
            if size < 1e100 { #expect(prediction(path).allSatisfy { $0.location.x.isFinite && $0.location.y.isFinite }) }
        }
    }
}
