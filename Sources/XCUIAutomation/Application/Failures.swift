internal import FoundationAdditions
internal import IssueReporting
internal import IssueReportingTestSupport

/// A place in a test's source.
struct SourcePlace: Sendable {
    var file: StaticString
    var line: UInt
}

extension XCUIApplication {
    /// A use of the app that could not be done.
    public struct Failure: Sendable, CustomStringConvertible {
        /// What could not be done, why, and what is on the screen: several lines.
        public let message: String
        /// The path of the file of the call.
        public let file: StaticString
        /// The line of the call.
        public let line: UInt

        public var description: String { "\(file):\(line): \(message)" }
    }

    /// Takes the failures in place of the test that runs: for other test frameworks, and for tests of tests. Not part of XCUIAutomation.
    ///
    /// `nil`, as it is at first, has XCTest or Swift Testing record them.
    public static var onFailure: (@MainActor (Failure) -> Void)?

    static func report(_ message: String, at place: SourcePlace) {
        if let onFailure {
            onFailure(Failure(message: message, file: place.file, line: place.line))
        } else {
            record(message, at: place)
        }
    }

    /// Reports from a thread that may be another than the main one, which alone has ``onFailure``.
    nonisolated static func reportAnywhere(_ message: String, at place: SourcePlace) {
        if MainQueue.isCurrent { MainActor.assumeIsolated { report(message, at: place) } } else { record(message, at: place) }
    }

    nonisolated private static func record(_ message: String, at place: SourcePlace) {
        if case .xcTest? = TestContext.current, let fail = _XCTFail() as? @Sendable (String, StaticString, UInt) -> Void {
            // On Linux `reportIssue` finds no XCTest in the process, and adds a warning of several lines about it to every failure.
            fail(message, place.file, place.line)
        } else {
            // Swift Testing shows the name of this file, as a module's file can't be had of a path.
            let name = "\(place.file)".split(separator: "/").last.map(String.init) ?? ""
            reportIssue("\(name):\(place.line): \(message)", filePath: place.file, line: place.line)
        }
    }
}
