/// What views heard of touches.
///
/// A touch is known as long as the object is there: who can still be called with it must be known.
@MainActor
struct TouchRecords {
    struct Record {
        let serial: Int
        weak var touch: UITouch?
        /// The view that was told last.
        var view: Receiver?
        var stage = LifeStage.unheard
        /// How it came to its end for the view.
        var end: UITouch.Phase?
        /// The touch's time when its view was told last.
        var time = -Double.infinity
        /// The turn of its window in which its view was last told that it moved.
        var movedIn = -1
    }

    private var records: ContiguousArray<Record> = []
    private var limit = 64

    nonisolated init() {}

    /// The record of a touch, in place; a new one for a touch that was not seen before.
    subscript(_ touch: UITouch) -> Record {
        mutating get { records[index(of: touch)] }
        set { records[index(of: touch)] = newValue }
    }

    /// The newest are asked for most.
    private mutating func index(of touch: UITouch) -> Int {
        for index in records.indices.reversed() where records[index].serial == touch.serial { return index }
        if records.count >= limit {
            records.removeAll { $0.touch == nil }
            limit = max(64, 2 * records.count)
        }
        records.append(Record(serial: touch.serial, touch: touch))
        return records.count - 1
    }
}

/// What one receiver heard of touches and presses, by number.
struct HeardLives {
    private var stages: [Int: LifeStage] = [:]
    /// What is long over is forgotten: nobody speaks of it any more.
    private static let limit = 256

    subscript(_ serial: Int) -> LifeStage {
        get { stages[serial] ?? .unheard }
        set {
            stages[serial] = newValue
            guard stages.count > Self.limit else { return }
            stages = stages.filter { $0.value != .over || abs($0.key) > abs(serial) - Self.limit / 2 }
        }
    }
}

/// What a recognizer heard and sent since its last reset.
struct RecognizerLife {
    /// ``UIGestureRecognizer/number``.
    let number: Int
    let receiver: Receiver
    var heard = HeardLives()
    /// The state of its last message.
    var sent: UIGestureRecognizer.State?
}
