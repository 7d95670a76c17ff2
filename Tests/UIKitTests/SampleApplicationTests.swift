import Testing
import UIKit

/// The sample application's views, whose sources stand in `SampleApplication` by reference, against section 12.7 of the specification.
@MainActor @Suite("The sample application", .leavesNothing)
struct SampleApplicationTests {
    /// Made in each test: between a suite's initializer and its test other tests may run.
    private func makeView() throws -> (Stage, TouchableView) {
        let stage = try Stage()
        let view = TouchableView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        return (stage, view)
    }

    @Test("T-122 R-GEO-5, R-ANI-1 A landing makes one spot, whose model has its final size at once")
    func landing() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(100,100)")
        #expect(view.spots.count == 1)
        let spot = try #require(view.spots.first)
        #expect(spot.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(spot.layer.cornerRadius == 50)
    }

    @Test("T-122 R-GEO-7 The overridden setter of bounds is called by the two settings of bounds, and by nothing else")
    func setterCalls() throws {
        let (_, view) = try makeView()
        let spot = CountingSpotView()
        #expect(spot.settings == [])
        spot.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        spot.center = CGPoint(x: 100, y: 100)
        view.addSubview(spot)
        UIView.animate(withDuration: 0.2) { spot.bounds.size = CGSize(width: 100, height: 100) }
        #expect(spot.settings == [1, 100])
    }

    @Test("T-123 R-ANI-4 A move sets the centre while the size still grows")
    func moving() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(100,100); @.1 A~(150,120)")
        let spot = try #require(view.spots.first)
        #expect(spot.center == CGPoint(x: 150, y: 120))
        #expect(spot.frame == CGRect(x: 100, y: 70, width: 100, height: 100))
        let width = try #require(spot.layer.presentation()).bounds.width
        #expect(width > 1 && width < 100)
        stage.host.advance(to: 0.5)
        #expect(try #require(spot.layer.presentation()).bounds.width == 100)
    }

    @Test("T-124 R-TCH-1, R-HIT-20 A spot for each finger, until it lifts")
    func severalFingers() throws {
        let (stage, view) = try makeView()
        var counts: [Int] = []
        for part in ["@0 A+(100,100)", "@.1 B+(300,300)", "@.2 A-", "@.3 B-"] {
            stage.play(part)
            counts.append(view.spots.count)
            #expect(view.touchViews.count == view.spots.count)
        }
        #expect(counts == [1, 2, 1, 0])
    }

    @Test("T-125 R-ANI-6 A finger that lands on a growing spot hits the view behind it")
    func landingOnGrowingSpot() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(100,100); @.1 B+(110,100)")
        #expect(stage.touch("B")?.view === view)
        #expect(view.spots.count == 2)
    }

    @Test("T-126 R-RSP-30 A finger that lands on a grown spot hits it, and the view receives by forwarding")
    func landingOnGrownSpot() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(100,100); @.5 B+(110,100)")
        #expect(stage.touch("B")?.view === view.touchViews[stage.touch("A")!])
        #expect(view.spots.count == 2)
    }

    @Test("T-127 R-VH-8, R-VH-9 Removing the spot cancels the finger on it, inside the callback, and its spot goes too")
    func removalCancels() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(100,100); @.5 B+(110,100)")
        let touch = try #require(stage.touch("B"))
        stage.play("@1 A-")
        #expect(view.spots.isEmpty)
        #expect(view.touchViews.isEmpty)
        #expect(touch.view == nil)
        stage.play("@1.1 B~(120,100); @1.2 B-")
        #expect(view.spots.isEmpty)
    }

    @Test("T-128 R-ANI-3 A spot that is removed while it grows ends its animation unfinished")
    func removalEndsAnimation() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(100,100)")
        let spot = try #require(view.spots.first)
        var finished: Bool?
        UIView.animate(withDuration: 0.2, animations: { spot.alpha = 0.5 }, completion: { finished = $0 })
        stage.play("@.05 A-")
        #expect(view.spots.isEmpty)
        stage.host.advance(to: 1)
        #expect(finished == false)
    }

    @Test("T-129 R-APP-4 Cancelled fingers leave no spot")
    func cancelled() throws {
        let (stage, view) = try makeView()
        stage.play("@0 A+(50,50); @.1 B+(200,200); @.2 C+(350,350)")
        #expect(view.spots.count == 3)
        stage.play("@1 A! B! C!")
        #expect(view.spots.isEmpty && view.touchViews.isEmpty)
    }

    @Test("T-130 R-HIT-20 With multiple touch off there is one spot")
    func single() throws {
        let (stage, view) = try makeView()
        view.isMultipleTouchEnabled = false
        stage.play("@0 A+(100,100); @.1 B+(300,300)")
        #expect(view.spots.count == 1)
    }
}

extension TouchableView {
    fileprivate var spots: [TouchSpotView] { subviews.compactMap { $0 as? TouchSpotView } }
}

/// The sample's spot, with the settings of its bounds counted.
private final class CountingSpotView: TouchSpotView {
    var settings: [Double] = []

    override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            settings.append(newValue.width)
        }
    }
}
