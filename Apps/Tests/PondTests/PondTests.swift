import Testing
import TouchTesting
import UIKit
@testable import Pond

@MainActor @Suite struct PondTests {
    let stage = TouchStage(rootViewController: PondController())

    var pond: UIView { stage.window.rootViewController!.view }
    var drops: [UIView] { pond.subviews.filter { $0 is DropView } }

    @Test func everyFingerHasItsDrop() {
        let fingers = [CGPoint(x: 80, y: 100), CGPoint(x: 200, y: 300), CGPoint(x: 300, y: 200)].map {
            stage.finger().down(at: $0, in: pond)
        }
        #expect(drops.count == 3)
        fingers[1].move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
        #expect(drops[1].center == CGPoint(x: 200, y: 350))
        #expect(drops[0].center == CGPoint(x: 80, y: 100))
    }

    @Test func aLiftedDropSpreadsAndGoes() {
        stage.finger().down(in: pond).lift()
        #expect(drops.count == 1)
        stage.advance(by: 0.4)
        #expect(drops.count == 1)
        stage.settle()
        #expect(drops.isEmpty)
    }

    @Test func aCancelledDropGoesAtOnce() {
        stage.finger().down(in: pond).cancel()
        #expect(drops.isEmpty)
    }

    @Test func aDoubleTapDropsAStone() {
        stage.doubleTap(pond, at: CGPoint(x: 100, y: 100))
        #expect(pond.subviews.first?.center == CGPoint(x: 100, y: 100))
        stage.settle()
        #expect(pond.subviews.count == 1)
    }

    @Test func aStoneIsDroppedWithoutSeeingThePond() {
        stage.expectAccessible()
        let action = pond.accessibilityCustomActions?.first
        #expect(action?.name == "Drop a stone" && action?.actionHandler?(action!) == true)
        #expect(pond.subviews.first?.center == CGPoint(x: pond.bounds.midX, y: pond.bounds.midY))
    }
}
