import Foundation
@testable import ScrollEngine

/// Fingers, refreshes and calls in a row, on a scroll view of a kind, with a delegate that does things in its calls.
struct ScrollProgram: Sendable {
    enum Action: Sendable {
        case land, leave
        /// The pan begins with a movement at a velocity.
        case drag(dx: Double, dy: Double, vx: Double, vy: Double)
        case wheel(dx: Double, dy: Double)
        case move(dx: Double, dy: Double)
        case lift(vx: Double, vy: Double)
        case cancel
        case pinch(x: Double, y: Double)
        case stretch(factor: Double, dx: Double, dy: Double, hasMiddle: Bool)
        case liftPinch
        /// The last fingers of both lift in one event.
        case liftAll(vx: Double, vy: Double)
        /// Time passes, with refreshes or without.
        case pass(refreshes: Int), wait(Double)
        case put(CGPoint), go(CGPoint, isAnimated: Bool), zoom(Double, isAnimated: Bool)
        case top, resize(height: Double), room(Double), refreshRoom(Double), measure(growth: Double)
        case leaveWindow, enterWindow
    }

    var setting = ScrollSetting()
    var actions: [Action] = []
    /// By the number of the notification.
    var reactions: [Int: ScrollReaction] = [:]

    init(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        setting.content = CGSize(width: numbers.pick([400, 400, 1000]), height: numbers.pick([200, 900, 3000, 3000]))
        (setting.before, setting.after) = numbers.chance(30) ? (numbers.pick([20, 60]), numbers.pick([0, 34])) : (0, 0)
        setting.bounces = numbers.chance(80)
        setting.alwaysBounces = numbers.chance(40)
        setting.isPaged = numbers.chance(20)
        setting.locksDirection = numbers.chance(20)
        setting.bouncesZoom = numbers.chance(70)
        setting.scales = numbers.chance(50) ? 0.5...3 : 1...1
        setting.rate = numbers.chance(70) ? 0.998 : 0.99
        setting.contentsScale = numbers.pick([1, 2, 3])
        for _ in 0..<numbers.int(3...24) { actions.append(Self.action(&numbers, zooms: setting.scales != 1...1)) }
        for _ in 0..<numbers.int(0...3) { reactions[numbers.int(0...30)] = Self.reaction(&numbers, zooms: setting.scales != 1...1) }
    }

    private static func action(_ numbers: inout SeededNumbers, zooms: Bool) -> Action {
        switch numbers.int(0...(zooms ? 99 : 79)) {
        case ..<4: .land
        case ..<8: .leave
        case ..<20: .drag(dx: numbers.number(-20...20), dy: numbers.number(-40...40), vx: numbers.number(-300...300), vy: numbers.number(-900...900))
        case ..<22: .wheel(dx: 0, dy: numbers.number(-200...200))
        case ..<36: .move(dx: numbers.number(-30...30), dy: numbers.number(-120...120))
        case ..<48: .lift(vx: numbers.number(-400...400), vy: numbers.chance(20) ? 0 : numbers.number(-4000...4000))
        case ..<50: .cancel
        case ..<62: .pass(refreshes: numbers.pick([1, 1, 2, 5, 20, 90]))
        case ..<64: .wait(numbers.number(0...1) / 4)
        case ..<67: .put(point(&numbers))
        case ..<70: .go(point(&numbers), isAnimated: numbers.chance(70))
        case 70: .top
        case ..<73: .resize(height: numbers.pick([100, 800, 2000, 4000]))
        case 73: .refreshRoom(numbers.pick([0, 60, 84]))
        case ..<75: .room(numbers.pick([0, 20, 60, 120]))
        case ..<77: .measure(growth: numbers.pick([-30, 40, 200]))
        case ..<78: .leaveWindow
        case ..<80: .enterWindow
        case ..<86: .pinch(x: numbers.number(0...400), y: numbers.number(0...300))
        case ..<93: .stretch(factor: numbers.number(1...30) / 10, dx: numbers.number(-30...30), dy: numbers.number(-30...30), hasMiddle: numbers.chance(85))
        case ..<96: .liftPinch
        case ..<98: .liftAll(vx: numbers.number(-400...400), vy: numbers.number(-4000...4000))
        default: .zoom(numbers.number(0...4), isAnimated: numbers.chance(60))
        }
    }

    private static func reaction(_ numbers: inout SeededNumbers, zooms: Bool) -> ScrollReaction {
        switch numbers.int(0...(zooms ? 9 : 8)) {
        case 0, 1: .put(point(&numbers))
        case 2: .go(point(&numbers), isAnimated: true)
        case 3: .go(point(&numbers), isAnimated: false)
        case 4: .resize(height: numbers.pick([100, 800, 2000, 4000]))
        case 5: .leaveWindow
        case 6, 7: .choose(numbers.chance(10) ? CGPoint(x: Double.nan, y: 0) : point(&numbers))
        case 8: .choose(CGPoint(x: 0, y: 600))
        default: .zoom(numbers.number(0...4), isAnimated: numbers.chance(60))
        }
    }

    private static func point(_ numbers: inout SeededNumbers) -> CGPoint { CGPoint(x: numbers.number(-50...700), y: numbers.number(-100...3200)) }
}

/// Plays a program on one side. An action for which no finger is there does nothing, so that a program stays one when actions are taken out.
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
