import DesktopBus
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import SettingsPortal

@MainActor @Suite(.enabled(if: TestBus.absence == nil, Comment(rawValue: TestBus.absence ?? "")), .serialized)
struct SettingsPortalTests {
    private static let appearance = "org.freedesktop.appearance", interface = "org.gnome.desktop.interface", assistance = "org.gnome.desktop.a11y.interface"

    struct Missing: Error, CustomStringConvertible { let description: String }

    private func wait(_ what: String, _ portal: SettingsPortal?, _ fake: FakePortal?, until isTrue: () -> Bool) throws {
        let end = SystemClock.now + 60
        while !isTrue() {
            guard SystemClock.now < end else { throw Missing(description: "\(what) did not come") }
            fake?.turn()
            portal?.serve()
            usleep(500)
        }
    }

    private func start(_ bus: TestBus) -> SettingsPortal {
        let portal = SettingsPortal()
        portal.start(["DBUS_SESSION_BUS_ADDRESS": bus.address])
        return portal
    }

    @Test("R-SET-1, R-SET-3 All keys are read in one call, and each change is followed")
    func readsAndFollows() throws {
        let bus = try TestBus()
        let fake = FakePortal(bus, [
            Self.appearance: ["color-scheme": .word(1), "accent-color": .structure([.double(0.2), .double(0.4), .double(0.6)]), "contrast": .word(1)],
            Self.interface: ["text-scaling-factor": .double(1.25), "enable-animations": .flag(false), "font-name": .text("Cantarell Bold 11"), "cursor-size": .int(24)],
            "org.example": ["key": .text("value")],
        ])
        defer { fake.end() }
        try wait("the portal", nil, fake) { fake.isReady }
        let portal = start(bus)
        defer { portal.stop() }
        var changes = 0
        portal.onChange = { changes += 1 }
        #expect(!portal.isSettled)
        try wait("the answer", portal, fake) { portal.isSettled }
        #expect(fake.questions == [[Self.appearance, Self.interface, Self.assistance]] && changes == 1)
        var wanted = DesktopSettings()
        (wanted.appearance, wanted.accent, wanted.increasesContrast) = (.dark, DesktopSettings.Color(red: 0.2, green: 0.4, blue: 0.6), true)
        (wanted.reducesMotion, wanted.textScale, wanted.usesBoldText) = (true, 1.25, true)
        #expect(portal.settings == wanted)
        fake.change(Self.appearance, "color-scheme", .word(2))
        try wait("the change", portal, fake) { portal.settings.appearance == .light }
        fake.change(Self.interface, "cursor-size", .int(48))
        fake.change(Self.interface, "enable-animations", .flag(true))
        try wait("the change", portal, fake) { portal.settings.reducesMotion == false }
        #expect(changes == 3, "a key that means nothing here changes nothing")
        fake.change(Self.appearance, "reduced-motion", .word(1))
        try wait("the change", portal, fake) { portal.settings.reducesMotion == true }
        fake.change(Self.appearance, "accent-color", .structure([.double(-1), .double(-1), .double(-1)]))
        try wait("the change", portal, fake) { portal.settings.accent == nil }
    }

    @Test("R-SET-1 Without a bus nothing is opened; without a portal, or with one that is silent, a start waits no longer than its limit")
    func absent() throws {
        let none = SettingsPortal()
        none.start([:])
        #expect(none.isSettled)
        let bus = try TestBus(), portal = start(bus)
        defer { portal.stop() }
        try wait("the refusal", portal, nil) { portal.isSettled }
        #expect(portal.settings == DesktopSettings())
        let fake = FakePortal(bus)
        fake.answers = false
        defer { fake.end() }
        try wait("the portal", portal, fake) { fake.isReady }
        let silent = start(bus), before = SystemClock.now
        defer { silent.stop() }
        silent.wait(atMost: 0.05)
        #expect(!silent.isSettled && SystemClock.now - before >= 0.05)
    }

