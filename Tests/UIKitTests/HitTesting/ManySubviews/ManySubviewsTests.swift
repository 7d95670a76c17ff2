import Testing
@testable import UIKit

/// Views with many subviews pass over most of them; what is hit must be what R-HIT-1 says.
@MainActor @Suite("Hit testing: many subviews", .leavesNothing, .withAndWithoutMethodTables)
struct ManySubviewsTests {
    @Test("R-HIT-1 … 8 R-ANI-6 In random trees that change, the view is the one that a plain search finds", arguments: 0..<8)
    func randomTrees(seed: UInt64) throws {
        let stage = try Stage()
        var generator = SeededGenerator(seed: seed)
        let tree = RandomHitTree(in: stage.view, using: &generator)
        var distinct = Set<ObjectIdentifier>()
        for round in 0..<60 {
            for _ in 0..<40 {
                let point = tree.point(using: &generator)
                let hit = stage.view.hitTest(point, with: nil)
                #expect(hit === referenceHitTest(stage.view, point), "seed \(seed), round \(round), \(point)")
                if let hit { distinct.insert(ObjectIdentifier(hit)) }
            }
            for _ in 0..<generator.int(0...6) { tree.change(using: &generator) }
        }
        #expect(distinct.count > 30)
    }

    /// A hundred and fifty small views, side by side.
    private func plainGrid(in view: UIView) -> [UIView] {
        (0..<150).map {
            let added = UIView(frame: CGRect(x: $0 % 15 * 20, y: $0 / 15 * 20, width: 20, height: 20))
            view.addSubview(added)
            return added
        }
    }

    @Test("R-HIT-7 An override that changes the row of subviews ends no search and starts none again")
    func changesDuring() throws {
        let stage = try Stage()
        let views = plainGrid(in: stage.view)
        let front = stage.add("F", 0, 0, 400, 400)
        front.onHitTest = { point, _ in
            if point.x < 25, views[0].superview != nil { views[0].removeFromSuperview() }
            return nil
        }
        front.isUserInteractionEnabled = false
        #expect(stage.view.hitTest(CGPoint(x: 45, y: 5), with: nil) === views[2])
        #expect(stage.view.hitTest(CGPoint(x: 22, y: 5), with: nil) === views[1])
        #expect(stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.view)
    }

    @Test("R-HIT-5 The order of subviews decides after every change of it")
    func order() throws {
        let stage = try Stage()
        let views = plainGrid(in: stage.view), point = CGPoint(x: 10, y: 10)
        var hit: UIView? { stage.view.hitTest(point, with: nil) }
        #expect(hit === views[0])
        views[149].frame = views[0].frame
        #expect(hit === views[149])
        stage.view.sendSubviewToBack(views[149])
        #expect(hit === views[0])
        stage.view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(hit === views[149])
        stage.view.insertSubview(views[149], belowSubview: views[0])
        #expect(hit === views[0])
        views[0].removeFromSuperview()
        #expect(hit === views[149])
        let added = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        stage.view.addSubview(added)
        #expect(hit === added)
        added.layer.position = CGPoint(x: 100, y: 100)
        #expect(hit === views[149])
        added.layer.transform = CATransform3DMakeTranslation(-90, -90, 0)
        #expect(hit === added)
    }

    @Test("R-HIT-8 A layer that is moved to another superlayer by hand is hit by its own numbers still")
    func strayLayer() throws {
        let stage = try Stage()
        let views = plainGrid(in: stage.view)
        #expect(stage.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === views[0])
        stage.window.layer.addSublayer(views[0].layer)
        views[0].center = CGPoint(x: 350, y: 350)
        #expect(stage.view.hitTest(CGPoint(x: 350, y: 350), with: nil) === views[0])
        #expect(stage.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.view)
    }

    @Test("A point that is no number hits nothing, among many as among few")
    func notANumber() throws {
        let stage = try Stage()
        _ = plainGrid(in: stage.view)
        #expect(stage.view.hitTest(CGPoint(x: CGFloat.nan, y: 10), with: nil) == nil)
        #expect(stage.view.hitSubview(at: CGPoint(x: CGFloat.nan, y: 10), with: nil) == nil)
    }
}
