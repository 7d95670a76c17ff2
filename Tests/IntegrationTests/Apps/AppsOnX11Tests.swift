#if X11
import Foundation
import Testing

extension X11Tests {
    /// The apps under real fingers and a real mouse: after each part of a script the screen shows what the headless host made of it.
    @Suite("Apps", .enabled(if: Checkout.isSlowWanted && BuiltApp.absence == nil, Comment(rawValue: BuiltApp.absence ?? BuiltApp.isSlow)))
    struct AppsOnX11Tests {
        private static let size = (width: 390, height: 780)

        /// Plays the parts under both hosts.
        /// - Parameter share: How much of the picture may differ, where the moments of the samples matter.
        private func expectAgreement(_ name: String, share: Double = 0.0005, _ parts: [String]) throws {
            let folder = try TemporaryFolder(), (width, height) = Self.size
            let script = (["sleep 10"] + parts).enumerated().map { "\($1)\nshot \(folder.file("\($0).png"))" }.joined(separator: "\n")
            let headless = try Child.dactyl("run", BuiltApp.path(name), "--on", "headless", "--size", "\(width)x\(height)",
                                            "--play", try folder.write(script, to: "script.touch"))
            #expect(try headless.status() == 0, "\(headless.errors)")
            let expected = try (0...parts.count).map { try Picture(png: folder.file("\($0).png")) }
            func isNear(_ picture: Picture, _ number: Int) -> Bool {
                Double(picture.differences(from: expected[number], tolerance: 8)) <= share * Double(expected[number].pixels.count)
            }

            let session = try Session(BuiltApp.path(name), width: width, height: height, screen: Self.size, isRecorded: true) { isNear($0, 0) }
            #expect(isNear(session.empty, 0), "before anything is touched")
            var late = 0.0
            for (number, part) in parts.enumerated() {
                // A rest at the end would hide that the server read the fingers late.
                let (samples, rest) = Self.split(part), start = ContinuousClock.now
                try session.fingers.play(samples)
                late = max(late, (ContinuousClock.now - start) / .seconds(1) - Self.seconds(of: samples))
                try session.fingers.play(rest)
                let shown = try session.stillPicture { isNear($0, number + 1) }
                var wanted = expected[number + 1]
                // Late fingers play another script, in which two taps may be too far apart. The headless host plays that one, then.
                if late > Self.latest, !isNear(shown, number + 1) { wanted = try session.replayed(BuiltApp.path(name)) }
                let differences = shown.differences(from: wanted, tolerance: 8)
                #expect(Double(differences) <= share * Double(wanted.pixels.count),
                        "\(differences) pixels differ after part \(number), fingers late by \(late) s: \(part)")
                #expect(expected[number] != expected[number + 1], "part \(number) changes something: \(part)")
            }
            _ = try session.finish()
        }

        /// By how much the fingers may be late for each part to be what is written, in seconds.
        private static let latest = 0.05

        /// The samples of a part, and the rest after them.
        private static func split(_ part: String) -> (samples: String, rest: String) {
            guard let place = part.range(of: "; sleep ", options: .backwards), !part[place.upperBound...].contains(";") else { return (part, "sleep 0") }
            return (String(part[..<place.lowerBound]), "sleep \(part[place.upperBound...])")
        }

        /// How long a part takes.
        private static func seconds(of part: String) -> Double {
            part.split(separator: ";").reduce(0) { sum, command in
                let words = command.split(separator: " ")
                let milliseconds: Double? = switch words.first {
                case "sleep", "glide": Double(words[1])
                // Without a time of its own, the rig's.
                case "tap": words.count > 4 ? Double(words[4]) : 50
                default: 0
                }
                return sum + (milliseconds ?? 0) / 1000
            }
        }

        @Test("TouchTracker: lines of several fingers, selected, deleted, held and moved, cancelled, cleared; by mouse, too")
        func touchTracker() throws {
            try expectAgreement("TouchTracker", [
                "down 0 40 60; frame; glide 200 60 0 340 30; up 0; frame; sleep 100",
                "down 1 40 400; down 2 350 330; frame; glide 300 60 1 180 470 2 230 420; sleep 100",
                "up 1; up 2; frame; sleep 800",
                "tap 0 190 45; sleep 900",
                "tap 0 190 80; sleep 900",
                "down 0 110 435; frame; sleep 900; glide 300 60 0 110 300; sleep 100",
                "up 0; frame; sleep 100",
                "down 3 50 550; frame; glide 100 60 3 200 600; sleep 100",
                "cancel; sleep 300",
                "pointer 50 650; button 1 press; pointer 80 660; pointer 300 700; sleep 100",
                "button 1 release; sleep 900",
                "pointer 175 680; button 1; sleep 900",
                "pointer 175 640; button 1; sleep 900",
                "tap 0 300 500 60; sleep 60; tap 0 300 500 60; sleep 900",
            ])
        }

