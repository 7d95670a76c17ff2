import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// What people have set on the desktop, from the host's notice to views, fonts, colours and motions.
@MainActor @Suite("What people have set on the desktop", .leavesNothing, .serialized)
struct DesktopSettingsTests {
    private final class Noting: UIView {
        var lines: [String] = [], tints = 0
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            let traits = traitCollection
            lines.append("\(traits.userInterfaceStyle) \(traits.accessibilityContrast) \(traits.legibilityWeight) \(traits.preferredContentSizeCategory == .large)")
        }
        override func tintColorDidChange() { tints += 1 }
    }

    private func send(_ host: HeadlessHost, _ change: (inout DesktopSettings) -> Void = { _ in }) {
        var settings = DesktopSettings()
        change(&settings)
        host.client?.host(host, didChange: settings)
    }

    @Test("R-SET-1 A change is one of traits, is posted, and is taken back when nothing is set any more")
    func changes() throws {
        let stage = try Stage(), view = Noting()
        stage.view.addSubview(view)
        defer { send(stage.host) }
        nonisolated(unsafe) var posted: [String] = []
        let names: [Foundation.Notification.Name] = [
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification,
        ]
        let observers = names.map { name in NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name.rawValue) } }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        var registered = 0
        view.registerForTraitChanges([UITraitAccessibilityContrast.self]) { (_: Noting, old) in registered += old.accessibilityContrast == .normal ? 1 : 100 }
        send(stage.host) { $0.increasesContrast = true }
        #expect(view.lines == ["light high regular true"] && registered == 1 && UIAccessibility.isDarkerSystemColorsEnabled)
        send(stage.host) { $0.increasesContrast = true; $0.appearance = .dark; $0.usesBoldText = true; $0.textScale = 1.25 }
        #expect(view.lines.last == "dark high bold false" && view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceMotionEnabled)
        send(stage.host) { $0.reducesMotion = true; $0.reducesTransparency = true }
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions && UIAccessibility.isReduceTransparencyEnabled)
        #expect(view.lines.last == "light normal regular true" && registered == 101)
        let all = names.map(\.rawValue)
        #expect(posted.sorted() == ([all[0], all[0], all[1], all[1]] + all[2...]).sorted())
        let count = view.lines.count
        send(stage.host) { $0.reducesMotion = true; $0.reducesTransparency = true }
        #expect(view.lines.count == count && posted.count == 7)
    }

    @Test("R-SET-2 What a variable or the app has set stays where the desktop says nothing")
    func stays() throws {
        let stage = try Stage()
        UIApplication.shared.systemAppearance = .dark
        UIApplication.shared.systemAccessibility = [.boldText, .voiceOver]
        defer {
            UIApplication.shared.systemAppearance = .light
            UIApplication.shared.systemAccessibility = []
        }
        send(stage.host) { $0.reducesMotion = true }
        #expect(UIApplication.shared.systemAppearance == .dark)
        #expect(UIApplication.shared.systemAccessibility == [.boldText, .voiceOver, .reduceMotion, .crossFade])
        send(stage.host)
        #expect(UIApplication.shared.systemAccessibility == [.boldText, .voiceOver])
    }

    @Test("R-SET-5 A scale of text is the category that is closest to it", arguments: [
        (0.5, UIContentSizeCategory.extraSmall), (0.87, .small), (1, .large), (1.04, .large), (1.25, .extraExtraLarge), (1.5, .extraExtraExtraLarge),
        (2, .accessibilityLarge), (3, .accessibilityExtraExtraExtraLarge), (8, .accessibilityExtraExtraExtraLarge),
    ])
    func scales(scale: Double, category: UIContentSizeCategory) {
        #expect(TextSize(scale: scale).category == category)
    }

    @Test("R-SET-6 An accent colour is the tint where nothing has one, dark enough to be read, and views are notified")
    func accent() throws {
        let stage = try Stage(), plain = Noting(), own = Noting()
        stage.view.addSubview(plain)
        stage.view.addSubview(own)
        own.tintColor = .systemRed
        defer { send(stage.host) }
        let before = (plain.tints, own.tints)
        // Yellow, which is not readable on white.
        send(stage.host) { $0.accent = DesktopSettings.Color(red: 1, green: 0.8, blue: 0) }
        #expect(plain.tints == before.0 + 1 && own.tints == before.1 && own.tintColor == .systemRed)
        func contrast(_ traits: UITraitCollection, with ground: UIColor) -> Double {
            AuditedColor(plain.tintColor.resolvedColor(with: traits)).contrast(with: AuditedColor(ground))
        }
        let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(contrast(light, with: .white) >= 3.99 && contrast(light, with: .white) < 4.6)
        #expect(contrast(light.modifyingTraits { $0.accessibilityContrast = .high }, with: .white) >= 6.99)
        #expect(plain.tintColor.resolvedColor(with: dark).cgColor == UIColor(red: 1, green: 0.8, blue: 0, alpha: 1).cgColor, "on black it is read as it is")
        let later = Noting()
        stage.view.addSubview(later)
        #expect(later.tintColor == plain.tintColor)
        send(stage.host)
        #expect(plain.tintColor == .systemBlue && plain.tints == before.0 + 2)
        #expect(DesktopSettings.Color(red: 1.01, green: 0, blue: 0) == nil && DesktopSettings.Color(red: .nan, green: 0, blue: 0) == nil)
    }

    @Test("R-SET-4 With cross-fades a push and a pop move nothing and fade")
    func navigation() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B")
        stage.wait(0)
        b.loadViewIfNeeded()
        b.view.alpha = 0.9
        UIApplication.shared.systemAccessibility = [.reduceMotion, .crossFade]
        defer { UIApplication.shared.systemAccessibility = [] }
        func shown(_ view: UIView) -> (place: CGFloat, opacity: Double) {
            let layer = view.layer.presentation() ?? view.layer
            return (layer.frame.minX, Double(layer.opacity))
        }
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.17)
        #expect(shown(b.view).place == 0 && shown(b.view).opacity > 0.1 && shown(b.view).opacity < 0.8 && shown(stack.a.view).place == 0)
        stage.wait(0.5)
        #expect(b.view.alpha == 0.9 && stack.a.view.superview == nil)
        stack.navigation.popViewController(animated: true)
        stage.wait(0.17)
        #expect(shown(b.view).place == 0 && shown(b.view).opacity < 0.8)
        stage.wait(0.5)
        #expect(b.view.superview == nil && b.view.alpha == 0.9 && stack.navigation.topViewController === stack.a)
        UIApplication.shared.systemAccessibility = .reduceMotion
        stack.navigation.pushViewController(b, animated: true)
        stage.wait(0.17)
        #expect(shown(b.view).place > 20, "reduced motion alone slides, as on iOS")
        stage.wait(0.5)
    }

    @Test("R-SET-4 With cross-fades what is presented fades in its place", arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func presentation(style: UIModalPresentationStyle) throws {
        let pair = try PresentedPair(), stage = pair.stage
        UIApplication.shared.systemAccessibility = [.reduceMotion, .crossFade]
        defer { UIApplication.shared.systemAccessibility = [] }
        pair.shown.modalPresentationStyle = style
        pair.root.present(pair.shown, animated: true)
        stage.wait(0.06)
        let view = try #require(pair.shown.presentationController?.presentedView), place = view.frame
        func opacity() -> Double { Double((view.layer.presentation() ?? view.layer).opacity) }
        #expect((view.layer.presentation() ?? view.layer).frame.minY == place.minY && opacity() > 0 && opacity() < 1)
        stage.wait(1)
        #expect(view.frame == place && opacity() == 1)
        pair.root.dismiss(animated: true)
        stage.wait(0.06)
        #expect((view.layer.presentation() ?? view.layer).frame.minY == place.minY && opacity() < 1)
        stage.wait(1)
        #expect(pair.root.presentedViewController == nil && pair.shown.view.alpha == 1)
    }
}
