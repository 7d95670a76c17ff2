// Builds that have Swift's libraries inside (--static-swift-stdlib) have no XCTest, and no tests.
#if canImport(XCTest)
import CLaunch
import FoundationAdditions
import HostHeadless
import TouchHost
import UIKit
import XCTest

/// The program of tests, in which the app runs that is tested, on a display without a screen.
@MainActor
public enum TestRun {
    private static var isStarted = false
    private static var app: AnyClass? { UIApplication.tested.delegate }
    private static var isLaunchedAtStart = true
    static var time: WaitingTime?

    /// Names the delegate of the app that is tested. The tests' own function `dactyl_name_tested_app` calls it, before the launch.
    /// - Parameter isLaunched: Whether it is launched before the first test. Tests of the interface launch it themselves.
    public static func setApp(_ delegate: AnyClass, isLaunched: Bool = true) {
        UIApplication.tested.delegate = delegate
        isLaunchedAtStart = isLaunched
    }

    /// Launches the app, or opens a scene for tests of a library, at the first call.
    static func start() {
        guard !isStarted else { return }
        isStarted = true
        dactyl_name_linked_app()
        do {
            let settings = try HostSettings(environment: ProcessInfo.processInfo.environment)
            let host = HeadlessHost(size: settings.size ?? HeadlessHost.defaultSize, scale: settings.scale ?? 1, timers: settings.timers)
            // No picture is needed: views are drawn where a test asks for it.
            host.isDrawing = false
            UIApplication.tested.host = host
            try UIApplication.launch(testing: isLaunchedAtStart ? app : nil, on: host)
            time = WaitingTime(host, isReal: settings.timers == .real)
            time?.turn()
        } catch {
            say("dactyl: the tests run without \(app == nil ? "a display" : "their app"): \(error)")
        }
    }

    /// A test may have taken the application to another display, such as a stage, and left it without one.
    static func attach() {
        guard let host = time?.host else { return }
        if isLaunchedAtStart, let app, UIApplication.shared.delegate == nil {
            // Tests of the interface have ended the app in which the others run.
            UIApplication.shared.detach()
            try? UIApplication.launch(testing: app, on: host)
        } else if !UIApplication.shared.isAttached {
            _ = try? UIApplication.shared.attach(to: host)
        }
    }
}

/// Begins with XCTest's tests: they come before anything else that runs on the main thread.
private final class BundleObserver: NSObject, XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { TestRun.start() } }
    func testCaseWillStart(_ testCase: XCTestCase) { MainActor.assumeIsolated { TestRun.attach() } }
}

/// CLaunch calls it by name before the main function of a program that links this target.
@_cdecl("dactyl_begin_tests")
func beginTests() {
    XCTestObservationCenter.shared.addTestObserver(BundleObserver())
    // Swift Testing has no such observer. Its tests on the main actor come after what waits on the main queue by now.
    DispatchQueue.main.async { MainActor.assumeIsolated { TestRun.start() } }
}
#endif
