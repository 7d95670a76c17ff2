import Foundation
import ScrollEngine

/// A scroll view written from the rules, in the order in which they are read: each method does what its rule says, calls the delegate where it says so, and
/// looks again afterwards.
final class ReferenceSide: ScrollSide {
    struct Finger {
        var start: CGPoint
        var followed = CGPoint.zero
        var lastMove: Double
        var mayGoAcross = true, mayGoAlong = true
        /// Whether a deceleration that it stopped is still to be reported as ended.
        var owesEnd = false
        var isReported = false, isEnding = false
    }

    struct Pinch {
        var wished: Double, followed = 1.0
        var middle: CGPoint
        var after: (velocity: CGPoint, natural: CGPoint, target: CGPoint)?
    }

    enum Kind { case deceleration, animation, toTop, settling, zoom, zoomBounce }

    struct Motion {
        var kind: Kind
        var start: Double, shown: Double
        var x: ReferenceMove, y: ReferenceMove
        var scale: ReferenceMove?
        var ends: (x: ClosedRange<Double>, y: ClosedRange<Double>)
        var seconds: Double { max(x.seconds, y.seconds, scale?.seconds ?? 0) }
        func isOver(_ time: Double) -> Bool { time - start >= seconds - 1e-9 }
    }

    var setting: ScrollSetting
    var content: CGSize
    var offset = CGPoint.zero, scale = 1.0
    var now = 0.0, isInWindow = true, isPlacing = false, owesScroll = false
    var finger: Finger?, pinch: Pinch?, motion: Motion?
    /// What the fingers ask for.
    var wish: CGPoint?
    var isCaught = false
    /// A drag that is being reported as ended: whether it owes the end of a deceleration, and how far code has put the content since.
    var released: (owesEnd: Bool, put: CGPoint)?
    var notes: [ScrollNote] = []
    var reactions: [Int: ScrollReaction] = [:]
    let pinchLetsGo: () -> Bool

    init(_ setting: ScrollSetting, pinchLetsGo: @escaping () -> Bool) {
        self.setting = setting
        self.pinchLetsGo = pinchLetsGo
        content = setting.content
    }

    // MARK: What code reads (R-SCR-5)

    var isDragging: Bool { finger != nil }
    var isDecelerating: Bool { motion?.kind == .deceleration || finger?.owesEnd == true || released?.owesEnd == true }
    var isZooming: Bool { pinch != nil }
    var isZoomBouncing: Bool { motion?.kind == .zoomBounce }
    var hasNothing: Bool { finger == nil && pinch == nil && motion == nil }

    func note(_ name: String, goal: CGPoint = .zero) {
        notes.append(ScrollNote(name: name, offset: offset, scale: scale, goal: goal))
        if let reaction = reactions[notes.count - 1] { react(reaction) }
    }

    // MARK: Ends (R-SCR-20, R-SCR-34)

    var ends: (x: ClosedRange<Double>, y: ClosedRange<Double>) { ends(timesAsLong: 1) }

