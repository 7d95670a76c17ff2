#if canImport(Testing)
public import Testing

/// A trait that configures the snapshots of a test or of a suite's tests.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the tests of suites in a suite have it too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the configuration.
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) { try await function() }
    }
}

extension Trait where Self == SnapshotsTestTrait {
    /// Configures the snapshots of a test or of a suite's tests.
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil) -> Self {
        SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Configures the snapshots of a test or of a suite's tests.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self { SnapshotsTestTrait(configuration: configuration) }
}
#endif
