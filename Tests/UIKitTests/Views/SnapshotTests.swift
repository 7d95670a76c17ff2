import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct SnapshotTests {
    private func pixel(_ view: UIView?, _ x: Int, _ y: Int) -> [Int] {
        let canvas = Canvas(40, 40)
        canvas.draw { _ = view?.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true) }
        return canvas.pixel(x, y)
    }

    @Test func aSnapshotKeepsWhatWasSeen() {
        // R-VH-11
        let stage = Stage.rooted()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
        view.backgroundColor = .red
        inner.backgroundColor = .blue
        view.addSubview(inner)
        stage.root.addSubview(view)
        stage.turn()
        let picture = view.snapshotView(afterScreenUpdates: true)
        view.backgroundColor = .green
        #expect(pixel(view, 5, 5) == Canvas.green && pixel(view, 30, 5) == Canvas.blue)
        #expect(pixel(picture, 5, 5) == Canvas.red && pixel(picture, 30, 5) == Canvas.blue && picture?.bounds.size == view.bounds.size)
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }

    @Test func aMaskShowsWhatItCovers() {
        // R-VH-12
        let stage = Stage.rooted()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        view.backgroundColor = .red
        mask.backgroundColor = .black
        view.mask = mask
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.mask === mask && mask.superview == nil)
        #expect(pixel(view, 5, 5) == Canvas.red && pixel(view, 30, 5) == Canvas.clear)
        view.mask = nil
        #expect(pixel(view, 30, 5) == Canvas.red)
    }

    @Test func aTransitionDissolvesFromTheOldContent() {
        // R-ANI-13
        let stage = Stage.rooted(), view = AnimatedView(on: stage), label = UIView()
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.addSubview(label)
        } completion: { finished = $0 }
        #expect(label.superview === view && view.subviews.count == 2 && finished == nil)
        stage.turn()
        stage.advance(to: 0.5)
        let shown = view.subviews.last?.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.3 && shown < 0.7)
        stage.advance(to: 1.2)
        #expect(finished == true && view.subviews == [label])
    }

    @Test func spacesConvertByWayOfTheScreen() {
        // R-GEO-12
        let stage = Stage.rooted()
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        stage.root.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace) == CGPoint(x: 31, y: 42))
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 31, y: 42), to: view) == CGPoint(x: 1, y: 2))
        #expect(view.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: stage.root as any UICoordinateSpace).origin == CGPoint(x: -30, y: -40))
    }

    @Test func controlsSayWhatTheyAre() {
        // R-ACC-1
        let button = UIButton(type: .system), toggle = UISwitch(), slider = UISlider(), label = UILabel(), view = UIView()
        button.setTitle("Play", for: .normal)
        button.isEnabled = false
        toggle.isOn = true
        slider.value = 0.25
        label.text = "Score"
        #expect(button.accessibilityLabel == "Play" && button.accessibilityTraits == [.button, .notEnabled] && button.isAccessibilityElement)
        #expect(toggle.accessibilityValue == "1" && slider.accessibilityValue == "25%" && slider.accessibilityTraits.contains(.adjustable))
        #expect(label.accessibilityLabel == "Score" && label.accessibilityTraits == .staticText && !view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil && view.accessibilityTraits == .none)
        button.accessibilityLabel = "Start"
        button.accessibilityIdentifier = "start"
        #expect(button.accessibilityLabel == "Start" && button.accessibilityIdentifier == "start")
    }

    @Test func accessibilityActsAsKeysDo() {
        // R-ACC-2
        let toggle = UISwitch(), slider = UISlider()
        #expect(toggle.accessibilityActivate() && toggle.isOn)
        slider.accessibilityIncrement()
        #expect(slider.value > 0)
        #expect(!UIView().accessibilityActivate())
    }
}
