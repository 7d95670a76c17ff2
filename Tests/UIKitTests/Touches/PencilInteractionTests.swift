import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// The buttons on a pencil's barrel.
@MainActor @Suite("Pencil interactions", .leavesNothing)
struct PencilInteractionTests {
    /// Writes down what it is called with.
    private final class Scribe: NSObject, UIPencilInteractionDelegate {
        var log: [String] = []
        var pose: UIPencilHoverPose?
        var onTap: () -> Void = {}

        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
            pose = tap.hoverPose
            log.append("tap \(tap.timestamp)" + (tap.hoverPose.map { " over \($0.location.x) \($0.location.y) \($0.zOffset)" } ?? ""))
            onTap()
        }

        func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
            log.append("\(squeeze.phase) \(squeeze.timestamp)")
        }
    }

    private final class OldScribe: NSObject, UIPencilInteractionDelegate {
        var taps = 0
        func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
    }

    /// A view with an interaction, made in a test's body: the dispatcher is one for all tests.
    @MainActor private final class Pen {
        let stage: Stage
        let view: UIView
        let scribe = Scribe()
        let interaction: UIPencilInteraction

        init() throws {
            stage = try Stage(scale: 2)
            UIApplication.shared.activate(stage.scene)
            view = stage.add("A", 50, 50, 100, 100)
            interaction = UIPencilInteraction(delegate: scribe)
            view.addInteraction(interaction)
        }

        func hover(_ time: Double, buttons: Int, _ phase: HoverSample.Phase = .moved) {
            stage.host.send(HoverSample(device: 7, phase: phase, tool: .pencil, timestamp: time, position: CGPoint(x: 140, y: 160), zOffset: 0.5, buttons: buttons))
        }

        func touch(_ time: Double, _ phase: TouchHost.Contact.Phase, buttons: Int) {
            let contact = TouchHost.Contact(id: 3, phase: phase, tool: .pencil, timestamp: time, position: CGPoint(x: 140, y: 160))
            stage.host.send(TouchFrame(timestamp: time, contacts: [contact], buttons: buttons))
        }
    }

    @Test("R-PEN-1, R-PEN-2 The first button taps when it is pressed, with the pose of a pencil that hovers; the second squeezes until it is let go")
    func hovering() throws {
        let pen = try Pen()
        pen.hover(1, buttons: 0)
        pen.hover(2, buttons: 2)
        pen.hover(3, buttons: 0)
        pen.hover(4, buttons: 4)
        pen.hover(5, buttons: 4)
        pen.hover(6, buttons: 0)
        #expect(pen.scribe.log == ["tap 2.0 over 20.0 30.0 0.5", "began 4.0", "ended 6.0"])
    }

    @Test("R-PEN-1, R-PEN-2 A pencil that touches has the same buttons, and no pose")
    func touching() throws {
        let pen = try Pen()
        pen.touch(1, .began, buttons: 1)
        pen.touch(2, .moved, buttons: 3)
        pen.touch(3, .moved, buttons: 5)
        pen.touch(4, .ended, buttons: 0)
        #expect(pen.scribe.log == ["tap 2.0", "began 3.0", "ended 4.0"])
    }

    @Test("R-PEN-1 A delegate without the method of taps gets the older call, and every interaction of an active scene is notified")
    func older() throws {
        let pen = try Pen()
        let old = OldScribe(), other = UIPencilInteraction()
        other.delegate = old
        pen.stage.view.addInteraction(other)
        pen.hover(1, buttons: 2)
        #expect(old.taps == 1 && pen.scribe.log.count == 1)
        pen.stage.view.removeInteraction(other)
        pen.hover(2, buttons: 0)
        pen.hover(3, buttons: 2)
        #expect(old.taps == 1 && pen.scribe.log.count == 2 && other.view == nil)
        pen.view.removeFromSuperview()
        pen.hover(4, buttons: 0)
        pen.hover(5, buttons: 2)
        #expect(pen.scribe.log.count == 2)
    }

    @Test("R-PEN-3 A squeeze ends though its view has left, its scene is no longer active, or the interaction was removed; the next one begins again")
    func endsInAnyCase() throws {
        let pen = try Pen(), scene = pen.stage.scene
        pen.hover(1, buttons: 4)
        pen.view.removeFromSuperview()
        pen.hover(2, buttons: 0)
        #expect(pen.scribe.log == ["began 1.0", "ended 2.0"])
        pen.stage.view.addSubview(pen.view)
        pen.hover(3, buttons: 4)
        UIApplication.shared.deactivate(scene)
        pen.hover(4, buttons: 0)
        UIApplication.shared.activate(scene)
        #expect(pen.scribe.log.suffix(2) == ["began 3.0", "ended 4.0"])
        pen.hover(5, buttons: 4)
        pen.view.removeInteraction(pen.interaction)
        #expect(pen.scribe.log.suffix(2) == ["began 5.0", "cancelled 5.0"])
        pen.hover(6, buttons: 0)
        pen.view.addInteraction(pen.interaction)
        pen.hover(7, buttons: 4)
        pen.hover(8, buttons: 0)
        #expect(pen.scribe.log.count == 8 && pen.scribe.log.suffix(2) == ["began 7.0", "ended 8.0"])
        pen.hover(9, buttons: 4)
        UIApplication.shared.disconnect(scene)
        #expect(pen.scribe.log.suffix(2) == ["began 9.0", "ended 9.0"])
    }

    @Test("R-PEN-2 The pose is in the view's coordinates, wherever its window stands and however the view is turned")
    func poseInAWindow() throws {
        let pen = try Pen(), scribe = Scribe(), interaction = UIPencilInteraction(delegate: scribe)
        let window = UIWindow(windowScene: pen.stage.scene), view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
        window.addSubview(view)
        window.isHidden = false
        view.addInteraction(interaction)
        func tap(at time: Double) {
            for buttons in [2, 0] {
                pen.stage.host.send(HoverSample(device: 7, phase: .moved, tool: .pencil, timestamp: time, position: CGPoint(x: 220, y: 20),
                                                azimuth: .pi / 2, buttons: buttons))
            }
        }
        tap(at: 1)
        let pose = try #require(scribe.pose)
        #expect(pose.location == CGPoint(x: 10, y: 10) && abs(pose.azimuthAngle - .pi / 2) < 1e-9)
        // Its x axis points down now, as the pencil does.
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        tap(at: 2)
        let turned = try #require(scribe.pose)
        #expect(abs(turned.azimuthAngle) < 1e-9 && abs(turned.location.x - 10) < 1e-9 && abs(turned.location.y - 40) < 1e-9)
    }

    @Test("R-PEN-3 The delegate is called after the event, and may send more")
    func afterTheEvent() throws {
        let pen = try Pen()
        pen.scribe.onTap = { [pen] in
            pen.scribe.onTap = {}
            pen.touch(2.5, .moved, buttons: 0)
            pen.touch(2.6, .moved, buttons: 2)
        }
        pen.touch(1, .began, buttons: 1)
        pen.touch(2, .moved, buttons: 3)
        #expect(pen.scribe.log == ["tap 2.0", "tap 2.6"])
        pen.touch(3, .ended, buttons: 0)
    }

    @Test("R-PEN-3 A disabled interaction is notified of nothing but the end of a squeeze; a pencil that goes lets its buttons go")
    func disabled() throws {
        let pen = try Pen()
        pen.hover(1, buttons: 4)
        pen.interaction.isEnabled = false
        pen.hover(2, buttons: 6)
        pen.hover(3, buttons: 0)
        pen.interaction.isEnabled = true
        pen.hover(4, buttons: 4)
        pen.hover(5, buttons: 4, .left)
        #expect(pen.scribe.log == ["began 1.0", "cancelled 3.0", "began 4.0", "ended 5.0"])
    }

    @Test("R-PEN-4 The settings of pencils are fixed: an eraser, colours, and fingers that draw")
    func settings() {
        #expect(UIPencilInteraction.preferredTapAction == .switchEraser && UIPencilInteraction.preferredSqueezeAction == .showColorPalette)
        #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    }
}
