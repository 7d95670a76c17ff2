import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("A scroll view's own recognizers", .leavesNothing)
struct OwnRecognizerTests {
    private final class Deciding: UIScrollView, UIGestureRecognizerDelegate {
        var mayBegin = true
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    }

    private final class Other: NSObject, UIGestureRecognizerDelegate {}

    @Test("R-SCR-8 Another delegate of a scroll view's own pan is a programming error")
    func otherOfPan() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let other = Other()
                UIScrollView().panGestureRecognizer.delegate = other
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate"), "\(said)")
    }

    @Test("R-SCR-8 Another delegate of a scroll view's own pinch is a programming error")
    func otherOfPinch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let other = Other()
                UIScrollView().pinchGestureRecognizer?.delegate = other
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate"), "\(said)")
    }

    @Test("R-SCR-8 The delegate is the scroll view, where its class conforms to the protocol, also when the recognizer is on another view")
    func own() {
        let view = Deciding(), pan = view.panGestureRecognizer, around = UIView()
        #expect(pan.delegate === view && view.pinchGestureRecognizer?.delegate === view && UIScrollView().panGestureRecognizer.delegate == nil)
        around.addGestureRecognizer(pan)
        #expect(pan.view === around && pan.delegate === view)
        pan.delegate = view
        pan.delegate = nil
        #expect(pan.delegate === view)
    }

    @Test("R-SCR-8 A scroll view that conforms to the protocol decides whether its pan begins", arguments: [true, false])
    func decides(_ mayBegin: Bool) {
        let stage = Stage.rooted(), view = Deciding(frame: stage.root.bounds)
        view.contentSize = CGSize(width: 400, height: 4000)
        view.mayBegin = mayBegin
        stage.root.addSubview(view)
        stage.turn()
        stage.down(200, 300, at: 0)
        for step in 1...5 { stage.move(200, 300 - 20 * Double(step), at: 0.01 * Double(step)) }
        #expect(view.isDragging == mayBegin && (view.contentOffset.y > 0) == mayBegin)
        stage.up(200, 200, at: 1)
    }
}