        @Test("Gestures: pieces dragged, pinched and turned at once, taps, the menu, a swipe, the edge, the check mark; by mouse, too")
        func gestures() throws {
            try expectAgreement("Gestures", share: 0.02, [
                "down 0 70 240; down 1 130 240; frame; sleep 50; glide 400 60 0 70 210 1 150 290; sleep 100",
                "up 0; up 1; frame; sleep 600",
                "down 2 110 560; frame; glide 300 60 2 260 600; sleep 100; up 2; frame; sleep 900",
                "tap 0 270 330; sleep 60; tap 0 270 330; sleep 900",
                "down 0 280 620; frame; sleep 900; up 0; frame; sleep 600",
                "tap 0 278 590; sleep 900",
                "down 0 100 700; frame; glide 100 60 0 300 700; up 0; frame; sleep 900",
                // Beyond the middle of the panel, so that it stays however fast the machine makes the finger.
                "down 0 2 720; frame; glide 500 60 0 220 720; sleep 300; up 0; frame; sleep 900",
                "tap 0 100 300; sleep 900",
                "down 0 240 640; frame; glide 150 60 0 270 690; glide 250 60 0 330 600; up 0; frame; sleep 900",
                "pointer 110 200; button 1 press; pointer 130 210; pointer 200 400; button 1 release; sleep 900",
            ])
        }

        @Test("Responders: touches and the action go from hop to hop, the switches change the way; by mouse, too")
        func responders() throws {
            try expectAgreement("Responders", [
                "down 0 200 69; frame; sleep 200",
                "down 1 34 120; frame; sleep 200",
                "up 0; up 1; frame; sleep 200",
                "tap 0 200 746; sleep 600",
                "tap 0 340 251; sleep 900",
                "tap 0 200 69; sleep 300",
                "pointer 200 182; button 1; sleep 900",
                "pointer 340 294; button 1; sleep 900",
                "pointer 200 746; button 1; sleep 900",
                "pointer 200 69; button 1; sleep 300",
                "pointer 200 125; button 1; sleep 900; key a; key b; sleep 300",
                "pointer 200 182; button 1; sleep 900",
            ])
        }

        /// What moved while the app was at work comes to it in one event (R-EVT-21), and a sample in between is drawn otherwise than the last. So the
        /// fingers have few samples: whatever was put together, the circles that differ are less than the share.
        @Test("Sketch: strokes of ten fingers, and of the mouse; the samples, the button")
        func sketch() throws {
            func fingers(_ words: (Int) -> String) -> String { (0..<10).map(words).joined(separator: " ") }
            try expectAgreement("Sketch", share: 0.01, [
                "\(fingers { "down \($0) \(30 + 35 * $0) 100;" }) frame; "
                    + "glide 300 15 \(fingers { "\($0) \(30 + 35 * $0) \(300 + 20 * $0)" }); sleep 200",
                "\(fingers { "up \($0);" }) frame; sleep 300",
                "pointer 40 560; button 1 press; pointer 100 580; pointer 300 600; button 1 release; sleep 300",
                "down 0 40 630; frame; glide 400 15 0 200 650; sleep 100",
                "cancel; sleep 300",
                "tap 0 150 752; sleep 900",
                "tap 0 340 752; sleep 600",
            ])
        }

        @Test("Reader: the text scrolls, pages turn, the picture zooms; by mouse wheel, too")
        func reader() throws {
            // The text goes with the finger from the event on in which that has gone far enough. This is one scan, with a part of its own: of a glide, an app
            // that the machine holds up gets several in one event.
            try expectAgreement("Reader", share: 0.01, [
                "down 0 200 600; frame; sleep 50; move 0 200 570; frame; sleep 300",
                "glide 400 60 0 200 300; sleep 300; up 0; frame; sleep 900",
                "pointer 200 400; wheel 0 2; sleep 900",
                "down 0 340 400; frame; sleep 50; move 0 310 400; frame; sleep 300",
                "glide 400 60 0 60 400; sleep 300; up 0; frame; sleep 1500",
                "tap 0 195 400; sleep 60; tap 0 195 400; sleep 1500",
            ])
        }
    }
}
#endif
