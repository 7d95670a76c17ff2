import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Menus of controls", .leavesNothing)
struct ControlMenuTests {
    private final class Knob: UIControl {
        var log: [String] = []
        override func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                             configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
            log.append("menu")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "One") { [weak self] _ in self?.log.append("one") }, UIAction(title: "Two") { _ in }])
            }
        }
        override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                             animator: (any UIContextMenuInteractionAnimating)?) { log.append("opens") }
        override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                             animator: (any UIContextMenuInteractionAnimating)?) { log.append("closes") }
    }

    private func send(_ stage: Stage, _ phase: Contact.Phase, _ x: Double, _ y: Double, at time: Double) {
        stage.host.advance(to: time)
        stage.host.send(TouchFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, timestamp: time, position: CGPoint(x: x, y: y))]))
    }

    @Test("R-MNU-41 a finger that rests opens the menu of a control that enables it")
    func resting() {
        let stage = Stage.rooted(), knob = Knob(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        stage.root.addSubview(knob)
        #expect(knob.contextMenuInteraction == nil)
        let start = stage.host.virtualClock.now
        send(stage, .began, 120, 120, at: start + 0.1)
        stage.host.advance(by: 1)
        send(stage, .ended, 120, 120, at: start + 1.2)
        #expect(knob.log.isEmpty)
        knob.isContextMenuInteractionEnabled = true
        send(stage, .began, 120, 120, at: start + 2)
        stage.host.advance(by: 1)
        #expect(knob.log == ["menu", "opens"] && knob.contextMenuInteraction?.view === knob)
        send(stage, .ended, 120, 120, at: start + 3.2)
        knob.contextMenuInteraction?.dismissMenu()
        stage.host.advance(by: 1)
        #expect(knob.log == ["menu", "opens", "closes"])
        knob.isContextMenuInteractionEnabled = false
        #expect(knob.gestureRecognizers == nil)
    }

    @Test("R-MNU-41 with the menu as its primary action a press opens it, and the control sends no touch up")
    func pressing() {
        let stage = Stage.rooted(), knob = Knob(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        stage.root.addSubview(knob)
        knob.isContextMenuInteractionEnabled = true
        knob.showsMenuAsPrimaryAction = true
        knob.addAction(UIAction { [weak knob] _ in knob?.log.append("up") }, for: .touchUpInside)
        knob.addAction(UIAction { [weak knob] _ in knob?.log.append("triggered") }, for: .menuActionTriggered)
        let start = stage.host.virtualClock.now
        send(stage, .began, 120, 120, at: start + 0.1)
        #expect(knob.log == ["triggered", "menu", "opens"])
        // On to the first row, below the control.
        send(stage, .moved, 130, 165, at: start + 0.5)
        send(stage, .ended, 130, 165, at: start + 0.7)
        stage.host.advance(by: 1)
        #expect(knob.log == ["triggered", "menu", "opens", "one", "closes"] || knob.log == ["triggered", "menu", "opens", "closes", "one"], "\(knob.log)")
    }

    @Test("R-KEY-5, R-MNU-41 with the menu as its primary action Space and activating open it, and the control sends no touch up")
    func pressingByKey() {
        let stage = Stage.rooted(), knob = Knob(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        stage.root.addSubview(knob)
        knob.isContextMenuInteractionEnabled = true
        knob.showsMenuAsPrimaryAction = true
        knob.addAction(UIAction { [weak knob] _ in knob?.log.append("up") }, for: .touchUpInside)
        knob.addAction(UIAction { [weak knob] _ in knob?.log.append("triggered") }, for: .menuActionTriggered)
        func press(_ usage: UIKeyboardHIDUsage) {
            for isPressed in [true, false] {
                stage.host.send(KeyEvent(timestamp: stage.host.virtualClock.now, usage: usage.rawValue, isPressed: isPressed))
            }
        }
        press(.keyboardTab)
        press(.keyboardSpacebar)
        #expect(knob.log == ["triggered", "menu", "opens"])
        press(.keyboardEscape)
        stage.host.advance(by: 1)
        #expect(knob.log == ["triggered", "menu", "opens", "closes"])
        #expect(knob.accessibilityActivate() && knob.log.suffix(3) == ["triggered", "menu", "opens"])
        press(.keyboardEscape)
        stage.host.advance(by: 1)
        // Without a menu it is pressed.
        knob.isContextMenuInteractionEnabled = false
        press(.keyboardSpacebar)
        #expect(knob.log.last == "up")
    }
}
