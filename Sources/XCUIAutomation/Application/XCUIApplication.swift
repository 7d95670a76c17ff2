public import Foundation
internal import UIKit

/// The app that is tested. It runs in the process of its tests, without a display, and its time goes by as its events do (R-UIT-1, R-UIT-3).
///
///     let app = XCUIApplication()
///     app.launch()
///     app.buttons["Sign in"].tap()
///     XCTAssertTrue(app.staticTexts["Welcome"].waitForExistence(timeout: 5))
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// Whether the app runs, and whether it is in front.
    public enum State: UInt, Sendable {
        case notRunning = 1
        case runningBackground = 3
        case runningForeground = 4
    }

    /// The class of the delegate of the app that is launched. Not part of XCUIAutomation: packages that `dactyl adopt` makes need not set it.
    public static var delegateClass: AnyClass?

    /// What the next launch passes to the app: it finds them behind the program's name in `ProcessInfo.arguments` and `CommandLine.arguments`, and as
    /// preferences those of the form `-name value`.
    open var launchArguments: [String] = []
    /// Variables that the environment of the app has besides, from the next launch to its end.
    open var launchEnvironment: [String: String] = [:]
    private let isTested: Bool

    /// The app that is tested.
    public init(file: StaticString = #filePath, line: UInt = #line) {
        isTested = true
        super.init(search: Search(text: "app", place: SourcePlace(file: file, line: line)) { ElementNode.app().map { [$0] } ?? [] }, choice: .only)
    }

    /// The app of an identifier: the one that is tested, or one of the system's, which does not exist here.
    public init(bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
        let isTested = bundleIdentifier == Bundle.main.bundleIdentifier
        self.isTested = isTested
        super.init(search: Search(text: isTested ? "app" : "XCUIApplication(bundleIdentifier: \"\(bundleIdentifier)\")", place: SourcePlace(file: file, line: line)) {
            isTested ? ElementNode.app().map { [$0] } ?? [] : []
        }, choice: .only)
    }

    // MARK: Life

    /// Ends the app if it runs, launches it again, and waits until it has come to rest (R-UIT-1). A launch that fails is a failure of the test, at the line where this
    /// object was made: an override has no place for another one.
    open func launch() {
        guard isTested else { return XCUIApplication.report("can't launch \(search.text): there is no such app here", at: search.place) }
        do {
            try AppSession.launch(launchArguments, launchEnvironment)
        } catch {
            XCUIApplication.report("the app can't be launched: \(error)", at: search.place)
        }
    }

    /// Brings the app to the front, and launches it if it does not run.
    open func activate() {
        guard isTested, let host = AppSession.host else { return launch() }
        host.setVisible(true)
        AppSession.rest()
    }

    /// Ends the app (R-UIT-2).
    open func terminate() { if isTested { AppSession.end() } }

    /// Whether the app runs, and whether it is in front.
    open var state: State {
        guard isTested, AppSession.host != nil else { return .notRunning }
        return UIApplication.shared.applicationState == .background ? .runningBackground : .runningForeground
    }

    /// Waits for a state.
    /// - Parameter timeout: Seconds of the app's time.
    /// - Returns: Whether it came.
    open func wait(for state: State, timeout: TimeInterval) -> Bool { AppSession.wait(timeout) { self.state == state } }
}
