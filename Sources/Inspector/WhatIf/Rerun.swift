internal import Foundation
internal import JSONText
internal import TouchRecording
internal import TouchScript

/// Plays a recording on the app again: in separate processes, without a display. From any thread.
final class Rerun: Sendable {
    /// What a run decided.
    struct Result: Sendable {
        /// Its lines: text that is read where it is needed.
        let lines: [Substring]
        /// Seconds from the start of the app to that of the recording, from which the lines count.
        let start: Double

        /// The decisions, with their numbers, and their moments since the start of the app.
        var decisions: [JSONValue] {
            lines.enumerated().compactMap { index, line in
                guard case .object(var members)? = try? JSONParser.parse(Array(line.utf8)) else { return nil }
                if start != 0, let place = members.firstIndex(where: { $0.key == "t" }), let time = members[place].value.number {
                    members[place] = .init(key: "t", value: .number(time + start))
                }
                return .object(members + [.init(key: "index", value: .number(index))])
            }
        }

        /// How often the recognizer of that name was recognized, from a moment on.
        func recognitions(of recognizer: String, since time: Double) -> Int {
            lines.count { line in
                guard line.contains(#""kind":"recognized""#), let value = try? JSONParser.parse(Array(line.utf8)) else { return false }
                let party = value["recognizer"], name = party?["name"]?.string ?? ""
                let names = [name, party?["title"]?.string, party?["view"]?.string.map { "\(name) on \($0)" }]
                return names.contains(recognizer) && (value["t"]?.number ?? 0) + start >= time
            }
        }
    }

    private let recording: UnnamedFile
    private let start: Double
    private let program: String
    private let arguments: [String]
    private let environment: [String: String]

    /// Runs at once.
    private static let width = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))
    /// Bytes that a run may print.
    private static let outputLimit = 256 << 20
    /// The descriptors of a run: the recording, and the picture at its end.
    private static let recordingNumber = 3, pictureNumber = 4

    /// - Parameter origin: The start of the app, on the clock of the recording: it may have begun before that.
    /// - Throws: ``InspectorError`` where the recording can't be written.
    init(_ session: Session, since origin: Double) throws(InspectorError) {
        start = session.start - origin
        do throws(FileError) {
            recording = try UnnamedFile(Array(session.text))
        } catch {
            throw InspectorError(.unavailable, "there is no room for the recording: \(error)")
        }
        program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        arguments = Array(CommandLine.arguments.dropFirst())
        var environment = ProcessInfo.processInfo.environment
        for name in ["PLAY", "LOG", "RECORD", "SPOKEN", "SNAPSHOT", "AUDIT", "ACCESSIBILITY_BUS", "INSPECT", "INSPECT_CONTROL", "INSPECT_OPEN", "LISTEN", "PORT", "SPEED",
                     "WHAT_IF", "SIZE", "SCALE"] {
            environment["DACTYL_\(name)"] = nil
        }
        environment["DACTYL_ON"] = "headless"
        environment["DACTYL_REPLAY"] = "/proc/self/fd/\(Self.recordingNumber)"
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        self.environment = environment
    }

    /// Plays it with each of the changes, several at once.
    func run(_ changes: [Changes]) throws(InspectorError) -> [Result] { try Self.runAll(changes.map { (self, $0) }) }

    /// Plays several, several at once.
    static func runAll(_ runs: [(rerun: Rerun, changes: Changes)]) throws(InspectorError) -> [Result] {
        let box = Results(count: runs.count), queue = DispatchQueue(label: "reruns", attributes: .concurrent), gate = DispatchSemaphore(value: width)
        let group = DispatchGroup()
        for (index, run) in runs.enumerated() {
            gate.wait()
            queue.async(group: group) {
                do throws(InspectorError) { box.set(index, .success(try run.rerun.run(run.changes))) } catch { box.set(index, .failure(error)) }
                gate.signal()
            }
        }
        group.wait()
        var results: [Result] = []
        for result in box.all { results.append(try result.get()) }
        return results
    }

    /// Plays it once.
    func run(_ changes: Changes) throws(InspectorError) -> Result {
        var environment = environment
        environment["DACTYL_EXPLAIN"] = ""
        environment["DACTYL_EXPLAIN_JSON"] = "1"
        if !changes.configuration.isEmpty {
            let own = environment["DACTYL_CONFIGURATION"].map { [$0] } ?? []
            environment["DACTYL_CONFIGURATION"] = (own + changes.configuration.map { "\($0.name)=\($0.value)" }).joined(separator: ",")
        }
        // Also without changes: what the end of the run cancels is then not among its decisions.
        environment["DACTYL_WHAT_IF"] = changes.json.text
        let lines = String(decoding: try start(environment), as: UTF8.self).split(separator: "\n")
        // What the app printed itself stands before the first line of the format.
        guard let head = lines.firstIndex(where: { $0.hasPrefix(#"{"format":"\#(DecisionReport.format)""#) }) else {
            throw InspectorError(.unavailable, "the app did not come to the end of the recording when it was played again")
        }
        return Result(lines: Array(lines[(head + 1)...]), start: start)
    }

    /// The picture at its end, as PNG.
    func picture() throws(InspectorError) -> [UInt8] {
        var environment = environment
        environment["DACTYL_SNAPSHOT"] = "/proc/self/fd/\(Self.pictureNumber)"
        environment["DACTYL_EXPLAIN"] = nil
        let picture: UnnamedFile
        do throws(FileError) { picture = try UnnamedFile() } catch { throw InspectorError(.unavailable, "there is no room for the picture: \(error)") }
        _ = try start(environment, picture)
        let bytes = picture.bytes
        guard !bytes.isEmpty else { throw InspectorError(.unavailable, "nothing had been drawn by then") }
        return bytes
    }

    private func start(_ environment: [String: String], _ picture: UnnamedFile? = nil) throws(InspectorError) -> [UInt8] {
        do {
            let files = [recording, picture].compactMap { $0?.descriptor }
            return try ChildProcess.output(of: program, arguments, environment, files: files, limit: Self.outputLimit)
        } catch {
            throw InspectorError(.unavailable, "the app can't be started again: \(error)")
        }
    }
}

/// Results that come from several threads.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Result<Rerun.Result, InspectorError>?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ value: Result<Rerun.Result, InspectorError>) { lock.withLock { values[index] = value } }

    var all: [Result<Rerun.Result, InspectorError>] { lock.withLock { values.map { $0 ?? .failure(InspectorError(.unavailable, "a run did not end")) } } }
}
