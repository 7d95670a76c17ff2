import BenchSupport
import Foundation

/// The other toolkits' side of the comparison, as far as it concerns this program: the same fingers, the same lines of output.
@MainActor
enum Peer {
    static func run(frames: Int) {
        for hasGestures in [false, true] {
            for fingers in [1, 2, 5, 10] {
                let course = Course(fingers: fingers, .circling, hasGestures ? Recognizers.panPinchTap(fingers) : [])
                course.move(199)
                let heard = course.leaf.heard, messages = course.messages
                let start = processorTime()
                course.move(frames)
                let time = processorTime() - start
                let events = course.leaf.heard - heard
                let line = """
                    {"peer":"dactyl","gestures":"\(hasGestures ? "pinch+pan+tap" : "none")","fingers":\(fingers),\
                    "events_s_core":\(Int(Double(events) / time)),"us_per_frame":\(String(format: "%.2f", time / Double(frames) * 1e6)),\
                    "delivered":\(String(format: "%.3f", Double(events) / Double(frames * fingers))),\
                    "gesture_events":\(String(format: "%.3f", Double(course.messages - messages) / Double(frames)))}
                    """
                print(line)
                course.finish()
            }
        }
    }

    private struct Line: Decodable {
        var gestures: String
        var fingers: Int
        var us_per_frame: Double
    }

    /// Runs the peer and this program in turn, and compares the medians of their processor times.
    static func compare(with peer: String, frames: Int, rounds: Int) throws {
        var times: [[String: [Double]]] = [[:], [:]]
        let programs = [(peer, ["\(frames)"]), (CommandLine.arguments[0], ["--peer", "\(frames)"])]
        for _ in 0..<rounds {
            for (index, program) in programs.enumerated() {
                for line in try output(of: program.0, program.1) {
                    times[index]["\(line.gestures)\t\(line.fingers)", default: []].append(line.us_per_frame)
                }
            }
        }
        print("gestures\tfingers\tpeer us\tdactyl us\tpeer / dactyl")
        for gestures in ["none", "pinch+pan+tap"] {
            for fingers in [1, 2, 5, 10] {
                guard let theirs = times[0]["\(gestures)\t\(fingers)"], let ours = times[1]["\(gestures)\t\(fingers)"] else { continue }
                let values = [median(theirs), median(ours), median(theirs) / median(ours)].map { String(format: "%.2f", $0) }
                print("\(gestures)\t\(fingers)\t\(values.joined(separator: "\t"))")
            }
        }
    }

    private static func output(of program: String, _ arguments: [String]) throws -> [Line] {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Line.self, from: $0) }
    }
}
