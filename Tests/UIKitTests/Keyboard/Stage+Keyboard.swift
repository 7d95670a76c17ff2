import Foundation
import HostHeadless
import TouchHost
@testable import UIKit

/// A view that keeps what is typed.
@MainActor
final class Paper: UIView, UIKeyInput {
    var text = ""
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    var keyboardAppearance = UIKeyboardAppearance.default
    var enablesReturnKeyAutomatically = false
    var ownInputView: UIView?
    var ownAccessoryView: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { ownInputView }
    override var inputAccessoryView: UIView? { ownAccessoryView }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

/// A phone's screen with a paper at the top, and fingers on the keyboard.
extension Stage {
    convenience init(keyboard choice: UIApplication.OnScreenKeyboard, width: Int = 390, height: Int = 844, scale: Double = 1) throws {
        UIView.setAnimationsEnabled(true)
        try self.init(unshown: CGSize(width: width, height: height), scale: scale)
        application.onScreenKeyboard = choice
        window.backgroundColor = .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        paper.backgroundColor = .systemGray6
        controller.view.addSubview(paper)
    }

    /// The paper becomes first responder, and the keyboard has come.
    func begin() {
        paper.becomeFirstResponder()
        settle()
    }

    /// What was asked for outside of any event is done in the next turn of the loop; then movements come to their end.
    func settle() {
        turn()
        wait(0.5)
    }

    var keyboard: KeyboardView? {
        for window in overlayWindows {
            for container in window.subviews {
                for view in container.subviews { if let keyboard = view as? KeyboardView { return keyboard } }
            }
        }
        return nil
    }

    /// The keyboard's frame in the scene.
    var keyboardFrame: CGRect? { keyboard.map { $0.convert($0.bounds, to: nil) } }

    /// What the keys say, and those that type nothing by their kind.
    var keyTitles: [String] { keys.map(\.look.title) }

    private var keys: [KeyView] { (keyboard?.subviews ?? []).compactMap { $0 as? KeyView } }

    /// The middle of a key, by what it says or is, in the scene.
    func place(_ name: String) -> CGPoint {
        for key in keys {
            let names: [String] = switch key.key.kind {
            case .text(let text, _): [text, key.look.title]
            case .space: ["space", " "]
            case .return: ["return", "\n"]
            case .delete: ["delete"]
            case .shift: ["shift"]
            default: [key.look.title]
            }
            if names.contains(name) { return key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil) }
        }
        preconditionFailure("there is no key \(name) among \(keyTitles)")
    }

    /// The middles of all keys of a kind, in the scene.
    func places(_ kind: KeyboardKey.Kind) -> [CGPoint] {
        keys.filter { $0.key.kind == kind }.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    func place(_ kind: KeyboardKey.Kind) -> CGPoint {
        guard let place = places(kind).first else { preconditionFailure("there is no key \(kind) among \(keyTitles)") }
        return place
    }

    /// What a held key offers.
    var offers: KeyOffersBar? { keyboard?.superview?.subviews.lazy.compactMap { $0 as? KeyOffersBar }.first }

    /// The middle of an emoji in sight, among all or among what was found, in the scene.
    func emojiPlace(_ text: String) -> CGPoint? {
        let cell = shownEmoji.first { $0.text == text }
        return cell.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    /// The emoji in sight, from the left on.
    var shownEmoji: [EmojiCell] {
        guard let grid = keyboard?.emojiPage?.grid ?? keyboard?.search?.grid else { return [] }
        let cells = grid.subviews.flatMap(\.subviews).compactMap { $0 as? EmojiCell }
        return cells.filter { !$0.isHidden && grid.bounds.contains($0.center) }.sorted { ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY) }
    }

    func tapEmoji(_ texts: String...) {
        for text in texts {
            guard let place = emojiPlace(text) else { preconditionFailure("there is no \(text) among \(shownEmoji.map(\.text))") }
            tap(at: place)
        }
    }

    func tap(at place: CGPoint) {
        let finger = down(at: place)
        wait(0.05)
        up(finger)
        wait(0.4)
    }

    /// A finger drags the emoji to the left, and they come to rest.
    func dragEmoji(by distance: CGFloat, from place: CGPoint) {
        let finger = down(at: place)
        for step in 1...10 {
            wait(0.016)
            send(finger, .moved, CGPoint(x: place.x - distance * CGFloat(step) / 10, y: place.y))
        }
        wait(0.3)
        up(finger)
        wait(1)
    }

    // MARK: Fingers

    func down(_ name: String) -> Int { down(at: place(name)) }

    func down(at point: CGPoint, tool: Contact.Tool = .finger) -> Int {
        lastFinger += 1
        send(lastFinger, .began, point, tool)
        return lastFinger
    }

    func move(_ id: Int, _ name: String) { send(id, .moved, place(name)) }
    func up(_ id: Int) { send(id, .ended, .zero) }

    func send(_ id: Int, _ phase: Contact.Phase, _ point: CGPoint, _ tool: Contact.Tool = .finger) {
        finger(phase, point.x, point.y, id: id, tool: tool)
    }

    func tap(_ names: String...) {
        for name in names {
            let finger = down(name)
            wait(0.05)
            up(finger)
            wait(0.4)
        }
    }

    /// A finger for each name lands, all in one frame, and then they lift in one.
    func typeAtOnce(_ names: [String]) {
        for phase in [Contact.Phase.began, .ended] {
            host.send(TouchFrame(timestamp: now, contacts: ContiguousArray(names.enumerated().map { number, name in
                Contact(id: 100 + number, phase: phase, timestamp: now, position: place(name))
            })))
        }
    }

    func tap(_ kind: KeyboardKey.Kind) { tap(at: place(kind)) }

    /// A finger rests on a key until it has opened its menu, slides to a choice, and lifts there.
    func choose(_ choice: KeyboardMenu.Choice, of kind: KeyboardKey.Kind) {
        let finger = down(at: place(kind))
        wait(0.6)
        guard let place = choicePlace(choice) else { preconditionFailure("the menu of \(kind) does not have \(choice)") }
        send(finger, .moved, place)
        up(finger)
        settle()
    }

    /// The middle of a choice of the open menu, in the scene.
    func choicePlace(_ choice: KeyboardMenu.Choice) -> CGPoint? {
        let entries = (keyboard?.menu?.subviews ?? []).compactMap { $0 as? KeyboardMenuEntry }
        return entries.first { $0.item.choice == choice }.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    /// A key of the other keyboard is pressed and released.
    func strike(_ usage: UIKeyboardHIDUsage) { for isPressed in [true, false] { key(usage, isPressed) } }
}
