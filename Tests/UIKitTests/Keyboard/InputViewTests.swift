import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Keyboards and input views: when they are shown", .leavesNothing)
struct InputViewTests {
    /// Notes the keyboard's notifications: name, upper edges before and after.
    @MainActor
    private final class Listener {
        nonisolated(unsafe) var log: [String] = []
        nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

        init() {
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                         UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
                    let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                    let name = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
                    log.append("\(name) \(Int(begin.minY))-\(Int(end.minY))")
                }
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("R-KBD-1, R-KBD-5 It comes when text is requested and goes when it is not, with notifications before and after")
    func comesAndGoes() throws {
        let stage = try Stage(keyboard: .always), listener = Listener()
        #expect(stage.keyboard == nil)
        stage.paper.becomeFirstResponder()
        stage.host.advance(by: 0)
        #expect(listener.take() == ["WillShow 844-616"])
        stage.settle()
        #expect(listener.take() == ["DidShow 844-616"])
        #expect(stage.keyboardFrame == CGRect(x: 0, y: 616, width: 390, height: 228))
        stage.paper.resignFirstResponder()
        stage.host.advance(by: 0)
        #expect(listener.take() == ["WillHide 616-844"])
        stage.settle()
        #expect(listener.take() == ["DidHide 616-844"] && stage.overlayWindows.isEmpty)
    }

    @Test("R-KBD-2 From one text to another it stays; touches above it reach the app; its window is not the app's and never key")
    func stays() throws {
        let stage = try Stage(keyboard: .always), listener = Listener()
        let other = Paper(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        stage.controller.view.addSubview(other)
        stage.begin()
        _ = listener.take()
        other.becomeFirstResponder()
        stage.settle()
        #expect(listener.take() == [] && stage.keyboard != nil)
        stage.tap("a")
        #expect(other.text == "a" && stage.paper.text == "")
        #expect(stage.scene.hitTest(CGPoint(x: 50, y: 220), with: nil)?.view === other)
        #expect(stage.scene.windows == [stage.window] && stage.window.isKeyWindow)
    }

    @Test("R-KBD-1 Automatic: for a finger, not for a pointer, not after a key, not beside the host's own; never and always", arguments: [1])
    func automatic(_: Int) throws {
        let stage = try Stage(keyboard: .automatic)
        stage.begin()
        #expect(stage.keyboard == nil)
        let finger = stage.down(at: CGPoint(x: 300, y: 300))
        stage.up(finger)
        stage.settle()
        #expect(stage.keyboard != nil)
        stage.strike(.keyboardA)
        stage.settle()
        #expect(stage.keyboard == nil)
        // Half a minute later the keyboard may be out of reach again.
        stage.host.advance(by: 31)
        stage.paper.becomeFirstResponder()
        stage.settle()
        #expect(stage.keyboard != nil)
        stage.host.movePointer(to: CGPoint(x: 300, y: 300))
        stage.host.setButton(1, isPressed: true)
        stage.host.setButton(1, isPressed: false)
        stage.settle()
        #expect(stage.keyboard == nil)
        let never = try Stage(keyboard: .never)
        never.begin()
        #expect(never.keyboard == nil)
    }

    @Test("R-RSP-16 An input view takes the keyboard's place; the accessory stands on it, or alone; both are found up the chain")
    func inputViews() throws {
        let stage = try Stage(keyboard: .never), listener = Listener()
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        stage.paper.ownInputView = input
        stage.paper.ownAccessoryView = bar
        stage.begin()
        #expect(listener.take().last == "DidShow 844-700")
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 744, width: 390, height: 100))
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 700, width: 390, height: 44))
        stage.paper.ownInputView = nil
        stage.paper.reloadInputViews()
        stage.settle()
        #expect(listener.take() == ["WillShow 700-800", "DidShow 700-800"] && input.superview == nil)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 800, width: 390, height: 44))
        let inner = CommandPerformer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.paper.addSubview(inner)
        inner.becomeFirstResponder()
        stage.settle()
        #expect(listener.take() == [] && bar.window != nil)
        inner.removeFromSuperview()
        stage.settle()
        #expect(listener.take() == ["WillHide 800-844", "DidHide 800-844"] && bar.superview == nil)
    }

    @Test("R-KBD-5 What changes its size while it comes is reported last: no frame of before comes after it")
    func changesWhileComing() throws {
        let stage = try Stage(keyboard: .always), listener = Listener()
        stage.paper.becomeFirstResponder()
        stage.host.advance(by: 0)
        stage.host.advance(by: 0.1)
        #expect(listener.take() == ["WillShow 844-616"])
        stage.paper.ownAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        stage.paper.reloadInputViews()
        stage.settle()
        #expect(listener.take() == ["WillShow 616-572", "DidShow 616-572"])
        stage.paper.resignFirstResponder()
        stage.settle()
        #expect(listener.take() == ["WillHide 572-844", "DidHide 572-844"])
    }

    @Test("R-KBD-5 When the screen turns it takes another place and size")
    func rotation() throws {
        let stage = try Stage(keyboard: .always), listener = Listener()
        stage.begin()
        _ = listener.take()
        stage.host.resize(to: PixelSize(width: 844, height: 390))
        stage.settle()
        #expect(stage.keyboardFrame == CGRect(x: 0, y: 218, width: 844, height: 172))
        #expect(listener.take() == ["WillShow 616-218", "DidShow 616-218"])
        stage.tap("p")
        #expect(stage.paper.text == "p")
    }

    @Test("R-KBD-2 It goes with its scene")
    func scene() throws {
        let stage = try Stage(keyboard: .always)
        stage.begin()
        UIApplication.shared.detach()
        #expect(stage.overlayWindows.isEmpty)
        let next = try Stage(keyboard: .never)
        next.settle()
        #expect(next.overlayWindows.isEmpty)
    }
}
