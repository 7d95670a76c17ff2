/// A place in a test's source.
struct SourcePlace: Sendable, CustomStringConvertible {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// As in `DoorTests.swift:12`.
    var description: String { "\("\(fileID)".split(separator: "/").last ?? ""):\(line)" }
}
