import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Controls: state and actions", .leavesNothing)
struct ControlActionTests {
    @Test("R-CTL-1 States have Apple's bits, and follow from the properties")
    func states() {
        #expect(UIControl.State.normal.rawValue == 0 && UIControl.State.highlighted.rawValue == 1)
        #expect(UIControl.State.disabled.rawValue == 2 && UIControl.State.selected.rawValue == 4)
        #expect(UIControl.State.focused.rawValue == 8 && UIControl.State.application.rawValue == 0x00FF_0000)
        let control = UIControl()
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test("R-CTL-2 Events have Apple's bits")
    func eventBits() {
        let events: [(UIControl.Event, UInt)] = [
            (.touchDown, 1 << 0), (.touchDownRepeat, 1 << 1), (.touchDragInside, 1 << 2), (.touchDragOutside, 1 << 3),
            (.touchDragEnter, 1 << 4), (.touchDragExit, 1 << 5), (.touchUpInside, 1 << 6), (.touchUpOutside, 1 << 7),
            (.touchCancel, 1 << 8), (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13), (.menuActionTriggered, 1 << 14),
            (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17), (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19),
            (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000), (.applicationReserved, 0x0F00_0000),
            (.systemReserved, 0xF000_0000), (.allEvents, 0xFFFF_FFFF),
        ]
        for (event, bits) in events { #expect(event.rawValue == bits) }
    }

    @Test("R-CTL-10 The same pair is one registration, for the events of both")
    func merging() {
        let control = UIControl(), target = ActionTarget()
        control.addTarget(target, action: ActionTarget.plainAction, for: .touchDown)
        control.addTarget(target, action: ActionTarget.plainAction, for: .valueChanged)
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(target.calls == ["plain"])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["plain", "plain"])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
    }

    @Test("R-CTL-10 Targets are not retained, and one that is gone is no error")
    func weakTargets() {
        final class Plain: NSObject { func act() {} }
        let control = UIControl(), action = Selector("R-CTL-10 act", Plain.act)
        weak var gone: Plain?
        weak var goneResponder: ActionTarget?
        do {
            let target = Plain(), responder = ActionTarget()
            (gone, goneResponder) = (target, responder)
            control.addTarget(target, action: action, for: .valueChanged)
            control.addTarget(responder, action: ActionTarget.plainAction, for: .valueChanged)
            control.addTarget(responder, action: ActionTarget.plain, for: .valueChanged)
        }
        #expect(gone == nil && goneResponder == nil)
        control.sendActions(for: .valueChanged)
        #expect(control.allTargets.isEmpty)
    }

    @Test("R-CTL-10 removeTarget takes the given events away; nil matches any")
    func removing() {
        let control = UIControl(), target = ActionTarget(), other = ActionTarget()
        func register() {
            control.removeTarget(nil, action: nil, for: .allEvents)
            control.addTarget(target, action: ActionTarget.plainAction, for: [.touchDown, .valueChanged])
            control.addTarget(target, action: ActionTarget.oneAction, for: .touchDown)
            control.addTarget(other, action: ActionTarget.plainAction, for: .touchDown)
            control.addTarget(nil, action: ActionTarget.plainAction, for: .touchDown)
        }
        register()
        control.removeTarget(target, action: ActionTarget.plainAction, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["actionTargetOne:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["actionTargetPlain"])
        register()
        control.removeTarget(target, action: nil, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["actionTargetPlain"])
        register()
        control.removeTarget(nil, action: ActionTarget.plainAction, for: .allEvents)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["actionTargetOne:"])
        #expect(control.actions(forTarget: other, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    }

    @Test("R-CTL-11 Every action passes sendAction, in order of registration; an override can stop it")
    func overriding() {
        final class Watching: UIControl {
            var sent: [String] = []
            var isPassing = true
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append(action.name)
                if isPassing { super.sendAction(action, to: target, for: event) }
            }
            override func sendAction(_ action: UIAction) {
                sent.append(action.title)
                if isPassing { super.sendAction(action) }
            }
        }
        let control = Watching(), target = ActionTarget()
        control.addTarget(target, action: ActionTarget.oneAction, for: .valueChanged)
        control.addAction(UIAction(title: "closure") { _ in target.plain() }, for: .valueChanged)
        control.addTarget(target, action: ActionTarget.two, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.calls == ["one", "plain", "two"])
        #expect(control.sent.count == 3 && control.sent.prefix(2) == ["actionTargetOne:", "closure"])
        control.isPassing = false
        control.sendActions(for: .valueChanged)
        #expect(target.calls.count == 3 && control.sent.count == 6)
    }

    @Test("R-CTL-12 Clients send without an event; tracking sends the touch's")
    func events() throws {
        let stage = try Stage()
        let button = stage.button(), target = ActionTarget()
        button.addTarget(target, action: ActionTarget.twoAction, for: [.touchDown, .valueChanged])
        button.sendActions(for: .valueChanged)
        #expect(target.calls == ["two"] && target.event == nil)
        stage.play("@0 A+(150,125)")
        #expect(target.calls.count == 2 && target.event?.type == .touches && target.sender as? UIButton === button)
    }

    @Test("R-CTL-13 An action replaces one with its identifier, and has the events of both")
    func actions() {
        let control = UIControl()
        var calls: [String] = []
        let name = UIAction.Identifier("same")
        control.addAction(UIAction(identifier: name) { _ in calls.append("first") }, for: .touchDown)
        control.addAction(UIAction { _ in calls.append("other") }, for: .touchDown)
        control.addAction(UIAction(identifier: name) { action in
            calls.append("second of \((action.sender as? UIControl) === control)")
        }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(calls == ["second of true", "other"])
        control.removeAction(identifiedBy: name, for: .touchDown)
        calls = []
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(calls == ["second of true", "other"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        calls = []
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(calls == ["other"])
    }

    @Test("R-CTL-14 allTargets has NSNull for the responder chain; names come in order of registration, or nil")
    func inquiries() {
        let control = UIControl(), target = ActionTarget()
        #expect(control.allTargets.isEmpty && control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        control.addTarget(nil, action: ActionTarget.plainAction, for: .touchDown)
        control.addTarget(target, action: ActionTarget.twoAction, for: .touchDown)
        control.addTarget(target, action: ActionTarget.oneAction, for: .touchDown)
        #expect(control.allTargets.count == 2 && control.allTargets.contains(target) && control.allTargets.contains { $0.base is NSNull })
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["actionTargetTwo:event:", "actionTargetOne:"])
        #expect(control.actions(forTarget: NSNull(), forControlEvent: .touchDown) == ["actionTargetPlain"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
        var seen: [String] = []
        control.enumerateEventHandlers { action, pair, events, isDone in
            seen.append("\(action == nil) \(pair?.1.name ?? "") \(events == .touchDown)")
            isDone = seen.count == 2
        }
        #expect(seen == ["true actionTargetPlain true", "true actionTargetTwo:event: true"])
    }

    @Test("R-RSP-24 Methods of every shape, by selector and by themselves")
    func shapes() {
        let control = UIControl(), target = ActionTarget()
        control.addTarget(target, action: ActionTarget.plainAction, for: .valueChanged)
        control.addTarget(target, action: ActionTarget.oneAction, for: .valueChanged)
        control.addTarget(target, action: ActionTarget.twoAction, for: .valueChanged)
        control.addTarget(target, action: ActionTarget.plain, for: .valueChanged)
        control.addTarget(target, action: ActionTarget.one, for: .valueChanged)
        control.addTarget(target, action: ActionTarget.two, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.calls == ["plain", "one", "two", "plain", "one", "two"])
        #expect(target.sender as? UIControl === control)
        control.removeTarget(target, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(target.calls.count == 6)
    }

    @Test("R-RSP-20, R-CTL-11 A target that does not implement the action is a programming error")
    func unknownAction() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let control = UIControl(), target = UIView()
                control.addTarget(target, action: Selector("nobodyImplementsThisOfAControl:"), for: .valueChanged)
                control.sendActions(for: .valueChanged)
            }
        }
    }

    @Test("R-NIB-3 A control comes back from an archive as it was")
    func archive() throws {
        let control = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        control.isEnabled = false
        control.isSelected = true
        control.contentHorizontalAlignment = .trailing
        let copy = try #require(try roundTrip(control))
        #expect(copy.frame == control.frame && !copy.isEnabled && copy.isSelected)
        #expect(copy.contentHorizontalAlignment == .trailing && copy.effectiveContentHorizontalAlignment == .right)
    }
}
