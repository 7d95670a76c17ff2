/// Where a touch has been of late, for its prediction (R-EVT-15). It is made when a prediction is asked for the first time, and from then on for
/// each finger that lands in the window: windows in which none is asked keep nothing.
///
/// Room for 48 samples: ten steps of 1/60 s at 4 ms apart. Those of faster devices are thinned; the newest is always there.
final class TouchHistory {
    typealias Sample = (timestamp: TimeInterval, location: CGPoint)

    private static let capacity = 48
    /// Seconds that kept samples lie apart at least, the newest excepted.
    private static let spacing = 0.004

    private var ring = InlineArray<48, Sample>(repeating: (0, .zero))
    private var newestIndex = 0
    private(set) var count = 1
    /// How far the network can be relied on with this touch.
    var trust = PredictionTrust()

    init(_ first: Sample) { ring[0] = first }

    var newest: Sample { ring[newestIndex] }

    /// The sample that many before the newest.
    private func sample(back: Int) -> Sample {
        let index = newestIndex - back
        return ring[index >= 0 ? index : index + Self.capacity]
    }

    /// Adds a sample. One of the newest's time takes its place; a clock that goes back begins a new history.
    func append(_ sample: Sample) {
        let last = newest
        if sample.timestamp < last.timestamp {
            count = 1
            ring[newestIndex] = sample
            trust = PredictionTrust()
            return
        }
        let isReplacing = sample.timestamp == last.timestamp
            || (count > 1 && last.timestamp - self.sample(back: 1).timestamp < Self.spacing - GestureConfiguration.comparisonTolerance)
        if !isReplacing {
            newestIndex = newestIndex + 1 == Self.capacity ? 0 : newestIndex + 1
            count = min(count + 1, Self.capacity)
        }
        ring[newestIndex] = sample
    }

    /// Seconds from the oldest sample that is kept to the newest.
    var duration: TimeInterval { newest.timestamp - sample(back: count - 1).timestamp }

    /// Calls the closure with the movement of each step back from the newest sample, which lies between samples on the line from one to the
    /// next. Before its first sample the touch is where that is.
    func forEachStep(of length: TimeInterval, count steps: Int, _ body: (_ index: Int, _ movement: CGVector) -> Void) {
        let now = newest.timestamp
        var place = newest.location, back = 0
        var later = newest, earlier = newest
        for index in 0..<steps {
            let time = now - length * Double(index + 1)
            while earlier.timestamp > time, back + 1 < count {
                back += 1
                later = earlier
                earlier = sample(back: back)
            }
            var next = earlier.location
            if earlier.timestamp < time {
                let share = (time - earlier.timestamp) / (later.timestamp - earlier.timestamp)
                next.x += (later.location.x - next.x) * share
                next.y += (later.location.y - next.y) * share
            }
            body(index, CGVector(dx: place.x - next.x, dy: place.y - next.y))
            place = next
        }
    }
}
