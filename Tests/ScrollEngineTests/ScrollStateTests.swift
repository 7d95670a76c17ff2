import Foundation
@testable import ScrollEngine
@testable import ScrollModel
import Testing

/// Steps of the rules of scrolling, one at a time.
@MainActor @Suite("Scrolling: states and steps")
struct ScrollStateTests {
    private let side = EngineSide(ScrollSetting()) { false }

    private func touch(_ y: Double, at time: Double = 0, velocity: Double = 0) -> ScrollTouch {
        ScrollTouch(time: time, translation: CGPoint(x: 0, y: y), velocity: CGPoint(x: 0, y: velocity))
    }

    /// What was reported since the last time.
    private var heard: [String] { side.notes.map(\.name) }

    private func flick() {
        side.panBegins(touch(-20))
        side.panMoves(touch(-40))
        side.panEnds(touch(-40, velocity: -2000))
    }

    @Test("R-SCR-30 A drag is reported in its order, and what follows it")
    func drag() {
        flick()
        #expect(heard == ["will begin dragging", "did scroll", "will end dragging", "did end dragging, continues", "will begin decelerating"])
        #expect(side.isDecelerating && !side.isDragging)
        for step in 1...600 { side.tick(at: Double(step) / 60) }
        #expect(heard.last == "did end decelerating" && side.state.isFree)
        #expect(Set(heard.dropFirst(5).dropLast()) == ["did scroll"])
    }

    @Test("R-SCR-6a, R-SCR-30 A finger that stops a deceleration is dragging; the end of that is reported when it moves, or after it has lifted")
    func braked() {
        flick()
        side.tick(at: 0.1)
        let stopped = side.offset, count = side.notes.count
        side.panBegins(touch(0))
        #expect(heard.dropFirst(count) == ["will begin dragging"])
        #expect(side.isDragging && side.isDecelerating)
        side.tick(at: 0.2)
        #expect(side.offset == stopped)
        side.panEnds(touch(0, at: 0.2))
        #expect(heard.dropFirst(count) == ["will begin dragging", "will end dragging", "did end dragging", "did end decelerating"])
        #expect(side.state.isFree)
    }

    @Test("R-SCR-6a A finger that stops code's movement holds the content, and lets it go as it is")
    func caught() {
        side.go(to: CGPoint(x: 0, y: 900), isAnimated: true)
        side.tick(at: 0.1)
        side.land()
        #expect(heard.last == "did end animation" && side.state.hold.isCaught && side.state.isFree)
        side.leave()
        #expect(side.state.isFree && !side.state.hold.isCaught && side.offset.y > 0)
    }

    @Test("R-SCR-33 Code scrolls under a finger until that moves")
    func animatedUnderFinger() {
        side.panBegins(touch(-20))
        side.panMoves(touch(-20))
        side.go(to: CGPoint(x: 0, y: 900), isAnimated: true)
        side.tick(at: 0.2)
        #expect(side.isDragging && side.state.isStoppable && side.offset.y > 400)
        let place = side.offset.y
        side.panMoves(touch(-30))
        #expect(side.offset.y == place + 10 && side.state.movement.isNone)
        #expect(heard.suffix(2) == ["did end animation", "did scroll"])
    }

    @Test("R-SCR-31 What leaves its window reports the end of what had begun, and holds nothing")
    func left() {
        side.panBegins(touch(100))
        side.panMoves(touch(100))
        #expect(side.offset.y < 0)
        side.leaveWindow()
        #expect(heard == ["will begin dragging", "did scroll", "will end dragging", "did end dragging", "did scroll"])
        #expect(side.state.isFree && side.offset == .zero)
    }

    @Test("R-SCR-31 What leaves its window under a finger that stopped it is held by no finger any more")
    func leftUnderFinger() {
        side.go(to: CGPoint(x: 0, y: 900), isAnimated: true)
        side.tick(at: 0.1)
        side.land()
        #expect(side.state.hold.isCaught)
        side.leaveWindow()
        #expect(side.state.isFree && side.state.hold.phase == .nothing)
    }

    @Test("R-SCR-32a A measured length moves the content at once, and is reported when the layout is over")
    func measured() {
        flick()
        side.tick(at: 0.05)
        let place = side.offset.y, count = side.notes.count
        side.measure(growth: 200)
        #expect(side.offset.y == place + 200)
        #expect(heard.dropFirst(count) == ["did scroll"])
        #expect(side.isDecelerating, "the movement continues from there")
    }

    @Test("R-SCR-21 Content that is a rounding error beyond an end of an axis that does not give stays there, whatever the velocity of the finger")
    func roundingError() {
        var setting = ScrollSetting()
        setting.bounces = false
        let side = EngineSide(setting) { false }
        side.put(CGPoint(x: 0, y: 2700.0000000000005))
        side.panBegins(touch(1))
        side.put(CGPoint(x: 0, y: 2700.0000000000005))
        side.panEnds(touch(1, velocity: -3000))
        for step in 1...60 { side.tick(at: Double(step) / 60) }
        #expect(abs(side.offset.y - 2700) < 1e-6)
    }
}