    func ends(timesAsLong factor: Double) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        (0...max(0, content.width * factor - setting.size.width),
         -setting.before...max(-setting.before, content.height * factor + setting.after - setting.size.height))
    }

    func inside(_ place: CGPoint, _ ends: (x: ClosedRange<Double>, y: ClosedRange<Double>)? = nil) -> CGPoint {
        let ends = ends ?? self.ends
        return CGPoint(x: min(max(place.x, ends.x.lowerBound), ends.x.upperBound), y: min(max(place.y, ends.y.lowerBound), ends.y.upperBound))
    }

    func scrolls(_ limits: ClosedRange<Double>) -> Bool { limits.upperBound - limits.lowerBound > 0.001 || setting.bounces && setting.alwaysBounces }
    func gives(_ limits: ClosedRange<Double>) -> Bool { setting.bounces && scrolls(limits) }

    /// R-SCR-20: x·d·c / (d + c·x), c = 0.55.
    func pulled(_ wish: Double, _ limits: ClosedRange<Double>, _ length: Double) -> Double {
        let edge = min(max(wish, limits.lowerBound), limits.upperBound), pull = abs(wish - edge)
        guard gives(limits) else { return edge }
        return edge + (wish < edge ? -1 : 1) * pull * length * 0.55 / (length + 0.55 * pull)
    }

    func wished(_ place: Double, _ limits: ClosedRange<Double>, _ length: Double) -> Double {
        guard gives(limits) else { return place }
        let edge = min(max(place, limits.lowerBound), limits.upperBound), gone = min(abs(place - edge), length * 0.999)
        return edge + (place < edge ? -1 : 1) * min(gone * length / (0.55 * (length - gone)), 4 * length)
    }

    func shown(_ wish: CGPoint) -> CGPoint { CGPoint(x: pulled(wish.x, ends.x, setting.size.width), y: pulled(wish.y, ends.y, setting.size.height)) }
    func wish(for place: CGPoint) -> CGPoint { CGPoint(x: wished(place.x, ends.x, setting.size.width), y: wished(place.y, ends.y, setting.size.height)) }

    /// R-SCR-33: fingers continue from where the content is, by more than a pixel.
    func gripAgain() {
        guard let old = wish else { return }
        let there = shown(old), here = wish(for: offset), pixel = 1 / setting.contentsScale
        wish = CGPoint(x: abs(there.x - offset.x) > pixel ? here.x : old.x, y: abs(there.y - offset.y) > pixel ? here.y : old.y)
    }

    func onPixel(_ place: CGPoint) -> CGPoint {
        let scale = setting.contentsScale
        return CGPoint(x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
    }

    func move(to place: CGPoint) {
        guard place != offset else { return }
        offset = place
        note("did scroll")
    }

    // MARK: Code and layout (R-SCR-33 … 35)

    func put(_ place: CGPoint) {
        guard place != offset else { return }
        carry(to: place)
        note("did scroll")
    }

    /// What has the content continues from there.
    func carry(to place: CGPoint) {
        let way = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
        offset = place
        if let old = wish { wish = CGPoint(x: old.x + way.x, y: old.y + way.y) }
        gripAgain()
        if let old = released { released!.put = CGPoint(x: old.put.x + way.x, y: old.put.y + way.y) }
        redirect(by: way, put: way)
    }

    func go(to place: CGPoint, isAnimated: Bool) { go(to: place, isAnimated: isAnimated, .animation) }

    func goToTop() { go(to: CGPoint(x: offset.x, y: ends.y.lowerBound), isAnimated: true, .toTop) }

    private func go(to place: CGPoint, isAnimated: Bool, _ kind: Kind) {
        let wasZooming = motion?.scale != nil
        stop()
        let place = wasZooming ? inside(place) : place
        guard isAnimated, isInWindow else { return put(place) }
        guard place != offset else { return }
        begin(Motion(kind: kind, start: now, shown: now, x: .eased(offset.x, place.x), y: .eased(offset.y, place.y), ends: ends))
    }

    func resize(height: Double) {
        content.height = height
        stayInside()
    }

    func stayInside() {
        gripAgain()
        redirect(by: .zero, put: .zero)
        guard hasNothing else { return }
        fit(inside(offset))
    }

    /// R-SCR-32a: in the middle of a layout the notification waits.
    func fit(_ place: CGPoint) {
        guard isPlacing else { return move(to: place) }
        if place != offset { (offset, owesScroll) = (place, true) }
    }

    func changeRoom(before: Double) {
        let old = -setting.before
        setting.before = before
        gripAgain()
        redirect(by: .zero, put: .zero)
        guard hasNothing else { return }
        fit(inside(CGPoint(x: offset.x, y: offset.y == old ? -before : offset.y)))
    }

    func changeRefreshRoom(before: Double) {
        setting.before = before
        gripAgain()
        redirect(by: .zero, put: .zero)
        let place = inside(offset)
        if hasNothing, place != offset { go(to: place, isAnimated: true, .settling) }
    }

    func measure(growth: Double) {
        isPlacing = true
        content.height += growth
        stayInside()
        carry(to: CGPoint(x: offset.x, y: offset.y + growth))
        isPlacing = false
        owesScroll = false
        note("did scroll")
    }

    // MARK: Windows (R-SCR-31)

    func leaveWindow() {
        isInWindow = false
        if let finger, finger.isReported, !finger.isEnding { endDrag(.zero) }
        let wasPinched = pinch != nil, owed = finger?.owesEnd == true || released?.owesEnd == true
        (finger, pinch, wish, released) = (nil, nil, nil, nil)
        isCaught = false
        if owed { note("did end decelerating") }
        stop()
        if wasPinched { bringScaleInside() }
        stayInside()
    }

    func enterWindow() { isInWindow = true }
}
