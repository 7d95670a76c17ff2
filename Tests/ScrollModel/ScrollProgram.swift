import Foundation
import ScrollEngine

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
