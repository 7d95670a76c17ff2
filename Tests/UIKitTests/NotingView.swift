@testable import UIKit

/// Lines that tests write down and compare.
@MainActor
final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// What was noted since the last time, once.
    func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }
}

/// A view that notes its callbacks by its name.
class NotingView: UIView {
    struct Notes: OptionSet {
        let rawValue: Int
        static let touches = Notes(rawValue: 1)
        static let hooks = Notes(rawValue: 2)
        static let layout = Notes(rawValue: 4)
        static let presses = Notes(rawValue: 8)
        static let hitTests = Notes(rawValue: 16)
    }

    let name: String
    let journal: Journal
    let notes: Notes
    /// Called with each line that was noted, while the callback runs.
    var onNote: ((String) -> Void)?
    /// The touches of the last callback.
    private(set) var touches: [UITouch] = []
    /// The event of the last callback.
    private(set) var event: UIEvent?

    init(_ name: String, _ journal: Journal, notes: Notes = .touches) {
        self.name = name
        self.journal = journal
        self.notes = notes
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ kind: Notes, _ text: String) {
        guard notes.contains(kind) else { return }
        journal.note("\(name).\(text)")
        onNote?(text)
    }

    // MARK: Touches

    private func hear(_ text: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        self.touches = touches.sorted { $0.serial < $1.serial }
        self.event = event
        note(.touches, text)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches, event) }

    // MARK: Presses

    private func hear(_ text: String, _ presses: Set<UIPress>) {
        note(.presses, "\(text) \(presses.compactMap { $0.key?.keyCode.rawValue }.sorted())")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear("pressed", presses)
        super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear("released", presses)
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        hear("presses cancelled", presses)
        super.pressesCancelled(presses, with: event)
    }

    // MARK: Hooks

    private func name(of view: UIView?) -> String { (view as? NotingView)?.name ?? (view == nil ? "nil" : "view") }
    private func name(of window: UIWindow?) -> String { window == nil ? "nil" : "window" }

    override func willMove(toSuperview newSuperview: UIView?) { note(.hooks, "will move to \(name(of: newSuperview))") }
    override func didMoveToSuperview() { note(.hooks, "did move to \(name(of: superview))") }
    override func willMove(toWindow newWindow: UIWindow?) { note(.hooks, "will move to window \(name(of: newWindow))") }
    override func didMoveToWindow() { note(.hooks, "did move to window \(name(of: window))") }
    override func didAddSubview(_ subview: UIView) { note(.hooks, "did add \(name(of: subview))") }
    override func willRemoveSubview(_ subview: UIView) { note(.hooks, "will remove \(name(of: subview))") }

    // MARK: Layout and drawing

    override func layoutSubviews() { note(.layout, "layout") }
    override func draw(_ rect: CGRect) { note(.layout, "draw") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        note(.hitTests, "hit test")
        return super.hitTest(point, with: event)
    }
}

/// Whether two lengths or times are the same but for rounding.
func isClose(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance
}

func isClose(_ a: CGPoint?, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    isClose(a?.x, b.x, within: tolerance) && isClose(a?.y, b.y, within: tolerance)
}

func isClose(_ a: CGRect?, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    isClose(a?.origin, b.origin, within: tolerance) && isClose(a?.width, b.width, within: tolerance)
        && isClose(a?.height, b.height, within: tolerance)
}
