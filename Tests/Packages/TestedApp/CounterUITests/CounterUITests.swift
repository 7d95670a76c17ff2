import XCTest

/// As Xcode begins a bundle of UI tests, and an iOS developer adds to it.
final class CounterUITests: XCTestCase {
    var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["-start", "5"]
        app.launch()
    }

    override func tearDownWithError() throws {
        app.terminate()
        app = nil
    }

    private var count: XCUIElement { app.staticTexts["count"] }

    func testStartsAtTheCountOfTheArguments() {
        XCTAssertEqual(count.label, "5")
        XCTAssertTrue(app.buttons["Increase"].isHittable)
    }

    func testEachTapCounts() {
        app.buttons["Increase"].tap()
        app.buttons["Increase"].tap()
        XCTAssertEqual(count.label, "7")
    }

    func testAStrokeCountsTen() {
        let start = app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 20, dy: 140))
        start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 150, dy: 0)))
        XCTAssertEqual(count.label, "15")
    }

    func testResetAsksFirst() {
        app.buttons["Reset"].tap()
        let alert = app.alerts["Reset?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 5))
        XCTAssertFalse(app.buttons["Increase"].exists)
        alert.buttons["Cancel"].tap()
        XCTAssertEqual(count.label, "5")
        app.buttons["Reset"].tap()
        alert.buttons["Reset"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 5))
        XCTAssertEqual(count.label, "0")
    }

    func testCountsLater() {
        let start = Date()
        app.buttons["Later"].tap()
        expectation(for: NSPredicate(format: "label == %@", "7"), evaluatedWith: count)
        waitForExpectations(timeout: 10)
        app.buttons["Later"].tap()
        sleep(3)
        XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH '9'")).count, 1)
        XCTAssertLessThan(Date().timeIntervalSince(start), 2)
    }

    @MainActor
    func testLaunchPerformance() throws {
        measure(metrics: [XCTApplicationLaunchMetric()]) {
            XCUIApplication().launch()
        }
    }
}
