import HostHeadless
import Testing
@testable import UIKit

@MainActor @Suite("Resizing and rounded corners", .leavesNothing)
struct ResizingTests {
    typealias Mask = UIView.AutoresizingMask

    nonisolated private static let cases: [(Mask, CGRect)] = [
        ([], CGRect(x: 10, y: 10, width: 50, height: 50)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 150, height: 100)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 60, width: 50, height: 50)),
        ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 50, height: 50)),
        // Margins of 10 and 40 share 100 points: 20 and 80.
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 30, y: 10, width: 50, height: 50)),
        // 10, 50 and 40 share 100 points in proportion.
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 10, width: 100, height: 50)),
    ]

    @Test("R-GEO-11 A subview's margins and size share a change of the size by its mask", arguments: cases)
    func masks(_ mask: Mask, _ expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(isClose(child.frame, expected))
    }

    @Test("R-GEO-11 Bounds resize as the frame does; a pure move or scroll does not")
    func causes() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.bounds.size.width = 120
        #expect(child.frame == CGRect(x: 0, y: 0, width: 120, height: 100))
        parent.center = CGPoint(x: 500, y: 500)
        parent.bounds.origin.y = 40
        #expect(child.frame == CGRect(x: 0, y: 0, width: 120, height: 100))
    }

    @Test("R-GEO-11 Not when autoresizesSubviews is off; and through all levels when it is on")
    func levels() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds), grandchild = UIView(frame: parent.bounds)
        for view in [child, grandchild] { view.autoresizingMask = .flexibleWidth }
        parent.addSubview(child)
        child.addSubview(grandchild)
        parent.frame.size.width = 300
        #expect(grandchild.frame.width == 300)
        parent.autoresizesSubviews = false
        parent.frame.size.width = 50
        #expect(child.frame.width == 300)
    }

    @Test("R-GEO-11 A window that filled its scene goes on filling it, and its content with it")
    func window() throws {
        let stage = Stage.rooted()
        stage.host.resize(to: .init(width: 500, height: 300))
        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        #expect(stage.root.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    }

    @Test("R-GEO-10 A corner radius rounds the background; subviews are clipped only when asked for")
    func cornerRadius() throws {
        let stage = Stage.rooted()
        let surface = try #require(stage.host.surface)
        stage.root.backgroundColor = .white
        let round = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        round.backgroundColor = .red
        round.layer.cornerRadius = 50
        stage.root.addSubview(round)
        stage.turn()
        #expect(surface.pixel(x: 103, y: 103)?.description == "#FFFFFF")
        #expect(surface.pixel(x: 150, y: 150)?.description == "#FF0000")

        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        corner.backgroundColor = .blue
        round.addSubview(corner)
        stage.turn()
        #expect(surface.pixel(x: 103, y: 103)?.description == "#0000FF")
        round.clipsToBounds = true
        stage.turn()
        #expect(surface.pixel(x: 103, y: 103)?.description == "#FFFFFF")
    }

    @Test("R-GEO-10 Hit testing knows nothing of the radius")
    func hitTesting() {
        let round = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        round.layer.cornerRadius = 50
        round.clipsToBounds = true
        #expect(round.hitTest(CGPoint(x: 1, y: 1), with: nil) === round)
    }
}
