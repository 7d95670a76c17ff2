import HostHeadless
import Testing
@testable import UIKit

@MainActor @Suite("Looks of the keyboard on the screen", .leavesNothing)
struct KeyboardLooksTests {
    @Test("R-KBD-20 All letters of a board have one size, at which the widest fits, small and capital", arguments: ["en", "de", "ru"], [320, 390])
    func letterSizes(tag: String, width: Int) throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try KeyboardLanguageTests().stage(tag, width: width)
        stage.paper.autocapitalizationType = .none
        stage.begin()
        func letters() -> [UILabel] {
            let keys = (stage.keyboard?.subviews ?? []).compactMap { $0 as? KeyView }
            return keys.filter { if case .text = $0.key.kind { $0.look.title.count == 1 } else { false } }.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
        }
        stage.turn()
        let small = letters()
        #expect(small.count > 25 && Set(small.map(\.font.pointSize)).count == 1)
        let size = small.first?.font.pointSize
        stage.tap("shift")
        let capitals = letters()
        #expect(Set(capitals.map(\.font.pointSize)) == Set([size].compactMap(\.self)))
        for label in capitals { #expect(label.sizeThatFits(.zero).width <= label.bounds.width + 0.5, "\(label.text ?? "")") }
    }

    @Test("R-KBD-17 The present choice of a menu looks otherwise than the one that a finger is on, and names begin at the left")
    func menuLooks() {
        let colors = KeyboardColors(.light)
        let sign = KeyboardMenuEntry(KeyboardMenu.Item(choice: .arrangement(.left), isOn: true), CGRect(x: 0, y: 0, width: 60, height: 44), colors)
        #expect(sign.backgroundColor == colors.functionKey)
        sign.isSelected = true
        #expect(sign.backgroundColor == .systemBlue)
        let name = KeyboardMenuEntry(KeyboardMenu.Item(choice: .language(0), title: "Deutsch"), CGRect(x: 0, y: 0, width: 200, height: 44), colors)
        #expect(name.subviews.compactMap { ($0 as? UILabel)?.textAlignment } == [.left])
    }

    @Test("R-KBD-16 The caret of a search for emoji has the colour of its text")
    func searchCaret() {
        let colors = KeyboardColors(.light)
        let bar = EmojiSearchBar({ EmojiMemory() }, colors: colors)
        #expect(bar.subviews.first?.subviews.contains { $0.backgroundColor == colors.text } == true)
    }
}
