internal import CLaunch
internal import CoreFoundation
internal import Foundation
internal import HostHeadless
internal import TouchHost
internal import UIKit

/// The app that runs in the process of its tests, on a display without a screen whose time goes by when it is used (R-UIT-1 … 3).
@MainActor
enum AppSession {
    /// The display; `nil` before the first launch.
    private(set) static var display: HeadlessHost?
    /// Variables that the launch has set, with the values of before.
    private static var variables: [String: String?] = [:]
    /// The arguments of the program itself.
    private static var programArguments: [String]?

    /// Seconds for which animations are waited for: those that repeat never end.
    private static let longestRest = 3.0
    /// Seconds from one gesture to the next, so that two taps are not a double tap.
    private static let pause = 0.5

    /// The display while the app runs on it; `nil` otherwise, also when something else in the process has taken the application over.
    static var host: HeadlessHost? { display?.client != nil && isLaunched ? display : nil }
    private static var isLaunched = false

    // MARK: Launch and end

    /// - Throws: A sentence that says why the app can't be launched.
    static func launch(_ arguments: [String], _ environment: [String: String]) throws {
        end()
        guard let delegate = try delegate() else {
            throw LaunchProblem("there is no app to launch: name its delegate's class with XCUIApplication.delegateClass, or have dactyl adopt make the package")
        }
        // What another test has shown, such as a stage, or the app of unit tests.
        UIApplication.shared.endTestedApp()
        prepare(arguments, environment)
        let host = UIApplication.tested.host as? HeadlessHost ?? display ?? makeDisplay()
        display = host
        try UIApplication.launch(testing: delegate, on: host)
        isLaunched = true
        // As on a phone, a keyboard comes up for what is edited.
        UIApplication.shared.onScreenKeyboard = .always
        rest()
    }

    private static func delegate() throws -> AnyClass? {
        if let named = XCUIApplication.delegateClass { return named }
        if UIApplication.tested.delegate == nil { dactyl_name_linked_app() }
        return UIApplication.tested.delegate
    }

    private static func makeDisplay() -> HeadlessHost {
        let settings = try? HostSettings(environment: ProcessInfo.processInfo.environment)
        let host = HeadlessHost(size: settings?.size ?? HeadlessHost.defaultSize, scale: settings?.scale ?? 1)
        // No picture is needed: a screenshot draws the windows itself.
        host.isDrawing = false
        return host
    }

    static func end() {
        guard isLaunched else { return }
        // Another test may have its own windows on the application.
        if host != nil { UIApplication.shared.endTestedApp() }
        isLaunched = false
        for (name, value) in variables { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
        variables = [:]
        if let programArguments { setArguments(programArguments) }
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    }

    /// Sets arguments, variables and preferences, which the app reads.
    private static func prepare(_ arguments: [String], _ environment: [String: String]) {
        for (name, value) in environment {
            variables[name] = .some(ProcessInfo.processInfo.environment[name])
            setenv(name, value, 1)
        }
        let program = programArguments ?? CommandLine.arguments
        programArguments = program
        setArguments(program.prefix(1) + arguments)
        UserDefaults.standard.setVolatileDomain(defaults(arguments), forName: UserDefaults.argumentDomain)
    }

    /// Preferences that arguments set: `-name value`.
    private static func defaults(_ arguments: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") && name.count > 1 && !value.hasPrefix("-") {
            result[String(name.dropFirst())] = value
        }
        return result
    }

    // MARK: Time

    /// Has the app act on what it received, with what waits on the main queue.
    static func turn() {
        guard let host else { return }
        host.advance(by: 0)
        while CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource {}
        host.advance(by: 0)
    }

    /// Lets time pass until nothing is animated, and no longer than ``longestRest``.
    static func rest() {
        turn()
        guard let host else { return }
        let end = host.clock.now + longestRest
        while let tick = host.surface?.tick, tick <= end { host.advance(to: tick) }
        turn()
    }

    /// After a gesture: the next one is not a part of it.
    static func restAfterGesture() {
        host?.advance(by: pause)
        rest()
    }

    /// Lets time go from one thing that is due to the next until a condition holds, or so many seconds have passed; other threads have that time of the wall's
    /// clock all the same (R-GEN-7).
    static func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        let wall = SystemClock.now + timeout
        guard let display else { return condition() }
        let end = display.clock.now + timeout
        while true {
            turn()
            if condition() { return true }
            if let host, let next = host.nextMoment, next <= end {
                host.advance(to: next)
                continue
            }
            guard SystemClock.now < wall else { break }
            // In tests of Swift Testing this thread has no run loop to sleep in.
            if CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.005, true) == .finished { usleep(5000) }
        }
        if display.clock.now < end { host?.advance(to: end) }
        return condition()
    }
}

/// Why an app can't be launched, in one sentence.
struct LaunchProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Sets `CommandLine.arguments`, which UIKit's `ProcessInfo.arguments` reads too. Swift 6 takes the setter from sources in its own mode; an app under test reads there what
/// it is launched with.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])
