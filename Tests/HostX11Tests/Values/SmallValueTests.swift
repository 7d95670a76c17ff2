import Foundation
import HostKit
import Testing
@testable import TouchHost
@testable import HostX11
@testable import HostRunner

@MainActor @Suite struct SystemClockTests {
    /// R-GEN-2
    @Test func itIsTheSystemUptime() {
        let before = ProcessInfo.processInfo.systemUptime
        let now = SystemClock.now
        let after = ProcessInfo.processInfo.systemUptime
        #expect(before <= now && now <= after)
    }

    @Test func eachRequestWakesOnce() {
        let clock = SystemClock()
        #expect(!clock.takeWake())
        clock.requestWake(at: clock.now - 1)
        #expect(clock.takeWake())
        #expect(!clock.takeWake())
        clock.requestWake(at: clock.now + 60)
        #expect(!clock.takeWake())
        clock.requestWake(at: .nan)
        #expect(clock.deadline == nil)
    }
}

@MainActor @Suite struct LoopPartTests {
    @Test func theTimerFiresWhenItsTimeHasCome() throws {
        let timer = WakeTimer(), set = DescriptorSet()
        set.insert(timer.descriptor)
        timer.arm(at: SystemClock.now + 1000)
        #expect(!set.handleReadable { _ in })
        let deadline = SystemClock.now + 0.02
        timer.arm(at: deadline)
        while !set.handleReadable({ #expect($0 == timer.descriptor) }) {
            try #require(SystemClock.now < deadline + 120)
            usleep(1000)
        }
        #expect(SystemClock.now >= deadline)
        timer.clear()
        #expect(!set.handleReadable { _ in })
    }

    @Test func aSignalBecomesReadableAndIgnoredOnesStayIgnored() {
        // Under nohup the other one would be ignored too.
        let old = signal(SIGINT, SIG_IGN), oldHangup = signal(SIGHUP, SIG_DFL)
        let signals = TerminationSignals(), set = DescriptorSet()
        set.insert(signals.descriptor)
        signals.start()
        defer {
            signals.stop()
            signal(SIGINT, old)
            signal(SIGHUP, oldHangup)
        }
        kill(getpid(), SIGINT)
        #expect(!set.handleReadable { _ in })
        #expect(signals.number == nil)
        kill(getpid(), SIGHUP)
        let deadline = SystemClock.now + 60
        var isReadable = false
        while !isReadable, SystemClock.now < deadline { isReadable = set.handleReadable { _ in } }
        #expect(isReadable)
        #expect(signals.number == SIGHUP)
        signals.clear()
        #expect(!set.handleReadable { _ in })
    }
}

@MainActor @Suite struct HostChoiceTests {
    private func failure(_ host: String, _ environment: [String: String]) -> HostChoice.Failure? {
        var settings = HostSettings()
        settings.host = host
        do {
            _ = try HostChoice(settings: settings, environment: environment)
            return nil
        } catch {
            return error as? HostChoice.Failure
        }
    }

    @Test func anUnknownNameListsTheKnownOnes() {
        let error = failure("wayfire", [:])
        #expect(error?.exitStatus == 64)
        #expect(error?.description == "the host 'wayfire' is none of \(HostChoice.names.joined(separator: ", "))")
    }

    #if KMS
    @Test func anOutputThatIsNotToBeHadIsNoReasonForAPage() {
        var settings = HostSettings()
        settings.output = "HDMI-A-9"
        #expect(throws: HostChoice.Failure.self) { try HostChoice(settings: settings, environment: [:]) }
    }
    #endif

    #if Web
    @Test func withoutADisplayThereIsAPage() throws {
        var settings = HostSettings()
        settings.port = 0
        let choice = try HostChoice(settings: settings, environment: [:])
        #expect(choice.host.name == "web")
        #expect(choice.reason.hasPrefix("web at http://") && choice.reason.contains("because there is no display"))
    }
    #else
    @Test func withoutADisplayItSaysWhatToDo() {
        let error = failure("auto", [:])
        #expect(error?.exitStatus == 69)
        #expect(error?.description.contains("--on headless --play SCRIPT") == true)
        #expect(error?.description.contains("\n") == false && error?.description.contains("--traits Web") == true)
        #expect(failure("web", [:])?.description == "this app was built without the host 'web'; build it with the trait Web of the "
            + "package dactyl, as in swift build --traits Web")
    }
    #endif

    #if !KMS
    @Test func whatWasNotBuiltSaysHow() {
        #expect(failure("kms", [:])?.exitStatus == 69 && failure("kms", [:])?.description.contains("DACTYL_HOSTS") == true)
    }
    #endif

    @Test func headlessWhenAsked() throws {
        var settings = HostSettings()
        settings.host = "headless"
        let choice = try HostChoice(settings: settings, environment: [:])
        #expect(choice.host.name == "headless")
        #expect(choice.reason.hasPrefix("headless"))
    }

    #if X11
    @Test(arguments: [":987", "nonsense", "localhost:987"])
    func aDisplayThatDoesNotAnswer(_ display: String) {
        let error = failure("x11", ["DISPLAY": display])
        #expect(error?.exitStatus == 69)
        #expect(error?.description.contains(display) == true)
    }
    #endif
}

#if X11
@Suite struct ResourceDatabaseTests {
    @Test(arguments: [("Xft.dpi:\t192\n", 2.0), ("Xcursor.size: 24\nXft.dpi: 120\nXft.hinting: 1", 1.25), ("", 1), ("Xft.dpi: many", 1),
                      ("! Xft.dpi: 192", 1), ("Xft.dpi: 0", 1), ("*dpi: 144", 1.5), ("Xft.dpi: 1e999", 1), ("Xft.dpi", 1)])
    func scales(_ text: String, _ scale: Double) {
        #expect(ResourceDatabase(text).scale == scale)
    }
}

@Suite struct KeyUsageTests {
    /// Codes of `input-event-codes.h` and usages of the HID usage tables, page 7.
    @Test(arguments: [(30, 0x04), (44, 0x1d), (2, 0x1e), (11, 0x27), (28, 0x28), (1, 0x29), (14, 0x2a), (57, 0x2c), (103, 0x52),
                      (106, 0x4f), (59, 0x3a), (88, 0x45), (29, 0xe0), (42, 0xe1), (56, 0xe2), (125, 0xe3), (97, 0xe4),
                      (54, 0xe5), (100, 0xe6), (126, 0xe7), (96, 0x58), (0, 0), (-8, 0), (500, 0)])
    func usages(_ code: Int, _ usage: Int) {
        #expect(KeyUsage.usage(evdev: code) == usage)
    }
}
#endif
