import Testing
@testable import UIKit

@MainActor @Suite("Animation: interaction", .leavesNothing)
struct InteractionTests {
    private let place = CGPoint(x: 20, y: 20)

    @Test("R-ANI-6 An animated view and what is in it are not hit, from the block to the animation's end")
    func untouchable() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), root = stage.root
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        #expect(root.hitTest(place, with: nil) === inner)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(root.hitTest(place, with: nil) === root)
        stage.turn()
        stage.advance(to: 0.9)
        #expect(root.hitTest(place, with: nil) === root)
        #expect(view.hitTest(place, with: nil) == nil)
        stage.advance(to: 1.1)
        #expect(root.hitTest(place, with: nil) === inner)
    }

    @Test("R-ANI-6 During the delay too")
    func delay() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), root = stage.root
        UIView.animate(withDuration: 1, delay: 1) { view.alpha = 0.5 }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(root.hitTest(place, with: nil) === root)
        stage.advance(to: 2.1)
        #expect(root.hitTest(place, with: nil) === view)
    }

    @Test("R-ANI-6 With allowUserInteraction it is hit")
    func allowed() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), root = stage.root
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
        #expect(root.hitTest(place, with: nil) === view)
        stage.turn()
        stage.advance(to: 0.5)
        #expect(root.hitTest(place, with: nil) === view)
    }

    @Test("R-ANI-6 Of two animations the longer counts, and a removed one does not")
    func several() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), root = stage.root
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        UIView.animate(withDuration: 2) { view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
        stage.turn()
        stage.advance(to: 1.5)
        #expect(root.hitTest(place, with: nil) === root)
        view.layer.removeAllAnimations()
        #expect(root.hitTest(place, with: nil) === view)
    }

    @Test("R-ANI-6 A view that left its window in the middle can be hit when it is back")
    func putBack() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), root = stage.root
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        stage.turn()
        view.removeFromSuperview()
        root.addSubview(view)
        stage.turn()
        #expect(root.hitTest(place, with: nil) === view)
    }

    @Test("R-ANI-6 Superviews and siblings of an animated view are hit as ever")
    func others() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), root = stage.root
        let sibling = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        root.addSubview(sibling)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(root.hitTest(CGPoint(x: 210, y: 210), with: nil) === sibling)
        #expect(root.hitTest(CGPoint(x: 399, y: 399), with: nil) === root)
    }

    @Test("R-ANI-6 A touch that runs on the view already goes on")
    func runningTouch() {
        let stage = Stage.rooted(), view = stage.add("view", CGRect(x: 200, y: 0, width: 100, height: 100))
        stage.down(250, 50)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        stage.turn()
        stage.move(260, 50, at: 0.2)
        stage.up(260, 50, at: 0.3)
        #expect(stage.journal.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test("R-ANI-6 A new touch on it goes to what is behind")
    func newTouch() {
        let stage = Stage.rooted(), view = stage.add("view", CGRect(x: 200, y: 0, width: 100, height: 100))
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        stage.turn()
        stage.down(250, 50, id: 1, at: 0.2)
        stage.down(250, 60, id: 2, at: 1.2)
        #expect(stage.journal.take() == ["root.began", "view.began"])
    }
}
