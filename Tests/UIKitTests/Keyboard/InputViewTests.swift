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
        let fixture = try KeyboardFixture(), listener = Listener()
        #expect(fixture.keyboard == nil)
        fixture.paper.becomeFirstResponder()
        fixture.host.advance(by: 0)
        #expect(listener.take() == ["WillShow 844-616"])
        fixture.settle()
        #expect(listener.take() == ["DidShow 844-616"])
        #expect(fixture.frame == CGRect(x: 0, y: 616, width: 390, height: 228))
        fixture.paper.resignFirstResponder()
        fixture.host.advance(by: 0)
        #expect(listener.take() == ["WillHide 616-844"])
        fixture.settle()
        #expect(listener.take() == ["DidHide 616-844"] && fixture.overlays.isEmpty)
    }

    @Test("R-KBD-2 From one text to another it stays; touches above it reach the app; its window is not the app's and never key")
    func stays() throws {
        let fixture = try KeyboardFixture(), listener = Listener()
        let other = Paper(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        fixture.controller.view.addSubview(other)
        fixture.begin()
        _ = listener.take()
        other.becomeFirstResponder()
        fixture.settle()
        #expect(listener.take() == [] && fixture.keyboard != nil)
        fixture.tap("a")
        #expect(other.text == "a" && fixture.paper.text == "")
        #expect(fixture.scene.hitTest(CGPoint(x: 50, y: 220), with: nil)?.view === other)
        #expect(fixture.scene.windows == [fixture.window] && fixture.window.isKeyWindow)
    }

    @Test("R-KBD-1 Automatic: for a finger, not for a pointer, not after a key, not beside the host's own; never and always", arguments: [1])
    func automatic(_: Int) throws {
        let fixture = try KeyboardFixture(.automatic)
        fixture.begin()
        #expect(fixture.keyboard == nil)
        let finger = fixture.down(at: CGPoint(x: 300, y: 300))
        fixture.up(finger)
        fixture.settle()
        #expect(fixture.keyboard != nil)
        fixture.key(.keyboardA)
        fixture.settle()
        #expect(fixture.keyboard == nil)
        // Half a minute later the keyboard may be out of reach again.
        fixture.host.advance(by: 31)
        fixture.paper.becomeFirstResponder()
        fixture.settle()
        #expect(fixture.keyboard != nil)
        fixture.host.movePointer(to: CGPoint(x: 300, y: 300))
        fixture.host.setButton(1, isPressed: true)
        fixture.host.setButton(1, isPressed: false)
        fixture.settle()
        #expect(fixture.keyboard == nil)
        let never = try KeyboardFixture(.never)
        never.begin()
        #expect(never.keyboard == nil)
    }

    @Test("R-RSP-16 An input view takes the keyboard's place; the accessory stands on it, or alone; both are found up the chain")
    func inputViews() throws {
        let fixture = try KeyboardFixture(.never), listener = Listener()
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        fixture.paper.ownInputView = input
        fixture.paper.ownAccessoryView = bar
        fixture.begin()
        #expect(listener.take().last == "DidShow 844-700")
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 744, width: 390, height: 100))
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 700, width: 390, height: 44))
        fixture.paper.ownInputView = nil
        fixture.paper.reloadInputViews()
        fixture.settle()
        #expect(listener.take() == ["WillShow 700-800", "DidShow 700-800"] && input.superview == nil)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 800, width: 390, height: 44))
        let inner = CommandPerformer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.paper.addSubview(inner)
        inner.becomeFirstResponder()
        fixture.settle()
        #expect(listener.take() == [] && bar.window != nil)
        inner.removeFromSuperview()
        fixture.settle()
        #expect(listener.take() == ["WillHide 800-844", "DidHide 800-844"] && bar.superview == nil)
    }

    @Test("R-KBD-5 What changes its size while it comes is reported last: no frame of before comes after it")
    func changesWhileComing() throws {
        let fixture = try KeyboardFixture(), listener = Listener()
        fixture.paper.becomeFirstResponder()
        fixture.host.advance(by: 0)
        fixture.host.advance(by: 0.1)
        #expect(listener.take() == ["WillShow 844-616"])
        fixture.paper.ownAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        fixture.paper.reloadInputViews()
        fixture.settle()
        #expect(listener.take() == ["WillShow 616-572", "DidShow 616-572"])
        fixture.paper.resignFirstResponder()
        fixture.settle()
        #expect(listener.take() == ["WillHide 572-844", "DidHide 572-844"])
    }

    @Test("R-KBD-5 When the screen turns it takes another place and size")
    func rotation() throws {
        let fixture = try KeyboardFixture(), listener = Listener()
        fixture.begin()
        _ = listener.take()
        fixture.host.resize(to: PixelSize(width: 844, height: 390))
        fixture.settle()
        #expect(fixture.frame == CGRect(x: 0, y: 218, width: 844, height: 172))
        #expect(listener.take() == ["WillShow 616-218", "DidShow 616-218"])
        fixture.tap("p")
        #expect(fixture.paper.text == "p")
    }

    @Test("R-KBD-2 It goes with its scene")
    func scene() throws {
        let fixture = try KeyboardFixture()
        fixture.begin()
        UIApplication.shared.detach()
        #expect(fixture.overlays.isEmpty)
        let next = try KeyboardFixture(.never)
        next.settle()
        #expect(next.overlays.isEmpty)
    }
}
