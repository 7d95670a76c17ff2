import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Higher contrast and bold text", .leavesNothing, .serialized)
struct ContrastAndWeightTests {
    private func color(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> [Int] {
        let traits = UITraitCollection { $0.userInterfaceStyle = style; $0.accessibilityContrast = contrast }
        let shown = AuditedColor(color.resolvedColor(with: traits))
        return [shown.red, shown.green, shown.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("R-TRT-9 The system's colours have more contrast with what is below them")
    func colors() {
        #expect(color(.systemBlue, .light, .high) == [0, 64, 221] && color(.systemBlue, .dark, .high) == [64, 156, 255])
        #expect(color(.systemBlue, .light, .normal) == [0, 122, 255] && color(.systemBlue, .light, .unspecified) == [0, 122, 255])
        for (name, text) in [("red", UIColor.systemRed), ("green", .systemGreen), ("blue", .systemBlue), ("orange", .systemOrange), ("yellow", .systemYellow),
                             ("pink", .systemPink), ("purple", .systemPurple), ("teal", .systemTeal), ("indigo", .systemIndigo), ("brown", .systemBrown),
                             ("mint", .systemMint), ("cyan", .systemCyan), ("gray", .systemGray), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel)] {
            for style in [UIUserInterfaceStyle.light, .dark] {
                func contrast(_ setting: UIAccessibilityContrast) -> Double {
                    let traits = UITraitCollection { $0.userInterfaceStyle = style; $0.accessibilityContrast = setting }
                    let ground = AuditedColor(UIColor.systemBackground.resolvedColor(with: traits))
                    return AuditedColor(text.resolvedColor(with: traits)).over(ground).contrast(with: ground)
                }
                // Of two colours Apple's dark values are a little darker.
                #expect(contrast(.high) > contrast(.normal) || ["yellow", "mint"].contains(name) && style == .dark, "\(name) \(style)")
            }
        }
    }

    @Test("R-TRT-9 Colours follow a change, and a catalogue's colours have their own for it")
    func follows() throws {
        let stage = try Stage()
        stage.view.backgroundColor = .systemGray5
        UIApplication.shared.systemAccessibility = .darkerColors
        defer { UIApplication.shared.systemAccessibility = [] }
        #expect(stage.view.layer.backgroundColor == SystemColor.systemGray5.color(isDark: false, isHigh: true))
        #expect(UITraitCollection.current.accessibilityContrast == .high)
        #expect(UITraitCollection(accessibilityContrast: .high).hasDifferentColorAppearance(comparedTo: UITraitCollection(accessibilityContrast: .normal)))
        func entry(_ red: Int, _ appearances: String) -> String {
            #"{"idiom": "universal", "appearances": [\#(appearances)], "color": {"components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1.0"}}}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#, high = #"{"appearance": "contrast", "value": "high"}"#
        let file = "{\"colors\": [\(entry(10, "")), \(entry(20, dark)), \(entry(30, high)), \(entry(40, "\(dark), \(high)"))]}"
        let found = try #require(ColorFiles.read(Data(file.utf8)))
        #expect(color(found, .light, .normal)[0] == 10 && color(found, .dark, .normal)[0] == 20)
        #expect(color(found, .light, .high)[0] == 30 && color(found, .dark, .high)[0] == 40)
    }

    @Test("R-TRT-10, R-TYP-7 Fonts of text styles are heavier, and labels that follow the size of text follow it")
    func weights() throws {
        let bold = UITraitCollection(legibilityWeight: .bold), regular = UITraitCollection(legibilityWeight: .regular)
        func weight(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> CGFloat { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).font.weight }
        #expect(weight(.body, regular) == UIFont.Weight.regular.rawValue && weight(.body, bold) == UIFont.Weight.semibold.rawValue)
        #expect(weight(.headline, bold) == UIFont.Weight.heavy.rawValue, "a headline stays heavier than the text below it")
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .black), compatibleWith: bold).font.weight == UIFont.Weight.black.rawValue)
        #expect(metrics.scaledFont(for: UIFont(TextFont(family: "Serif", size: 20)), compatibleWith: bold).font.weight == 0, "a font of the app may have no other weight")
        let stage = try Stage(), follows = UILabel(), stays = UILabel()
        for label in [follows, stays] {
            label.font = .preferredFont(forTextStyle: .body)
            label.text = "Weight"
            stage.view.addSubview(label)
        }
        follows.adjustsFontForContentSizeCategory = true
        let width = follows.intrinsicContentSize.width
        UIApplication.shared.systemAccessibility = .boldText
        defer { UIApplication.shared.systemAccessibility = [] }
        #expect(follows.font.font.weight == UIFont.Weight.semibold.rawValue && stays.font.font.weight == 0)
        #expect(follows.intrinsicContentSize.width > width)
        UIApplication.shared.systemAccessibility = []
        #expect(follows.font.font.weight == 0 && follows.intrinsicContentSize.width == width)
    }

    @Test("R-TRT-1 Both are traits like others: overridden, archived, compared")
    func traits() throws {
        let stage = try Stage()
        stage.view.traitOverrides.accessibilityContrast = .high
        stage.view.traitOverrides.legibilityWeight = .bold
        let inner = stage.add("I", 0, 0, 10, 10)
        #expect(inner.traitCollection.accessibilityContrast == .high && inner.traitCollection.legibilityWeight == .bold)
        #expect(stage.window.traitCollection.accessibilityContrast == .normal && stage.window.traitCollection.legibilityWeight == .regular)
        let data = try NSKeyedArchiver.archivedData(withRootObject: inner.traitCollection, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data))
        #expect(copy == inner.traitCollection && copy.description.contains("AccessibilityContrast = high, LegibilityWeight = bold"))
        #expect(UITraitCollection().accessibilityContrast == .unspecified && UITraitCollection().legibilityWeight == .unspecified)
    }
}
