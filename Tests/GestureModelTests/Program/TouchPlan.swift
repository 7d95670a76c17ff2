@testable import GestureModel

/// Puts purposeful and random movements of fingers on a time line.
struct TouchPlan {
    private(set) var frames: [ModelProgram.Frame] = []

    private typealias Phase = ModelProgram.Sample.Phase
    private var events: [(time: Int, order: Int, sample: ModelProgram.Sample)] = []
    private var spans: [(start: Int, end: Int)] = []
    private var contacts = 0
    private static let maximumFingers = 6

    /// - Parameter isBatched: Whether some frames reach the application together.
    init(using generator: inout SeededGenerator, isBatched: Bool) {
        var time = generator.int(10...100)
        var end = time
        // Gestures like to happen where the last one was.
        var place = Self.place(&generator)
        let count = generator.int(1...5)
        for _ in 0..<count {
            if generator.chance(40) { place = Self.place(&generator) }
            let finish = addGesture(from: time, at: place, &generator)
            end = max(end, finish)
            time = Self.nextStart(after: time, end, &generator)
            if events.count > 45 || contacts > 14 { break }
        }
        events.sort { ($0.time, $0.order) < ($1.time, $1.order) }
        for event in events {
            if let last = frames.indices.last, frames[last].time == event.time,
               !frames[last].samples.contains(where: { $0.contact == event.sample.contact }) {
                frames[last].samples.append(event.sample)
            } else {
                let isNear = frames.last.map { event.time - $0.time <= 40 } ?? false
                frames.append(ModelProgram.Frame(time: event.time, isJoined: isBatched && isNear && generator.chance(45),
                                                 samples: [event.sample]))
            }
        }
    }

    private static func place(_ generator: inout SeededGenerator) -> (x: Int, y: Int) {
        generator.chance(12) ? (generator.int(0...20), generator.int(0...319)) : (generator.int(5...315), generator.int(5...315))
    }

    private static func nextStart(after start: Int, _ end: Int, _ generator: inout SeededGenerator) -> Int {
        switch generator.int(0...9) {
        case 0...3: end + generator.int(20...150)
        case 4: end + generator.pick([300, 349, 350, 351, 500, 750])
        case 5, 6: generator.int(start...max(start, end))
        case 7, 8: end + generator.int(200...900)
        default: end + generator.int(1500...2500)
        }
    }

    // MARK: Gestures

    private mutating func addGesture(from start: Int, at place: (x: Int, y: Int), _ generator: inout SeededGenerator) -> Int {
        switch generator.int(0...13) {
        case 0, 1: return tap(start, place, &generator)
        case 2, 3:
            var time = start
            for _ in 0..<generator.int(2...3) { time = tap(time, place, &generator) + generator.pick([40, 80, 150, 340, 350, 360]) }
            return time
        case 4, 5: return drag(start, place, &generator)
        case 6: return flick(start, place, &generator)
        case 7:
            let duration = generator.pick([450, 499, 500, 501, 700, 1600])
            let contact = land(start, place)
            if generator.chance(40) {
                move(contact, start + generator.int(10...400), place.x + generator.int(-14...14), place.y + generator.int(-3...3))
            }
            return lift(contact, start + duration, &generator)
        case 8, 9: return twoFingers(start, place, &generator)
        case 10: return severalFingersTap(start, place, &generator)
        case 11:
            // A press that is dragged.
            let contact = land(start, place)
            let time = start + generator.pick([500, 520, 600])
            return wander(contact, time, place, step: 8, &generator)
        default:
            let contact = land(start, place)
            return wander(contact, start, place, step: generator.pick([2, 6, 15, 60]), &generator)
        }
    }

    private mutating func tap(_ start: Int, _ place: (x: Int, y: Int), _ generator: inout SeededGenerator) -> Int {
        let contact = land(start, (place.x + generator.int(-4...4), place.y + generator.int(-4...4)))
        if generator.chance(15) { move(contact, start + 10, place.x + generator.int(5...8), place.y + generator.int(-8...8)) }
        return lift(contact, start + generator.pick([20, 50, 80, 120, 300]), &generator)
    }

    private mutating func severalFingersTap(_ start: Int, _ place: (x: Int, y: Int), _ generator: inout SeededGenerator) -> Int {
        var end = start
        for index in 0..<generator.int(2...4) {
            let landing = start + (generator.chance(50) ? 0 : generator.int(5...60) * index)
            let contact = land(landing, (place.x + 25 * index, place.y + generator.int(-20...20)))
            end = max(end, lift(contact, landing + generator.int(60...200), &generator))
        }
        return end
    }

