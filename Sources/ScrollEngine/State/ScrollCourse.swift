package import Foundation

/// How the content moves without a finger, from one refresh of the display to the next.
package struct ScrollCourse: Sendable {
    /// On the clock of animations, in seconds.
    package internal(set) var start: TimeInterval
    package internal(set) var x: AxisMotion
    package internal(set) var y: AxisMotion
    /// For which time it was shown last; the start before the first refresh.
    var shown: TimeInterval
    /// The ends of the content that it was made for.
    var ends: ScrollEnds

    init(start: TimeInterval, x: AxisMotion, y: AxisMotion, within ends: ScrollEnds) {
        (self.start, shown) = (start, start)
        (self.x, self.y) = (x, y)
        self.ends = ends
    }

    /// No movement.
    static var nowhere: ScrollCourse {
        let rest = AxisMotion(from: 0, to: 0, duration: 0)
        return ScrollCourse(start: 0, x: rest, y: rest, within: ScrollEnds(x: 0...0, y: 0...0))
    }

    /// From where the content is to a place, in the time that code's movements last.
    init(to place: CGPoint, in space: ScrollSpace) {
        let duration = space.figures.animationDuration
        self.init(start: space.now, x: AxisMotion(from: space.offset.x, to: place.x, duration: duration),
                  y: AxisMotion(from: space.offset.y, to: place.y, duration: duration), within: space.ends)
    }

    package var duration: TimeInterval { max(x.duration, y.duration) }

    func offset(at time: TimeInterval) -> CGPoint { CGPoint(x: x.position(at: max(time - start, 0)), y: y.position(at: max(time - start, 0))) }

    /// Where it leads.
    package var end: CGPoint { CGPoint(x: x.end, y: y.end) }

    /// Where it ends: on a whole pixel, unless code or an end says where (R-SCR-32).
    func restingPlace(in space: ScrollSpace) -> CGPoint {
        CGPoint(x: x.endsFreely ? space.wholePixel(end.x, space.x.limits) : end.x, y: y.endsFreely ? space.wholePixel(end.y, space.y.limits) : end.y)
    }

    /// Leads to another place, in the time that is left of a duration.
    mutating func lead(to place: CGPoint, of duration: TimeInterval) {
        let time = shown - start
        x = x.leading(to: place.x, at: time, of: duration)
        y = y.leading(to: place.y, at: time, of: duration)
    }
}
