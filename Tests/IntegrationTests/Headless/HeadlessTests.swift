import Foundation
import Testing

@Suite("Headless") struct HeadlessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Plays a script with a picture after each part.
    private func play(_ parts: [String], size: String = "1280x800", scale: Int = 1) throws -> (pictures: [Picture], log: DeliveryLog) {
        let script = parts.enumerated().map { "\($1)\nshot \(folder.file("\($0).png"))" }.joined(separator: "\n")
        let app = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--size", size, "--scale", "\(scale)",
                                   "--play", try folder.write(script, to: "script.touch"), "--log", folder.file("log.jsonl"))
        let status = try app.status()
        #expect(status == 0, "\(app.errors)")
        #expect(app.errorLines.count == 1, "one line says what was chosen and why: \(app.errors)")
        return (try parts.indices.map { try Picture(png: folder.file("\($0).png")) }, try DeliveryLog(path: folder.file("log.jsonl")))
    }

    private func words(_ command: String, _ fingers: [Finger]) -> String {
        fingers.map { "\(command) \($0.place)" }.joined(separator: "; ") + "; frame"
    }

    @Test("spots appear, follow and go", arguments: [1, 2, 5, 10], [1, 2])
    func spots(count: Int, scale: Int) throws {
        let landed = (0..<count).map { index in
            Finger(id: index, x: 130.25 + Double(index % 5) * 250.5, y: index < 5 ? 180.5 : 620.75)
        }.map { Finger(id: $0.id, x: $0.x * Double(scale), y: $0.y * Double(scale)) }
        let moved = landed.map { Finger(id: $0.id, x: $0.x + 33, y: $0.y - 21.5) }
        let (pictures, log) = try play(["sleep 10", words("down", landed) + "; sleep 300", words("move", moved) + "; sleep 20",
                                        landed.reversed().map { "up \($0.id)" }.joined(separator: "; ") + "; sleep 20"], scale: scale)
        #expect(pictures[0].faults(of: [], on: pictures[3]).isEmpty, "the end is as the beginning")
        #expect(pictures[1].faults(of: landed, on: pictures[0], scale: Double(scale)).isEmpty)
        #expect(pictures[2].faults(of: moved, on: pictures[0], scale: Double(scale)).isEmpty)
        #expect(log.events.map { $0.deliveries.map(\.phase) } == [["began"], ["moved"], ["ended"]], "a scan is an event, and a call")
        for touch in 1...count { #expect(log.phases(of: touch) == ["began", "moved", "ended"]) }
    }

    @Test("a spot grows in a fifth of a second of the script's time (R-ANI-1)")
    func growth() throws {
        let pictures = try play(["sleep 1", "down 0 300 200; sleep 100", "sleep 150"]).pictures
        let half = try #require(pictures[1].painted(besides: pictures[0])), whole = try #require(pictures[2].painted(besides: pictures[0]))
        #expect((10...90).contains(half.width), "after half of its time: \(half.width)")
        #expect(abs(whole.width - 100) <= 2, "after all of its time: \(whole.width)")
    }

    @Test("the same script gives the same pictures and the same log, to the byte")
    func repeatable() throws {
        let parts = ["down 0 100 100; down 1 400 300; frame; glide 100 60 0 200 200 1 500 200", "up 0; cancel; sleep 50"]
        let first = try play(parts), text = try String(contentsOfFile: folder.file("log.jsonl"), encoding: .utf8)
        let second = try play(parts)
        #expect(first.pictures == second.pictures)
        #expect(try String(contentsOfFile: folder.file("log.jsonl"), encoding: .utf8) == text)
    }

    @Test("the snapshot is the last picture, and comes without a script too")
    func snapshot() throws {
        let script = try folder.write("down 0 200 200; sleep 300", to: "script.touch")
        for (words, fingers) in [(["--play", script], [Finger(id: 0, x: 200, y: 200)]), ([], [])] {
            let app = try Child(Checkout.dactyl, ["run", "TouchSpots", "--on", "headless", "--snapshot", folder.file("end.png")] + words)
            #expect(try app.status() == 0, "\(app.errors)")
            let picture = try Picture(png: folder.file("end.png"))
            #expect(picture.width == 390 && picture.height == 844)
            #expect((picture.pixels.filter { $0 == Picture.lightGray }.count > 7000) == !fingers.isEmpty)
        }
        #expect(folder.contents == ["end.png", "script.touch"], "nothing else is left")
    }

    @Test("a signal ends a script at wall speed: touches cancelled, its status, log complete (R-APP-2, R-APP-4)")
    func terminated() throws {
        let shown = folder.file("down.png")
        let script = try folder.write("down 0 100 100; down 1 200 200; frame\nshot \(shown)\nsleep 600000", to: "script.touch")
        let app = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--speed", "real", "--play", script,
                                   "--log", folder.file("log.jsonl"))
        #expect(waitUntil { FileManager.default.fileExists(atPath: shown) || !app.isRunning })
        #expect(app.isRunning, "\(app.errors)")
        app.signal(SIGTERM)
        #expect(try app.status() == 128 + SIGTERM)
        let log = try DeliveryLog(path: folder.file("log.jsonl"))
        for touch in 1...2 { #expect(log.phases(of: touch) == ["began", "cancelled"]) }
    }

    @Test("a signal ends a script without end, in silence", arguments: [SIGTERM, SIGINT, SIGHUP])
    func stopped(signal: Int32) throws {
        let script = try folder.write("down 0 100 100; frame; repeat 1000000000\nsleep 1\nend\n", to: "script.touch")
        let app = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--play", script, "--log", folder.file("log.jsonl"))
        #expect(waitUntil { ((try? DeliveryLog(path: folder.file("log.jsonl")))?.phases(of: 1) ?? []) == ["began"] })
        app.signal(signal)
        #expect(try app.status() == 128 + signal)
        #expect(try DeliveryLog(path: folder.file("log.jsonl")).phases(of: 1) == ["began", "cancelled"])
    }

    @Test("an app started directly obeys the same settings")
    func environment() throws {
        let script = try folder.write("tap 0 50 50", to: "script.touch")
        let app = try Child("\(Checkout.products)/TouchSpots", environment: [
            "DACTYL_ON": "headless", "DACTYL_PLAY": script, "DACTYL_LOG": folder.file("log.jsonl"), "DACTYL_SIZE": "100x80",
            "DACTYL_SCALE": "2", "DACTYL_SNAPSHOT": folder.file("end.png"),
        ])
        #expect(try app.status() == 0, "\(app.errors)")
        #expect(try Picture(png: folder.file("end.png")).width == 200)
        let log = try DeliveryLog(path: folder.file("log.jsonl"))
        #expect(log.deliveries.first?.touches == [.init(id: 1, x: 25, y: 25)])
    }
}

extension Picture {
    /// The size of what differs from the other picture.
    fileprivate func painted(besides other: Picture) -> (width: Int, height: Int)? {
        let marks = zip(pixels, other.pixels).map { UInt32($0 == $1 ? 0 : 1) }
        return Picture(width: width, height: height, pixels: marks).extent(except: 0).map { ($0.x.count, $0.y.count) }
    }
}
