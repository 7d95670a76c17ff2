import Testing
import TouchTesting
import UIKit
@testable import Cards

/// What was recorded of Cards, which begins with TableController.
@MainActor @Test func whatWasRecorded() {
    let stage = TouchStage(rootViewController: TableController(), size: CGSize(width: 390, height: 844))
    stage.advance(by: 0)
    let recognizer0 = stage.record(recognizer("UIPinchGestureRecognizer", 0, on: "Card", in: stage.window)!)
    let recognizer1 = stage.record(recognizer("UIPanGestureRecognizer", 0, on: "Card", in: stage.window)!)
    let recognizer2 = stage.record(recognizer("UITapGestureRecognizer", 1, on: "Card", in: stage.window)!)
    let recognizer3 = stage.record(recognizer("UITapGestureRecognizer", 0, on: "Card", in: stage.window)!)
    stage.together {
        stage.finger().hold(0.0).down(at: CGPoint(x: 200, y: 200))
            .hold(0.016667).move(to: CGPoint(x: 203.3333, y: 202.2222))
            .hold(0.016666).move(to: CGPoint(x: 206.6667, y: 204.4444))
            .hold(0.016667).move(to: CGPoint(x: 210, y: 206.6667))
            .hold(0.016667).move(to: CGPoint(x: 213.3333, y: 208.8889))
            .hold(0.016667).move(to: CGPoint(x: 216.6667, y: 211.1111))
            .hold(0.016666).move(to: CGPoint(x: 220, y: 213.3333))
            .hold(0.016667).move(to: CGPoint(x: 223.3333, y: 215.5556))
            .hold(0.016667).move(to: CGPoint(x: 226.6667, y: 217.7778))
            .hold(0.016666).move(to: CGPoint(x: 230, y: 220))
            .hold(0.016667).move(to: CGPoint(x: 233.3333, y: 222.2222))
            .hold(0.016667).move(to: CGPoint(x: 236.6667, y: 224.4444))
            .hold(0.016666).move(to: CGPoint(x: 240, y: 226.6667))
            .hold(0.016667).move(to: CGPoint(x: 243.3333, y: 228.8889))
            .hold(0.016667).move(to: CGPoint(x: 246.6667, y: 231.1111))
            .hold(0.016667).move(to: CGPoint(x: 250, y: 233.3333))
            .hold(0.016666).move(to: CGPoint(x: 253.3333, y: 235.5556))
            .hold(0.016667).move(to: CGPoint(x: 256.6667, y: 237.7778))
            .hold(0.016667).move(to: CGPoint(x: 260, y: 240))
            .hold(0.016666).lift()
        stage.finger().hold(1.350001).down(at: CGPoint(x: 220, y: 240))
            .hold(0.016666).move(to: CGPoint(x: 216.6667, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 213.3333, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 210, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 206.6667, y: 240))
            .hold(0.016666).move(to: CGPoint(x: 203.3333, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 200, y: 240))
            .hold(0.016667).lift()
        stage.finger().hold(1.400001).down(at: CGPoint(x: 300, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 305, y: 240))
            .hold(0.016666).move(to: CGPoint(x: 310, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 315, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 320, y: 240))
            .hold(0.016666).move(to: CGPoint(x: 325, y: 240))
            .hold(0.016667).move(to: CGPoint(x: 330, y: 240))
            .hold(0.016667).lift()
        stage.finger().hold(2.550001).down(at: CGPoint(x: 269.1795, y: 234.453))
            .hold(0.066667).lift()
        stage.finger().hold(2.700001).down(at: CGPoint(x: 269.1795, y: 234.453))
            .hold(0.066667).lift()
    }
    stage.settle()
    stage.expect(recognizer0, []) // pinch on Card
    stage.expect(recognizer1, [.began, .changed, .ended, .began, .changed, .ended]) // pan on Card
    stage.expect(recognizer2, [.ended]) // double tap on Card
    stage.expect(recognizer3, []) // tap on Card
}

/// The recognizer of a class, counted among those of that class on the first view of another class.
@MainActor private func recognizer(_ name: String, _ index: Int, on view: String, in root: UIView) -> UIGestureRecognizer? {
    if "\(type(of: root))" == view {
        let same = (root.gestureRecognizers ?? []).filter { "\(type(of: $0))" == name }
        if index < same.count { return same[index] }
    }
    for child in root.subviews { if let found = recognizer(name, index, on: view, in: child) { return found } }
    return nil
}
