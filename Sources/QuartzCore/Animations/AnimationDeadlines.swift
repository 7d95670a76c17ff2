/// When animations begin and end: the soonest first, and equal times in the order in which they were added. A binary heap.
///
/// An entry of an animation that is over is passed over when its turn comes, and thrown away with others of its kind when they are half of all: so
/// it costs nothing to end an animation early.
@MainActor
struct AnimationDeadlines {
    struct Entry {
        let deadline: Double
        let serial: Int
        let isEnd: Bool
        let animation: RunningAnimation

        @MainActor fileprivate var isVoid: Bool { animation.isOver }

        fileprivate func comes(before other: Entry) -> Bool {
            if deadline != other.deadline { return deadline < other.deadline }
            if serial != other.serial { return serial < other.serial }
            return !isEnd && other.isEnd
        }
    }

    /// Each entry comes before those at twice its place plus one and two.
    private var entries: ContiguousArray<Entry> = []
    private var voidCount = 0

    /// The next entry of an animation that is not over.
    mutating func first() -> Entry? {
        while let entry = entries.first, entry.isVoid {
            removeFirst()
            voidCount -= 1
        }
        return entries.first
    }

    mutating func add(_ entry: Entry) {
        entry.animation.deadlines += 1
        entries.append(entry)
        var place = entries.count - 1
        while place > 0, entries[place].comes(before: entries[(place - 1) / 2]) {
            entries.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast().animation.deadlines -= 1
        sink(0)
    }

    /// The animation is over: its entries count no more.
    mutating func noteEnd(of animation: RunningAnimation) {
        voidCount += animation.deadlines
        if voidCount > entries.count / 2 { removeAll { $0.isVoid } }
    }

    /// Throws away what is void, and what `isGone` picks.
    mutating func removeAll(where isGone: (Entry) -> Bool) {
        var kept: ContiguousArray<Entry> = []
        for entry in entries {
            if entry.isVoid || isGone(entry) { entry.animation.deadlines -= 1 } else { kept.append(entry) }
        }
        entries = kept
        voidCount = 0
        for place in stride(from: entries.count / 2 - 1, through: 0, by: -1) { sink(place) }
    }

    private mutating func sink(_ start: Int) {
        var place = start
        while true {
            var next = place
            for child in (2 * place + 1)...(2 * place + 2) where child < entries.count && entries[child].comes(before: entries[next]) { next = child }
            if next == place { return }
            entries.swapAt(place, next)
            place = next
        }
    }
}
