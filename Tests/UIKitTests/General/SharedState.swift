import Foundation
@testable import FoundationAdditions
import HostHeadless
@testable import QuartzCore
import Testing
import TouchHost
@testable import UIKit

/// What all tests of a process share: each finds it as it was when the process began, and leaves it so.
///
/// Scenes, windows, open menus, the host, its clipboard and its time are not among it: they go when the next test attaches its own host.
@MainActor
private enum SharedState {
    static var values: [String: String] {
        let menu = UIMenuController.shared, application = UIApplication.shared
        return [
            "GestureConfiguration.current": "\(GestureConfiguration.current)",
            "what hosts have broken": "\(Verifier.current?.violations.map(\.description) ?? [])",
            "the system's appearance": "\(application.systemAppearance), \(CurrentTraits.ofThread == nil)",
            "the system's size of text": "\(application.systemTextSize)",
            "the system's accessibility": "\(application.systemAccessibility)",
            "the language of the system's words": AppLanguage.ofWords,
            "what is set on the desktop": "\(application.desktopSettings), \(UIView.usualTint == .systemBlue)",
            "UIAccessibility.postObserver": "\(UIAccessibility.postObserver != nil)",
            "DeliveryLog.current": "\(DeliveryLog.current != nil)",
            "GestureCoordinator.shared.isRunning": "\(GestureCoordinator.shared.isRunning)",
            "UIView.areAnimationsEnabled": "\(UIView.areAnimationsEnabled)",
            "the animation that changes belong to": "\(ViewAnimation.current != nil)",
            "CATransaction": "\(CATransaction.depth) deep, duration \(CATransaction.animationDuration()), actions \(CATransaction.disableActions())",
            "CADisplayLink": "\(DisplayLinks.count) active",
            "UIGraphicsGetCurrentContext": "\(UIGraphicsGetCurrentContext() != nil)",
            "UIApplication.shared.delegate": "\(application.delegate != nil)",
            "UIApplication.shared.isIgnoringInteractionEvents": "\(application.isIgnoringInteractionEvents)",
            "UIMenuController.shared": "items \(menu.menuItems?.map(\.title) ?? []), arrow \(menu.arrowDirection)",
            "pasteboards": "\(UIPasteboard.names.sorted())",
            "observers of NotificationCenter by selector": "\(NotificationCenter.selectorObservers)",
            "calls that perform(_:with:afterDelay:) has still to make": "\(NSObject.delayedCalls)",
        ]
    }

    /// As the process began, but for what was reported already.
    static var expected = values
    /// A `TouchStage` leaves its trace for failures to print, until another stage is there: a test may find one, but leaves no new one. It
    /// can be checked only where no other test runs between.
    static var hadTrace = false
    static let isSerial = CommandLine.arguments.contains("--no-parallel")
    static var running: [Test.ID] = []
    static var last: Test.ID?
    /// Pixels a point of a display that is there before each test, as another test may have left one: script/shuffle says it.
    private static let leftScale = ProcessInfo.processInfo.environment["DACTYL_LEFT_SCALE"].flatMap(Double.init)
    private static var left: HeadlessHost?

    /// Leaves a display for a test to find, unless it would take that of another test.
    static func leaveDisplay() throws {
        guard let leftScale, running.isEmpty else { return }
        let host = HeadlessHost(size: PixelSize(width: 500, height: 700), scale: leftScale)
        _ = try UIApplication.shared.attach(to: host)
        left = host
    }

    /// Records what is other than it was, once.
    static func check(_ moment: String) {
        let now = values
        for (name, value) in now.sorted(by: { $0.key < $1.key }) where expected[name] != value {
            let others = running.filter { $0 != Test.current?.id }.map { "\($0)" }
            Issue.record("""
                \(moment) the test, \(name) is \(value), not \(expected[name] ?? "nothing"); the last one to end was \
                \(last.map { "\($0)" } ?? "none")\(others.isEmpty ? "" : "; running too: \(others.joined(separator: ", "))")
                """)
        }
        expected = now
        if moment == "before" {
            hadTrace = GestureTrace.current != nil
        } else if isSerial, !hadTrace, GestureTrace.current != nil {
            Issue.record("after the test, GestureTrace.current is set")
        }
    }
}

/// Checks, before and after each test of a suite, that what all tests of the process share is as they must leave it.
struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await MainActor.run {
            SharedState.check("before")
            try SharedState.leaveDisplay()
            SharedState.running.append(test.id)
        }
        do {
            try await function()
            await end(test)
        } catch {
            await end(test)
            throw error
        }
    }

    @MainActor private func end(_ test: Test) {
        SharedState.check("after")
        SharedState.last = test.id
        if let index = SharedState.running.firstIndex(of: test.id) { SharedState.running.remove(at: index) }
    }
}

extension Trait where Self == LeavesNothing {
    /// What all tests share is left as it was found.
    static var leavesNothing: Self { Self() }
}
