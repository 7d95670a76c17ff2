import Testing
import UIKit
import XCUIAutomation

@MainActor @Suite("XCUIApplication", .serialized) struct LaunchTests {
    @Test("R-UIT-1 a launch begins the app with arguments, environment and preferences; R-UIT-2 its end takes them away, and another launch is another app")
    func launches() {
        ProbeDelegate.launches = []
        ProbeDelegate.events = []
        XCUIApplication.delegateClass = ProbeDelegate.self
        let own = CommandLine.arguments, app = XCUIApplication()
        app.launchArguments = ["--plain", "-probeName", "Ada"]
        app.launchEnvironment = ["PROBE_MODE": "test"]
        app.launch()
        let first = UIApplication.shared.delegate
        #expect(ProbeDelegate.launches.count == 1 && first is ProbeDelegate)
        #expect(ProbeDelegate.launches.first?.arguments == ["--plain", "-probeName", "Ada"])
        #expect(ProbeDelegate.launches.first?.mode == "test" && ProbeDelegate.launches.first?.preference == "Ada")
        #expect(app.state == .runningForeground && app.windows.count == 1)

        let second = XCUIApplication()
        second.launch()
        #expect(ProbeDelegate.launches.count == 2 && UIApplication.shared.delegate !== first)
        #expect(ProbeDelegate.launches.last?.arguments == [] && ProbeDelegate.launches.last?.mode == nil && ProbeDelegate.launches.last?.preference == nil)
        second.terminate()
        #expect(app.state == .notRunning && UIApplication.shared.delegate == nil && !app.windows.firstMatch.exists)
        #expect(ProbeDelegate.events == ["background", "terminate", "background", "terminate"])
        #expect(CommandLine.arguments == own && ProcessInfo.processInfo.environment["PROBE_MODE"] == nil && UserDefaults.standard.string(forKey: "probeName") == nil)
        XCUIApplication.delegateClass = nil
    }

    /// An app as suites derive it: with Apple's signatures.
    private final class PreparedApplication: XCUIApplication {
        override func launch() {
            launchArguments.append("--prepared")
            super.launch()
        }

        override func activate() {
            launchArguments.append("--again")
            super.activate()
        }

        override func terminate() { super.terminate() }
    }

    @Test("R-UIT-1, R-UIT-2 a class of the tests overrides launch, activate and terminate; a launch that fails is reported where the app's object was made")
    func overrides() {
        ProbeDelegate.launches = []
        XCUIApplication.delegateClass = ProbeDelegate.self
        let line: UInt = #line + 1
        let app = PreparedApplication()
        app.launch()
        #expect(ProbeDelegate.launches.map(\.arguments) == [["--prepared"]])
        app.terminate()
        app.activate()
        #expect(ProbeDelegate.launches.last?.arguments == ["--prepared", "--again", "--prepared"])
        app.terminate()
        XCUIApplication.delegateClass = nil
        var found: [XCUIApplication.Failure] = []
        let before = XCUIApplication.onFailure
        XCUIApplication.onFailure = { found.append($0) }
        app.launch()
        XCUIApplication.onFailure = before
        #expect(found.map(\.line) == [line])
    }

    @Test("R-UIT-2 Home takes the app to the background, and activate brings it back or launches it")
    func home() {
        ProbeDelegate.events = []
        withApp(ProbeDelegate.self) { app in
            XCUIDevice.shared.press(.home)
            #expect(app.state == .runningBackground && app.wait(for: .runningBackground, timeout: 1))
            app.activate()
            #expect(app.state == .runningForeground && ProbeDelegate.events == ["background", "foreground"])
            app.terminate()
            app.activate()
            #expect(app.state == .runningForeground)
        }
    }

    @Test("R-UIT-1 without an app, and for an app of the system's, a launch is a failure, and nothing exists")
    func noApp() {
        XCUIApplication.delegateClass = nil
        let app = XCUIApplication(), springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        #expect(failures { app.launch() } == [
            "the app can't be launched: there is no app to launch: name its delegate's class with XCUIApplication.delegateClass, or have dactyl adopt make the package",
        ])
        #expect(failures { springboard.launch() } == ["can't launch XCUIApplication(bundleIdentifier: \"com.apple.springboard\"): there is no such app here"])
        #expect(!springboard.buttons["Allow"].exists && !springboard.alerts.firstMatch.waitForExistence(timeout: 0.01))
        #expect(failures { app.buttons["Go"].tap() } == ["can't tap app.buttons[\"Go\"]: the app does not run"])
    }

    @Test("R-UIT-13 the device turns the display; a screenshot has its pixels, or the pixels of one element")
    func display() {
        withApp({ controller in
            let square = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
            square.backgroundColor = .red
            square.accessibilityIdentifier = "square"
            controller.view.addSubview(square)
        }) { app, controller in
            let scale = UIScreen.main.scale
            #expect(XCUIScreen.main.screenshot().image.size == UIScreen.main.bounds.size && app.screenshot().image.scale == scale)
            let picture = app.otherElements["square"].screenshot()
            #expect(picture.image.size == CGSize(width: 50, height: 40) && UIImage(data: picture.pngRepresentation) != nil)
            #expect(XCUIDevice.shared.orientation == .portrait)
            XCUIDevice.shared.orientation = .landscapeLeft
            #expect(XCUIDevice.shared.orientation.isLandscape && controller.view.bounds.width > controller.view.bounds.height)
            #expect(app.frame == UIScreen.main.bounds)
            XCUIDevice.shared.orientation = .portrait
            #expect(controller.view.bounds.width < controller.view.bounds.height)
        }
    }
}
