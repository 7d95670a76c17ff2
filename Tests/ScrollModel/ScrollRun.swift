import Foundation
import ScrollEngine

/// Plays a program on one side. An action for which no finger is there does nothing, so that a program stays one when actions are taken out.
@MainActor
struct ScrollRun {
    let side: any ScrollSide
    private let hands: Hands
    private var now = 0.0

    /// Which fingers there are.
    final class Hands {
        var pan: (translation: CGPoint, source: ScrollTouch.Source)?
        var pinch: (scale: Double, middle: CGPoint)?
        var pinchLetsGo = false
    }

    init(_ program: ScrollProgram, on make: (ScrollSetting, @escaping () -> Bool) -> any ScrollSide) {
        let hands = Hands()
        self.hands = hands
        side = make(program.setting) { hands.pinchLetsGo }
        side.reactions = program.reactions
        now = 1
        side.tick(at: now)
    }

    private func touch(vx: Double = 0, vy: Double = 0) -> ScrollTouch {
        ScrollTouch(time: now, translation: hands.pan?.translation ?? .zero, velocity: CGPoint(x: vx, y: vy), source: hands.pan?.source ?? .fingers,
                    isPinch: hands.pinch != nil && hands.pan?.source == .fingers)
    }

    private func pinchTouch(earlier: CGPoint? = nil, hasMiddle: Bool = true) -> ScrollPinchTouch {
        let pinch = hands.pinch ?? (1, .zero)
        return ScrollPinchTouch(scale: pinch.scale, middle: pinch.middle, earlierMiddle: earlier ?? pinch.middle, hasMiddle: hasMiddle)
    }

    mutating func play(_ action: ScrollProgram.Action) {
        switch action {
        case .land: side.land()
        case .leave: if hands.pan == nil { side.leave() }
        case .drag(let dx, let dy, let vx, let vy): begin(dx, dy, vx, vy, .fingers)
        case .wheel(let dx, let dy):
            begin(dx, dy, 0, 0, .wheel)
            if hands.pan?.source == .wheel { lift(0, 0) }
        case .move(let dx, let dy):
            guard let pan = hands.pan else { return }
            pass(refreshes: 1)
            guard hands.pan != nil else { return }
            hands.pan!.translation = CGPoint(x: pan.translation.x + dx, y: pan.translation.y + dy)
            side.panMoves(touch())
        case .lift(let vx, let vy): lift(vx, vy)
        case .cancel:
            guard hands.pan != nil else { return }
            hands.pan = nil
            side.panIsCancelled()
        case .pinch, .stretch, .liftPinch, .liftAll: playPinch(action)
        case .pass(let count): pass(refreshes: count)
        case .wait(let seconds): now += seconds
        case .put(let place): side.put(place)
        case .go(let place, let isAnimated): side.go(to: place, isAnimated: isAnimated)
        case .zoom(let scale, let isAnimated): side.zoom(to: scale, isAnimated: isAnimated)
        case .resize(let height): side.resize(height: height)
        case .top: side.goToTop()
        case .room(let before): side.changeRoom(before: before)
        case .refreshRoom(let before): side.changeRefreshRoom(before: before)
        case .measure(let growth): side.measure(growth: growth)
        case .leaveWindow: if side.isInWindow { side.leaveWindow() }
        case .enterWindow: side.enterWindow()
        }
        // Fingers are taken from what is in no window.
        if !side.isInWindow { (hands.pan, hands.pinch) = (nil, nil) }
    }

    private mutating func playPinch(_ action: ScrollProgram.Action) {
        switch action {
        case .pinch(let x, let y):
            guard hands.pinch == nil, side.isInWindow else { return }
            hands.pinch = (1.1, CGPoint(x: x, y: y))
            side.pinchBegins(pinchTouch(earlier: CGPoint(x: x - 4, y: y + 3)))
            side.pinchMoves(pinchTouch())
        case .stretch(let factor, let dx, let dy, let hasMiddle):
            guard let pinch = hands.pinch else { return }
            pass(refreshes: 1)
            guard hands.pinch != nil else { return }
            hands.pinch = (factor, CGPoint(x: pinch.middle.x + dx, y: pinch.middle.y + dy))
            side.pinchMoves(pinchTouch(hasMiddle: hasMiddle))
        case .liftPinch: liftPinch()
        case .liftAll(let vx, let vy):
            hands.pinchLetsGo = hands.pinch != nil
            lift(vx, vy)
            hands.pinchLetsGo = false
            liftPinch()
        default: break
        }
    }

    private func begin(_ dx: Double, _ dy: Double, _ vx: Double, _ vy: Double, _ source: ScrollTouch.Source) {
        guard hands.pan == nil, side.isInWindow else { return }
        hands.pan = (CGPoint(x: dx, y: dy), source)
        side.panBegins(touch(vx: vx, vy: vy))
        side.panMoves(touch(vx: vx, vy: vy))
    }

    private func lift(_ vx: Double, _ vy: Double) {
        guard hands.pan != nil else { return }
        let touch = touch(vx: vx, vy: vy)
        hands.pan = nil
        side.panEnds(touch)
        side.leave()
    }

    private func liftPinch() {
        guard hands.pinch != nil else { return }
        hands.pinch = nil
        side.pinchEnds()
    }

    private mutating func pass(refreshes: Int) {
        for _ in 0..<refreshes {
            now += 1.0 / 60
            side.tick(at: now)
        }
    }
}
