import Foundation
import ScrollEngine

// Movements without a finger (R-SCR-21 … 25, R-SCR-33 … 35).
extension ReferenceSide {
    func restingPlace(_ velocity: CGPoint, from start: CGPoint) -> CGPoint {
        CGPoint(x: restingPlace(offset.x, velocity.x, from: start.x, ends.x, setting.size.width),
                y: restingPlace(offset.y, velocity.y, from: start.y, ends.y, setting.size.height))
    }

    private func restingPlace(_ place: Double, _ velocity: Double, from start: Double, _ limits: ClosedRange<Double>, _ length: Double) -> Double {
        func inside(_ place: Double) -> Double { min(max(place, limits.lowerBound), limits.upperBound) }
        if setting.isPaged {
            // R-SCR-25: the nearest page, from 250 points a second on the next one; never farther than one from where the drag began.
            var page = (place / length).rounded()
            if velocity >= 250 - 1e-9 { page = (place / length).rounded(.down) + 1 }
            if velocity <= -250 + 1e-9 { page = (place / length).rounded(.up) - 1 }
            let first = (start / length).rounded()
            return inside(min(max(page, first - 1), first + 1) * length)
        }
        guard abs(inside(place) - place) <= 1e-9, velocity != 0 else { return inside(place) }
        let rest = place + velocity / 1000 * setting.rate / (1 - setting.rate)
        return inside(rest) == rest ? inside((rest * setting.contentsScale).rounded() / setting.contentsScale) : inside(rest)
    }

    func deceleration(_ velocity: CGPoint, natural: CGPoint, target: CGPoint) -> Motion? {
        func move(_ place: Double, _ velocity: Double, _ natural: Double, _ target: Double, _ limits: ClosedRange<Double>, _ length: Double) -> ReferenceMove {
            if natural != target { return .target(place, velocity, target, limits, isPaced: !setting.isPaged) }
            if setting.isPaged { return .page(place, velocity, min(max(target, limits.lowerBound), limits.upperBound), length: length) }
            return .natural(place, velocity, rate: setting.rate, limits, gives: gives(limits))
        }
        let motion = Motion(kind: .deceleration, start: now, shown: now, x: move(offset.x, velocity.x, natural.x, target.x, ends.x, setting.size.width),
                            y: move(offset.y, velocity.y, natural.y, target.y, ends.y, setting.size.height), ends: ends)
        return motion.seconds > 0 ? motion : nil
    }

    func decelerate(_ velocity: CGPoint, natural: CGPoint, target: CGPoint) {
        if let motion = deceleration(velocity, natural: natural, target: target) { begin(motion) }
    }

    func begin(_ new: Motion, movedBy way: CGPoint = .zero, put: CGPoint = .zero) {
        motion = new
        redirect(by: way, put: put)
        guard new.kind == .deceleration else { return }
        isCaught = false
        note("will begin decelerating")
    }

    /// The content came elsewhere, or has other ends: the movement continues from its place, at its velocity, to the same goal.
    func redirect(by way: CGPoint, put: CGPoint) {
        guard var changed = motion else { return }
        let ends = ends, old = changed.ends
        guard ends.x != old.x || ends.y != old.y || way != .zero else { return }
        let time = changed.shown - changed.start, seconds = changed.seconds
        if changed.kind == .deceleration {
            changed.x = continued(changed.x, time, way.x, put.x, ends.x, old.x, setting.size.width)
            changed.y = continued(changed.y, time, way.y, put.y, ends.y, old.y, setting.size.height)
            changed.start = changed.shown
        } else {
            changed.x = changed.x.shifted(by: way.x)
            changed.y = changed.y.shifted(by: way.y)
            var end = CGPoint(x: changed.x.end, y: changed.y.end)
            if let scale = changed.scale {
                end = inside(end, self.ends(timesAsLong: scale.end / self.scale))
            } else {
                // A place beyond the ends stays: code may ask for one.
                let isTop = (x: changed.kind == .toTop && end.x == old.x.lowerBound, y: changed.kind == .toTop && end.y == old.y.lowerBound)
                if old.x ~= end.x { end.x = isTop.x ? ends.x.lowerBound : inside(end).x }
                if old.y ~= end.y { end.y = isTop.y ? ends.y.lowerBound : inside(end).y }
            }
            changed.x = changed.x.leading(to: end.x, at: time, of: seconds)
            changed.y = changed.y.leading(to: end.y, at: time, of: seconds)
        }
        changed.ends = ends
        motion = changed
    }

    private func continued(_ move: ReferenceMove, _ time: Double, _ way: Double, _ put: Double, _ limits: ClosedRange<Double>, _ old: ClosedRange<Double>,
                           _ length: Double) -> ReferenceMove {
        let place = move.place(time) + way, speed = move.speed(time)
        switch move.goal {
        case .given: return .target(place, speed, move.end + put, limits, isPaced: false)
        case .natural:
            let start = setting.bounces ? place : min(max(place, limits.lowerBound), limits.upperBound)
            return .natural(start, speed, rate: setting.rate, limits, gives: gives(limits))
        case .target(let target, let isPaced): return .target(place, speed, target + put, limits, isPaced: isPaced)
        case .page:
            // The same page: lengths do not change here. The last one, and the first, may end early.
            let share = move.end / length
            let page = move.end >= old.upperBound ? (share - 1e-6).rounded(.up) : move.end <= old.lowerBound ? (share + 1e-6).rounded(.down) : share.rounded()
            let stop = (page + put / length).rounded() * length
            return .page(place, speed, min(max(stop, limits.lowerBound), limits.upperBound), length: length)
        }
    }

    func tick(at time: Double) {
        now = time
        guard let before = motion else { return }
        let isOver = before.isOver(time)
        motion!.shown = max(time, before.start)
        if let scale = before.scale { takeScale(isOver ? scale.end : scale.place(time - before.start)) }
        guard let shown = motion else { return }
        if isOver {
            move(to: restingPlace(of: shown))
        } else {
            let seconds = max(time - shown.start, 0)
            move(to: onPixel(CGPoint(x: shown.x.place(seconds), y: shown.y.place(seconds))))
        }
        gripAgain()
        if shown.scale != nil { note("did zoom") }
        guard isOver, let last = motion, last.isOver(time) else { return }
        move(to: restingPlace(of: last))
        guard let done = motion, done.isOver(time) else { return }
        stop()
        if done.kind == .zoomBounce { comeToRest(nil) }
    }

    private func restingPlace(of motion: Motion) -> CGPoint {
        let pixel = onPixel(CGPoint(x: motion.x.end, y: motion.y.end)), bounded = inside(pixel)
        return CGPoint(x: motion.x.isFree ? bounded.x : motion.x.end, y: motion.y.isFree ? bounded.y : motion.y.end)
    }

    func stop(keepsScale: Bool = false) {
        guard let ended = motion else { return }
        motion = nil
        switch ended.kind {
        case .deceleration: note("did end decelerating")
        case .animation: note("did end animation")
        case .toTop: note("did scroll to top")
        case .settling: break
        case .zoom, .zoomBounce: keepsScale ? note("did end zooming") : bringScaleInside()
        }
    }

    func comeToRest(_ after: (velocity: CGPoint, natural: CGPoint, target: CGPoint)?) {
        guard hasNothing, isInWindow else { return }
        let place = restingPlace(.zero, from: offset)
        let (velocity, natural, target) = after ?? (.zero, place, place)
        decelerate(velocity, natural: natural, target: target)
    }
}
