import Foundation

/// A log of deliveries (`Documentation/delivery-log.md`), read.
struct DeliveryLog {
    struct Touch: Equatable, CustomStringConvertible {
        let id: Int
        let x: Double
        let y: Double
        var description: String { "\(id)@(\(x), \(y))" }
    }

    struct Delivery: Equatable, CustomStringConvertible {
        let to: String
        let phase: String
        var touches: [Touch]
        var description: String { "\(to).\(phase)\(touches)" }
    }

    struct Event {
        let time: Double
        let number: Int
        let deliveries: [Delivery]
    }

    let events: [Event]

    /// - Throws: ``Trouble`` for anything but whole lines of the documented format.
    init(path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard text.hasSuffix("\n") else { throw Trouble("\(path) ends within a line") }
        var events: [Event] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                throw Trouble("\(path):\(index + 1): no object")
            }
            if index == 0 {
                guard object["format"] as? String == "dactyl-deliveries", object["version"] as? Int == 1 else {
                    throw Trouble("\(path) does not begin with its format and version")
                }
                continue
            }
            guard let event = Event(object) else { throw Trouble("\(path):\(index + 1): not an event: \(line)") }
            events.append(event)
        }
        guard !text.isEmpty else { throw Trouble("\(path) is empty") }
        self.events = events
    }

    /// Every delivery in order.
    var deliveries: [Delivery] { events.flatMap(\.deliveries) }

    /// The phases that a touch went through, runs of moves as one.
    func phases(of id: Int) -> [String] {
        var phases: [String] = []
        for delivery in deliveries where delivery.touches.contains(where: { $0.id == id }) {
            if delivery.phase != "moved" || phases.last != "moved" { phases.append(delivery.phase) }
        }
        return phases
    }

    /// The touches that did not begin once, before everything else, and end or get cancelled once, after everything else.
    var hanging: [Int] {
        touches.filter { touch in
            let phases = phases(of: touch)
            return phases.first != "began" || !["ended", "cancelled"].contains(phases.last)
                || phases.dropFirst().dropLast().contains { $0 != "moved" }
        }
    }

    /// The numbers of all touches.
    var touches: [Int] { Set(deliveries.flatMap(\.touches).map(\.id)).sorted() }

    /// What two hosts have to agree on: runs of moves folded into the last place of each touch.
    var folded: [Delivery] {
        var result: [Delivery] = []
        for delivery in deliveries {
            guard delivery.phase == "moved", let last = result.last, last.phase == "moved", last.to == delivery.to else {
                result.append(delivery)
                continue
            }
            var touches = Dictionary(uniqueKeysWithValues: last.touches.map { ($0.id, $0) })
            for touch in delivery.touches { touches[touch.id] = touch }
            result[result.count - 1].touches = touches.values.sorted { $0.id < $1.id }
        }
        return result
    }
}

extension DeliveryLog.Event {
    fileprivate init?(_ object: [String: Any]) {
        guard let time = object["t"] as? Double, let number = object["event"] as? Int,
              let list = object["deliveries"] as? [[String: Any]] else { return nil }
        let deliveries = list.compactMap(DeliveryLog.Delivery.init)
        guard deliveries.count == list.count else { return nil }
        self.init(time: time, number: number, deliveries: deliveries)
    }
}

extension DeliveryLog.Delivery {
    fileprivate init?(_ object: [String: Any]) {
        guard let to = object["to"] as? String, let phase = object["phase"] as? String,
              let list = object["touches"] as? [[String: Any]] else { return nil }
        let touches = list.compactMap { object -> DeliveryLog.Touch? in
            guard let id = object["id"] as? Int, let x = object["x"] as? Double, let y = object["y"] as? Double else { return nil }
            return DeliveryLog.Touch(id: id, x: x, y: y)
        }
        guard touches.count == list.count, !touches.isEmpty else { return nil }
        self.init(to: to, phase: phase, touches: touches)
    }

    /// Whether both say the same of places at most `distance` points apart.
    func agrees(with other: Self, within distance: Double) -> Bool {
        to == other.to && phase == other.phase && touches.map(\.id) == other.touches.map(\.id)
            && zip(touches, other.touches).allSatisfy { abs($0.x - $1.x) <= distance && abs($0.y - $1.y) <= distance }
    }
}

/// How many contacts landed, were lifted and were cancelled by what a host has written so far into the file that `DACTYL_RECORD` names.
func contactCounts(inSession path: String) -> [Int] {
    let session = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let words = session.split(separator: "\n").filter { $0.contains(" frame ") }.flatMap { $0.split(separator: " ").dropFirst(3) }
    return ["+", "-", "!"].map { sign in words.count { $0.hasPrefix(sign) && Int($0.dropFirst()) != nil } }
}
