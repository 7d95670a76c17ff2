import Foundation
import HostHeadless
import TouchHost
@testable import UIKit

extension Stage {
    /// A finger taps at a point of the scene.
    func tap(_ x: Double, _ y: Double) {
        let start = now + 0.01
        play("@\(start) Z+(\(x),\(y)); @\(start + 0.05) Z-")
        advance(to: now + 0.5)
    }

    func tap(_ point: CGPoint) { tap(point.x, point.y) }

    /// A key is pressed and released.
    func type(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []) {
        for isPressed in [true, false] {
            host.send(KeyEvent(timestamp: now, usage: usage.rawValue, isPressed: isPressed, characters: characters,
                               charactersIgnoringModifiers: characters, modifiers: modifiers))
        }
    }

    /// Where a menu's text stands on the scene; `nil` when it isn't there.
    func place(ofText text: String) -> CGPoint? {
        for window in scene.visibleWindows.reversed() {
            if let label = label(text, in: window) {
                return window.convertToSuperview(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
            }
        }
        return nil
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
        for child in view.subviews where !child.isHidden {
            if let found = label(text, in: child) { return found }
        }
        return nil
    }

    /// Whether a menu, or another window of the system, is shown.
    var hasMenu: Bool { !overlayWindows.isEmpty }

    /// The windows of the system that are shown.
    var overlayWindows: [UIWindow] { scene.visibleWindows.filter { $0 is OverlayWindow } }
}

extension Journal {
    /// An action that notes its title when it is chosen.
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [self] _ in note(title) }
    }

    func alertAction(_ title: String, _ style: UIAlertAction.Style) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [self] action in note(action.title ?? "") }
    }
}

/// A view that can become first responder and performs commands.
final class CommandPerformer: UIView {
    var log: [String] = []
    var sender: Any?
    var performsCopy = true
    var isWilling = true

    override var canBecomeFirstResponder: Bool { isWilling }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Self.copyAction { return performsCopy }
        return super.canPerformAction(action, withSender: sender)
    }

    private func note(_ entry: String, _ sender: Any?) {
        log.append(entry)
        self.sender = sender
    }

    static let erase = Selector("R-MNU-10 erase:", { (view: CommandPerformer) in { (sender: Any?) in view.note("erase", sender) } })
    static let mark = Selector("R-MNU-10 mark:", { (view: CommandPerformer) in { (sender: Any?) in view.note("mark", sender) } })
    static let copyAction = Selector("copy:", { (view: CommandPerformer) in { (sender: Any?) in view.note("copy", sender) } })
}
