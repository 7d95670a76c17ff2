import Testing
@testable import UIKit

/// The compiler whose method tables are read. A new one gets a line of its own, so that a failure names it.
#if compiler(>=6.4)
private let toolchain = "Swift 6.4 or later"
#elseif compiler(>=6.3)
private let toolchain = "Swift 6.3"
#else
private let toolchain = "Swift 6.2"
#endif

/// What method tables show: it makes hit testing fast, and is right only as long as the compiler lays tables out as it does.
@MainActor @Suite("Hit testing: method tables", .leavesNothing)
struct MethodTableTests {
    @Test("The probes find the methods in the tables", arguments: [toolchain])
    func probes(toolchain: String) {
        #expect(HitMethods.ofViews.areKnown, "of views, with \(toolchain)")
        #expect(HitMethods.ofLayers.areKnown, "of layers, with \(toolchain)")
        #expect(DrawMethods.ofLayers.areKnown, "of what layers draw, with \(toolchain)")
    }

    @Test("Without an answer of the probes no class is trusted")
    func unreadable() {
        InheritedMethods.$areUnreadable.withValue(true) {
            #expect(!HitMethods.ofViews.areKnown && !HitMethods.ofLayers.areKnown)
            for view in [UIView(), UILabel(), OrdinaryView(), WideView()] { #expect(!view.isHitInBoundsOnly, "\(type(of: view))") }
        }
    }

    @Test("R-HIT-2 R-HIT-7 Classes that have a say in where they are hit are distinguished from those that have none")
    func classes() {
        final class Generic<Value>: OrdinaryView { var value: Value? }
        final class HeirOfWide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
        }
        class WatchesBounds: UIView {
            override var bounds: CGRect { didSet {} }
        }
        final class HeirOfWatcher: WatchesBounds {}
        for plain in [UIView(), UILabel(), UIImageView(), OrdinaryView(), Generic<Int>(), UIWindow(frame: .zero)] {
            #expect(plain.isHitInBoundsOnly, "\(type(of: plain)), \(toolchain)")
        }
        for own in [WideView(), BoastingView(), BoastingLayerView(), GreedyView(), HeirOfWide(), WatchesBounds(), HeirOfWatcher()] {
            #expect(!own.isHitInBoundsOnly, "\(type(of: own))")
        }
    }

    @Test("R-HIT-10 Of many subviews only those are asked that may be under the point, also after some have moved and come")
    func fewAreAsked() throws {
        final class CountingView: UIView {
            static var asked = 0
            override var isHidden: Bool {
                get {
                    Self.asked += 1
                    return super.isHidden
                }
                set { super.isHidden = newValue }
            }
        }
        let stage = try Stage()
        for number in 0..<2000 {
            stage.view.addSubview(CountingView(frame: CGRect(x: number % 50 * 8, y: number / 50 * 8, width: 8, height: 8)))
        }
        let views = stage.view.subviews
        func asked(at point: CGPoint) -> Int {
            CountingView.asked = 0
            _ = stage.view.hitTest(point, with: nil)
            return CountingView.asked
        }
        #expect(asked(at: CGPoint(x: 4, y: 4)) == 1)
        #expect(asked(at: CGPoint(x: 4, y: 395)) == 0)
        views[0].center = CGPoint(x: 200, y: 350)
        stage.view.addSubview(CountingView(frame: CGRect(x: 190, y: 340, width: 20, height: 20)))
        #expect(asked(at: CGPoint(x: 200, y: 350)) == 1)
        #expect(asked(at: CGPoint(x: 4, y: 4)) == 0)
        for view in views { view.center.x += 1 }
        #expect(asked(at: CGPoint(x: 4, y: 20)) == 1)
    }
}
