import Testing
import TouchHost
import TouchTesting
@testable import TouchTracker
import UIKit

/// The app's storyboard on a stage.
@MainActor
struct Tracker {
    let stage: TouchStage
    let view: DrawView

    init(size: CGSize = TouchStage.standardSize) throws {
        let storyboard = UIStoryboard(name: "Main", bundle: .module)
        let controller = try #require(storyboard.instantiateInitialViewController())
        stage = TouchStage(rootViewController: controller, size: size)
        view = try #require(controller.view as? DrawView)
    }

    /// With a line at 100 and one at 300 points from the top, and no tap just before.
    static func withTwoLines() throws -> Tracker {
        let tracker = try Tracker()
        tracker.draw((50, 100), (250, 100))
        tracker.draw((50, 300), (250, 300))
        tracker.stage.advance(by: 1)
        return tracker
    }

    /// Draws a finished line.
    func draw(_ begin: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
        stage.finger().down(at: CGPoint(x: begin.0, y: begin.1)).move(to: CGPoint(x: end.0, y: end.1), duration: 0.2).lift()
    }

    static let gray: UInt32 = 0x808080, black: UInt32 = 0x000000, red: UInt32 = 0xFF0000, green: UInt32 = 0x00FF00

    func color(_ x: CGFloat, _ y: CGFloat) -> UInt32? { stage.picture().color(at: CGPoint(x: x, y: y)) }
}

@MainActor @Suite("Drawing", .serialized) struct DrawingTests {
    @Test("The storyboard sets what Interface Builder shows of the view")
    func attributes() throws {
        let view = try Tracker().view
        #expect(view.lineThickness == 10)
        #expect(view.isMultipleTouchEnabled)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(view.finishedLineColor.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(view.currentLineColor.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A line is red while its finger is down, 10 points wide with round ends, and black when it is finished")
    func oneLine() throws {
        let tracker = try Tracker()
        let finger = tracker.stage.finger().down(at: CGPoint(x: 100, y: 100)).move(to: CGPoint(x: 200, y: 100), duration: 0.2)
        #expect(tracker.color(150, 100) == Tracker.red)
        finger.lift()
        let picture = tracker.stage.picture()
        func color(_ x: CGFloat, _ y: CGFloat) -> UInt32? { picture.color(at: CGPoint(x: x, y: y)) }
        #expect(color(150, 95.5) == Tracker.black && color(150, 104.5) == Tracker.black)
        #expect(color(150, 94.5) == Tracker.gray && color(150, 105.5) == Tracker.gray)
        #expect(color(96, 100) == Tracker.black && color(203.5, 100) == Tracker.black, "the caps stand out")
        #expect(color(95.5, 95.5) == Tracker.gray, "and are round")
        #expect(color(94, 100) == Tracker.gray && color(206, 100) == Tracker.gray)
    }

    @Test("Each of five fingers draws a line of its own")
    func fiveFingers() throws {
        let tracker = try Tracker()
        let fingers = tracker.stage.fingers(5)
        tracker.stage.together {
            for (index, finger) in fingers.enumerated() {
                let y = CGFloat(100 + index * 120)
                finger.down(at: CGPoint(x: 40, y: y)).move(to: CGPoint(x: 340, y: y + 60), duration: 0.3)
            }
        }
        #expect(tracker.view.linesInProgress.count == 5)
        tracker.stage.expectPicture("five-fingers", tolerance: .init(channel: 8, share: 0.001))
        for finger in fingers.reversed() { finger.lift() }
        #expect(tracker.view.linesInProgress.isEmpty)
        #expect(tracker.view.finishedLines.map(\.begin.y) == [580, 460, 340, 220, 100], "in the order in which they were finished")
        #expect(tracker.view.finishedLines.allSatisfy { $0.begin.x == 40 && $0.end.x == 340 })
    }

    @Test("A touch that is cancelled takes its line away, and no other")
    func cancelled() throws {
        let tracker = try Tracker()
        let a = tracker.stage.finger(), b = tracker.stage.finger()
        tracker.stage.together {
            a.down(at: CGPoint(x: 50, y: 100)).move(to: CGPoint(x: 250, y: 100), duration: 0.2)
            b.down(at: CGPoint(x: 50, y: 300)).move(to: CGPoint(x: 250, y: 300), duration: 0.2)
        }
        a.cancel()
        #expect(tracker.view.linesInProgress.count == 1)
        #expect(tracker.color(150, 100) == Tracker.gray)
        b.lift()
        #expect(tracker.view.finishedLines.map(\.begin.y) == [300])
    }

    @Test("The lines stay where they are when the screen turns")
    func turning() throws {
        let tracker = try Tracker()
        tracker.draw((50, 100), (250, 120))
        tracker.stage.host.resize(to: PixelSize(width: 844, height: 390))
        #expect(tracker.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(tracker.color(150, 110) == Tracker.black && tracker.color(800, 300) == Tracker.gray)
    }
}
