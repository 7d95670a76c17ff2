/// The file that a target of tests has of its own, beside those of the project.
enum TestFile {
    /// The app in whose process the tests run.
    struct Host {
        var module: String
        /// The name of the class.
        var delegate: String
    }

    /// - Parameters:
    ///   - host: `nil` for tests of a library, and for those whose app another file names.
    ///   - isOfInterface: Whether the tests use the app as a person does, and launch it themselves.
    static func text(host: Host?, isOfInterface: Bool = false) -> String {
        let waits = isOfInterface ? Self.waits + sleeps + additions : waits, exported = isOfInterface ? "\(interfaceImport)\n" : ""
        guard let host else { return head + "import XCTest\n" + exported + waits }
        let launch = isOfInterface ? ", isLaunched: false" : ""
        return head + "import UIKit\nimport XCTest\n\(exported)@testable import \(host.module)\n" + """

            /// Called before the first test: \(isOfInterface ? "names the app, which the tests launch" : "launches the app").
            @_cdecl("dactyl_name_tested_app")
            public func nameTestedApp() { MainActor.assumeIsolated { TestRun.setApp(\(host.module).\(host.delegate).self\(launch)) } }

            """ + waits
    }

    /// A file that imports XCTest has the names of XCUIAutomation and UIKit too, as with Apple's.
    static let interfaceImport = "@_exported import UIKit\n@_exported import XCUIAutomation"

    /// What tests of the interface have of XCTest besides.
    static let additions = """

        /// What is measured: the time that a block takes.
        protocol XCTMetric {}
        final class XCTApplicationLaunchMetric: XCTMetric { init(waitUntilResponsive: Bool = false) {} }
        final class XCTClockMetric: XCTMetric {}

        extension XCTestCase {
            func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block: block) }
        }

        struct XCTActivity { let name: String }

        enum XCTContext {
            static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) rethrows -> Result { try block(XCTActivity(name: name)) }
        }

        """

    private static let sleeps = """

        @discardableResult
        func sleep(_ seconds: UInt32) -> UInt32 {
            TestWaits.sleep(TimeInterval(seconds))
            return 0
        }

        @discardableResult
        func usleep(_ microseconds: UInt32) -> Int32 {
            TestWaits.sleep(TimeInterval(microseconds) / 1_000_000)
            return 0
        }

        extension Thread {
            class func sleep(forTimeInterval interval: TimeInterval) { TestWaits.sleep(interval) }
        }

        """

    private static let head = """
        // The package manager needs a file of the target's own. The tests are in the folder iOS.
        //
        // It has the methods by which tests wait, as XCTest and Foundation have them: here they let the app's time pass.
        import Foundation
        import TestLaunch

        """

    private static let waits = """

        extension XCTestCase {
            func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) {
                _ = XCTWaiter(delegate: self)._wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }

            func waitForExpectations(timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: XCWaitCompletionHandler? = nil) {
                _waitForExpectations(timeout: timeout, file: file, line: line, handler: handler)
            }

            func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
                             file: StaticString = #file, line: Int = #line) async {
                _ = await XCTWaiter(delegate: self)._fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }
        }

        extension XCTWaiter {
            @discardableResult
            func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file,
                      line: Int = #line) -> Result {
                _wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }

            class func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file,
                            line: Int = #line) -> Result {
                XCTWaiter()._wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
            }
        }

        extension RunLoop {
            func run(until limitDate: Date) { TestWaits.run(self, until: limitDate) }

            @discardableResult
            func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool { TestWaits.run(self, mode: mode, before: limitDate) }
        }

        extension Timer {
            @discardableResult
            class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer {
                TestWaits.timer(interval, repeats, block)
            }
        }

        """
}
