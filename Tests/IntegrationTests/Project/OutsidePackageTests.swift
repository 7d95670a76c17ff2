import Foundation
import Testing

/// Another package depends on this one, builds its app and tests its view.
@Suite("Outside package", .enabled(if: Checkout.isSlowWanted, "builds everything once more: DACTYL_SLOW=1, as script/test sets for it apart"))
struct OutsidePackageTests {
    @Test
    func buildsAndPasses() throws {
        let folder = try TemporaryFolder()
        let package = folder.file("Doodle")
        try FileManager.default.copyItem(atPath: "\(Checkout.root)/Tests/Apps/OutsidePackage", toPath: package)
        try? FileManager.default.removeItem(atPath: "\(package)/.build")
        let client = ClientPackage(folder: package)
        let environment: [String: String?] = ["DACTYL_ROOT": Checkout.root]
        let build = try client.swift(["build"], environment: environment)
        #expect(build.status == 0, "\(build.text.suffix(3000))")
        let ownWarnings = build.text.split(separator: "\n").filter { $0.contains("warning:") && $0.contains("/Doodle/") }
        #expect(ownWarnings.isEmpty, "\(ownWarnings)")
        let test = try client.swift(["test"], environment: environment)
        #expect(test.status == 0, "\(test.text.suffix(3000))")
        let passed = test.text
        #expect(passed.contains("Test run with 4 tests") && passed.contains("Executed 2 tests, with 1 test skipped and 0 failures"),
                "those of Swift Testing and of XCTest ran: \(passed.suffix(3000))")
        let failing = try client.swift(["test", "--skip-build"], environment: environment.merging(["DOODLE_FAILS": "1"]) { $1 })
        #expect(failing.status != 0)
        let failed = failing.text
        for expected in [
            "CheckmarkTests.swift:39", "expected: CheckmarkGestureRecognizer: ended", "Test run with 4 tests in 1 suite failed",
            "DialTests.swift:33: error: DialFailureTests.testAFailureExplainsItself : failed - ",
            "expected: DialGestureRecognizer: began, ended", "Executed 2 tests, with 1 failure", "happened: no action",
            "failed: by its own decision",
        ] {
            #expect(failed.contains(expected), "a failure is reported by the framework that runs: '\(expected)' in \(failed.suffix(5000))")
        }
        let app = try Child("\(ClientPackage.products)/Doodle",
                            environment: ["DACTYL_ON": "headless", "DACTYL_SNAPSHOT": folder.file("end.png")])
        #expect(try app.status() == 0, "\(app.errors)")
        #expect(try Picture(png: folder.file("end.png"))[5, 5] == 0xFFCC00, "the app's own colour")
    }
}
