import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Recognizers: edge pan", .leavesNothing)
struct EdgePanTests {
    private func edge(_ stage: Stage, _ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge") { text($0.translation(in: nil)) }
        edge.edges = edges
        return edge
    }

    @Test("R-EDG-1, R-EDG-4 Defaults; the edges' numbers")
    func defaults() {
        let edge = UIScreenEdgePanGestureRecognizer()
        #expect(edge.edges == [])
        #expect(edge.minimumNumberOfTouches == 1)
        #expect(edge.maximumNumberOfTouches == 1)
        #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    }

    @Test("R-EDG-1 Without edges it recognizes nothing")
    func noEdges() throws {
        let stage = try Stage()
        _ = edge(stage, [])
        #expect(stage.actions("@0 A+(0,0); @.1 A~(50,0); @.2 A~(50,50); @.3 A-") == [])
    }

    @Test("T-71 R-EDG-2, R-EDG-3 From the left edge inwards it begins")
    func fromTheLeft() throws {
        let stage = try Stage()
        _ = edge(stage, .left)
        stage.play("@0 A+(10,100); @.1 A~(25,102); @.2 A~(40,180); @.3 A-")
        #expect(stage.log == "V.began{A} | edge!began (5.087721,.678363); V.cancelled{A} | edge!changed (20.087721,78.678363) | edge!ended (20.087721,78.678363)")
    }

    @Test("R-EDG-2 Of two fingers that land at once it follows the one at the edge, and not the other")
    func besideElsewhere() throws {
        let stage = try Stage(multi: true), edge = edge(stage, .left)
        var counts: Set<Int> = []
        edge.addAction { (edge: UIScreenEdgePanGestureRecognizer) in counts.insert(edge.numberOfTouches) }
        let actions = stage.actions("@0 A+(200,300) B+(5,100); @.1 A~(200,310) B~(25,100); @.2 A~(200,320) B~(60,100); @.3 B~(90,100)")
        #expect(actions.first?.hasPrefix("edge!began") == true && counts == [1], "\(actions)")
    }

    @Test("T-71 R-EDG-2 A finger that lands elsewhere makes it fail at the landing, and a later one has its chance")
    func elsewhere() throws {
        let stage = try Stage(multi: true)
        let edge = edge(stage, .left)
        let other = stage.add(UIPanGestureRecognizer(), "pan")
        other.require(toFail: edge)
        #expect(stage.actions("@0 A+(30,100); @.1 A~(60,100)") == ["pan!began"])
        #expect(edge.numberOfTouches == 0)
        stage.view.removeGestureRecognizer(other)
        #expect(stage.actions("@1 B+(5,300); @1.1 A~(90,100); @1.2 B~(30,300)") == ["edge!began (15,0)"])
    }

    @Test("T-71 R-EDG-3 A movement more along the edge than inwards, or outwards, makes it fail", arguments: [
        "A~(15,130)", "A~(10,130)", "A~(0,100)", "A~(20,89)",
    ])
    func astray(move: String) throws {
        let stage = try Stage()
        let edge = edge(stage, .left)
        #expect(stage.actions("@0 A+(10,100); @.1 \(move); @.2 A~(200,100); @.3 A-") == [])
        #expect(edge.state == .possible)
    }

    @Test("R-EDG-3 As far inwards as along the edge is enough")
    func diagonal() throws {
        let stage = try Stage()
        _ = edge(stage, .left)
        #expect(stage.actions("@0 A+(10,100); @.1 A~(20,110)") == ["edge!began (2.928932,2.928932)"])
    }

    @Test("R-EDG-3 What counts is the moment at which it has gone far enough")
    func decidedOnce() throws {
        let stage = try Stage()
        _ = edge(stage, .left)
        #expect(stage.actions("@0 A+(10,100); @.1 A~(8,105); @.2 A~(9,92); @.3 A~(30,100)") == ["edge!began (10,0)"])
    }

    @Test("R-EDG-1, R-EDG-2, R-EDG-3 Each edge has its strip and its inwards", arguments: [
        (UIRectEdge.top, "A+(200,20)", "A~(200,35)", true), (.top, "A+(200,21)", "A~(200,35)", false),
        (.top, "A+(200,20)", "A~(200,5)", false),
        (.left, "A+(20,200)", "A~(35,200)", true), (.left, "A+(20.1,200)", "A~(35,200)", false), (.left, "A+(0,200)", "A~(35,200)", true),
        (.bottom, "A+(200,380)", "A~(200,365)", true), (.bottom, "A+(200,379)", "A~(200,365)", false),
        (.bottom, "A+(200,380)", "A~(200,395)", false),
        (.right, "A+(380,200)", "A~(365,200)", true), (.right, "A+(379,200)", "A~(365,200)", false),
        (.right, "A+(399,200)", "A~(385,200)", true),
        ([.left, .right], "A+(390,200)", "A~(370,200)", true), ([.left, .right], "A+(200,390)", "A~(200,370)", false),
        (.all, "A+(200,390)", "A~(200,370)", true), (.all, "A+(200,200)", "A~(200,170)", false),
    ] as [(UIRectEdge, String, String, Bool)])
    func strips(edges: UIRectEdge, landing: String, move: String, begins: Bool) throws {
        let stage = try Stage()
        _ = edge(stage, edges)
        #expect(stage.actions("@0 \(landing); @.1 \(move)").isEmpty != begins)
    }

    @Test("R-EDG-3 From a corner either of its edges will do, but no other one")
    func corners() throws {
        let stage = try Stage()
        let edge = edge(stage, [.top, .left])
        #expect(stage.actions("@0 A+(5,5); @.1 A~(5,30); @.2 A-") == ["edge!began (0,15)", "edge!ended (0,15)"])
        #expect(stage.actions("@1 A+(5,5); @1.1 A~(30,5); @1.2 A-") == ["edge!began (15,0)", "edge!ended (15,0)"])
        #expect(stage.actions("@1.5 A+(200,5); @1.6 A~(230,5); @1.7 A-") == [])
        edge.edges = [.top, .right]
        #expect(stage.actions("@2 A+(5,15); @2.1 A~(30,15); @2.2 A-") == [])
    }

    @Test("R-EDG-1 The edges are the window's, not the view's")
    func windowEdges() throws {
        let stage = try Stage()
        let child = stage.add("C", 100, 100, 100, 100)
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: child)
        edge.edges = .left
        #expect(stage.actions("@0 A+(105,150); @.1 A~(150,150); @.2 A-") == [])
        child.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        #expect(stage.actions("@1 A+(5,150); @1.1 A~(50,150)") == ["edge!began"])
    }

