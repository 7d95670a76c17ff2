import Testing
import TouchHost
import TouchRecording
import UIKit

/// Recordings through the whole core: what must hold whatever fingers do.
@MainActor @Suite(.leavesNothing) struct ReplayTests {
    /// What one recording made of it.
    private func play(_ recording: Recording, _ together: ReplayStage.Together) throws -> ReplayStage {
        let stage = try ReplayStage(together)
        var mapping = TouchMapping(recording.device, surface: PixelSize(width: 390, height: 844))
        // What people do on trackpads is as good as any.
        mapping.fingerTool = .finger
        stage.play(recording.frames(mapping, start: 1))
        return stage
    }

    private func check(_ recording: Recording, _ together: ReplayStage.Together) throws -> ReplayStage {
        let first = try play(recording, together), second = try play(recording, together)
        #expect(first.faults == [])
        #expect(first.log.count == second.log.count)
        let difference = zip(first.log, second.log).first { $0 != $1 }
        #expect(difference == nil)
        return first
    }

    @Test(arguments: Recordings.all.keys.sorted())
    func `A small recording leaves nothing behind and repeats`(name: String) throws {
        let recording = try Recording(evemu: try #require(Recordings.all[name]), name: name)
        for together in [ReplayStage.Together.never, .always] {
            #expect(try check(recording, together).log.count > 1)
        }
    }

    @Test(.enabled(if: Material.isThere, Comment(rawValue: Material.absence)), arguments: Material.some)
    func `A recording of a device leaves nothing behind and repeats`(truth: Material.Truth) throws {
        let recording = try Recording(contentsOf: truth.path)
        for together in [ReplayStage.Together.never, .always] {
            let stage = try check(recording, together)
            #expect(stage.log.last == "\(truth.begun) touches")
        }
    }

    /// The device is unplugged in the middle: contacts that are down are cancelled, and recognizers with them.
    @Test(.enabled(if: Material.isThere, Comment(rawValue: Material.absence)), arguments: Material.some)
    func `A recording that breaks off leaves nothing behind`(truth: Material.Truth) throws {
        let recording = try Recording(contentsOf: truth.path)
        for tenths in [1, 4, 7] {
            let events = recording.events.prefix(recording.events.count * tenths / 10)
            let part = Recording(device: recording.device, events: ContiguousArray(events))
            #expect(try play(part, .never).faults == [])
            #expect(try play(part, .always).faults == [])
        }
    }

    @Test(.enabled(if: Material.isThere, Comment(rawValue: Material.absence)))
    func `People's gestures are recognized`() throws {
        let expected: [(file: String, recognized: [String: Int])] = [
            ("atmel-maxtouch-800x480.1-finger-drag-up-down.events", ["pan": 1]),
            ("atmel-maxtouch-800x480.1-finger-fast-taps.events", ["double tap": 4, "tap": 1]),
            ("atmel-maxtouch-800x480.2-fingers-touch-release.events", ["pinch": 1]),
            ("google-pixel-tablet.evemu", ["pan": 1]),
            ("wacom-intuos4-6x9.stylus-drag.events", ["pan": 1]),
            ("wacom-intuos4-6x9.stylus-move.events", [:]),
            ("wacom-intuos4-6x9.stylus-tap.events", ["tap": 1]),
            // Two fingers are no tap of one.
            ("wacom-isdv4-e6-finger.2fg-tap.events", [:]),
            ("wacom-isdv4-e6-finger.double-tap-center.events", ["double tap": 1]),
            ("wacom-isdv4-e6-finger.double-top-swipe.events", ["pan": 1]),
            ("wacom-isdv4-e6-finger.single-tap-center.events", ["tap": 1]),
            ("wacom-isdv4-e6-finger.single-top-swipe.events", ["pan": 1]),
            // Eleven taps. The first comes alone. The ninth lands too far from the eighth, which is then a tap by itself,
            // and so does the tenth from the ninth (R-TAP-6, R-GR-32a, R-GR-42).
            ("wetab-egalax.event", ["double tap": 4, "tap": 3]),
        ]
        for (file, gestures) in expected {
            let recording = try Recording(contentsOf: "\(Material.folder ?? "")/evdev/\(file)")
            let recognized = try play(recording, .never).recognized
            #expect(recognized == gestures, "\(file)")
        }
    }
}
