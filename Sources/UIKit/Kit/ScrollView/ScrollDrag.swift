/// What a finger does to a scroll view from the beginning of its pan to the end.
struct ScrollDrag {
    /// The axis along which alone the content moves (R-SCR-12).
    enum Lock { case none, horizontal, vertical }
    /// What the delegate has been notified of.
    enum Report { case nothing, beginning, end }

    /// The pan's translation that the content has followed.
    var followed = CGPoint.zero
    var lock = Lock.none
    var report = Report.nothing
    /// Where the content was when the finger began: the page that it turns from (R-SCR-25).
    var start: CGPoint
    /// When the fingers moved last, in seconds on the clock of events.
    var lastMove: TimeInterval
}

/// What is left of a drag that ended together with a pinch, which comes to its end after it: how the content moves then.
struct ScrollRelease {
    /// Of the offset, in points a second.
    let velocity: CGPoint
    /// Where the content would come to rest by itself, and where the delegate says.
    let natural: CGPoint
    let target: CGPoint
}
