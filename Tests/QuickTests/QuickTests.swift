import Quick
import XCTest

/// The vocabulary of Quick, as tests of iOS apps use it.
final class QuickTests: XCTestCase {
    private final class Log { var lines: [String] = [] }
    nonisolated(unsafe) private static var log = Log()

    private class Ordered: QuickSpec {
        override func spec() {
            let log = QuickTests.log
            var value = 0
            sharedExamples("a number") { (context: @escaping SharedExampleContext) in
                it("is one") { log.lines.append("shared \(context()["value"] ?? 0)") }
            }
            beforeSuite { log.lines.append("first") }
            afterSuite { log.lines.append("last") }
            beforeEach {
                value += 1
                log.lines.append("outer")
            }
            afterEach { log.lines.append("out") }
            describe("a thing") {
                justBeforeEach { log.lines.append("just") }
                beforeEach { log.lines.append("inner") }
                afterEach { log.lines.append("in") }
                context("in a context") {
                    it("counts") { log.lines.append("value \(value)") }
                }
                xit("is not run") { log.lines.append("never") }
                pending("nor is this") { log.lines.append("never") }
                itBehavesLike("a number") { ["value": value] }
            }
            xdescribe("another") { it("is not run") { log.lines.append("never") } }
        }
    }

    func testOrder() throws {
        Self.log = Log()
        try Ordered(name: "", testClosure: { _ in }).testExamples()
        let around = ["outer", "inner", "just"], after = ["in", "out"]
        XCTAssertEqual(Self.log.lines, ["first"] + around + ["value 1"] + after + around + ["shared 2"] + after + ["last"])
    }

    private final class Focused: QuickSpec {
        override class func spec() {
            let log = QuickTests.log
            it("is left out") { log.lines.append("never") }
            fit("runs") { log.lines.append("runs") }
            fdescribe("a group") {
                it("runs too") { log.lines.append("too") }
                xit("is not run") { log.lines.append("never") }
            }
            describe("wrapped") {
                aroundEach { run in
                    log.lines.append("(")
                    run()
                    log.lines.append(")")
                }
                fit("is inside") { log.lines.append("inside") }
            }
        }
    }

    func testFocus() throws {
        Self.log = Log()
        try Focused(name: "", testClosure: { _ in }).testExamples()
        XCTAssertEqual(Self.log.lines, ["runs", "too", "(", "inside", ")"])
    }
}
