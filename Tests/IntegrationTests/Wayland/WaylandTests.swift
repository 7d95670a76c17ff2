#if Wayland
import Foundation
import Testing

/// Real compositors, one test after the other: each has one of its own, and the machine is theirs. One that is not installed is
/// reported as skipped.
@Suite("Wayland", .serialized) enum WaylandTests {
    /// The compositors that can run here.
    static let compositors: [CompositorProcess.Kind] = CompositorProcess.Kind.allCases.filter { kind in
        guard let absence = kind.absence else { return true }
        print("skipped: Wayland tests on \(kind): \(absence)")
        return false
    }
}

extension WaylandTests {
    @Suite(.serialized) struct RealFingersOnWayland {
        @Test("spots appear under the fingers, follow them and go with them (R-EVT-21, R-TCH-1)", arguments: compositors, [1, 10])
        func spotsFollow(kind: CompositorProcess.Kind, count: Int) throws {
            let session = try WaylandSession(kind)
            var fingers = wholePlaces(count)
            try session.down(fingers)
            try session.expectSpots(fingers, "after the landing of \(count)")
            for index in fingers.indices {
                fingers[index].x += 61
                fingers[index].y += index.isMultiple(of: 2) ? 41 : -37
            }
            try session.glide(fingers)
            try session.expectSpots(fingers, "after all of \(count) moved")
            try session.up(fingers)
            try session.expectSpots([], "after all of \(count) were lifted")
            let log = try session.finish()
            #expect(log.touches == Array(1...count))
            for touch in log.touches { #expect(log.phases(of: touch) == ["began", "moved", "ended"], "touch \(touch)") }
            if kind.groupsFrames {
                #expect(log.events.first?.deliveries.first?.touches.count == count, "one scan of the screen is one event")
            }
        }

        @Test("touches that the compositor takes away are cancelled (R-EVT-30)", arguments: compositors.filter(\.cancels))
        func cancelled(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            try session.down(wholePlaces(5))
            try session.expectSpots(wholePlaces(5), "before")
            try session.play("cancel")
            try session.expectSpots([], "after the cancel")
            try session.down(wholePlaces(2, ids: 7))
            try session.expectSpots(wholePlaces(2, ids: 7), "fingers that land afterwards")
            try session.up(wholePlaces(2, ids: 7))
            try session.expectSpots([], "after their lift")
            let log = try session.finish()
            for touch in 1...5 { #expect(log.phases(of: touch) == ["began", "cancelled"], "touch \(touch)") }
            for touch in 6...7 { #expect(log.phases(of: touch) == ["began", "ended"], "touch \(touch)") }
        }

        @Test("a touchscreen that is unplugged takes its touches with it, and works when it is plugged in again",
              arguments: compositors.filter(\.unplugs))
        func unplugged(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            try session.down(wholePlaces(3))
            try session.expectSpots(wholePlaces(3), "before")
            try session.play("disable")
            try session.expectSpots([], "after the device was gone")
            try session.play("enable")
            if kind != .rig { try session.awaitTouchscreen() }
            try session.down(wholePlaces(1, ids: 7))
            try session.expectSpots(wholePlaces(1, ids: 7), "a finger on the device that came back")
            let log = try session.finish()
            for touch in 1...3 { #expect(log.phases(of: touch).count == 2, "touch \(touch) ended once: \(log.phases(of: touch))") }
            if kind != .sway { #expect(log.phases(of: 1) == ["began", "cancelled"]) }
        }

        @Test("a compositor that goes is one clear line, and a status that is not 0; the touches are cancelled", arguments: compositors)
        func compositorDies(kind: CompositorProcess.Kind) throws {
            let session = try WaylandSession(kind)
            try session.down(wholePlaces(2))
            try session.expectSpots(wholePlaces(2), "before")
            session.compositor.end()
            #expect(try session.app.status() != 0)
            #expect(session.app.errorLines.count == 2 && session.app.errors.contains("compositor"), "\(session.app.errors)")
            let log = try DeliveryLog(path: session.logPath)
            for touch in 1...2 {
                let phases = log.phases(of: touch)
                // A compositor that ends in good order may lift them before.
                #expect(phases == ["began", "cancelled"] || kind == .sway && phases == ["began", "ended"], "\(phases)")
            }
        }

        @Test("points are logical units, at whole scales and in between", arguments: ["2", "1.5"])
        func scales(scale: String) throws {
            let session = try WaylandSession(.rig, scale: scale)
            let fingers = [Finger(id: 0, x: 240, y: 180), Finger(id: 1, x: 990, y: 630)]
            try session.down(fingers)
            try session.expectSpots(fingers, "at scale \(scale)")
            let began = try #require(try session.finish().deliveries.first)
            let value = try #require(Double(scale))
            #expect(began.agrees(with: .init(to: "TouchableView", phase: "began", touches: [
                .init(id: 1, x: 240 / value, y: 180 / value), .init(id: 2, x: 990 / value, y: 630 / value),
            ]), within: 0.02), "\(began)")
        }

        @Test("auto picks Wayland where there is a compositor, and says why")
        func auto() throws {
            let session = try WaylandSession(.rig, host: "auto")
            #expect(session.app.errorLines == ["dactyl: wayland because wayland-0 answers"])
        }
    }

    /// The same script, under real fingers and headless.
    @Suite(.serialized) struct AgreementOfWayland {
        /// At whole pixels, to which sway rounds.
        static let scripts = [AgreementScripts.threeFingers.map { $0.replacing(/\.[0-9]+/, with: "") }, AgreementScripts.tenFingers]

        @Test("a script gives the same pictures and the same log as headless", arguments: compositors, scripts.indices)
        func agrees(kind: CompositorProcess.Kind, index: Int) throws {
            let session = try WaylandSession(kind)
            let made = try session.expectPictures(asHeadlessAfter: Self.scripts[index], play: session.play)
            let real = try session.finish()
            #expect(real.touches == made.touches)
            for touch in made.touches { #expect(real.phases(of: touch) == made.phases(of: touch)) }
            if kind.groupsLifts { real.expectAgreement(with: made) }
        }
    }
}

/// Places for up to ten fingers that are clear of each other and of the label in the middle of 1280 x 800: in the middles of pixels
/// where a compositor rounds to whole ones.
private func wholePlaces(_ count: Int, ids: Int = 0) -> [Finger] {
    (0..<count).map { Finger(id: ids + $0, x: 130 + Double($0 % 5) * 250, y: $0 < 5 ? 180 : 620) }
}
#endif
