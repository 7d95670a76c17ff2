import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Controls: texts with attributes, primary actions and pictures of pages", .leavesNothing)
struct ConfiguredTextTests {
    private func attributes(_ label: UILabel?) -> [NSAttributedString.Key: Any] {
        label?.attributedText.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
    }

    @Test("R-CTL-37 A title with attributes has its own, and the style's where it says nothing")
    func attributedTitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString("Save", attributes: AttributeContainer().font(.boldSystemFont(ofSize: 21)))
        #expect(configuration.title == "Save")
        configuration.attributedSubtitle = AttributedString("all of it", attributes: AttributeContainer().foregroundColor(.red))
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 21 && attributes(button.titleLabel)[.foregroundColor] as? UIColor == .white)
        #expect(button.titleLabel?.text == "Save" && attributes(button.subtitleLabel)[.foregroundColor] as? UIColor == .red)
        #expect((attributes(button.subtitleLabel)[.font] as? UIFont)?.pointSize == 13)
        // The same letters without attributes look as the style says.
        button.configuration?.title = "Save"
        button.layoutIfNeeded()
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 17)
        button.configuration?.attributedTitle?.underlineStyle = .single
        button.layoutIfNeeded()
        #expect(attributes(button.titleLabel)[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        button.setTitle("State", for: .normal)
        #expect(button.titleLabel?.text == "State")
    }

    @Test("R-CTL-37 A transformer changes what the text does not say itself, in every state")
    func transformer() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Save"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = incoming.font.map { UIFont.systemFont(ofSize: $0.pointSize + 5) }
            return outgoing
        }
        let same = configuration
        #expect(same == configuration && UIButton.Configuration.plain() != configuration)
        let button = UIButton(configuration: configuration)
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 22 && attributes(button.titleLabel)[.foregroundColor] as? UIColor == .systemBlue)
        button.isEnabled = false
        #expect(attributes(button.titleLabel)[.foregroundColor] as? UIColor == .tertiaryLabel)
        button.configuration?.attributedTitle?.font = .systemFont(ofSize: 9)
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 9)
    }

    @Test("R-CTL-35 A primary action is sent without a touch, or the menu opens")
    func primaryAction() throws {
        let stage = try Stage(), button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        stage.add(button, "B", events: [.touchUpInside, .primaryActionTriggered])
        button.performPrimaryAction()
        #expect(stage.take() == "B!primaryActionTriggered")
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.performPrimaryAction()
        stage.advance(to: 1)
        #expect(stage.place(ofText: "One") != nil && !stage.log.contains("primaryActionTriggered"))
    }

    @Test("R-CTL-36 Pictures take the place of dots, in their colours")
    func pages() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 30)) }
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        pages.numberOfPages = 2
        #expect(pages.intrinsicContentSize == CGSize(width: 48, height: 26))
        pages.setIndicatorImage(square, forPage: 2)
        #expect(pages.indicatorImage(forPage: 2) == nil && pages.intrinsicContentSize == CGSize(width: 48, height: 26))
        pages.setIndicatorImage(square, forPage: 1)
        #expect(pages.indicatorImage(forPage: 1) === square && pages.indicatorImage(forPage: 0) == nil)
        #expect(pages.intrinsicContentSize == CGSize(width: 74, height: 30))
        (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.red, .blue)
        func colors() -> [[Int]] {
            pages.layoutIfNeeded()
            let canvas = Canvas(120, 30)
            canvas.draw { pages.subviews[0].draw(.zero) }
            // The corner of a picture, where a dot has nothing, and the middle of each.
            return [canvas.pixel(1, 1), canvas.pixel(10, 15), canvas.pixel(31, 1), canvas.pixel(40, 15)]
        }
        #expect(colors() == [Canvas.clear, Canvas.blue, Canvas.red, Canvas.red])
        pages.preferredIndicatorImage = square
        pages.currentPage = 1
        #expect(colors() == [Canvas.red, Canvas.red, Canvas.blue, Canvas.blue])
    }
}
