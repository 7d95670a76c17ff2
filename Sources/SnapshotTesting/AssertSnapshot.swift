public import Foundation
internal import IssueReporting
internal import IssueReportingTestSupport

/// Expects that the snapshot of a value is the one that was recorded before.
///
/// The file is in the folder `__Snapshots__` beside the test's source. Without one the snapshot is recorded, and the test fails and says so: look at it,
/// and run the test again. What depends on fonts and on the look of controls has files of Linux alone, as `opens.1.linux.png`.
/// - Parameters:
///   - value: What a snapshot is made of.
///   - snapshotting: How it is made and compared.
///   - name: Distinguishes the snapshots of a test; without one they are numbered.
///   - record: When it is recorded, where that differs from the other snapshots.
///   - timeout: Seconds that making it may take.
///   - testName: The name of the test, and of the file.
public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
                                          record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
                                          file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column) {
    let failure = verifySnapshot(of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
                                 line: line, column: column)
    guard let failure else { return }
    if case .xcTest? = TestContext.current, let fail = _XCTFail() as? @Sendable (String, StaticString, UInt) -> Void {
        // On Linux `reportIssue` finds no XCTest in the process, and adds a warning of several lines about it to every failure.
        fail(failure, filePath, line)
    } else {
        reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// Expects several snapshots of a value, by their names.
public func assertSnapshots<Value, Format>(of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
                                           record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
                                           file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
                       column: column)
    }
}

/// Expects several snapshots of a value.
public func assertSnapshots<Value, Format>(of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
                                           record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
                                           file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column) {
    for strategy in strategies {
        assertSnapshot(of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares the snapshot of a value with the one that was recorded before, for assertions of other kinds.
/// - Parameter snapshotDirectory: The path of the folder of the file, where it is another.
/// - Returns: Why the test fails; `nil` where it does not.
public func verifySnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
                                          record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
                                          fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
                                          column: UInt = #column) -> String? {
    do {
        let mode = try SnapshotTestingConfiguration.record(record)
        let file = SnapshotFile(source: "\(filePath)", test: testName, name: name, ending: snapshotting.pathExtension, folder: snapshotDirectory,
                                isOfPlatform: snapshotting.isOfPlatform)
        guard let shown = result(of: snapshotting.snapshot(try value()), within: timeout) else {
            return "the snapshot '\(file.reference.lastPathComponent)' was not made in \(timeout) seconds"
        }
        return try Verification(file: file, mode: mode, diffing: snapshotting.diffing).failure(shown)
    } catch {
        return "\(error)"
    }
}

/// Waits for a snapshot that is made later, which may need the loop of the main thread.
private func result<Value>(of async: Async<Value>, within timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    async.run { box.set($0) }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end {
        if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) } else { Thread.sleep(forTimeInterval: 0.01) }
    }
    return box.value
}

/// A value that another thread may set.
private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var held: Value?
    var value: Value? { lock.withLock { held } }
    func set(_ value: Value) { lock.withLock { held = value } }
}

/// One snapshot beside its reference.
private struct Verification<Format> {
    let file: SnapshotFile
    let mode: SnapshotTestingConfiguration.Record
    let diffing: Diffing<Format>

    private var name: String { file.reference.lastPathComponent }

    func failure(_ shown: Format) throws -> String? {
        if mode == .all {
            try SnapshotFile.write(diffing.toData(shown), to: file.reference)
            return "the snapshot '\(name)' was recorded, as all are to be: \(file.reference.path). Switch that off, and run the test again"
        }
        guard let data = try? Data(contentsOf: file.reference) else { return try missing(shown) }
        guard let (difference, attachments) = diffing.diff(diffing.fromData(data), shown) else { return nil }
        try SnapshotFile.write(diffing.toData(shown), to: file.failed)
        try write(attachments)
        var lines = ["the snapshot '\(name)' is other than its reference", SnapshotTestingConfiguration.tool(currentFilePath: file.reference.path, failedFilePath: file.failed.path)]
        if mode == .failed {
            try SnapshotFile.write(diffing.toData(shown), to: file.reference)
            lines.append("it was recorded as the reference")
        }
        return (lines + ["", difference]).joined(separator: "\n")
    }

    private func missing(_ shown: Format) throws -> String {
        guard mode != .never else { return "there is no reference \(file.reference.path), and none is recorded (never)" }
        try SnapshotFile.write(diffing.toData(shown), to: file.reference)
        return "there was no reference for the snapshot '\(name)'; it was recorded: \(file.reference.path). Look at it, and run the test again"
    }

    private func write(_ attachments: [XCTAttachment]) throws {
        for (index, attachment) in attachments.enumerated() {
            let base = file.failed.deletingPathExtension()
            let place = base.deletingLastPathComponent().appendingPathComponent("\(base.lastPathComponent).\(attachment.name ?? "\(index + 1)").\(attachment.pathExtension)")
            try SnapshotFile.write(attachment.data, to: place)
        }
    }
}
