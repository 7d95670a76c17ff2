import Foundation
@testable import ScrollEngine
import Testing

@Suite("Curves of scrolling")
struct MotionCurveTests {
    @Test("R-SCR-21 Deceleration is what losing a share of the speed in each millisecond gives, over the whole curve",
          arguments: [(4000.0, 0.998), (-1500, 0.998), (9000, 0.99), (300, 0.99), (1000, 0.9)])
    func deceleration(velocity: Double, rate: Double) {
        let curve = Deceleration(from: 100, velocity: velocity, rate: rate)
        var place = 100.0, speed = velocity
        for millisecond in 0...5000 {
            #expect(abs(curve.position(at: Double(millisecond) / 1000) - place) < 0.5)
            speed *= rate
            place += speed / 1000
        }
        // The projection of "Designing Fluid Interfaces".
        #expect(abs(curve.end - (100 + velocity / 1000 * rate / (1 - rate))) < 1e-9)
    }

    @Test("R-SCR-21 The velocity is the slope of the place, and starts as given but for a tenth of a hundredth")
    func velocity() {
        let curve = Deceleration(from: 0, velocity: 2000, rate: 0.998)
        #expect(abs(curve.velocity(at: 0) - 2000) < 2.1)
        for time in stride(from: 0.01, to: 3, by: 0.1) {
            let slope = (curve.position(at: time + 1e-5) - curve.position(at: time - 1e-5)) / 2e-5
            #expect(abs(curve.velocity(at: time) - slope) < 0.01)
        }
    }

    @Test("R-SCR-21 A movement is over when it is half a point from its end; a place on its way has its time")
    func times() throws {
        let curve = Deceleration(from: 0, velocity: 2000, rate: 0.998)
        #expect(abs(curve.end - curve.position(at: curve.duration(within: 0.5)) - 0.5) < 1e-6)
        let time = try #require(curve.time(to: 500))
        #expect(abs(curve.position(at: time) - 500) < 1e-6)
        #expect(curve.time(to: -1) == nil && curve.time(to: curve.end + 1) == nil)
    }

    @Test("R-SCR-24 A pace leads from a velocity to an end, if it is one between the limits")
    func paces() throws {
        let curve = try #require(Deceleration(from: 0, velocity: 900, to: 300, decays: 1.5...12))
        #expect(abs(curve.velocity(at: 0) - 900) < 1e-9 && curve.end == 300)
        #expect(Deceleration(from: 0, velocity: -900, to: 300, decays: 1.5...12) == nil)
        #expect(Deceleration(from: 0, velocity: 9000, to: 300, decays: 1.5...12) == nil)
        #expect(Deceleration(from: 300, velocity: 9000, to: 300, decays: 1.5...12) == nil)
    }

    @Test("R-SCR-20 The rubber band is x·d·c / (d + c·x), to both sides, and its inverse leads back")
    func rubberBand() {
        for length in [100.0, 400, 844] {
            for pull in stride(from: 0.0, through: 2000, by: 12.5) {
                let expected = (1 - 1 / (pull * 0.55 / length + 1)) * length
                let offset = RubberBand.offset(ofPull: pull, length: length)
                #expect(abs(offset - expected) < 1e-9 && offset <= length)
                #expect(RubberBand.offset(ofPull: -pull, length: length) == -offset)
                #expect(abs(RubberBand.pull(forOffset: offset, length: length) - pull) < 1e-6)
            }
        }
        #expect(RubberBand.offset(ofPull: 50, length: 0) == 0 && RubberBand.pull(forOffset: 50, length: 0) == 0)
        #expect(RubberBand.pull(forOffset: 500, length: 400).isFinite)
    }

    @Test("R-SCR-22 The spring solves x″ + 2βx′ + β²x = 0, over the whole curve", arguments: [(120.0, 0.0), (-60, 900), (0, -3000), (40, -800)])
    func spring(distance: Double, velocity: Double) {
        let spring = SettlingSpring(from: 50 + distance, velocity: velocity, to: 50, frequency: 10)
        // Small steps of the equation itself.
        var x = distance, v = velocity
        let step = 1e-5
        for index in 0..<150_000 {
            if index.isMultiple(of: 1000) {
                #expect(abs(spring.position(at: Double(index) * step) - 50 - x) < 0.1)
                #expect(abs(spring.velocity(at: Double(index) * step) - v) < 1)
            }
            v += (-20 * v - 100 * x) * step
            x += v * step
        }
    }

    @Test("R-SCR-22 From its duration on the spring stays within half a point")
    func springDuration() {
        for (distance, velocity) in [(120.0, 0.0), (-60, 900), (0, -3000), (40, -800), (0, 0), (0.2, 0)] {
            let spring = SettlingSpring(from: distance, velocity: velocity, to: 0, frequency: 10)
            let duration = spring.duration(within: 0.5)
            for time in stride(from: duration, to: duration + 2, by: 0.01) { #expect(abs(spring.position(at: time)) <= 0.5 + 1e-9) }
        }
    }
}
