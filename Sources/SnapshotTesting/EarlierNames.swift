public import Foundation

// What earlier versions of the library had, and tests still call.

/// Expects a snapshot, with a value that says whether it is recorded: `false` and `nil` leave it to what surrounds the call.
public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
                                          record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
                                          file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column) {
    assertSnapshot(of: try value(), as: snapshotting, named: name, record: recording == true ? .all : nil as SnapshotTestingConfiguration.Record?, timeout: timeout,
                   fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// The name that ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` had.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
                                          record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
                                          line: UInt = #line) {
    assertSnapshot(of: try value(), as: snapshotting, named: name, record: recording as Bool?, timeout: timeout, file: file, testName: testName, line: line)
}

/// The name that `assertSnapshots(of:as:)` had.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
                                           record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
                                           line: UInt = #line) {
    assertSnapshots(of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file, testName: testName, line: line)
}

/// The name that `assertSnapshots(of:as:)` had.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
                                           record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
                                           line: UInt = #line) {
    assertSnapshots(of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file, testName: testName, line: line)
}

/// Compares a snapshot, with a value that says whether it is recorded: `false` and `nil` leave it to what surrounds the call.
public func verifySnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
                                          record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
                                          file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column) -> String? {
    verifySnapshot(of: try value(), as: snapshotting, named: name, record: recording == true ? .all : nil as SnapshotTestingConfiguration.Record?,
                   snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// The name that ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)`` had.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)")
public func verifySnapshot<Value, Format>(matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
                                          record recording: Bool = false, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
                                          file: StaticString = #filePath, testName: String = #function, line: UInt = #line) -> String? {
    verifySnapshot(of: try value(), as: snapshotting, named: name, record: recording as Bool?, snapshotDirectory: snapshotDirectory, timeout: timeout, file: file,
                   testName: testName, line: line)
}
