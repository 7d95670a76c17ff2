/// The touches that views received.
///
/// A touch is known as long as the object is there: code that can still be called with it must be found.
@MainActor
struct TouchRecords {
    struct Record {
        let serial: Int
        weak var touch: UITouch?
        /// The view that was called last.
        var view: NamedReceiver?
        var stage = LifeStage.unheard
        /// How it came to its end for the view.
        var end: UITouch.Phase?
        /// The touch's time when its view was called last.
        var time = -Double.infinity
        /// The turn of its window in which its view was last called for a move.
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

/// The touches and presses that one receiver received, by number.
struct HeardLives {
    private var stages: [Int: LifeStage] = [:]
    /// A touch that is long over is forgotten: no later call concerns it.
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

/// What a recognizer received and sent since its last reset.
struct RecognizerLife {
    /// ``UIGestureRecognizer/number``.
    let number: Int
    let receiver: NamedReceiver
    var heard = HeardLives()
    /// The state of its last message.
    var sent: UIGestureRecognizer.State?
}
