import Foundation
@testable import UIKit

extension Stage {
    /// Adds a button to V, where the trace cases have one, and logs what it sends as "Q!touchDown".
    @discardableResult
    func button(_ name: String = "Q", _ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 50)) -> LoggingButton {
        let button = LoggingButton(frame: frame)
        button.stage = self
        add(button, name)
        return button
    }

    /// Adds a control to V, unless it stands somewhere already, and logs what it sends.
    func add(_ control: UIControl, _ name: String, events: UIControl.Event = .allEvents) {
        if control.superview == nil { view.addSubview(control) }
        control.log(to: self, as: name, events)
    }
}

extension UIControl {
    /// Logs each event as it is sent.
    func log(to stage: Stage, as name: String, _ events: UIControl.Event = .allEvents) {
        for (event, word) in Self.eventNames where events.contains(event) {
            addAction(UIAction { [weak stage] _ in stage?.note("\(name)!\(word)") }, for: event)
        }
    }

    static let eventNames: [(Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
        (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    ]
}

/// A button whose tracking can be looked at and decided about.
final class LoggingButton: UIButton {
    weak var stage: Stage?
    var logsTracking = false
    var onBegin: ((UITouch, UIEvent?) -> Bool)?
    var onContinue: ((UITouch, UIEvent?) -> Bool)?
    var onEnd: ((UITouch?, UIEvent?) -> Void)?
    var onCancel: ((UIEvent?) -> Void)?

    private func note(_ text: String) { if logsTracking { stage?.note("Q.\(text)") } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("begin")
        return onBegin?(touch, event) ?? super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        note("continue")
        return onContinue?(touch, event) ?? super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        note("end")
        onEnd?(touch, event)
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) {
        note("cancel\(event == nil ? " without event" : "")")
        onCancel?(event)
        super.cancelTracking(with: event)
    }
}

/// Has methods of every shape and says which was called.
final class ActionTarget: UIResponder {
    private(set) var calls: [String] = []
    private(set) var sender: Any?
    private(set) var event: UIEvent?

    func plain() { calls.append("plain") }
    func one(_ sender: UIControl) {
        self.sender = sender
        calls.append("one")
    }
    func two(_ sender: Any, _ event: UIEvent?) {
        (self.sender, self.event) = (sender, event)
        calls.append("two")
    }

    static let plainAction = Selector("actionTargetPlain", ActionTarget.plain)
    static let oneAction = Selector("actionTargetOne:", ActionTarget.one)
    static let twoAction = Selector("actionTargetTwo:event:", ActionTarget.two)
}
