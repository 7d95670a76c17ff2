internal import Foundation
internal import JSONText

/// Fingers with their ways, as a touch script.
struct FingerScript {
    /// A finger, or the pencil: it lands, follows a way at an even pace, and lifts.
    struct Finger {
        /// Points.
        var path: [CGPoint]
        /// Seconds from the beginning.
        var start = 0.0
        /// Seconds from landing to the end of the way, and how long it rests there.
        var duration = 0.0, hold = 0.0
        var tool = "finger"
        /// From 0 to 1.
        var pressure: Double?
    }

    private static let frame = 1.0 / 60
    static let fingerLimit = 10, pathLimit = 1000

    /// - Parameter scale: Pixels a point.
    static func text(_ fingers: [Finger], scale: Double) -> String {
        var lines: [String] = [], time = 0.0
        let end = fingers.map { $0.start + $0.duration + $0.hold }.max() ?? 0
        var step = 0
        while true {
            var report: [String] = []
            for (id, finger) in fingers.enumerated() {
                let own = time - finger.start, before = own - frame
                let last = finger.duration + finger.hold
                func place(_ time: Double) -> String {
                    let point = position(on: finger.path, finger.duration > 0 ? min(1, max(0, time / finger.duration)) : 1)
                    return "\(number(point.x * scale)) \(number(point.y * scale))"
                }
                if own >= -1e-9, before < -1e-9 {
                    let first = finger.path[0]
                    var line = "down \(id) \(number(first.x * scale)) \(number(first.y * scale))"
                    if finger.tool != "finger" { line += " tool=\(finger.tool)" }
                    if let pressure = finger.pressure { line += " pressure=\(number(pressure))" }
                    report.append(line)
                } else if own > 0, before < finger.duration - 1e-9 {
                    report.append("move \(id) \(place(own))")
                }
                // It lifts a frame after it has come to its end: a lift reports no place.
                if own > last + frame - 1e-9, before <= last + frame - 1e-9 { report.append("up \(id)") }
            }
            if !report.isEmpty { lines.append(report.joined(separator: "; ") + "; frame") }
            guard time <= end + 2 * frame else { break }
            step += 1
            time = Double(step) * frame
            lines.append("sleep \(number(1000 / 60))")
        }
        return lines.joined(separator: "\n")
    }

    /// The place after a share of the way.
    private static func position(on path: [CGPoint], _ share: Double) -> CGPoint {
        let lengths = zip(path, path.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        var left = lengths.reduce(0, +) * share
        for (index, length) in lengths.enumerated() {
            if left <= length, length > 0 {
                let part = left / length, from = path[index], to = path[index + 1]
                return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            }
            left -= length
        }
        return path[path.count - 1]
    }

    static func number(_ value: Double) -> String {
        let rounded = (value * 1e4).rounded() / 1e4
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Reads the fingers of a call.
    static func fingers(_ value: JSONValue?) throws(InspectorError) -> [Finger] {
        func wrong(_ text: String) -> InspectorError { InspectorError(.invalidParameter, "fingers: \(text)") }
        guard let list = value?.array, (1...fingerLimit).contains(list.count) else {
            throw wrong("a list of 1 to \(fingerLimit) fingers is needed, as in [{\"path\":[[100,200],[100,400]],\"duration\":0.3}]")
        }
        var fingers: [Finger] = []
        for (index, item) in list.enumerated() {
            let points = (item["path"]?.array ?? []).map { $0.array?.compactMap(\.number) ?? [] }
            guard (1...pathLimit).contains(points.count), points.allSatisfy({ $0.count == 2 && $0[0].magnitude <= 1e5 && $0[1].magnitude <= 1e5 }) else {
                throw wrong("finger \(index) needs a 'path' of 1 to \(pathLimit) places, each as [x, y] in points")
            }
            var finger = Finger(path: points.map { CGPoint(x: $0[0], y: $0[1]) })
            for (name, path) in [("start", \Finger.start), ("duration", \.duration), ("hold", \.hold)] {
                guard let value = item[name] else { continue }
                guard let seconds = value.number, (0...60).contains(seconds) else { throw wrong("'\(name)' of finger \(index) is a number of seconds from 0 to 60") }
                finger[keyPath: path] = seconds
            }
            if let pressure = item["pressure"] {
                guard let number = pressure.number, (0...1).contains(number) else { throw wrong("'pressure' of finger \(index) is a number from 0 to 1") }
                finger.pressure = number
            }
            if let tool = item["tool"] {
                guard let word = tool.string, ["finger", "pencil", "palm"].contains(word) else { throw wrong("'tool' of finger \(index) is finger, pencil or palm") }
                finger.tool = word
            }
            if case .object(let members) = item, let unknown = members.first(where: { !["path", "start", "duration", "hold", "pressure", "tool"].contains($0.key) }) {
                throw wrong("finger \(index) has no '\(unknown.key.prefix(40))'; there are path, start, duration, hold, pressure and tool")
            }
            fingers.append(finger)
        }
        return fingers
    }
}
