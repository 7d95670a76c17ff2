import HostHeadless
import TouchHost
import Testing
@testable import UIKit

@MainActor @Suite("Fingers of the mouse", .leavesNothing) struct FingerDotsTests {
    @Test("R-HOV-12 Both fingers are shown before the press and during it, above all windows, and touch nothing")
    func shown() throws {
        let stage = try Stage(multi: true), application = UIApplication.shared, scene = stage.scene
        let client = try #require(stage.host.client), surface = try #require(stage.host.surface)
        func hover(_ x: Double, mirror: CGPoint?) {
            client.surface(surface, didReceive: HoverSample(device: -2, timestamp: stage.host.clock.now, position: CGPoint(x: x, y: 100), mirror: mirror))
        }
        func press(_ phase: Contact.Phase, _ x: Double) {
            let now = stage.host.clock.now
            let contacts = [-2, -1].map { id -> Contact in
                var contact = Contact(id: id, phase: phase, timestamp: now, position: CGPoint(x: id == -2 ? x : 400 - x, y: id == -2 ? 100 : 300))
                contact.device = -2
                return contact
            }
            stage.host.send(TouchFrame(timestamp: now, contacts: ContiguousArray(contacts)))
        }
        var dots: [CGPoint] { scene.visibleWindows.last.map { $0 is OverlayWindow ? $0.subviews.map(\.center) : [] } ?? [] }
        hover(100, mirror: nil)
        #expect(application.fingerDots == nil && dots == [])
        hover(100, mirror: CGPoint(x: 300, y: 300))
        #expect(dots == [CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 300)] && scene.windows.count == 1)
        press(.began, 100)
        press(.moved, 150)
        #expect(dots == [CGPoint(x: 150, y: 100), CGPoint(x: 250, y: 300)])
        // The touches are the app's.
        #expect(application.dispatcher.touches.allSatisfy { $0.hitView === stage.view } && application.dispatcher.touches.count == 2)
        press(.ended, 150)
        hover(150, mirror: nil)
        #expect(application.fingerDots == nil && dots == [])
    }

    @Test("R-HOV-12 The fingers go with their scene, pressed or not", arguments: [false, true])
    func sceneGoes(isPressed: Bool) throws {
        let stage = try Stage(multi: true), application = UIApplication.shared
        let client = try #require(stage.host.client), surface = try #require(stage.host.surface), now = stage.host.clock.now
        client.surface(surface, didReceive: HoverSample(device: -2, timestamp: now, position: CGPoint(x: 100, y: 100), mirror: CGPoint(x: 300, y: 300)))
        if isPressed {
            var contact = Contact(id: -2, phase: .began, timestamp: now, position: CGPoint(x: 100, y: 100))
            contact.device = -2
            stage.host.send(TouchFrame(timestamp: now, contacts: [contact]))
        }
        #expect(application.fingerDots?.isPressed == isPressed)
        application.detach()
        #expect(application.fingerDots == nil)
    }
}
