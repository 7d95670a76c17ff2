import Testing
@testable import UIKit

/// Runs each test of a suite twice: as it is, and as if no method table could be read. What `InheritedMethods` reads there is for speed
/// alone, so the tests pass both ways.
struct BothWays: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    /// Each case once, not the test and its suites around it too.
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await function()
        try await InheritedMethods.$areUnreadable.withValue(true) { try await function() }
    }
}

extension Trait where Self == BothWays {
    /// The tests run with and without the method tables.
    static var withAndWithoutMethodTables: Self { Self() }
}
