import Testing
@testable import UIKit

@MainActor @Suite("Tints that views inherit", .leavesNothing)
struct InheritedTintTests {
    private final class Tinted: UIView {
        var calls = 0
        override func tintColorDidChange() { calls += 1 }
    }

    @Test("R-VH-15 A view is notified where it comes to another tint than it knows, and inside of a plain view too")
    func coming() {
        let red = UIView(), other = UIView(), plain = UIView(), view = Tinted(), inner = Tinted()
        red.tintColor = .systemRed
        view.addSubview(inner)
        plain.addSubview(view)
        red.addSubview(plain)
        #expect(view.calls == 1 && inner.calls == 1 && inner.tintColor == .systemRed)
        // A cell that is taken out and comes back looks the same.
        plain.removeFromSuperview()
        red.addSubview(plain)
        #expect(view.calls == 1)
        plain.removeFromSuperview()
        other.addSubview(plain)
        #expect(view.calls == 2 && inner.calls == 2 && view.tintColor == .systemBlue)
    }

    @Test("R-VH-15 One with a tint of its own is not; it is where tints are dimmed")
    func own() {
        let red = UIView(), view = Tinted()
        red.tintColor = .systemRed
        view.tintColor = .systemGreen
        #expect(view.calls == 1)
        red.addSubview(view)
        #expect(view.calls == 1)
        view.removeFromSuperview()
        red.tintAdjustmentMode = .dimmed
        red.addSubview(view)
        #expect(view.calls == 2 && view.tintColor != .systemGreen)
    }

    @Test("R-VH-15 A button that comes to a window has its tint")
    func button() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        window.tintColor = .systemRed
        window.addSubview(button)
        #expect(button.titleLabel?.textColor == .systemRed)
    }
}