    private mutating func drag(_ start: Int, _ place: (x: Int, y: Int), _ generator: inout SeededGenerator) -> Int {
        let contact = land(start, place)
        let dx = generator.int(-8...8), dy = generator.int(-8...8), interval = generator.pick([8, 16, 33, 100])
        var time = start
        for index in 1...generator.int(2...6) {
            time += interval
            move(contact, time, place.x + dx * index, place.y + dy * index)
        }
        return lift(contact, time + generator.pick([0, 5, 16, 400]), &generator)
    }

    private mutating func flick(_ start: Int, _ place: (x: Int, y: Int), _ generator: inout SeededGenerator) -> Int {
        let (dx, dy) = generator.pick([(30, 0), (-30, 0), (0, 30), (0, -30), (24, 6)])
        let fingers = generator.chance(20) ? 2 : 1
        var end = start
        for finger in 0..<fingers {
            let contact = land(start, (place.x, place.y + 40 * finger))
            var time = start
            for index in 1...generator.int(2...4) {
                time += generator.pick([8, 16, 30])
                move(contact, time, place.x + dx * index, place.y + 40 * finger + dy * index)
            }
            end = max(end, lift(contact, time + generator.int(1...30), &generator))
        }
        return end
    }

    private mutating func twoFingers(_ start: Int, _ place: (x: Int, y: Int), _ generator: inout SeededGenerator) -> Int {
        let second = start + generator.pick([0, 0, 20, 90])
        let first = land(start, place), other = land(second, (place.x + 60, place.y))
        // Spreading, turning, moving together.
        let (spread, turn, shift) = generator.pick([(6, 0, 0), (-5, 0, 0), (0, 8, 0), (5, 7, 0), (0, 0, 7), (3, 2, 3)])
        var time = second
        for index in 1...generator.int(2...5) {
            time += generator.pick([10, 16, 40])
            move(first, time, place.x - spread * index, place.y - turn * index + shift * index)
            // Not always in one and the same report.
            move(other, generator.chance(70) ? time : time + 3, place.x + 60 + spread * index, place.y + turn * index + shift * index)
        }
        time += 5
        let end = lift(first, time + generator.pick([0, 10, 80]), &generator)
        return max(end, lift(other, time + generator.pick([0, 10, 200]), &generator))
    }

    private mutating func wander(_ contact: Int?, _ start: Int, _ place: (x: Int, y: Int), step: Int,
                                 _ generator: inout SeededGenerator) -> Int {
        var (x, y) = place
        var time = start
        for _ in 0..<generator.int(1...5) {
            time += generator.int(5...60)
            x += generator.int(-step...step)
            y += generator.int(-step...step)
            move(contact, time, x, y)
        }
        return lift(contact, time + generator.int(1...300), &generator)
    }

    // MARK: Samples

    /// - Returns: `nil` when too many fingers are down already.
    private mutating func land(_ time: Int, _ place: (x: Int, y: Int)) -> Int? {
        var down = 0
        for span in spans where span.end >= time { down += 1 }
        guard down < Self.maximumFingers else { return nil }
        let contact = contacts
        contacts += 1
        spans.append((time, .max))
        // No device lands a finger outside of the window.
        let inside = 0..<ModelProgram.side
        add(time, contact, .began, min(max(place.x, inside.lowerBound), inside.upperBound - 1), min(max(place.y, inside.lowerBound), inside.upperBound - 1))
        return contact
    }

    private mutating func move(_ contact: Int?, _ time: Int, _ x: Int, _ y: Int) {
        if let contact { add(time, contact, .moved, x, y) }
    }

    private mutating func lift(_ contact: Int?, _ time: Int, _ generator: inout SeededGenerator) -> Int {
        guard let contact else { return time }
        // The time line of one contact only goes forward.
        var latest = time, x = 0, y = 0
        for event in events where event.sample.contact == contact {
            if event.time >= latest { latest = event.time }
            (x, y) = (event.sample.x, event.sample.y)
        }
        spans[contact].end = latest
        add(latest, contact, generator.chance(93) ? .ended : .cancelled, x, y)
        return latest
    }

    private mutating func add(_ time: Int, _ contact: Int, _ phase: Phase, _ x: Int, _ y: Int) {
        events.append((time, events.count, ModelProgram.Sample(contact: contact, phase: phase, x: x, y: y)))
    }
}
