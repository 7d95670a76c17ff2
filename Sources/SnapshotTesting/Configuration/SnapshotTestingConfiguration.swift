internal import Foundation
internal import Synchronization

/// When snapshots are recorded, and how a failure names its files.
public struct SnapshotTestingConfiguration: Sendable {
    /// When snapshots are recorded; `nil` leaves it to what is outside.
    public var record: Record?
    /// How a failure names its files; `nil` leaves it to what is outside.
    public var diffTool: DiffTool?

    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// Makes a configuration.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// When a snapshot is recorded.
    public struct Record: Equatable, ExpressibleByBooleanLiteral, Sendable {
        private enum Mode: String { case all, failed, missing, never }
        private let mode: Mode

        private init(_ mode: Mode) { self.mode = mode }

        /// `true` is ``all``, `false` is ``missing``.
        public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

        /// A mode by its name, as in `SNAPSHOT_TESTING_RECORD`.
        init?(named name: String) {
            guard let mode = Mode(rawValue: name) else { return nil }
            self.mode = mode
        }

        /// Each time. Every test fails.
        public static let all = Record(.all)
        /// When the snapshot differs from the reference, or there is none. These tests fail.
        public static let failed = Record(.failed)
        /// When there is no reference. These tests fail. The default.
        public static let missing = Record(.missing)
        /// Never.
        public static let never = Record(.never)
    }

    /// Makes the lines of a failure that name the reference and the snapshot.
    public struct DiffTool: ExpressibleByStringLiteral, Sendable {
        private let command: @Sendable (_ reference: String, _ failed: String) -> String

        /// Makes a tool of a function that returns the command.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { self.command = command }

        /// A program that is called with both paths.
        public init(stringLiteral value: String) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// Both paths, a line each.
        public static let `default` = DiffTool { "reference: \($0)\nsnapshot: \($1)" }
        /// Kaleidoscope.
        public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }

        /// The command for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String { command(currentFilePath, failedFilePath) }
    }
}

/// Calls a function with a configuration of its snapshots.
public func withSnapshotTesting<R>(record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
                                   operation: () throws -> R) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try operation() }
}

/// Calls a function with a configuration of its snapshots.
public func withSnapshotTesting<R>(record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
                                   operation: () async throws -> R, isolation: isolated (any Actor)? = #isolation) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(merged(record, diffTool)) { try await operation() }
}

func merged(_ record: SnapshotTestingConfiguration.Record?, _ diffTool: SnapshotTestingConfiguration.DiffTool?) -> SnapshotTestingConfiguration {
    let outer = SnapshotTestingConfiguration.current
    return SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
}

/// Whether all snapshots are recorded. `withSnapshotTesting(record:)` says it for some.
public var isRecording: Bool {
    get { recordsAll.withLock { $0 } }
    set { recordsAll.withLock { $0 = newValue } }
}

private let recordsAll = Mutex(false)

extension SnapshotTestingConfiguration {
    /// What counts: what a call says, what surrounds it, ``isRecording``, the environment.
    static func record(_ own: Record?) throws -> Record {
        if let own { return own }
        if let outer = current?.record { return outer }
        if isRecording { return .all }
        guard let name = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"], !name.isEmpty else { return .missing }
        guard let record = Record(named: name) else { throw SnapshotError("SNAPSHOT_TESTING_RECORD is '\(name)'; it can be all, failed, missing or never") }
        return record
    }

    static var tool: DiffTool { current?.diffTool ?? .default }
}
