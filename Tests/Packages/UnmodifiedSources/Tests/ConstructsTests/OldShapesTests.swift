import Constructs
import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Shapes of old sources") struct OldShapesTests {
    @Test("R-ANI-15 a layer's property with @NSManaged is animated and drawn in between")
    func managed() {
        let stage = TouchStage(size: CGSize(width: 100, height: 100)), view = GaugeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(view.gauge.level == 0 && view.gauge.ink == nil && view.gauge.reset() == [1, 9, 5])
        view.gauge.level = 1
        stage.advance(by: 0.5)
        #expect(view.gauge.level == 1 && abs((view.gauge.presentation()?.level ?? 0) - 0.5) < 0.03)
        #expect(Gauge.drawn.contains { $0 > 0.2 && $0 < 0.4 })
        stage.advance(by: 1)
        #expect(Gauge.drawn.last == 1 && view.gauge.presentation()?.level == 1)
    }

    @Test("members of AnyObject are those of the class that has them")
    func untyped() {
        let stage = TouchStage(size: CGSize(width: 100, height: 100)), view = LooseView(frame: stage.window.bounds), button = UIButton(type: .system)
        stage.window.addSubview(view)
        stage.tap(view, at: CGPoint(x: 10, y: 20))
        #expect(view.log == ["(10.0, 20.0)", "1", "(10.0, 20.0)", "true"])
        view.log = []
        button.tag = 7
        view.pressed(button)
        #expect(view.log == ["7 false", "Done", "tagged"])
    }

    @Test("what an extension adds to all controllers is what a controller's class has of it")
    func additions() {
        let pages = [UIViewController(), LoudPage(), LouderPage()]
        #expect(pages.map { $0.greeting("you") } == ["Hello you", "HELLO YOU", "HELLO YOU!"] && pages.map(\.mood) == [1, 2, 2])
        for page in pages { page.mood = 3 }
        #expect(pages.map(\.title) == ["3", "6", "6"])
    }

    @Test("names of Swift 4 are those of today, also where they are overridden")
    func names() {
        let child = OldChild()
        child.addChild(UIViewController())
        child.didMove(toParent: nil)
        #expect(child.log == ["add 0", "moved"] && child.childForStatusBarStyle === child.children[0])
        #expect(child.numbers(nil, [1, 2]) == 2 && child.numbers(nil) == Int.max && child.styles().count == 10)
        #expect(windows().isEmpty || UIApplication.shared.delegate != nil)
        #expect(UINavigationController(rootViewController: child).topViewController === child)
    }
}
