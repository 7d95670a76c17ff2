import Testing
@testable import UIKit

@MainActor @Suite("Order of subviews", .leavesNothing)
struct OrderTests {
    private let journal = Journal()
    private let parent: NotingView
    private let a: NotingView, b: NotingView, c: NotingView

    init() {
        parent = NotingView("parent", journal, notes: .hooks)
        a = NotingView("a", journal, notes: .hooks)
        b = NotingView("b", journal, notes: .hooks)
        c = NotingView("c", journal, notes: .hooks)
        for view in [a, b, c] { parent.addSubview(view) }
        _ = journal.take()
    }

    /// The order of the views, which must be that of their layers too.
    private var order: String {
        let views = parent.subviews.compactMap { ($0 as? NotingView)?.name }.joined()
        let layers = (parent.layer.sublayers ?? []).compactMap { ($0.delegate as? NotingView)?.name }.joined()
        return views == layers ? views : "\(views), but layers \(layers)"
    }

    @Test("R-VH-1 addSubview adds to the front, and moves there what is a subview already")
    func add() {
        #expect(order == "abc")
        parent.addSubview(a)
        #expect(order == "bca")
        #expect(journal.take() == [])
    }

    @Test("R-VH-1 addSubview takes the view from its superview first")
    func transfer() {
        let other = UIView()
        other.addSubview(a)
        #expect(order == "bc")
        #expect(other.subviews == [a] && a.superview === other)
    }

    @Test("R-VH-1 Views are inserted at an index, above and below a sibling")
    func insert() {
        let d = NotingView("d", journal), e = NotingView("e", journal), f = NotingView("f", journal)
        parent.insertSubview(d, at: 0)
        #expect(order == "dabc")
        parent.insertSubview(e, aboveSubview: a)
        #expect(order == "daebc")
        parent.insertSubview(f, belowSubview: a)
        #expect(order == "dfaebc")
    }

    @Test("R-VH-1 Within one superview these change the order alone, without hooks")
    func reorder() {
        parent.bringSubviewToFront(a)
        #expect(order == "bca")
        parent.sendSubviewToBack(a)
        #expect(order == "abc")
        parent.insertSubview(c, at: 0)
        #expect(order == "cab")
        parent.insertSubview(c, aboveSubview: a)
        #expect(order == "acb")
        parent.insertSubview(b, belowSubview: a)
        #expect(order == "bac")
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == "cab")
        parent.exchangeSubview(at: 1, withSubviewAt: 0)
        #expect(order == "acb")
        #expect(journal.take() == [])
    }

    @Test("R-VH-1 Indices out of range and views that are no siblings do no harm")
    func badInput() {
        parent.insertSubview(UIView(), at: 99)
        parent.insertSubview(UIView(), at: -1)
        parent.exchangeSubview(at: 0, withSubviewAt: 99)
        parent.bringSubviewToFront(UIView())
        #expect(parent.subviews.count == 5)
        let stranger = NotingView("stranger", journal)
        parent.insertSubview(stranger, aboveSubview: UIView())
        #expect(stranger.superview === parent)
    }

    @Test("R-VH-4 A superview keeps its subviews alive; superview and window are not kept")
    func retention() throws {
        let stage = Stage.rooted()
        weak var weakChild: UIView?
        weak var weakParent: UIView?
        var child: UIView?
        do {
            let parent = UIView()
            do {
                let view = UIView()
                parent.addSubview(view)
                weakChild = view
            }
            #expect(weakChild != nil)
            child = weakChild
            weakParent = parent
        }
        #expect(weakParent == nil)
        #expect(child?.superview == nil)
        #expect(child?.window == nil)

        weak var weakWindow: UIWindow?
        do {
            let window = UIWindow(windowScene: stage.scene)
            if let child { window.addSubview(child) }
            #expect(child?.window === window)
            weakWindow = window
        }
        #expect(weakWindow == nil)
        #expect(child?.window == nil && child?.superview == nil)
    }

    @Test("R-VH-4 removeFromSuperview of a view without a superview does nothing")
    func removeNothing() {
        let view = NotingView("view", journal, notes: .hooks)
        view.removeFromSuperview()
        #expect(journal.take() == [])
    }

    @Test("R-VH-5 A view is a descendant of itself and of all above it")
    func descendants() {
        let leaf = UIView()
        a.addSubview(leaf)
        #expect(leaf.isDescendant(of: leaf) && leaf.isDescendant(of: a) && leaf.isDescendant(of: parent))
        #expect(!leaf.isDescendant(of: b) && !a.isDescendant(of: leaf))
    }

    @Test("R-VH-5 viewWithTag finds the view itself or the first below, depth first")
    func tags() {
        let leaf = UIView()
        a.addSubview(leaf)
        leaf.tag = 5
        b.tag = 5
        #expect(parent.viewWithTag(5) === leaf)
        parent.tag = 5
        #expect(parent.viewWithTag(5) === parent)
        #expect(parent.viewWithTag(6) == nil)
    }

    private final class Moving: UIView {
        var onMove: (() -> Void)?
        override func willMove(toSuperview newSuperview: UIView?) {
            let call = onMove
            onMove = nil
            call?()
        }
    }

    @Test("R-VH-1, R-VH-8 A view that a callback puts into another window while it is added is in the window of the view that it is added to")
    func movedMeanwhile() {
        let one = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), box = UIView(), view = Moving(), inner = UIView()
        weak var gone: UIWindow?
        do {
            let two = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            gone = two
            view.addSubview(inner)
            one.addSubview(view)
            one.addSubview(box)
            view.onMove = { [unowned view] in two.addSubview(view) }
            box.addSubview(view)
            #expect(view.superview === box && two.subviews.isEmpty)
        }
        #expect(gone == nil && view.window === one && inner.window === one)
    }

    @Test("R-VH-6 A view can't be added to itself")
    func loop() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
    }

    @Test("R-VH-6 A view can't be added to one inside it")
    func deepLoop() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = UIView(), middle = UIView(), inner = UIView()
                outer.addSubview(middle)
                middle.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }
}
