internal import Foundation

// Where content comes to rest after fingers (R-SCR-21 … 25).
extension ScrollSpace {
    /// If nothing says otherwise.
    /// - Parameters:
    ///   - velocity: Of the offset, in points a second.
    ///   - start: Where the content was when the finger began.
    func restingPlace(after velocity: CGPoint, from start: CGPoint) -> CGPoint {
        if isPaged {
            return CGPoint(x: PageStops.stop(from: start.x, at: offset.x, velocity.x, along: x, figures),
                           y: PageStops.stop(from: start.y, at: offset.y, velocity.y, along: y, figures))
        }
        return CGPoint(x: restingPlace(from: offset.x, velocity.x, x.limits), y: restingPlace(from: offset.y, velocity.y, y.limits))
    }

    private func restingPlace(from origin: CGFloat, _ velocity: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
        let inside = origin.clamped(to: limits)
        // From beyond an end the spring takes the content back to that end, however fast it goes (R-SCR-22).
        guard abs(origin - inside) <= CGFloat(figures.tolerance), velocity != 0 else { return inside }
        let rest = origin + CGFloat(Deceleration.distance(velocity: velocity, rate: rate)), stop = rest.clamped(to: limits)
        return rest == stop ? wholePixel(stop, limits) : stop
    }

    /// The movement after a finger; `nil` for none. To the natural place it takes as long as it takes.
    func course(after lift: ScrollLift) -> ScrollCourse? {
        let course = ScrollCourse(start: now, x: motion(offset.x, lift.velocity.x, lift.natural.x, lift.target.x, x),
                                  y: motion(offset.y, lift.velocity.y, lift.natural.y, lift.target.y, y), within: ends)
        return course.duration > 0 ? course : nil
    }

    private func motion(_ place: CGFloat, _ velocity: CGFloat, _ natural: CGFloat, _ target: CGFloat, _ axis: ScrollAxis) -> AxisMotion {
        if natural != target { return AxisMotion(from: place, velocity: velocity, target: target, within: axis.limits, isPaced: !isPaged, figures) }
        if isPaged { return AxisMotion(from: place, velocity: velocity, pageAt: target.clamped(to: axis.limits), length: axis.length, figures) }
        return AxisMotion(from: place, velocity: velocity, rate: rate, within: axis.limits, bounces: axis.gives, figures)
    }
}
