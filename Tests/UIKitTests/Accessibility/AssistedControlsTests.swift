import Foundation
import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct AssistedControlsTests {
    private func shown<View: UIView>(_ view: View, in stage: Stage) -> View {
        if view.bounds.isEmpty { view.frame = CGRect(x: 10, y: 10, width: 200, height: 40) }
        stage.view.addSubview(view)
        return view
    }

    @Test("R-BUS-4 States follow the control: enabled, showing, focused, checked")
    func states() throws {
        let stage = try Stage(), toggle = shown(UISwitch(), in: stage)
        #expect(toggle.assistedState.isSuperset(of: [.enabled, .showing, .focusable, .checkable]) && !toggle.assistedState.contains(.checked))
        #expect(toggle.assistedActions.map(\.name) == ["toggle"] && toggle.assistedActions[0].perform() && toggle.isOn)
        #expect(toggle.assistedState.contains(.checked) && toggle.focusAsAssisted() && toggle.assistedState.contains(.focused))
        KeyboardFocus.clear()
        toggle.frame.origin.x = 500
        #expect(!toggle.assistedState.contains(.showing))
        toggle.isEnabled = false
        #expect(toggle.assistedState.isDisjoint(with: [.enabled, .focusable]) && toggle.assistedActions.isEmpty && !toggle.focusAsAssisted())
        let text = shown(UITextView(), in: stage)
        #expect(text.assistedState.isSuperset(of: [.multiLine, .editable, .focusable]))
        text.isEditable = false
        #expect(text.assistedState.contains(.readOnly) && !text.assistedState.contains(.editable))
    }

    @Test("R-BUS-4 What is scrolled away is not showing; scrolling to it shows it (R-BUS-12)")
    func scrolled() throws {
        let stage = try Stage(), scroller = shown(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), in: stage)
        scroller.contentSize = CGSize(width: 200, height: 1000)
        let button = UIButton(frame: CGRect(x: 0, y: 600, width: 50, height: 30))
        scroller.addSubview(button)
        #expect(!button.assistedState.contains(.showing))
        #expect(button.scrollAsAssistedToVisible() && button.assistedState.contains(.showing) && scroller.contentOffset.y == 530)
        #expect(!stage.view.scrollAsAssistedToVisible())
    }

    @Test("R-BUS-7 A number that is set is brought into the range, and sent if it is another one")
    func values() throws {
        let stage = try Stage(), slider = shown(UISlider(), in: stage), stepper = shown(UIStepper(), in: stage), pages = shown(UIPageControl(), in: stage)
        var sent = 0
        for control in [slider, stepper, pages] as [UIControl] { control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged) }
        #expect(slider.setAssistedValue(7) && slider.value == 1 && sent == 1)
        #expect(slider.setAssistedValue(2) && sent == 1)
        #expect(stepper.setAssistedValue(12) && stepper.value == 12 && sent == 2)
        pages.numberOfPages = 3
        #expect(pages.assistedValue == AssistedValue(minimum: 1, maximum: 3, step: 1, current: 1, words: "page 1 of 3"))
        #expect(pages.setAssistedValue(2.2) && pages.currentPage == 1 && sent == 3)
        #expect(!slider.setAssistedValue(.nan) && !UILabel().setAssistedValue(1))
        slider.isEnabled = false
        #expect(!slider.setAssistedValue(0) && slider.value == 1)
        stepper.assistedActions.first { $0.name == "decrement" }.map { _ = $0.perform() }
        #expect(stepper.value == 11 && sent == 4)
    }

    @Test("R-BUS-8 A text is read and changed by Unicode scalars, as a paste: editing begins, and the delegate is asked")
    func texts() throws {
        let stage = try Stage(), field = shown(UITextField(), in: stage), judge = Judge()
        field.delegate = judge
        field.text = "a😀e\u{301}z"
        let text = try #require(AssistedText(field))
        #expect(text.string.unicodeScalars.count == 5 && text.caret == 5)
        #expect(text.select(1..<2) && field.content.selection == 1..<3 && text.selection == 1..<2)
        #expect(text.replace(1..<2, with: "b") && field.text == "abe\u{301}z" && field.isEditing && judge.calls == ["begin", "b"])
        #expect(!text.replace(0..<1, with: "!") && field.text == "abe\u{301}z")
        #expect(text.replace(0..<99, with: "new\nline") && field.text?.contains("\n") == false)
        #expect(text.replace(0..<3, with: "") && text.replace(0..<99, with: "") && field.text == "")
        judge.refuses = true
        _ = field.resignFirstResponder()
        #expect(!text.replace(0..<0, with: "x") && field.text == "")
        field.isEnabled = false
        #expect(!text.isEditable && AssistedText(UILabel()) == nil)
    }

    @Test("R-BUS-9 Of a secret there are bullets, which count characters, and it is not copied")
    func secret() throws {
        let stage = try Stage(), field = shown(UITextField(), in: stage)
        UIPasteboard.general.string = "before"
        field.isSecureTextEntry = true
        field.text = "pässe\u{301}😀"
        let text = try #require(AssistedText(field))
        #expect(text.string == "••••••" && text.caret == 6 && field.assistedRole == .secretField)
        #expect(!text.copy(0..<6) && UIPasteboard.general.string == "before" && field.assistedDescription == "")
        #expect(text.replace(4..<6, with: "x") && field.text == "pässx" && text.string == "•••••")
        _ = field.resignFirstResponder()
    }

    @Test("R-BUS-8 Where a stretch of a text is, and which place is at a point")
    func places() throws {
        let stage = try Stage(), view = shown(UITextView(frame: CGRect(x: 20, y: 30, width: 300, height: 200)), in: stage)
        view.text = "first\nsecond"
        let text = try #require(AssistedText(view))
        let first = text.frame(of: 0..<5), second = text.frame(of: 6..<12)
        #expect(first.minX >= 20 && first.minY >= 30 && second.minY >= first.maxY - 1 && first.width > 10)
        #expect(text.offset(at: CGPoint(x: second.minX + 1, y: second.midY)) == 6 && text.offset(at: CGPoint(x: 0, y: 0)) == nil)
        #expect(text.line(around: 8).lowerBound == 6)
    }
}

private final class Judge: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var refuses = false
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refuses }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        calls.append(string)
        return string != "!"
    }
}
