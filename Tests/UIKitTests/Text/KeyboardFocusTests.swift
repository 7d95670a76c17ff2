import Testing
import TouchHost
@testable import UIKit

/// R-KEY-5: fields and controls are reached and worked by keys alone.
@MainActor @Suite("Text: Tab") struct KeyboardFocusTests {
    private static let tab = 0x2B, space = 0x2C

    @MainActor private struct Form {
        let stage: Stage
        let button = UIButton(type: .system), toggle = UISwitch(), slider = UISlider(), second = UITextField()
        let log = Journal()

        init() throws {
            stage = try Stage(field: UITextField())
            // Below the field: a switch and, left of it though made later, a button; then a slider, and another field.
            for (view, x, y) in [(toggle, 150, 60), (button, 20, 62), (slider, 20, 90), (second, 130, 92)] as [(UIView, CGFloat, CGFloat)] {
                view.frame = CGRect(x: x, y: y, width: 60, height: 24)
                stage.window.addSubview(view)
            }
            let log = log
            button.addAction(UIAction { _ in log.note("button") }, for: .touchUpInside)
            toggle.addAction(UIAction { _ in log.note("switch") }, for: .valueChanged)
            slider.addAction(UIAction { _ in log.note("slider") }, for: .valueChanged)
            stage.host.advance(by: 0.1)
        }

        var focused: UIView? { KeyboardFocus.control(in: stage.window) ?? stage.window.firstResponder as? UIView }
        func tab(_ modifiers: KeyModifiers = []) -> UIView? {
            stage.press(KeyboardFocusTests.tab, "\t", modifiers)
            return focused
        }
    }

    @Test("Tab goes on line by line and around, Shift+Tab back; fields are edited, controls get a ring")
    func order() throws {
        let form = try Form()
        let order: [UIView] = [form.stage.field, form.button, form.toggle, form.slider, form.second]
        for view in order + [order[0]] { #expect(form.tab() === view) }
        #expect(form.stage.field.isEditing && form.button.subviews.allSatisfy { $0.layer.borderWidth != 3 })
        for view in order.reversed() { #expect(form.tab(.shift) === view) }
        #expect(form.tab(.control) === form.stage.field, "with Control it is no such key")
    }

    @Test("R-KEY-5 In a window that is read from right to left Tab goes on to the left in a line")
    func rightToLeft() throws {
        let form = try Form()
        form.stage.window.semanticContentAttribute = .forceRightToLeft
        let order: [UIView] = [form.stage.field, form.toggle, form.button, form.second, form.slider]
        for view in order + [order[0]] { #expect(form.tab() === view) }
    }

    @Test("R-CTL-1 A control that keys work is focused, and shows what it has for that state")
    func state() throws {
        let form = try Form()
        form.button.setTitle("plain", for: .normal)
        form.button.setTitle("keys", for: .focused)
        _ = form.tab()
        #expect(form.button.state == .normal && form.button.currentTitle == "plain")
        #expect(form.tab() === form.button && form.button.state == .focused && form.button.currentTitle == "keys")
        #expect(form.tab() === form.toggle && form.button.state == .normal && form.toggle.state == .focused)
    }

    @Test("what is disabled, hidden or covered is passed over; a field that goes on editing keeps the keys")
    func passedOver() throws {
        final class Stubborn: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let form = try Form(), delegate = Stubborn()
        form.button.isEnabled = false
        form.toggle.isHidden = true
        let cover = UIView(frame: form.slider.frame)
        form.stage.window.addSubview(cover)
        #expect(form.tab() === form.stage.field && form.tab() === form.second && form.tab() === form.stage.field)
        form.stage.field.delegate = delegate
        #expect(form.tab() === form.stage.field)
    }

    @Test("R-KEY-5 The ring has the corners of the control, and stays in the window")
    func ring() throws {
        let form = try Form()
        func ring(_ control: UIControl) -> UIView? { control.subviews.first { $0.layer.borderWidth == 3 } }
        #expect(KeyboardFocus.put(on: form.toggle))
        #expect(ring(form.toggle)?.frame == form.toggle.bounds.insetBy(dx: -3, dy: -3) && ring(form.toggle)?.layer.cornerRadius == 18.5)
        #expect(KeyboardFocus.put(on: form.button) && ring(form.button)?.layer.cornerRadius == 6 && ring(form.toggle) == nil)
        form.button.configuration = .filled()
        form.button.configuration?.cornerStyle = .capsule
        form.button.frame = CGRect(x: 1, y: -4, width: 60, height: 30)
        KeyboardFocus.clear()
        #expect(KeyboardFocus.put(on: form.button))
        #expect(ring(form.button)?.frame == CGRect(x: -1, y: 4, width: 64, height: 29) && ring(form.button)?.layer.cornerRadius == 14.5)
        KeyboardFocus.clear()
    }

    @Test("R-KEY-2, R-KEY-5 Space presses a control once, however long it is held; an arrow that is held goes on")
    func held() throws {
        let form = try Form()
        for view in [form.stage.field, form.button, form.toggle] as [UIView] { #expect(form.tab() === view) }
        form.stage.press(Self.space, " ", repeats: 3)
        #expect(form.toggle.isOn && form.log.lines == ["switch"])
        #expect(form.tab() === form.slider)
        form.stage.press(Usage.right, "", repeats: 2)
        #expect(abs(form.slider.value - 0.3) < 1e-6)
    }

    @Test("R-KEY-5 Keys leave a control alone that was hidden or covered since Tab came to it, until it can be touched again")
    func outOfReach() throws {
        let form = try Form()
        _ = form.tab()
        #expect(form.tab() === form.button)
        form.button.isHidden = true
        form.stage.press(Self.space, " ")
        form.button.isHidden = false
        let cover = UIView(frame: form.button.frame)
        form.stage.window.addSubview(cover)
        form.stage.press(Usage.enter, "\r")
        #expect(form.log.lines.isEmpty)
        cover.removeFromSuperview()
        form.stage.press(Self.space, " ")
        #expect(form.log.lines == ["button"])
    }

    @Test("Space and Return press the control, arrows change its value; typing goes nowhere else")
    func working() throws {
        let form = try Form()
        _ = form.tab()
        #expect(form.tab() === form.button)
        form.stage.press(Self.space, " ")
        form.stage.press(Usage.enter, "\r")
        #expect(form.log.lines == ["button", "button"])
        #expect(form.tab() === form.toggle)
        form.stage.press(Self.space, " ")
        #expect(form.toggle.isOn && form.log.lines.last == "switch")
        #expect(form.tab() === form.slider)
        form.stage.press(Usage.right, [])
        #expect(abs(form.slider.value - 0.1) < 1e-6 && form.log.lines.last == "slider")
        form.stage.press(Usage.left, [])
        form.stage.press(Usage.left, [])
        #expect(form.slider.value == 0 && form.log.lines.filter { $0 == "slider" }.count == 2, "at its end nothing changes")
        #expect((form.stage.field.text ?? "") == "")
        form.second.becomeFirstResponder()
        #expect(KeyboardFocus.control(in: form.stage.window) == nil && form.slider.subviews.allSatisfy { $0.layer.borderWidth != 3 })
    }
}