    @Test("R-EDG-2 The strip's width is the configuration's")
    func configuredWidth() throws {
        let stage = try Stage()
        _ = edge(stage, .left)
        withConfiguration({ $0.edgePanWidth = 50 }) {
            #expect(stage.actions("@0 A+(45,100); @.1 A~(60,100)") == ["edge!began (5,0)"])
        }
    }

    @Test("R-EDG-4 A second finger is ignored, before it begins and after, wherever it lands")
    func secondFinger() throws {
        let stage = try Stage(multi: true)
        let edge = edge(stage, .left)
        #expect(stage.actions("@0 A+(10,100); @.1 B+(5,200) C+(300,300); @.2 B~(90,200); @.3 A~(30,100)") == ["edge!began (10,0)"])
        #expect(edge.numberOfTouches == 1)
        #expect(stage.actions("@.4 D+(5,50); @.5 D~(50,50); @.6 A-") == ["edge!ended (10,0)"])
    }

    @Test("R-EDG-4, R-EDG-5 With other numbers of fingers it is a pan of so many")
    func twoFingers() throws {
        let stage = try Stage(multi: true)
        let edge = edge(stage, .left)
        edge.minimumNumberOfTouches = 2
        edge.maximumNumberOfTouches = 2
        #expect(stage.actions("@0 A+(10,100); @.1 A~(60,100); @.2 B+(10,200) C+(10,300); @.3 A~(80,100) B~(30,200)")
            == ["edge!began (10,0)"])
        #expect(edge.numberOfTouches == 2)
    }

    @Test("R-EDG-5 Velocity, translation and cancelling are a pan's")
    func isAPan() throws {
        let stage = try Stage()
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge") { pan in
            pan.setTranslation(.zero, in: nil)
            return text(pan.velocity(in: nil))
        }
        edge.edges = .right
        #expect(stage.actions("@0 A+(395,100); @.1 A~(375,100); @.2 A~(335,100); @.3 A!")
            == ["edge!began (-200,0)", "edge!changed (-350,0)", "edge!cancelled (-350,0)"])
    }
}
