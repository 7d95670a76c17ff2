import Foundation
import ScrollEngine

/// What a scroll view is like in a program: both sides read it, and neither knows the other.
struct ScrollSetting: Sendable {
    var size = CGSize(width: 400, height: 300)
    var content = CGSize(width: 400, height: 3000)
    /// Room above and below.
    var before = 0.0, after = 0.0
    var bounces = true, alwaysBounces = false, isPaged = false, locksDirection = false, bouncesZoom = true
    var scales = 1.0...1.0
    var rate = 0.998
    var contentsScale = 2.0
}

extension ScrollFigures {
    /// Those of the specification.
    static let ofRules = ScrollFigures(restingDistance: 0.5, springFrequency: 10, pageTurnVelocity: 250, animationDuration: 0.3, restInterval: 0.1, lockRatio: 2,
                                       farthestPull: 4, zoomBounceLength: 1, tolerance: 1e-9)
}

/// What a scroll view has reported, and where its content was then.
struct ScrollNote: CustomStringConvertible, Sendable {
    var name: String
    var offset: CGPoint
    var scale: Double
    /// Where the content will come to rest, at the end of a drag.
    var goal = CGPoint.zero

    var description: String { "\(name) at \(offset.x), \(offset.y) × \(scale)\(goal == .zero ? "" : ", to \(goal.x), \(goal.y)")" }

    func isNear(_ other: ScrollNote) -> Bool {
        func isNear(_ one: CGPoint, _ two: CGPoint) -> Bool { abs(one.x - two.x) < 1e-6 && abs(one.y - two.y) < 1e-6 }
        return name == other.name && isNear(offset, other.offset) && isNear(goal, other.goal) && abs(scale - other.scale) < 1e-9
    }
}

/// What a delegate does in a notification.
enum ScrollReaction: Sendable {
    case put(CGPoint)
    case go(CGPoint, isAnimated: Bool)
    case zoom(Double, isAnimated: Bool)
    case resize(height: Double)
    case leaveWindow
    /// Where a drag is to come to rest; anywhere else it does nothing.
    case choose(CGPoint)
}

/// What a scroll view can be asked to do, on each side.
@MainActor
protocol ScrollSide: AnyObject {
    var notes: [ScrollNote] { get }
    var reactions: [Int: ScrollReaction] { get set }
    var offset: CGPoint { get }
    var scale: Double { get }
    var isDragging: Bool { get }
    var isDecelerating: Bool { get }
    var isZooming: Bool { get }
    var isZoomBouncing: Bool { get }
    var isInWindow: Bool { get }
    var isCaught: Bool { get }

    func land()
    func leave()
    func panBegins(_ touch: ScrollTouch)
    func panMoves(_ touch: ScrollTouch)
    func panEnds(_ touch: ScrollTouch)
    func panIsCancelled()
    func pinchBegins(_ touch: ScrollPinchTouch)
    func pinchMoves(_ touch: ScrollPinchTouch)
    func pinchEnds()
    /// A refresh of the display; the time is the present one from then on.
    func tick(at time: Double)
    func put(_ offset: CGPoint)
    func go(to offset: CGPoint, isAnimated: Bool)
    func zoom(to scale: Double, isAnimated: Bool)
    func resize(height: Double)
    func goToTop()
    func changeRoom(before: Double)
    /// What refreshes has come or gone above the content, which goes back between its ends in a moment.
    func changeRefreshRoom(before: Double)
    /// A layout finds that so much more is above what is seen, which then stays in sight; the content is as much higher.
    func measure(growth: Double)
    func leaveWindow()
    func enterWindow()
}

extension ScrollSide {
    func react(_ reaction: ScrollReaction) {
        switch reaction {
        case .put(let place): put(place)
        case .go(let place, let isAnimated): go(to: place, isAnimated: isAnimated)
        case .zoom(let scale, let isAnimated): zoom(to: scale, isAnimated: isAnimated)
        case .resize(let height): resize(height: height)
        case .leaveWindow: if isInWindow { leaveWindow() }
        case .choose: break
        }
    }
}
