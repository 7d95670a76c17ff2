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
        "that the data source has now",
        "does not implement the action",
        "can't be popped to: it is not in the stack",
        "the controller of this presentation was freed before it was presented",
        "was added to the view itself; add it to its contentView",
    ]

    init(first: UInt64, count: UInt64, seconds: Double) {
        (self.first, self.count) = (first, count)
        deadline = seconds.isFinite ? Date().addingTimeInterval(seconds) : .distantFuture
    }

    private struct End {
        let status: Int32
        let errors: String
        var isOverdue: Bool { status == SIGPROF || status == SIGALRM }
        var isFine: Bool {
            status == 0 || !isOverdue && errors.split(separator: "\n").contains { line in
                line.contains("Fatal error") && Runner.documented.contains { line.contains($0) }
            }
        }
        /// What distinguishes it from other ends.
        var sentence: String {
            let lines = errors.split(separator: "\n")
            return lines.first { $0.contains("Fatal error") }.map(String.init) ?? lines.last.map { "\(status): \($0)" } ?? "\(status)"
        }
    }

    /// - Returns: The status of the process.
    func run() -> Int32 {
        defer { for path in [file, file + ".visits"] { unlink(path) } }
        var next = first, played: UInt64 = 0, ended: UInt64 = 0, found: [String: UInt64] = [:]
        let start = Date()
        while next < first + count, Date() < deadline {
            let portion = min(Self.portion, first + count - next)
            let end = child(["child", "\(next)", "\(portion)", file])
            noteVisits()
            if end.status == 0 {
                played += portion
                next += portion
                continue
            }
            let seed = lastSeed ?? next
            defer {
                played += seed - next + 1
                next = seed + 1
            }
            if end.isFine {
                ended += 1
                continue
            }
            let place = place(of: seed, end, after: next)
            if found[place] == nil { report(seed, end, place, after: next) }
            found[place, default: 0] += 1
        }
        print("\(played) programs in \(Int(Date().timeIntervalSince(start))) s; \(ended) ended as documented, \(found.values.reduce(0, +)) otherwise, in \(found.count) ways")
        let unvisited = Callbacks.names.indices.filter { !visited[$0] && Callbacks.unvisited[Callbacks.names[$0]] == nil }.map { Callbacks.names[$0] }
        print("\(visited.count { $0 }) of \(visited.count) callbacks visited")
        if played >= Self.enough || ProcessInfo.processInfo.environment["DACTYL_WILD_UNVISITED"] != nil { for name in unvisited { print("never visited: \(name)") } }
        return found.isEmpty && (unvisited.isEmpty || played < Self.enough) ? 0 : 1
    }

    /// As many programs as visit all callbacks, on any day.
    private static let enough: UInt64 = 100_000
    private var visited = [Bool](repeating: false, count: Callbacks.names.count)

    private func noteVisits() {
        guard let data = FileManager.default.contents(atPath: file + ".visits"), data.count == visited.count else { return }
        for (index, byte) in data.enumerated() where byte != 0 { visited[index] = true }
    }

    private var lastSeed: UInt64? {
        guard let data = FileManager.default.contents(atPath: file), data.count == 8 else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }

    private func child(_ words: [String]) -> End { run(words).end }

    /// What distinguishes an end from others: its sentence, or, of one without, the line of the sources where it was.
    /// - Parameter first: The first program of the process that ended.
    private func place(of seed: UInt64, _ end: End, after first: UInt64) -> String {
        if end.isOverdue { return "no end within \(Program.seconds) s of the processor's time" }
        // Behind the line of the sources a sentence may name objects.
        if end.errors.contains("Fatal error") { return end.sentence.components(separatedBy: ": Fatal error").first! }
        let trace = run(["child", "\(first)", "\(seed - first + 1)", file], backtrace: "enable=yes,color=no,threads=crashed,limit=64,symbolicate=full").end.errors
        let line = trace.split(separator: "\n").first { $0.contains("/Sources/") && !$0.contains("/WildApp/") }
        if ProcessInfo.processInfo.environment["DACTYL_WILD_TRACE"] != nil { print(trace.split(separator: "\n").filter { $0.contains(" in ") }.prefix(30).joined(separator: "\n")) }
        return "\(end.status) in \(line?.split(separator: "/").suffix(2).joined(separator: "/") ?? "an unknown place")"
    }

    private func run(_ words: [String], backtrace: String = "enable=no") -> (end: End, output: String) {
        let process = Process(), errors = file + ".errors", output = file + ".output"
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = words
        for path in [errors, output] { FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardError = FileHandle(forWritingAtPath: errors)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = backtrace
        process.environment = environment
        guard (try? process.run()) != nil else { return (End(status: -1, errors: "it can't be started"), "") }
        process.waitUntilExit()
        defer { for path in [errors, output] { unlink(path) } }
        let status = process.terminationStatus
        func text(_ path: String) -> String { String(decoding: (FileManager.default.contents(atPath: path) ?? Data()).suffix(200_000), as: UTF8.self) }
        return (End(status: status, errors: text(errors)), text(output))
    }

    // MARK: Making small

    private func report(_ seed: UInt64, _ end: End, _ place: String, after first: UInt64) {
        print("seed \(seed): \(end.errors.contains("Fatal error") ? end.sentence : place)")
        fflush(nil)
        let deadline = min(self.deadline, Date().addingTimeInterval(30))
        var (whole, output) = run(["steps", "\(seed)"])
        guard !whole.isFine else { return print("  WildApp child \(first) \(seed - first + 1) /tmp/seed: it needs the programs before it") }
        func numbers(_ output: String) -> [String] { output.split(separator: "\n").map(String.init) }
        var steps = numbers(output), size = max(steps.count / 2, 1)
        while size >= 1, Date() < deadline {
            var index = 0, isSmaller = false
            while index < steps.count {
                let fewer = Array(steps[..<index] + steps[min(index + size, steps.count)...])
                (whole, output) = run(["steps", "\(seed)"] + (fewer.isEmpty ? ["0"] : fewer))
                if !whole.isFine, whole.status == end.status, end.status != SIGILL || whole.errors.contains("Fatal error") == end.errors.contains("Fatal error") {
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
