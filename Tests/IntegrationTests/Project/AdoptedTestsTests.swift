import Foundation
import Testing

/// The tests of an iOS project, adopted as they are.
@Suite("Adopted tests",
       .enabled(if: Checkout.isSlowWanted, "builds everything once more: DACTYL_SLOW=1, as script/test sets for it apart"), .serialized)
struct AdoptedTestsTests {
    private static let project = "\(Checkout.root)/Tests/Packages/TestedApp"

    @Test("R-GEN-7, R-UIT-16 dactyl adopt makes a package of a project whose unit and UI tests pass, in their app, and whose waits take no real time")
    func passes() throws {
        let folder = try TemporaryFolder(), package = folder.file("Linux")
        let adopt = try Child(Checkout.dactyl, ["adopt", Self.project, "--package", package])
        // The first use builds what reads Swift sources. A file is left out, which is a thing that stands in the way.
        #expect(try adopt.status(within: 300) == 1, "\(adopt.errors)")
        #expect(adopt.output == """
            Counter: 3 Swift files, 0 storyboards and xibs, Swift 5.0
              3 of 3 Swift files compile
            CounterTests (tests in Counter): 3 Swift files, 0 storyboards and xibs, Swift 5.0
              2 of 3 Swift files compile
              left out, as there is no module SwiftUI here: CounterTests/PreviewTests.swift
            CounterUITests (tests of the interface of Counter): 2 Swift files, 0 storyboards and xibs, Swift 5.0
              1 of 2 Swift files compile
              left out, as there is no XCTAttachment here: CounterUITests/CounterUITestsLaunchTests.swift
            made \(package); build it, run it and test it with:
                swift run --package-path \(package) Counter
                swift test --package-path \(package)

            """)
        let test = try ClientPackage(folder: package).swift(["test"])
        #expect(test.status == 0, "\(test.text.suffix(4000))")
        #expect(test.text.contains("Executed 18 tests, with 0 failures") && test.text.contains("Test run with 2 tests in 1 suite passed"), "\(test.text.suffix(4000))")
        let warnings = Set(test.text.split(separator: "\n").filter { $0.contains("warning:") && $0.contains("/CounterTests") })
        #expect(warnings.isEmpty, "\(warnings)")
        // The same tests with the run loop's own time: animations and timers take as long as they say, and what must be quick fails.
        let slow = try ClientPackage(folder: package).swift(["test", "--skip-build", "--filter", "CounterTests.CounterTests/test(Fade|RunLoop|Timers|Other)"],
                                                           environment: ["DACTYL_TIMERS": "real"])
        #expect(slow.text.contains("Executed 4 tests, with 3 failures (0 unexpected)"), "\(slow.text.suffix(4000))")
    }
}
