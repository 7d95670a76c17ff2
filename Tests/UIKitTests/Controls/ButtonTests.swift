import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Buttons", .leavesNothing)
struct ButtonTests {
    @Test("R-CTL-1 A state without content of its own has the normal state's")
    func contentOfStates() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("pressed", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: [.selected, .highlighted])
        #expect(button.currentTitle == "normal" && button.titleLabel?.text == "normal")
        #expect(button.title(for: .selected) == "normal")
        button.isHighlighted = true
        #expect(button.currentTitle == "pressed" && button.titleLabel?.text == "pressed")
        #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
        button.isSelected = true
        #expect(button.currentTitle == "normal" && button.titleLabel?.textColor == .green)
        button.isSelected = false
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "normal")
    }

    @Test("R-CTL-1 Types: custom is white, system has the tint colour, pale when disabled")
    func types() {
        let custom = UIButton(), system = UIButton(type: .system)
        #expect(custom.buttonType == .custom && custom.currentTitleColor == .white)
        #expect(system.buttonType == .system && system.currentTitleColor == .systemBlue)
        system.tintColor = .systemRed
        #expect(system.currentTitleColor == .systemRed)
        system.isEnabled = false
        #expect(system.currentTitleColor == .tertiaryLabel)
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let button = UIButton(type: type)
            #expect(button.currentImage != nil && button.bounds.size == button.currentImage?.size)
        }
    }

    @Test("R-CTL-24 A button sends its primary action after touchUpInside; its title is the action's")
    func primaryAction() throws {
        let stage = try Stage()
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        stage.add(button, "Q", events: [.touchUpInside, .primaryActionTriggered])
        stage.play("@0 A+(150,125); @.1 A-")
        #expect(count == 1 && button.currentTitle == "Go")
        #expect(stage.log == "— | Q!touchUpInside; Q!primaryActionTriggered")
    }

    @Test("R-CTL-24 changesSelectionAsPrimaryAction: the selection changes before the primary action is sent")
    func selection() throws {
        let stage = try Stage()
        let button = stage.button()
        button.changesSelectionAsPrimaryAction = true
        var seen: [Bool] = []
        button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: [.touchUpInside, .primaryActionTriggered])
        button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
        stage.play("@0 A+(150,125); @.1 A-; @1 A+(150,125); @1.1 A~(150,300); @1.2 A-")
        #expect(seen == [false, true, true])
        #expect(button.isSelected)
    }

    @Test("The button's own size: content, insets, and room for a finger")
    func sizes() throws {
        // A pixel a point: the sums below are exact.
        let stage = try Stage()
        defer { withExtendedLifetime(stage) {} }
        let button = UIButton(type: .custom)
        button.setTitle("A title", for: .normal)
        let title = button.intrinsicContentSize
        #expect(title.width > 20 && title.height > 10)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 36, height: 44))
        let system = UIButton(type: .system)
        system.setTitle("i", for: .normal)
        #expect(system.intrinsicContentSize.width == 30 && system.intrinsicContentSize.height == title.height + 12)
    }

    @Test("R-DRW-17 A button as wide as Xcode measures it for San Francisco shows its whole title", arguments: [("Debug", 46), ("Precise", 51), ("Settings", 58)])
    func widthsOfXcode(title: String, width: CGFloat) throws {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        let needed = button.intrinsicContentSize
        button.frame = CGRect(origin: .zero, size: CGSize(width: width, height: 30))
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        func drawn(_ width: CGFloat) -> [[Int]] {
            let canvas = Canvas(Int(width.rounded(.up)), 30)
            label.frame.size = CGSize(width: width, height: 30)
            canvas.draw { label.draw(label.bounds) }
            // The columns that have ink: letters show as groups of them.
            return (0..<canvas.context.width).map { x in (0..<30).map { canvas.pixel(x, $0)[3] } }
        }
        func ink(_ columns: [[Int]]) -> Int { columns.joined().reduce(0, +) / 255 }
        let whole = ink(drawn(needed.width + 10)), shown = ink(drawn(min(width, needed.width)))
        #expect(abs(whole - shown) <= whole / 12, "\(whole) \(shown)")
    }

    @Test("Image and title stand beside each other, as the alignment says, moved by their insets")
    func places() {
        var arrangement = ButtonArrangement(image: CGSize(width: 20, height: 10), title: CGSize(width: 40, height: 16))
        let area = CGRect(x: 10, y: 0, width: 100, height: 50)
        var rects = arrangement.rects(in: area)
        #expect(rects.image == CGRect(x: 30, y: 20, width: 20, height: 10) && rects.title == CGRect(x: 50, y: 17, width: 40, height: 16))
        arrangement.horizontal = .right
        arrangement.vertical = .bottom
        rects = arrangement.rects(in: area)
        #expect(rects.image == CGRect(x: 50, y: 40, width: 20, height: 10) && rects.title == CGRect(x: 70, y: 34, width: 40, height: 16))
        arrangement.placement = .trailing
        arrangement.padding = 5
        arrangement.horizontal = .left
        rects = arrangement.rects(in: area)
        #expect(rects.title.minX == 10 && rects.image.minX == 55)
        arrangement.placement = .top
        arrangement.vertical = .center
        arrangement.horizontal = .center
        rects = arrangement.rects(in: area)
        #expect(rects.image == CGRect(x: 50, y: 9.5, width: 20, height: 10) && rects.title == CGRect(x: 40, y: 24.5, width: 40, height: 16))
        // A title that is too wide gets what is left.
        arrangement.placement = .leading
        arrangement.title.width = 300
        rects = arrangement.rects(in: area)
        #expect(rects.image.minX == 10 && rects.title.minX == 35 && rects.title.maxX == 110)

        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        #expect(button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds)).minX == 30)
    }

    @Test("Configurations: title, colours and shape follow style and state")
    func configurations() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Save" && button.look.titleColor == .white && button.look.fill == .systemBlue)
        #expect(button.bounds.height > 30)
        button.isHighlighted = true
        #expect(button.look.fill == UIColor.systemBlue.withAlphaComponent(0.75))
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.look.titleColor == .tertiaryLabel && button.look.fill == .tertiarySystemFill)
        button.isEnabled = true
        button.configuration?.baseBackgroundColor = .systemGreen
        button.configuration?.baseForegroundColor = .black
        #expect(button.look.fill == .systemGreen && button.look.titleColor == .black)
        button.setTitle("Other", for: .normal)
        #expect(button.titleLabel?.text == "Other")
        #expect(UIButton(configuration: .plain()).look.fill == nil)
    }

    @Test("R-CTL-34 A wheel turns in place of the image while the configuration says so")
    func activity() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in }
        let button = UIButton(configuration: configuration), width = button.intrinsicContentSize.width
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        let wheel = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(wheel.isAnimating && !wheel.isHidden && wheel.color == .white && button.imageView?.isHidden == true)
        #expect(wheel.frame.size == CGSize(width: 20, height: 20) && button.intrinsicContentSize.width == width - 20)
        #expect(button.titleLabel.map { wheel.frame.maxX <= $0.frame.minX } == true)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(!wheel.isAnimating && wheel.isHidden && button.imageView?.isHidden == false && button.intrinsicContentSize.width == width)
    }

    @Test("R-CTL-34 A selected button has a stronger style, unless its configuration does not update for selection")
    func selectedConfiguration() {
        let button = UIButton(configuration: .plain())
        button.isSelected = true
        #expect(button.look.fill != nil)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(button.look.fill == nil)
    }

    @Test("configurationUpdateHandler is called before the button is shown in a new state")
    func updateHandler() throws {
        let stage = try Stage()
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        stage.view.addSubview(button)
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isHighlighted ? "down" : "up" }
        stage.host.advance(by: 0)
        #expect(button.titleLabel?.text == "up")
        stage.play("@0 A+(150,125)")
        #expect(button.titleLabel?.text == "down")
        stage.play("@.1 A-")
        #expect(button.titleLabel?.text == "up")
    }

    @Test("R-HIT-1 The views inside a button take no touches, and stand behind those of clients")
    func parts() {
        let button = UIButton(type: .custom), badge = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.addSubview(badge)
        button.setTitle("Title", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
        button.layoutIfNeeded()
        #expect(button.subviews.last === badge && button.subviews.count == 3)
        #expect(button.hitTest(CGPoint(x: 50, y: 25), with: nil) === button)
        #expect(button.hitTest(CGPoint(x: 95, y: 5), with: nil) === badge)
    }

    @Test("R-NIB-3 A button comes back from an archive with its content, and without second copies of the views inside")
    func archive() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        button.setTitle("normal", for: .normal)
        button.setTitle("off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 20)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.layoutIfNeeded()
        let copy = try #require(try roundTrip(button))
        copy.layoutIfNeeded()
        #expect(copy.buttonType == .system && copy.frame == button.frame && copy.title(for: .disabled) == "off")
        #expect(copy.titleColor(for: .normal) == .red && copy.titleLabel?.font.pointSize == 20)
        #expect(copy.contentEdgeInsets == button.contentEdgeInsets && copy.subviews.count == button.subviews.count)
    }
}