    @Test("R-SET-1 A portal that comes later, or again, is asked")
    func late() throws {
        let bus = try TestBus(), portal = start(bus)
        defer { portal.stop() }
        try wait("the refusal", portal, nil) { portal.isSettled }
        let first = FakePortal(bus, [Self.appearance: ["color-scheme": .word(1)]])
        try wait("the portal", portal, first) { portal.settings.appearance == .dark }
        first.end()
        let second = FakePortal(bus, [Self.appearance: ["contrast": .word(1)]])
        defer { second.end() }
        try wait("the second portal", portal, second) { portal.settings.increasesContrast == true }
        #expect(portal.settings.appearance == nil, "what the first one said counts no more")
    }

    @Test("R-SET-1 Changes count from the portal alone, and not from a program that sends them to the app in its name")
    func foreign() throws {
        let bus = try TestBus(), fake = FakePortal(bus, [Self.appearance: ["color-scheme": .word(1)]])
        defer { fake.end() }
        try wait("the portal", nil, fake) { fake.isReady }
        let portal = start(bus)
        defer { portal.stop() }
        try wait("the answer", portal, fake) { portal.isSettled }
        // The name is taken: it is a program like any other.
        let other = FakePortal(bus)
        defer { other.end() }
        try wait("the other program", portal, other) { other.isReady }
        var isPassedOn = false
        other.change(Self.appearance, "color-scheme", .word(2), to: fake.client)
        other.claim(to: fake.client)
        other.change(Self.appearance, "color-scheme", .word(2), to: fake.client)
        other.flush { isPassedOn = true }
        try wait("the bus", portal, other) { isPassedOn }
        fake.change(Self.appearance, "contrast", .word(1), to: fake.client)
        try wait("the portal's change", portal, fake) { portal.settings.increasesContrast == true }
        #expect(portal.settings.appearance == .dark && fake.questions.count == 1)
    }

    @Test("R-SET-3 What both kinds of keys say is joined; values of other kinds are left out", arguments: [
        (["org.freedesktop.appearance contrast": BusValue.word(0), "org.gnome.desktop.a11y.interface high-contrast": .flag(true)], true as Bool?),
        (["org.freedesktop.appearance contrast": .word(0)], false), (["org.freedesktop.appearance contrast": .text("1")], nil), ([:], nil),
        (["org.freedesktop.appearance contrast": .flag(true)], nil), (["org.freedesktop.appearance contrast": .int(1)], nil),
        (["org.freedesktop.appearance contrast": .structure([.word(1)])], nil), (["org.gnome.desktop.a11y.interface high-contrast": .word(1)], nil),
        (["org.freedesktop.appearance contrast": .other, "org.gnome.desktop.a11y.interface high-contrast": .flag(true)], true),
        (["org.gnome.desktop.a11y.interface high-contrast": .flag(false)], false), (["org.freedesktop.appearance contrast": .word(7)], false),
    ])
    func joined(values: [String: BusValue], contrast: Bool?) {
        var all = PortalValues()
        for (key, value) in values {
            let parts = key.split(separator: " ").map(String.init)
            let isKnown = all.set(parts[0], parts[1], .variant(value))
            #expect(isKnown)
        }
        #expect(all.settings.increasesContrast == contrast)
        let isForeignKnown = all.set("org.example", "contrast", .word(1))
        #expect(!isForeignKnown)
        _ = all.set(Self.interface, "text-scaling-factor", .text("big"))
        _ = all.set(Self.appearance, "accent-color", .structure([.double(1)]))
        _ = all.set(Self.appearance, "color-scheme", .long(.max))
        _ = all.set(Self.appearance, "reduced-motion", .text("1"))
        _ = all.set(Self.interface, "enable-animations", .text("no"))
        _ = all.set(Self.interface, "font-name", .double(.nan))
        #expect(all.settings.reducesMotion == nil && all.settings.usesBoldText == nil)
        #expect(all.settings.textScale == nil && all.settings.accent == nil && all.settings.appearance == nil)
    }
}
