import Testing
import TouchHost
import TouchTesting
import UIKit
@testable import Sketch

/// The app's controller from its storyboard under fingers and pencils.
@MainActor
private struct Easel {
    let stage: TouchStage
    let canvas: CanvasView
    let recognizer: StrokeGestureRecognizer
    let label: UILabel

    init() throws {
        let controller = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
        stage = TouchStage(rootViewController: controller, size: CGSize(width: 393, height: 852))
        stage.settle()
        let views = try #require(controller.view).subviews
        canvas = try #require(views.compactMap { $0 as? CanvasView }.first)
        label = try #require(views.compactMap { $0 as? UILabel }.first)
        recognizer = try #require(canvas.gestureRecognizers?.first as? StrokeGestureRecognizer)
    }

    func button<Control: UIControl>(_ type: Control.Type) throws -> Control {
        try #require(canvas.superview?.subviews.compactMap { $0 as? Control }.first)
    }
}

@MainActor @Suite("Sketch", .serialized)
struct SketchTests {
    @Test("A pencil's stroke has every sample that was measured, and is as wide as it is pressed")
    func samples() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, recognizer = easel.recognizer
        let states = stage.record(recognizer) { $0.strokes.count }
        let pencil = stage.pencil()
        pencil.force = 0.5
        pencil.down(at: CGPoint(x: 50, y: 100), in: canvas)
        pencil.move(to: CGPoint(x: 250, y: 100), in: canvas, duration: 0.5, steps: 10, samplesPerStep: 4, force: 2)
        pencil.lift()
        stage.expect(states, [.began, .changed, .ended])
        let stroke = try #require(canvas.strokes.first)
        #expect(canvas.strokes.count == 1 && stroke.isPencil)
        #expect(stroke.samples.count == 42, "landing, 40 on the way, lift")
        #expect(stroke.samples.filter(\.isCoalesced).count == 30)
        #expect(abs(stroke.samples[20].force - 1.25) < 1e-9)
        #expect(stroke.width(at: stroke.samples[0]) == 2 && stroke.width(at: stroke.samples[40]) == 8)
        #expect(stroke.predictedSamples.isEmpty)
        #expect(zip(stroke.samples, stroke.samples.dropFirst()).allSatisfy { $0.timestamp <= $1.timestamp })
    }

    @Test("Predicted samples are ahead of the pencil, and each event replaces them")
    func predictions() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, recognizer = easel.recognizer
        let pencil = stage.pencil()
        pencil.down(at: CGPoint(x: 50, y: 200), in: canvas)
        pencil.move(to: CGPoint(x: 110, y: 200), in: canvas, duration: 0.1, samplesPerStep: 2)
        let stroke = try #require(recognizer.strokes.first), ahead = stroke.predictedSamples
        #expect(!ahead.isEmpty && ahead.allSatisfy { $0.location.x > 110 && abs($0.location.y - 200) < 1e-9 })
        pencil.move(to: CGPoint(x: 110, y: 230), in: canvas, duration: 0.1, samplesPerStep: 2)
        #expect(stroke.predictedSamples.allSatisfy { abs($0.location.x - 110) < 1e-9 && $0.location.y > 230 })
        pencil.lift()
        #expect(stroke.predictedSamples.isEmpty)
    }

    @Test("Predicted samples are ahead of a finger, straight where it goes straight, and near its way after a corner")
    func predictionsOfFingers() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, recognizer = easel.recognizer
        let finger = stage.finger().down(at: CGPoint(x: 50, y: 200), in: canvas)
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.1, samplesPerStep: 2)
        let stroke = try #require(recognizer.strokes.first), ahead = stroke.predictedSamples
        #expect(!ahead.isEmpty && ahead.allSatisfy { $0.location.x > 110 && abs($0.location.y - 200) < 1e-9 })
        finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.1, samplesPerStep: 2)
        // It bends where it has bent: not the line of the last two samples.
        #expect(!stroke.predictedSamples.isEmpty)
        #expect(stroke.predictedSamples.allSatisfy { abs($0.location.x - 110) < 2 && $0.location.y > 230 })
        finger.lift()
        #expect(stroke.predictedSamples.isEmpty)
    }

    @Test("What is predicted is drawn lighter")
    func predictionsAreLighter() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, recognizer = easel.recognizer
        let finger = stage.finger().down(at: CGPoint(x: 50, y: 200), in: canvas)
        finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.1)
        let ahead = try #require(recognizer.strokes.first?.predictedSamples.last?.location)
        let picture = stage.picture(), y = canvas.convert(ahead, to: nil).y
        let drawn = picture.color(at: CGPoint(x: 100, y: y)), predicted = picture.color(at: CGPoint(x: ahead.x - 2, y: y))
        let paper = picture.color(at: CGPoint(x: 100, y: y + 40))
        func brightness(_ color: UInt32?) throws -> UInt32 {
            let color = try #require(color)
            return (color >> 16 & 0xFF) + (color >> 8 & 0xFF) + (color & 0xFF)
        }
        let tones = try [drawn, predicted, paper].map(brightness)
        #expect(tones[0] < tones[1] && tones[1] < tones[2])
        finger.lift()
        stage.settle()
        #expect(stage.picture().color(at: CGPoint(x: ahead.x + 6, y: y)) == paper)
    }

    @Test("A finger and a pencil draw at once and stay distinct")
    func both() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, recognizer = easel.recognizer
        let finger = stage.finger(), pencil = stage.pencil()
        stage.together {
            finger.down(at: CGPoint(x: 50, y: 100), in: canvas).move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
            pencil.down(at: CGPoint(x: 50, y: 300), in: canvas).move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
        }
        #expect(recognizer.strokes.map(\.isPencil).sorted { !$0 && $1 } == [false, true])
        finger.lift()
        #expect(canvas.strokes.isEmpty, "until the last touch lifts")
        pencil.lift()
        #expect(canvas.strokes.count == 2)
        let pencilStroke = try #require(canvas.strokes.first { $0.isPencil }), fingerStroke = try #require(canvas.strokes.first { !$0.isPencil })
        #expect(fingerStroke.samples.allSatisfy { fingerStroke.width(at: $0) == 8 })
        #expect(pencilStroke.samples.allSatisfy { pencilStroke.width(at: $0) == 4 })
    }

    @Test("Ten fingers are ten strokes")
    func fingers() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas
        let fingers = (0..<10).map { _ in stage.finger() }
        stage.together {
            for (number, finger) in fingers.enumerated() {
                finger.down(at: CGPoint(x: 30 + 33 * CGFloat(number), y: 100), in: canvas)
                    .move(by: CGVector(dx: 0, dy: 200 + 20 * CGFloat(number)), duration: 0.3).lift()
            }
        }
        #expect(canvas.strokes.count == 10)
    }

    @Test("The readout counts the fingers that are down, not those that were lifted")
    func fingerCount() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, label = easel.label
        let first = stage.finger(), second = stage.finger(), third = stage.finger()
        for (number, finger) in [first, second, third].enumerated() {
            finger.down(at: CGPoint(x: 50 + 100 * CGFloat(number), y: 100), in: canvas)
        }
        #expect(label.text == "3 fingers")
        third.lift()
        #expect(label.text == "2 fingers")
        first.lift()
        #expect(label.text?.hasPrefix("Finger: ") == true, "\(label.text ?? "")")
        second.lift()
        #expect(label.text == "3 strokes")
    }

    @Test("The readout shows force, azimuth and altitude of the pencil, turned as it is")
    func readout() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, label = easel.label
        let pencil = stage.pencil()
        pencil.force = 1.5
        pencil.azimuth = .pi / 4
        pencil.altitude = .pi / 3
        pencil.down(at: CGPoint(x: 100, y: 100), in: canvas)
        #expect(label.text == "Pencil: force 1.50, azimuth 45°, altitude 60°")
        pencil.press(azimuth: -.pi / 2)
        #expect(label.text == "Pencil: force 1.50, azimuth -90°, altitude 60°")
        pencil.lift()
        #expect(label.text == "1 stroke")
    }

    @Test("A stroke whose touch is cancelled is taken back; what others drew stays")
    func cancelled() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas
        let blank = stage.picture()
        let first = stage.finger().down(at: CGPoint(x: 50, y: 100), in: canvas).move(by: CGVector(dx: 90, dy: 0), duration: 0.1)
        let second = stage.finger().down(at: CGPoint(x: 50, y: 200), in: canvas).move(by: CGVector(dx: 90, dy: 0), duration: 0.1)
        first.cancel()
        #expect(canvas.currentStrokes.count == 1)
        second.lift()
        #expect(canvas.strokes.count == 1)
        stage.tap(try easel.button(UIButton.self))
        stage.finger().down(at: CGPoint(x: 50, y: 100), in: canvas).move(by: CGVector(dx: 90, dy: 0), duration: 0.1).cancel()
        #expect(canvas.strokes.isEmpty && canvas.currentStrokes.isEmpty)
        stage.settle()
        stage.expectPicture(blank)
    }

    @Test("R-TCH-26 Better values of a report change the stroke, while it is drawn and after")
    func estimates() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas, recognizer = easel.recognizer
        func send(_ phase: Contact.Phase, _ x: Double, report: Int?, at time: Double) {
            var contact = Contact(id: 7, phase: phase, tool: .pencil, timestamp: time, position: CGPoint(x: x, y: 300), force: 1)
            if let report {
                contact.awaiting = [.force]
                contact.report = report
            }
            stage.host.send(TouchFrame(timestamp: time, contacts: [contact]))
        }
        send(.began, 100, report: 1, at: stage.now)
        stage.advance(by: 0.02)
        send(.moved, 150, report: 2, at: stage.now)
        let stroke = try #require(recognizer.strokes.first)
        #expect(stroke.samples.map(\.force) == [1, 1])
        #expect(stroke.samples.allSatisfy { $0.expectedUpdates == .force })
        stage.host.send(ContactRevision(report: 1, force: 0.5))
        #expect(stroke.samples.map(\.force) == [0.5, 1])
        #expect(stroke.samples[0].expectedUpdates == [])
        stage.advance(by: 0.02)
        send(.ended, 150, report: nil, at: stage.now)
        #expect(canvas.strokes.count == 1)
        let before = stage.picture()
        stage.host.send(ContactRevision(report: 2, force: 2))
        #expect(stroke.samples[1].force == 2, "it is late, and counts")
        stage.settle()
        #expect(stage.picture().difference(from: before) != nil, "and is drawn")
    }

    @Test("Two fingers and a pencil, with their samples", arguments: [false, true])
    func picture(showsSamples: Bool) throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas
        let modes = try easel.button(UISegmentedControl.self)
        if showsSamples { stage.tap(modes, at: CGPoint(x: modes.bounds.width * 0.75, y: 16)) }
        func wave(_ y: CGFloat, _ height: CGFloat) -> UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 40, y: y))
            path.addCurve(to: CGPoint(x: 300, y: y), controlPoint1: CGPoint(x: 120, y: y - height),
                          controlPoint2: CGPoint(x: 220, y: y + height))
            return path
        }
        let fingers = [stage.finger(), stage.finger()], pencil = stage.pencil()
        pencil.force = 0.2
        pencil.azimuth = -.pi / 4
        pencil.altitude = .pi / 4
        stage.together {
            for (number, finger) in fingers.enumerated() {
                let line = wave(120 + 140 * CGFloat(number), 160)
                finger.down(at: CGPoint(x: 40, y: 120 + 140 * CGFloat(number)), in: canvas)
                    .move(along: line, in: canvas, duration: 0.4, steps: 16, samplesPerStep: 2)
            }
            pencil.down(at: CGPoint(x: 40, y: 420), in: canvas)
            for step in 1...16 {
                let x = Double(step) / 16
                pencil.move(to: CGPoint(x: 40 + 260 * x, y: 420 - 90 * sin(x * 2 * .pi)), in: canvas, duration: 0.025, steps: 1,
                            samplesPerStep: 4, force: 0.2 + 1.8 * sin(x * .pi / 2))
            }
        }
        stage.expectPicture(showsSamples ? "samples" : "ink", tolerance: .init(channel: 8, share: 0.01))
    }

    @Test("Samples are shown or not, and everything is cleared")
    func modes() throws {
        let easel = try Easel(), stage = easel.stage, canvas = easel.canvas
        let blank = stage.picture()
        stage.drag(canvas, by: CGVector(dx: 80, dy: 20))
        stage.settle()
        let ink = stage.picture(), modes = try easel.button(UISegmentedControl.self)
        stage.tap(modes, at: CGPoint(x: modes.bounds.width * 0.75, y: 16))
        stage.settle()
        #expect(canvas.showsSamples && stage.picture().difference(from: ink) != nil)
        stage.tap(modes, at: CGPoint(x: modes.bounds.width * 0.25, y: 16))
        stage.tap(try easel.button(UIButton.self))
        stage.settle()
        #expect(canvas.strokes.isEmpty)
        stage.expectPicture(blank)
    }
}
