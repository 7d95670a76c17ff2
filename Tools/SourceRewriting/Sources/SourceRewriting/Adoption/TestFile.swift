/// The file that a target of tests has of its own, beside those of the project.
enum TestFile {
    /// The app in whose process the tests run.
    struct Host {
        var module: String
        /// The name of the class.
        var delegate: String
    }

    /// - Parameter host: `nil` for tests of a library.
    static func text(host: Host?) -> String {
        guard let host else { return head + "import XCTest\n" + waits }
        return head + "import UIKit\nimport XCTest\n@testable import \(host.module)\n" + """

            /// Called before the first test: launches the app.
            @_cdecl("dactyl_name_tested_app")
            public func nameTestedApp() { MainActor.assumeIsolated { TestRun.setApp(\(host.module).\(host.delegate).self) } }

            """ + waits
    }

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
