import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Observing properties", .leavesNothing)
struct KeyValueObservingTests {
    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("R-KVO-1 A closure is called after each change, with the values that its options ask for")
    func values() {
        let view = UIView()
        var changes: [NSKeyValueObservedChange<CGPoint>] = []
        let observation = view.observe(\.center, options: [.old, .new]) { owner, change in
            #expect(owner === view)
            changes.append(change)
        }
        view.center = point(1, 2)
        view.center = point(3, 4)
        #expect(changes.map(\.oldValue) == [.zero, point(1, 2)] && changes.map(\.newValue) == [point(1, 2), point(3, 4)])
        #expect(changes.allSatisfy { $0.kind == .setting && !$0.isPrior })
        observation.invalidate()
        view.center = .zero
        #expect(changes.count == 2)
    }

    @Test("R-KVO-1 Without options there are no values; initial calls at once, prior before each change")
    func options() {
        let view = UIView()
        var calls: [String] = []
        func note<Value>(_ name: String, _ change: NSKeyValueObservedChange<Value>) {
            calls.append("\(name) \(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue.map { "\($0)" } ?? "-")\(change.isPrior ? " prior" : "")")
        }
        let observations = [
            view.observe(\.alpha) { note("plain", $1) },
            view.observe(\.alpha, options: [.initial, .new]) { note("initial", $1) },
            view.observe(\.alpha, options: [.prior, .old, .new]) { note("prior", $1) },
        ]
        view.alpha = 0.5
        #expect(calls == ["initial - 1.0", "prior 1.0 - prior", "plain - -", "initial - 0.5", "prior 1.0 0.5"])
        withExtendedLifetime(observations) {}
    }

    @Test("R-KVO-1 An observation ends when it goes; one that a call takes away is not called any more")
    func ends() {
        let view = UIView()
        var calls: [String] = [], second: NSKeyValueObservation?
        var first: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in
            calls.append("first")
            second = nil
        }
        second = view.observe(\.isHidden) { _, _ in calls.append("second") }
        view.isHidden = true
        #expect(calls == ["first"] && first != nil && second == nil)
        first = nil
        view.isHidden = false
        #expect(calls == ["first"])
    }

    @Test("R-KVO-1 An observation that outlives its object ends with it, and keeps it not alive")
    func outlives() {
        var view: UIView? = UIView()
        weak let gone = view
        let observation = view?.observe(\.bounds) { _, _ in }
        view = nil
        #expect(gone == nil)
        observation?.invalidate()
    }

    @Test("R-KVO-2 A finger that drags, a deceleration and code move an observed offset; each value is seen once")
    func offset() {
        let scroll = ScrolledContent()
        var seen: [CGPoint] = []
        let observation = scroll.scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
            #expect(change.newValue == view.contentOffset && change.oldValue != change.newValue)
            #expect(seen.isEmpty || change.oldValue == seen.last)
            seen.append(view.contentOffset)
        }
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        let dragged = seen.count
        #expect(dragged >= 8)
        scroll.settle()
        #expect(seen.count > dragged && seen.last == scroll.scrollView.contentOffset)
        scroll.scrollView.contentOffset = .zero
        #expect(seen.last == .zero)
        withExtendedLifetime(observation) {}
    }

    @Test("R-KVO-2 A table's measured content, a control's states, a field's text, a layer's place are seen; frame and bounds apart")
    func properties() {
        let stage = Stage.rooted(), table = UITableView(frame: stage.root.bounds), rows = Rows()
        var seen: [String] = []
        let button = UIButton(type: .system), field = UITextField(), layer = CALayer(), view = UIView()
        let observations = [
            table.observe(\.contentSize, options: .new) { seen.append("content \($1.newValue?.height ?? 0)") },
            button.observe(\.isHighlighted) { button, _ in seen.append("highlighted \(button.isHighlighted)") },
            button.observe(\.isEnabled) { button, _ in seen.append("enabled \(button.isEnabled)") },
            field.observe(\.text, options: .new) { seen.append("text \(($1.newValue ?? nil) ?? "-")") },
            layer.observe(\.position, options: .new) { seen.append("position \($1.newValue?.x ?? 0)") },
            view.observe(\.frame) { _, _ in seen.append("frame") },
            view.observe(\.bounds) { _, _ in seen.append("bounds") },
        ]
        table.rowHeight = 50
        table.dataSource = rows
        stage.root.addSubview(table)
        stage.turn()
        #expect(seen.last == "content 150.0")
        seen.removeAll()
        button.isHighlighted = true
        button.isEnabled = false
        field.text = "a"
        layer.position.x = 7
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.bounds.size.width = 9
        #expect(seen == ["highlighted true", "enabled false", "text a", "position 7.0", "frame", "bounds"])
        withExtendedLifetime(observations) {}
    }

    @Test("R-KVO-2 Subclasses are observed by their own key paths, also where they override the property")
    func subclasses() {
        class Own: UIScrollView {
            override var contentOffset: CGPoint { get { super.contentOffset } set { super.contentOffset = newValue } }
        }
        let own = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var calls = 0
        let observations = [own.observe(\.contentOffset) { _, _ in calls += 1 }, own.observe(\Own.center) { _, _ in calls += 10 },
                            (own as UIView).observe(\.alpha) { _, _ in calls += 100 }]
        own.contentOffset.y = 5
        own.center.x = 3
        own.alpha = 0
        #expect(calls == 111)
        withExtendedLifetime(observations) {}
    }

    @Test("R-KVO-3 A responder observes by name, with a context, until it is taken away")
    func byName() {
        final class Header: UIView {
            var changes: [String] = []
            override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                                       context: UnsafeMutableRawPointer?) {
                let old = (change?[.oldKey] as? CGPoint).map { "\($0.y)" } ?? "-", new = (change?[.newKey] as? CGPoint).map { "\($0.y)" } ?? "-"
                changes.append("\(keyPath ?? "") \(object is UIScrollView) \(old) \(new) \(context == nil)")
            }
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), header = Header()
        var context = 0
        withUnsafeMutablePointer(to: &context) { context in
            view.addObserver(header, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
            view.addObserver(header, forKeyPath: "contentOffset", options: .new, context: context)
            view.contentOffset.y = 5
            #expect(header.changes == ["contentOffset true 0.0 5.0 true", "contentOffset true - 5.0 false"])
            view.removeObserver(header, forKeyPath: "contentOffset", context: context)
            view.contentOffset.y = 6
            #expect(header.changes.count == 3)
            view.removeObserver(header, forKeyPath: "contentOffset")
            view.contentOffset.y = 7
            #expect(header.changes.count == 3)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
}
