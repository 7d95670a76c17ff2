import Testing
import UIKit
@testable import Members

/// What Objective-C's runtime and its headers do on iOS.
@MainActor @Suite("Language") struct LanguageTests {
    @Test("overrides in extensions, and overrides of what an extension has")
    func extensions() {
        let pad = SplitPad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        pad.layoutIfNeeded()
        pad.isHidden = true
        #expect(pad.log == ["layout", "hidden false true"])
        #expect(pad.intrinsicContentSize == CGSize(width: 7, height: 9) && pad.layer is CAShapeLayer && pad.point(inside: CGPoint(x: -5, y: -5), with: nil))
        let dark: SplitPad = DarkSplitPad()
        dark.build()
        #expect(dark.log == ["pad", "dark"])
    }

    @Test("associated objects are kept, and go with their object")
    func associations() {
        weak var kept: UIView?
        var count = 0
        do {
            let view = UIView()
            kept = view
            let recognizer = UITapGestureRecognizer(closure: { [view] in
                _ = view
                count += 1
            })
            recognizer.label = "tap"
            recognizer.perform(Selector("callClosure"))
            #expect(recognizer.label == "tap" && count == 1)
            recognizer.performSelector(onMainThread: Selector("callClosure"), with: nil, waitUntilDone: true)
            #expect(count == 2)
        }
        #expect(kept == nil)
        let strokes = Strokes()
        #expect(strokes.name == "none")
        strokes.name = "one"
        #expect(strokes.name == "one")
    }

    @Test("optional members of another module's protocol are called where a class has them")
    func optionalMembersOfALibrary() {
        let page = BoxPage()
        page.loadViewIfNeeded()
        page.box.touchesBegan([], with: nil)
        #expect(page.touched == 1)
    }

    @Test("a class and one above it that both override in extensions; layers without init(), index paths, numbers")
    func smallShapes() {
        #expect(!OuterShape().gestureRecognizerShouldBegin(UITapGestureRecognizer()) && InnerShape().gestureRecognizerShouldBegin(UITapGestureRecognizer()))
        let slice = SliceLayer(angle: 3), page = SmallShapesController()
        #expect(slice.angle == 3 && slice.contentsGravity == .center)
        let cell = page.tableView(UITableView(), cellForRowAt: IndexPath(row: 1, section: 0))
        #expect(cell.textLabel?.text == "1")
        page.scrollViewDidScroll(UIScrollView())
    }

    private final class Needle: DialObserver {
        var values: [Int] = []
        func dialTurned(_ value: Int) { values.append(value) }
    }

    @Test("tables that don't retain")
    func tables() {
        let observers = DialObservers(), needle = Needle()
        observers.add(needle, named: "one")
        do { observers.add(Needle(), named: "two") }
        observers.turn(3)
        #expect(observers.count == 1 && needle.values == [3] && observers.name(of: needle) == "one")
    }

    @Test("names of Swift 4, files without imports, modules that Foundation has apart")
    func names() {
        let view = Swift4View(), one = UIView(), other = UIView(), reader = LevelReader()
        view.addSubview(one)
        view.addSubview(other)
        view.order(one, other)
        #expect(view.subviews == [other, one] && view.inside(CGRect(x: 0, y: 0, width: 10, height: 10)) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(view.line().lineCap == .round && view.animate().fillMode == .forwards && view.kind == .pencil)
        #expect(view.keyboardNames() == [UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification])
        #expect(view.embed(UIViewController(), in: UIViewController()) == 1)
        #expect(reader.read("<levels><level/></levels>") && reader.names == ["levels", "level"] && BareKnob().turns == 0)
    }
}
