import Foundation
import Testing

/// The recordings of real devices that `DACTYL_MATERIAL` leads to, and what an independent decoder counted in them.
enum Material {
    static let folder: String? = ProcessInfo.processInfo.environment["DACTYL_MATERIAL"].flatMap { $0.isEmpty ? nil : "\($0)/data/touch" }
    static let isThere = folder.map { FileManager.default.fileExists(atPath: "\($0)/expected.json") } ?? false
    static let absence = "skipped: set DACTYL_MATERIAL to the folder that has data/touch"

    /// One contact as it was counted, in device units and seconds after the first event.
    struct Row: Hashable, Comparable, CustomStringConvertible {
        var begin: Int
        /// `nil` for one that is down at the end.
        var end: Int?
        var first: [Int]
        var last: [Int]

        static func < (a: Row, b: Row) -> Bool { a.key.lexicographicallyPrecedes(b.key) }
        private var key: [Int] { [begin, end ?? .max] + first + last }
        var description: String { "\(begin)…\(end.map(String.init) ?? "") µs \(first)→\(last)" }
    }

    struct Truth: Sendable, CustomTestStringConvertible {
        var file: String
        var begun: Int
        var ended: Int
        var downAtEnd: Int
        var atOnce: Int
        var stylusTools: [String: Int]
        var contacts: [Row]?
        var testDescription: String { file }
        var path: String { "\(Material.folder ?? "")/\(file)" }
    }

    /// Everything that was counted, in order of the files' names.
    static let truths: [Truth] = {
        guard isThere, let folder, let data = FileManager.default.contents(atPath: "\(folder)/expected.json"),
              let files = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]] else { return [] }
        return files.keys.sorted().compactMap { file in
            let entry = files[file] ?? [:]
            guard let begun = entry["contacts_begun"] as? Int, let ended = entry["contacts_ended"] as? Int,
                  let downAtEnd = entry["contacts_down_at_end"] as? Int, let atOnce = entry["max_simultaneous"] as? Int,
                  file.hasPrefix("evdev/") else { return nil }
            let rows = (entry["contacts"] as? [[Any]]).flatMap { $0.isEmpty ? nil : $0.map(row) }
            return Truth(file: file, begun: begun, ended: ended, downAtEnd: downAtEnd, atOnce: atOnce,
                         stylusTools: entry["tool_in_range_begun"] as? [String: Int] ?? [:], contacts: rows?.sorted())
        }
    }()

    /// All with `DACTYL_SLOW=1`, otherwise every fourth: for what plays a recording several times.
    static let some = ProcessInfo.processInfo.environment["DACTYL_SLOW"] == "1" ? truths
        : stride(from: 0, to: truths.count, by: 4).map { truths[$0] }

    private static func row(_ columns: [Any]) -> Row {
        func number(_ column: Int) -> Double { (columns[column] as? NSNumber)?.doubleValue ?? .nan }
        func microseconds(_ column: Int) -> Int { Int((number(column) * 1e6).rounded()) }
        return Row(begin: microseconds(2), end: columns[3] is NSNull ? nil : microseconds(3),
                   first: [Int(number(4)), Int(number(5))], last: [Int(number(6)), Int(number(7))])
    }
}
