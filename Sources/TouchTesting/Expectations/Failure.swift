internal import IssueReporting
internal import IssueReportingTestSupport

extension TouchStage {
    /// Something that a test expected and that was not so, or a use of the stage that makes no sense.
    public struct Failure: Sendable, CustomStringConvertible {
        /// What was expected, what happened instead and when, which touches were down, and what recognizers did: several lines.
        public let message: String
        /// The file of the call, as the compiler names it.
        public let fileID: StaticString
        /// The path of the file of the call.
        public let filePath: StaticString
        /// The line of the call.
        public let line: UInt
        /// The column of the call.
        public let column: UInt

        public var description: String { "\(fileID):\(line): \(message)" }
    }

    /// Takes the failures of all stages, in place of the test that runs: for test frameworks of other kinds, and for tests of tests.
    /// `nil`, as it is at first, has XCTest or Swift Testing record them.
    public static var onFailure: (@MainActor (Failure) -> Void)?

    /// Reports something that was expected.
    func fail(_ expected: String, happened: String, at place: SourcePlace) {
        report("expected: \(expected)\nhappened: \(happened)\n\(takeSituation())", at: place)
    }

    /// Reports a use that makes no sense, at the line where the stage was made.
    func report(_ message: String, at place: SourcePlace? = nil) {
        let place = place ?? self.place
        if let onFailure = Self.onFailure {
            onFailure(Failure(message: message, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
        } else if case .xcTest? = TestContext.current, let fail = _XCTFail() as? @Sendable (String, StaticString, UInt) -> Void {
            // On Linux `reportIssue` finds no XCTest in the process, and adds a warning of several lines about it to every failure.
            fail(message, place.filePath, place.line)
        } else {
            reportIssue(message, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
        }
    }
}
