import Testing

/// Scripts for TouchSpots that are played under real fingers and headless, in parts, after each of which the pictures are compared.
///
/// No part has two scans in which different fingers land or lift: an app that the machine holds up meanwhile gets them in one event.
enum AgreementScripts {
    static let threeFingers = [
        "down 0 200 200; down 1 500.5 200; down 2 900 210.25; frame; sleep 400",
        "glide 200 60 0 260 300.5 1 560 250 2 840 180; sleep 300",
        "up 1; frame; sleep 100",
        "down 3 300 650; frame; sleep 400",
        "up 3; up 0; frame; sleep 100",
        "up 2; frame; sleep 100",
    ]

    /// One finger on the spot of another: it touches the spot, and is cancelled when that goes (T-126, T-127).
    static let fingerOnSpot = [
        "down 0 300 200; frame; sleep 500",
        "down 1 320 210; frame; sleep 400",
        "glide 100 60 1 700 230; sleep 200",
        "up 0; frame; sleep 100",
        "move 1 710 240; frame; up 1; frame; sleep 100",
    ]

    static let tenFingers = (0..<10).map { "down \($0) \(100 + 110 * $0) \($0.isMultiple(of: 2) ? 150 : 650); frame; sleep 350" }
        + [(0..<10).map { "up \(($0 * 7) % 10)" }.joined(separator: "; ") + "; frame; sleep 100"]

    static let cancellation = ["down 0 200 200; down 1 500 200; frame; sleep 400", "cancel; sleep 200", "tap 0 300 300 300; sleep 100"]
}

extension SpotsApp {
    /// That after each part of a script the app shows what it shows headless.
    /// - Parameter play: Plays a part under real fingers.
    /// - Returns: What the app delivered headless.
    func expectPictures(asHeadlessAfter parts: [String], play: (String) throws -> Void) throws -> DeliveryLog {
        let folder = try TemporaryFolder()
        let script = parts.enumerated().map { "\($1)\nshot \(folder.file("\($0).png"))" }.joined(separator: "\n")
        let headless = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--size", "1280x800", "--play",
                                        try folder.write(script, to: "script.touch"), "--log", folder.file("log.jsonl"))
        #expect(try headless.status() == 0, "\(headless.errors)")
        for (number, part) in parts.enumerated() {
            let expected = try Picture(png: folder.file("\(number).png"))
            try play(part)
            let shown = try stillPicture { $0.differences(from: expected, tolerance: 3) <= 40 }
            // A touchscreen of X11 counts 65536 steps across the screen: an edge may be a shade lighter.
            let differences = shown.differences(from: expected, tolerance: 3)
            #expect(differences <= 40, "pixels that differ after part \(number): \(part)")
        }
        return try DeliveryLog(path: folder.file("log.jsonl"))
    }
}

extension DeliveryLog {
    /// That both delivered the same, at places that are the same to a twentieth of a point.
    func expectAgreement(with headless: Self) {
        #expect(folded.count == headless.folded.count, "\(folded)\nand headless\n\(headless.folded)")
        for (a, b) in zip(folded, headless.folded) { #expect(a.agrees(with: b, within: 0.05), "\(a) and headless \(b)") }
    }
}
