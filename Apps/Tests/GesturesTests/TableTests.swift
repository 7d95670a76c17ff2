@testable import Gestures
import Testing
import TouchHost
import TouchTesting
import UIKit

@MainActor @Suite("Table", .serialized) struct TableTests {
    @Test("A check mark beside the pieces resets them all, also turned and enlarged ones")
    func checkMark() throws {
        let table = try Table(), stage = table.stage
        stage.drag(table.pieces[0], by: CGVector(dx: 100, dy: -60))
        stage.pinch(table.pieces[1], scale: 1.5, distance: 100)
        stage.rotate(table.pieces[2], by: 1)
        #expect(table.pieces.map(\.frame) != table.places.map(\.frame))
        table.drawCheckMark()
        #expect(table.status.text == "Check mark")
        stage.settle()
        for (piece, place) in zip(table.pieces, table.places) {
            #expect(piece.transform.isIdentity && piece.frame == place.frame)
        }
    }

    @Test("What is no check mark resets nothing: too low, the wrong way round, on a piece, two fingers")
    func noCheckMark() throws {
        let table = try Table(), stage = table.stage
        stage.drag(table.pieces[0], by: CGVector(dx: 100, dy: -60))
        let moved = table.pieces[0].frame
        table.drawCheckMark(height: 20)
        stage.drag(along: corner(CGPoint(x: 240, y: 600), CGPoint(x: 270, y: 560), CGPoint(x: 330, y: 650)), in: table.view)
        let finger = stage.finger().down(at: CGPoint(x: 20, y: 740))
        table.drawCheckMark()
        finger.lift()
        stage.settle()
        #expect(table.pieces[0].frame == moved)
        #expect(table.status.text != "Check mark")
    }

    @Test("After a swipe the pieces have passed their colors on; the swipe waits for the check mark to fail")
    func swipes() throws {
        let table = try Table(), stage = table.stage
        let colors = table.pieces.map { $0.backgroundColor }
        stage.swipe(.right, on: table.view, at: CGPoint(x: 200, y: 720))
        stage.settle()
        #expect(table.pieces.map { $0.backgroundColor } == [colors[2], colors[0], colors[1]])
        #expect(table.status.text == "Swipe to the right")
        stage.swipe(.left, on: table.view, at: CGPoint(x: 300, y: 720))
        stage.settle()
        #expect(table.pieces.map { $0.backgroundColor } == colors)
        stage.swipe(.right, on: table.pieces[0])
        stage.settle()
        #expect(table.pieces.map { $0.backgroundColor } == colors, "on a piece it is a pan")
    }

    @Test("The panel follows a finger from the left edge, stays when it was pulled far enough, and goes at a tap")
    func panel() throws {
        let table = try Table(), stage = table.stage
        #expect(table.panel.frame.maxX == 0)
        let finger = stage.finger().down(at: CGPoint(x: 2, y: 700)).move(by: CGVector(dx: 170, dy: 0), duration: 0.5)
        // Less the 10 points that made it a pan (R-PAN-4).
        #expect(abs(table.panel.frame.maxX - 160) < 12, "\(table.panel.frame)")
        finger.hold(0.3).lift()
        stage.settle()
        #expect(table.panel.frame.minX == 0)
        #expect(table.panel.frame.height == 844)
        let title = try #require(Table.find(UILabel.self, in: table.panel) { $0.text == "Help" })
        let text = try #require(Table.find(UILabel.self, in: table.panel) { $0.text?.hasPrefix("A finger drags") == true })
        #expect(title.accessibilityTraits.contains(.header) && title.frame.minY == 24 && text.frame.minY == title.frame.maxY + 12)
        stage.expectPicture("panel", tolerance: .init(channel: 8, share: 0.01))
        stage.tap(table.panel, at: CGPoint(x: 140, y: 300))
        stage.settle()
        #expect(table.panel.frame.maxX == 0)
    }

    @Test("A panel that was pulled a little goes back; a finger that begins elsewhere pulls nothing")
    func panelGoesBack() throws {
        let table = try Table(), stage = table.stage
        let finger = stage.finger().down(at: CGPoint(x: 2, y: 700)).move(by: CGVector(dx: 60, dy: 0), duration: 0.5)
        #expect(table.panel.frame.maxX > 40)
        finger.hold(0.3).lift()
        stage.settle()
        #expect(table.panel.frame.maxX == 0)
        stage.finger().down(at: CGPoint(x: 60, y: 720)).move(by: CGVector(dx: 200, dy: 0), duration: 1).lift()
        stage.settle()
        #expect(table.panel.frame.maxX == 0)
        #expect(table.status.text == "Swipe to the right")
    }

    @Test("From the edge, a piece that lies there is not dragged")
    func edgeBeforePiece() throws {
        let table = try Table(), stage = table.stage
        stage.drag(table.pieces[0], by: CGVector(dx: -80, dy: 0))
        let moved = table.pieces[0].frame
        stage.finger().down(at: CGPoint(x: 3, y: moved.midY)).move(by: CGVector(dx: 200, dy: 0), duration: 0.3).lift()
        stage.settle()
        #expect(table.pieces[0].frame == moved)
        #expect(table.panel.frame.minX == 0)
    }

    private func corner(_ points: CGPoint...) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        return path
    }
}
