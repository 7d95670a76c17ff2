@testable import Gestures
import Testing
import TouchTesting
import UIKit

/// The piece under the pointer follows what two fingers do on a touchpad, and a wheel.
@MainActor @Suite("Touchpad", .serialized) struct TouchpadTests {
    @Test("R-IND-6: two fingers on a touchpad move a piece by all of their way, and no other")
    func scroll() throws {
        let table = try Table(), piece = table.pieces[1], start = piece.center
        table.stage.scroll(by: CGVector(dx: 30, dy: 80), over: piece)
        let middle = table.point(65, 65, of: piece)
        #expect(abs(middle.x - start.x - 30) <= 0.5 && abs(middle.y - start.y - 80) <= 0.5, "\(middle) from \(start)")
        #expect(table.pieces[0].center == table.places[0].center && table.pieces[2].center == table.places[2].center)
        #expect(table.status.text == "Pan")
    }

    @Test("R-IND-5: a turn of the wheel moves a piece by its notches")
    func wheel() throws {
        let table = try Table(), piece = table.pieces[0], start = piece.center
        table.stage.wheel(by: CGVector(dx: 0, dy: 2), over: piece)
        let middle = table.point(65, 65, of: piece)
        #expect(abs(middle.y - start.y - 2 * 53) <= 0.5 && abs(middle.x - start.x) <= 0.5, "\(middle) from \(start)")
    }

    @Test("R-IND-8: they scale and turn it about the pointer")
    func transforms() throws {
        let table = try Table(), piece = table.pieces[2], pointer = CGPoint(x: 30, y: 40), start = table.point(30, 40, of: piece)
        table.stage.magnify(by: 1.5, over: piece, at: pointer)
        #expect(abs(table.scale(piece) - 1.5) < 0.1 && table.status.text == "Pinch", "\(table.scale(piece)) \(table.status.text ?? "")")
        let place = table.point(30, 40, of: piece)
        #expect(hypot(place.x - start.x, place.y - start.y) < 0.5, "\(place) from \(start)")
        table.stage.turn(by: .pi / 4, over: piece)
        #expect(abs(table.angle(piece) - .pi / 4) < 0.2 && abs(table.scale(piece) - 1.5) < 0.1, "\(table.angle(piece))")
    }

    @Test("Beside the pieces they do nothing")
    func table() throws {
        let table = try Table()
        table.stage.scroll(by: CGVector(dx: 100, dy: 0), over: table.view, at: CGPoint(x: 5, y: 800))
        #expect(table.pieces.map(\.center) == table.places.map(\.center) && table.panel.frame.maxX <= 0)
    }
}
