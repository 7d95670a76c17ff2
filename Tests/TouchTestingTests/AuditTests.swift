import Testing
import TouchTesting
import UIKit

/// Planted faults, one a test case, each in a screen that has no other.
@MainActor @Suite(.serialized) struct AuditTests {
    private let stage = TouchStage()

    private func screen(_ make: (UIView) -> Void) -> [UIAccessibility.AuditFinding] {
        let view = UIView(frame: stage.window.bounds)
        view.backgroundColor = .white
        stage.window.addSubview(view)
        defer { view.removeFromSuperview() }
        let save = button("Save", y: 40)
        view.addSubview(save)
        make(view)
        return stage.audit()
    }

    private func button(_ title: String?, x: CGFloat = 20, y: CGFloat, width: CGFloat = 200, height: CGFloat = 44) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: y, width: width, height: height))
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        return button
    }

    private func label(_ text: String, _ color: UIColor = .black, y: CGFloat = 200, size: CGFloat = 17) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        label.text = text
        label.textColor = color
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test("R-ACC-40 … R-ACC-44 A screen without faults has no findings")
    func none() {
        #expect(screen { view in
            view.addSubview(label("Order"))
            let slider = UISlider(frame: CGRect(x: 20, y: 260, width: 200, height: 44)), choice = UISwitch(frame: CGRect(x: 20, y: 320, width: 51, height: 31))
            slider.accessibilityLabel = "Volume"
            choice.accessibilityLabel = "News"
            for part in [slider, choice, label("Large", UIColor(white: 0.5, alpha: 1), y: 400, size: 28)] { view.addSubview(part) }
        }.isEmpty)
    }

    private func kinds(_ make: (UIView) -> Void) -> [String] { screen(make).map(\.kind.rawValue) }

    @Test("R-ACC-40 Labels that are missing")
    func labels() {
        #expect(kinds { $0.addSubview(button(nil, y: 200)) } == ["no-label"])
        #expect(kinds { $0.addSubview(UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))) } == ["no-label"])
        #expect(kinds { $0.addSubview(UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))) } == ["no-label"])
        #expect(kinds { view in
            let picture = UIImageView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
            picture.isAccessibilityElement = true
            view.addSubview(picture)
        } == ["no-label"])
    }

    @Test("R-ACC-44 What is typed is not shown, where its contrast is too small")
    func typed() {
        let found = screen { view in
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
            (field.text, field.textColor, field.isSecureTextEntry, field.accessibilityLabel) = ("Swordfish", UIColor(white: 0.9, alpha: 1), true, "Word")
            view.addSubview(field)
        }
        #expect(found.map(\.kind) == [.contrast] && !found[0].line.contains("Swordfish"), "\(found)")
    }

    @Test("R-ACC-1, R-ACC-40 A button is called as its configuration says")
    func configuredButton() {
        let configured = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
        configured.configuration = .plain()
        configured.configuration?.title = "Clear"
        #expect(configured.accessibilityLabel == "Clear")
    }

    @Test("R-ACC-40 Labels that say what the traits say, are names of files, or are those of others")
    func poorLabels() {
        let findings = screen { $0.addSubview(button("Send button", y: 200)) }
        #expect(findings.map(\.message) == ["the label 'Send button' says 'button', which is spoken after it anyway; leave the word out"])
        #expect(findings.first?.line == "poor-label: UIButton 'Send button' at 20, 200, 200 × 44: the label 'Send button' says 'button', which is spoken after it anyway; leave the word out")
        #expect(kinds { view in
            let close = button(nil, y: 200)
            close.accessibilityLabel = "ic_close_24"
            view.addSubview(close)
        } == ["poor-label"])
        #expect(kinds { view in
            view.addSubview(button("Edit", y: 200))
            view.addSubview(button("Edit", y: 260))
        } == ["same-label"])
        #expect(kinds { view in
            let knob = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
            (knob.isAccessibilityElement, knob.accessibilityLabel, knob.accessibilityTraits) = (true, "Gain", .adjustable)
            view.addSubview(knob)
        } == ["no-value"])
    }

    @Test("R-ACC-41 Targets that are too small, have no size, lie outside or on each other")
    func places() {
        let small = screen { $0.addSubview(button("Help", y: 200, width: 30, height: 30)) }
        #expect(small.map(\.message) == ["it is 30 × 30 points, and a finger needs 44 × 44; make it larger, or take touches around it in point(inside:with:)"])
        #expect(kinds { view in
            let wide = Wide(frame: CGRect(x: 60, y: 200, width: 30, height: 30))
            wide.accessibilityLabel = "Help"
            view.addSubview(wide)
        }.isEmpty)
        #expect(kinds { $0.addSubview(button("Help", y: 200, width: 0, height: 0)) } == ["empty-frame"])
        #expect(kinds { $0.addSubview(button("Help", x: -400, y: 200)) } == ["unreachable"])
        #expect(kinds { view in
            view.addSubview(button("Yes", y: 200))
            view.addSubview(button("No", y: 210))
        } == ["overlap"])
    }

    private final class Wide: UIControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
    }

    @Test("R-ACC-42 An order that goes back")
    func order() {
        #expect(kinds { view in
            let first = label("First", y: 200), second = label("Second", y: 260), group = UIView(frame: view.bounds)
            group.isUserInteractionEnabled = false
            group.addSubview(first)
            group.addSubview(second)
            group.accessibilityElements = [second, first]
            view.addSubview(group)
        } == ["order"])
    }

    @Test("R-ACC-43 What is inside of an element, gestures of views that are no elements, and modal views without elements")
    func hidden() {
        #expect(kinds { view in
            let card = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
            (card.isAccessibilityElement, card.accessibilityLabel) = (true, "Card")
            card.addSubview(button("Buy", y: 20))
            view.addSubview(card)
        } == ["nested"])
        #expect(kinds { view in
            let canvas = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
            canvas.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
            view.addSubview(canvas)
        } == ["gesture"])
        #expect(screen { view in
            let sheet = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
            sheet.accessibilityViewIsModal = true
            view.addSubview(sheet)
        }.map(\.kind).contains(.emptyModal))
    }

    @Test("R-ACC-44 Text that differs too little from its ground")
    func contrast() {
        let findings = screen { $0.addSubview(label("Faint", UIColor(white: 0.6, alpha: 1))) }
        #expect(findings.map(\.message) == ["'Faint' has a contrast of 2.84 with what it stands on, and 4.5 is needed; make the text darker or lighter"])
        #expect(kinds { view in
            let panel = UIView(frame: CGRect(x: 0, y: 180, width: 390, height: 100)), text = label("On a panel", .white, y: 10)
            panel.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 0.5)
            panel.addSubview(text)
            view.addSubview(panel)
        } == ["contrast"])
        #expect(kinds { $0.addSubview(label("Half there", UIColor.black.withAlphaComponent(0.3), size: 28)) } == ["contrast"])
    }

    @Test("R-ACC-40 A test expects no findings, and each is a failure")
    func expectation() {
        let small = button("Help", y: 200, width: 30, height: 30)
        stage.window.backgroundColor = .white
        stage.window.addSubview(small)
        let messages = failures { stage.expectAccessible() }.map(\.message)
        #expect(messages.count == 1 && messages[0].hasPrefix("small-target: UIButton 'Help' at 20, 200, 30 × 30: "))
        #expect(failures { stage.expectAccessible(but: [.smallTarget]) }.isEmpty)
    }
}
