@testable import Gestures
import Testing
import TouchHost
import TouchTesting
import UIKit

@MainActor @Suite("Pieces", .serialized) struct PieceTests {
    @Test("The storyboard gives each piece its six recognizers, in the order of the connections, with the controller as delegate")
    func storyboard() throws {
        let table = try Table()
        for piece in table.pieces {
            let recognizers = piece.gestureRecognizers ?? []
            #expect(recognizers.map { "\(type(of: $0))" } == [
                "UITapGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
                "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
            ])
            #expect(recognizers.allSatisfy { $0.delegate === table.controller })
            #expect(piece.layer.cornerRadius == 16)
        }
        #expect(table.view.gestureRecognizers?.count == 4)
        #expect(table.view.gestureRecognizers?.last is CheckmarkGestureRecognizer)
    }

    @Test("Pieces lie in their places on a screen of any size", arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 600)])
    func layout(size: CGSize) throws {
        let table = try Table(size: size)
        for (piece, place) in zip(table.pieces, table.places) {
            #expect(piece.center == place.center && piece.frame == place.frame)
            #expect(table.view.bounds.contains(piece.frame))
        }
        table.stage.expectPicture("start-\(Int(size.width))x\(Int(size.height))", tolerance: .init(channel: 8, share: 0.01))
    }

    @Test("A piece keeps under the finger")
    func pan() throws {
        let table = try Table(), stage = table.stage
        let piece = table.pieces[0], start = piece.center
        let finger = stage.finger().down(in: piece).move(by: CGVector(dx: 60, dy: 100), duration: 0.3)
        // Less the 10 points that made it a pan (R-PAN-4).
        let left = 1 - 10 / hypot(60 as CGFloat, 100), place = table.point(65, 65, of: piece)
        #expect(abs(place.x - start.x - 60 * left) <= 0.5 && abs(place.y - start.y - 100 * left) <= 0.5)
        #expect(table.status.text == "Pan")
        finger.lift()
        #expect(table.places[0].center == start, "its place stays")
    }

    @Test("Two fingers drag, pinch and turn a piece at once; what is under them stays under them")
    func together() throws {
        let table = try Table(), stage = table.stage
        let piece = table.pieces[1]
        let a = stage.finger(), b = stage.finger()
        stage.together {
            a.down(at: CGPoint(x: 25, y: 65), in: piece)
            b.down(at: CGPoint(x: 105, y: 65), in: piece)
        }
        let from = a.location(in: table.view)
        // The fingers move apart to twice the distance, turn by a right angle, and go down.
        stage.together {
            a.move(to: CGPoint(x: from.x + 40, y: from.y + 20), in: table.view, duration: 0.5)
            b.move(to: CGPoint(x: from.x + 40, y: from.y + 180), in: table.view, duration: 0.5)
        }
        #expect(table.status.text == "Pan, Pinch, Rotation")
        #expect(abs(table.scale(piece) - 2) < 0.25, "\(table.scale(piece))")
        #expect(abs(table.angle(piece) - .pi / 2) < 0.25, "\(table.angle(piece))")
        let middle = table.point(65, 65, of: piece)
        // Less the 10 points that made it a pan (R-PAN-4).
        #expect(hypot(middle.x - from.x - 40, middle.y - from.y - 100) < 30, "\(middle)")
        a.lift()
        b.lift()
    }

    @Test("Six fingers hold three pieces, each with two")
    func threePieces() throws {
        let table = try Table(), stage = table.stage
        let hands = table.pieces.map { ($0, stage.finger(), stage.finger()) }
        stage.together {
            for (piece, a, b) in hands {
                a.down(at: CGPoint(x: 45, y: 65), in: piece)
                b.down(at: CGPoint(x: 85, y: 65), in: piece)
            }
        }
        stage.together {
            for (_, a, b) in hands {
                a.move(by: CGVector(dx: -15, dy: -15), in: table.view, duration: 0.4)
                b.move(by: CGVector(dx: 15, dy: 15), in: table.view, duration: 0.4)
            }
        }
        for piece in table.pieces {
            #expect(table.scale(piece) > 1.4 && table.scale(piece) < 2)
            #expect(table.angle(piece) > 0.2)
        }
        stage.expectPicture("six-fingers", tolerance: .init(channel: 8, share: 0.01))
        for (_, a, b) in hands {
            a.lift()
            b.lift()
        }
    }

    @Test("A tap brings a piece to the front once it can't become a double tap, which enlarges it")
    func taps() throws {
        let table = try Table(), stage = table.stage
        #expect(table.letters == ["A", "B", "C"])
        stage.tap(table.pieces[0])
        #expect(table.letters == ["A", "B", "C"])
        stage.expect("the piece is in front", within: 0.5) { table.letters == ["B", "C", "A"] }
        #expect(table.status.text == "Tap")
        stage.settle()
        stage.advance(by: 1)
        stage.doubleTap(table.pieces[1])
        stage.settle()
        #expect(table.letters == ["B", "C", "A"])
        #expect(abs(table.scale(table.pieces[1]) - 1.5) < 1e-9)
        #expect(table.status.text == "Double tap")
    }

    @Test("Holding a piece shows a menu that resets it")
    func menu() throws {
        let table = try Table(), stage = table.stage
        let piece = table.pieces[2]
        stage.drag(piece, by: CGVector(dx: 50, dy: -150))
        #expect(piece.center != table.places[2].center)
        stage.longPress(piece)
        stage.settle()
        #expect(table.status.text == "Long press")
        #expect(table.controller.isFirstResponder)
        let menu = UIMenuController.shared
        #expect(menu.isMenuVisible)
        stage.expectPicture("menu", tolerance: .init(channel: 8, share: 0.01))
        stage.tap(at: CGPoint(x: menu.menuFrame.midX, y: menu.menuFrame.midY))
        stage.settle()
        #expect(piece.frame == table.places[2].frame)
        #expect(!menu.isMenuVisible)
    }
}
