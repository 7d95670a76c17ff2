public import XCTest

/// A class of tests that is written as examples: what is described, in which contexts, and what it does.
///
/// One test runs them all. XCTest of Linux calls only methods that a source file names, so a subclass overrides ``testExamples()`` to call super;
/// `dactyl adopt` has that written into each.
open class QuickSpec: XCTestCase {
    /// Describes the examples, as Quick up to version 6 has it.
    open func spec() {}

    /// Describes the examples, as Quick has it since version 7.
    open class func spec() {}

    /// Runs the examples in their order. After a failure a line on standard error has the name of the example, and at the end one how many there were.
    open func testExamples() throws {
        let root = ExampleGroup("", in: nil)
        root.describing {
            type(of: self).spec()
            spec()
        }
        let examples = root.examples, isFocused = examples.contains(where: \.isFocused)
        var failed = 0, ran = 0
        let run = examples.filter { !$0.isPending && (!isFocused || $0.isFocused) }
        for hook in root.all.flatMap(\.beforeSuite) { try hook() }
        for example in run {
            ran += 1
            let count = failureCount
            do { try example.run() } catch { XCTFail("\(example.name): \(error)", file: example.file, line: example.line) }
            guard failureCount > count else { continue }
            failed += 1
            say("\(type(of: self)): failed: \(example.name)")
        }
        for hook in root.all.flatMap(\.afterSuite) { try hook() }
        let left = examples.count - ran
        say("\(type(of: self)): \(ran) examples, \(failed) failed\(left > 0 ? ", \(left) not run" : "")")
    }

    private var failureCount: Int { testRun?.totalFailureCount ?? 0 }

    private func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
