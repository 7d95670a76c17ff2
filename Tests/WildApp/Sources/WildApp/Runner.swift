import Foundation

/// Plays programs in other processes, as one may end its process.
final class Runner {
    private let first: UInt64
    private let count: UInt64
    private let deadline: Date
    private let file = NSTemporaryDirectory() + "wild-\(getpid())"
    /// How many programs a process plays.
    private static let portion: UInt64 = 200
    /// The ends that the documentation names: programming errors that end the app with a sentence.
    private static let documented = [
        "a view can't be added to itself or to a view inside it",
        "a view controller can't be a child of itself, nor of one that it contains or presents",
        "location(ofTouch:",
        "the data source",
    ]

    init(first: UInt64, count: UInt64, seconds: Double) {
        (self.first, self.count) = (first, count)
        deadline = seconds.isFinite ? Date().addingTimeInterval(seconds) : .distantFuture
    }

    private struct End {
        let status: Int32
        let errors: String
        var isFine: Bool { status == 0 || Runner.documented.contains { errors.contains("Fatal error: \($0)") || errors.contains($0) } && status != SIGALRM }
        /// What distinguishes it from other ends.
        var sentence: String {
            let lines = errors.split(separator: "\n")
            return lines.first { $0.contains("Fatal error") }.map(String.init) ?? lines.last.map { "\(status): \($0)" } ?? "\(status)"
        }
    }

    /// - Returns: The status of the process.
    func run() -> Int32 {
        defer { unlink(file) }
        var next = first, played: UInt64 = 0, ended: UInt64 = 0, found: [String: UInt64] = [:]
        let start = Date()
        while next < first + count, Date() < deadline {
            let portion = min(Self.portion, first + count - next)
            let end = child(["child", "\(next)", "\(portion)", file])
            if end.status == 0 {
                played += portion
                next += portion
                continue
            }
            let seed = lastSeed ?? next
            played += seed - next + 1
            next = seed + 1
            if end.isFine {
                ended += 1
                continue
            }
            if found[end.sentence] == nil { report(seed, end) }
            found[end.sentence, default: 0] += 1
        }
        print("\(played) programs in \(Int(Date().timeIntervalSince(start))) s; \(ended) ended as documented, \(found.values.reduce(0, +)) otherwise, in \(found.count) ways")
        return found.isEmpty ? 0 : 1
    }

    private var lastSeed: UInt64? {
        guard let data = FileManager.default.contents(atPath: file), data.count == 8 else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }

    private func child(_ words: [String]) -> End { run(words).end }

    private func run(_ words: [String]) -> (end: End, output: String) {
        let process = Process(), errors = file + ".errors", output = file + ".output"
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = words
        for path in [errors, output] { FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardError = FileHandle(forWritingAtPath: errors)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        guard (try? process.run()) != nil else { return (End(status: -1, errors: "it can't be started"), "") }
        process.waitUntilExit()
        defer { for path in [errors, output] { unlink(path) } }
        let status = process.terminationStatus
        func text(_ path: String) -> String { String(decoding: (FileManager.default.contents(atPath: path) ?? Data()).suffix(200_000), as: UTF8.self) }
        return (End(status: status, errors: text(errors)), text(output))
    }

    // MARK: Making small

    private func report(_ seed: UInt64, _ end: End) {
        print("seed \(seed): \(end.sentence)")
        var (whole, output) = run(["steps", "\(seed)"])
        guard !whole.isFine else { return print("  it needs the programs before it in its process") }
        func numbers(_ output: String) -> [String] { output.split(separator: "\n").map(String.init) }
        var steps = numbers(output), size = max(steps.count / 2, 1)
        while size >= 1, Date() < deadline {
            var index = 0, isSmaller = false
            while index < steps.count {
                let fewer = Array(steps[..<index] + steps[min(index + size, steps.count)...])
                (whole, output) = run(["steps", "\(seed)"] + (fewer.isEmpty ? ["0"] : fewer))
                if !whole.isFine, whole.sentence == end.sentence || whole.status == end.status {
                    // What was not done any more is no part of it.
                    let left = Set(numbers(output))
                    steps = fewer.filter { left.contains($0) }
                    isSmaller = true
                } else {
                    index += size
                }
            }
            if !isSmaller { size /= 2 }
        }
        print("  WildApp play \(seed) \(steps.joined(separator: " "))")
        for line in run(["play", "\(seed)"] + steps).output.split(separator: "\n").suffix(30) { print("    \(line)") }
        for line in end.errors.split(separator: "\n").suffix(3) { print("  \(line)") }
    }
}
