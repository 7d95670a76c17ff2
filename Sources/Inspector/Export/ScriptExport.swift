internal import Foundation
internal import TouchHost

/// What fingers did, as a touch script.
enum ScriptExport {
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - end: What the clock of the samples reads now.
    static func text(_ samples: [RecordingRing.Sample], scale: Double, until end: Double, app: String) -> String {
        var lines = ["# What fingers did in \(app). Places are pixels, times milliseconds."], numbers: [Int: Int] = [:], time: Double?
        var index = 0
        while index < samples.count {
            let moment = samples[index].time
            if let time, moment > time { lines.append("sleep \(FingerScript.number((moment - time) * 1000))") }
            time = moment
            var report: [String] = []
            while index < samples.count, samples[index].time == moment {
                let sample = samples[index], place = "\(FingerScript.number(sample.place.x * scale)) \(FingerScript.number(sample.place.y * scale))"
                switch sample.phase {
                case .began:
                    // The smallest number that is free.
                    let number = (0...numbers.count).first { !numbers.values.contains($0) } ?? 0
                    numbers[sample.contact] = number
                    report.append("down \(number) \(place)\(sample.tool == .pencil ? " tool=pencil" : "")")
                case .moved: if let number = numbers[sample.contact] { report.append("move \(number) \(place)") }
                case .ended: if let number = numbers.removeValue(forKey: sample.contact) { report.append("up \(number)") }
                case .cancelled:
                    // A script takes all fingers away at once.
                    if !numbers.isEmpty { report.append("cancel") }
                    numbers = [:]
                }
                index += 1
            }
            if !report.isEmpty { lines.append(report.joined(separator: "; ") + "; frame") }
        }
        // A run ends with its script. What waits for more, as a tap for a second one, is decided after the last finger.
        if let time, end > time { lines.append("sleep \(FingerScript.number(min(end - time, 5) * 1000))") }
        return lines.joined(separator: "\n") + "\n"
    }
}
