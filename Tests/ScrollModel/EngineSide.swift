import Foundation
import ScrollEngine

/// A scroll view that keeps numbers in place of views, as the client of the rules.
final class EngineSide: ScrollSide {
    private var setting: ScrollSetting
    private(set) var state = ScrollState()
    private(set) var offset = CGPoint.zero
    private(set) var scale = 1.0
    private var content: CGSize
    private(set) var isInWindow = true
    private var isPlacing = false
    private var now = 0.0
    private(set) var notes: [ScrollNote] = []
    var reactions: [Int: ScrollReaction] = [:]
    private let pinchLetsGo: () -> Bool
    /// Whether moves of a drag go the short way, as a scroll view has them.
    var goesShortWay = false

    init(_ setting: ScrollSetting, pinchLetsGo: @escaping () -> Bool) {
        self.setting = setting
        self.pinchLetsGo = pinchLetsGo
        content = setting.content
    }

    var isDragging: Bool { state.hold.isDragged }
    var isDecelerating: Bool { state.isDecelerating }
    var isZooming: Bool { state.hold.isPinched }
    var isCaught: Bool { state.hold.isCaught }
    var isZoomBouncing: Bool { state.movement.isZoomBounce }

    private var space: ScrollSpace {
        ScrollSpace(offset: offset,
                    x: ScrollAxis(content: content.width, length: setting.size.width, before: 0, after: 0, bounces: setting.bounces, alwaysBounces: setting.alwaysBounces),
                    y: ScrollAxis(content: content.height, length: setting.size.height, before: setting.before, after: setting.after, bounces: setting.bounces,
                                  alwaysBounces: setting.alwaysBounces),
                    contentsScale: setting.contentsScale, scale: scale, scaleLimits: setting.scales.lowerBound...setting.scales.upperBound,
                    bouncesZoom: setting.bouncesZoom, isPaged: setting.isPaged, locksDirection: setting.locksDirection, rate: setting.rate, isInWindow: isInWindow,
                    isEmpty: false, isPlacing: isPlacing, now: now, figures: .ofRules)
    }

    // MARK: As a client

    func scroll(_ input: ScrollInput) {
        var step = state.take(input, in: space)
        while let next = perform(step) { step = state.resume(next, in: space) }
    }

    private func perform(_ step: ScrollStep) -> ScrollContinuation? {
        switch step.act {
        case .none, .takeDirection: break
        case .move(let place), .follow(let place): move(to: place)
        case .shift(let place): offset = place
        case .put(let place): put(place)
        case .tellMove: note("did scroll")
        case .scale(let new): takeScale(new)
        case .askPan(let lift): scroll(.panAnswered(answered(lift), pinchLetsGo: pinchLetsGo()))
        case .askRest(let lift): scroll(.restAnswered(lift))
        case .tell(let call): note(name(of: call))
        }
        return step.next
    }

    private func move(to place: CGPoint) {
        guard place != offset else { return }
        offset = place
        note("did scroll")
    }

    private func takeScale(_ new: Double) {
        content = CGSize(width: content.width * new / scale, height: content.height * new / scale)
        scale = new
    }

    private func answered(_ asked: ScrollLift) -> ScrollLift {
        var lift = asked
        if case .choose(let place)? = reactions[notes.count] { lift.target = place }
        note("will end dragging", goal: lift.natural)
        return lift
    }

    private func note(_ name: String, goal: CGPoint = .zero) {
        notes.append(ScrollNote(name: name, offset: offset, scale: scale, goal: goal))
        if let reaction = reactions[notes.count - 1] { react(reaction) }
    }

    private func name(of call: ScrollCall) -> String {
        switch call {
        case .willBeginDragging: "will begin dragging"
        case .didEndDragging(let goesOn): goesOn ? "did end dragging, continues" : "did end dragging"
        case .willBeginDecelerating: "will begin decelerating"
        case .didEndDecelerating: "did end decelerating"
        case .didEndAnimation: "did end animation"
        case .didScrollToTop: "did scroll to top"
        case .willBeginZooming: "will begin zooming"
        case .didZoom: "did zoom"
        case .didEndZooming: "did end zooming"
        }
    }

    // MARK: What comes to it

    func land() { scroll(.landed) }
    func leave() { scroll(.left) }
    func panBegins(_ touch: ScrollTouch) { scroll(.panBegan(touch)) }
    func panMoves(_ touch: ScrollTouch) {
        let space = space
        if goesShortWay, let place = state.follow(touch, x: space.x, y: space.y, contentsScale: space.contentsScale) {
            move(to: place)
        } else {
            scroll(.panMoved(touch))
        }
    }
    func panEnds(_ touch: ScrollTouch) { scroll(.panEnded(touch)) }
    func panIsCancelled() { scroll(.panCancelled) }
    func pinchBegins(_ touch: ScrollPinchTouch) { scroll(.pinchBegan(touch)) }
    func pinchMoves(_ touch: ScrollPinchTouch) { scroll(.pinchMoved(touch)) }
    func pinchEnds() { scroll(.pinchEnded) }

    func tick(at time: Double) {
        now = time
        scroll(.tick(time))
    }

    func put(_ place: CGPoint) {
        guard place != offset else { return }
        let old = offset
        offset = place
        scroll(.put(from: old))
    }

    func go(to place: CGPoint, isAnimated: Bool) { scroll(.go(to: place, isAnimated: isAnimated, .animation)) }

    func zoom(to scale: Double, isAnimated: Bool) {
        let target = min(max(scale, setting.scales.lowerBound), setting.scales.upperBound), space = space
        scroll(.zoom(to: target, offset: space.offset(atScale: target, about: space.middle), isAnimated: isAnimated))
    }

    func resize(height: Double) {
        content.height = height
        scroll(.endsChanged)
    }

    func changeRoom(before: Double) {
        let old = setting.before
        setting.before = before
        scroll(.insetsChanged(from: CGPoint(x: 0, y: -old), to: CGPoint(x: 0, y: -before)))
    }

    func goToTop() { scroll(.go(to: CGPoint(x: offset.x, y: -setting.before), isAnimated: true, .toTop)) }

    func changeRefreshRoom(before: Double) {
        setting.before = before
        scroll(.roomChanged(isAnimated: true))
    }

    func measure(growth: Double) {
        isPlacing = true
        content.height += growth
        scroll(.endsChanged)
        let old = offset
        offset.y += growth
        scroll(.measured(from: old))
        isPlacing = false
        scroll(.laidOut)
    }

    func leaveWindow() {
        isInWindow = false
        scroll(.panReset)
        scroll(.leftWindow)
    }

    func enterWindow() { isInWindow = true }
}
