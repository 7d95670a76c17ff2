@testable import Counter
import UIKit
import XCTest

/// As tests of iOS apps are written: nothing in them says where they run.
class CounterTests: XCTestCase {
    var controller: CounterController!
    var counter: CounterView { controller.counter }

    override func setUp() {
        super.setUp()
        controller = CounterController()
        controller.loadViewIfNeeded()
    }

    func testAppIsLaunched() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        XCTAssertEqual(delegate.launches, 1)
        XCTAssertTrue(UIApplication.shared.keyWindow === delegate.window)
        XCTAssertTrue((delegate.window?.rootViewController as? CounterController)?.hasAppeared == true)
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        XCTAssertEqual(scene.activationState, .foregroundActive)
        XCTAssertEqual(try CounterController.words(), ["none", "one"])
    }

    func testButtonCounts() {
        controller.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
        XCTAssertEqual(counter.label.text, "1")
    }

    func testLabelHasMargins() {
        counter.layoutIfNeeded()
        XCTAssertEqual(counter.label.frame, CGRect(x: 8, y: 8, width: 184, height: 64))
    }

    private class FakeTouch: UITouch {
        var place = CGPoint.zero
        override func location(in view: UIView?) -> CGPoint { place }
    }

    func testStrokeCounts() {
        let window = show(), recognizer = StrokeRecognizer(target: counter, action: #selector(CounterView.stroked(_:)))
        counter.addGestureRecognizer(recognizer)
        let touch = FakeTouch(), event = UIEvent()
        recognizer.touchesBegan([touch], with: event)
        touch.place = CGPoint(x: 101, y: 0)
        recognizer.touchesMoved([touch], with: event)
        XCTAssertEqual(recognizer.state, .ended)
        RunLoop.main.run(until: Date())
        XCTAssertEqual(counter.count, 10)
        window.isHidden = true
    }

    private func show() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    func testFadeCompletes() {
        let window = show(), start = Date(), faded = expectation(description: "faded")
        counter.fade(2) { faded.fulfill() }
        wait(for: [faded], timeout: 5)
        XCTAssertEqual(counter.alpha, 0)
        XCTAssertLessThan(Date().timeIntervalSince(start), 1)
        window.isHidden = true
    }

    func testRunLoopLetsTimePass() {
        let window = show(), start = Date()
        var isFaded = false
        counter.fade(2) { isFaded = true }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertFalse(isFaded)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1.1))
        XCTAssertTrue(isFaded)
        XCTAssertLessThan(Date().timeIntervalSince(start), 1)
        window.isHidden = true
    }

    func testTimersGoByTheSameTime() {
        let start = Date(), counted = expectation(description: "counted")
        counter.countLater { counted.fulfill() }
        waitForExpectations(timeout: 3) { XCTAssertNil($0) }
        XCTAssertEqual(counter.count, 2)
        XCTAssertEqual(XCTWaiter.wait(for: [expectation(description: "never")], timeout: 0.1), .timedOut)
        XCTAssertLessThan(Date().timeIntervalSince(start), 1)
    }

    func testWhatComesLaterDoesNotCome() {
        let early = expectation(description: "early")
        early.isInverted = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { early.fulfill() }
        wait(for: [early], timeout: 0.2)
    }

    func testOtherThreadsHaveTheirTime() {
        let done = expectation(description: "done")
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.2)
            DispatchQueue.main.async {
                self.counter.count = 7
                done.fulfill()
            }
        }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(counter.count, 7)
    }

    func testFilesOfTests() throws {
        let file = try XCTUnwrap(Bundle(for: type(of: self)).url(forResource: "levels", withExtension: "json"))
        XCTAssertEqual(try JSONDecoder().decode([Int].self, from: Data(contentsOf: file)), [3, 4])
    }
}

@MainActor
final class CounterActorTests: XCTestCase {
    private let counter = CounterView()

    func testOnTheMainActor() {
        let done = expectation(description: "done")
        DispatchQueue.main.async {
            self.counter.count = 4
            done.fulfill()
        }
        wait(for: [done], timeout: 1)
        XCTAssertEqual(counter.count, 4)
    }

    func testTasks() async throws {
        let start = Date(), counted = expectation(description: "counted")
        counter.countLater { counted.fulfill() }
        await fulfillment(of: [counted], timeout: 5)
        XCTAssertEqual(counter.count, 2)
        XCTAssertLessThan(Date().timeIntervalSince(start), 1)
        try await Task.sleep(nanoseconds: 1_000_000)
    }
}
