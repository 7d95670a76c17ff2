#if X11
import Foundation
import Testing

/// An app, TouchSpots if no other is named, on an X server of its own, with fingers on it and a look at the screen.
final class Session: SpotsApp {
    let server: XServer
    let observer: XObserver
    let fingers: Fingers
    let app: Child
    let scale: Double
    /// The picture before any touch.
    private(set) var empty: Picture
    /// The app's window.
    private(set) var window: XObserver.Window
    private let folder: TemporaryFolder

    var logPath: String { folder.file("log.jsonl") }

    /// Starts the app through the command, in a window of this many points, and waits until it stands there.
    /// - Parameter isRecorded: Whether ``told`` can be asked.
    /// - Parameter isEmpty: Whether that is the picture before any touch.
    init(_ program: String = "TouchSpots", width: Int = 1280, height: Int = 800, scale: Int? = nil, screen: (Int, Int) = (1280, 800),
         isRecorded: Bool = false, isEmpty: (Picture) -> Bool = { $0.extent(except: 0xFFFFFF) != nil && $0[0, 0] == 0xFFFFFF }) throws {
        folder = try TemporaryFolder()
        server = try XServer(width: screen.0, height: screen.1)
        observer = try XObserver(server.display)
        self.scale = Double(scale ?? 1)
        var words = ["run", program, "--on", "x11", "--size", "\(width)x\(height)", "--log", folder.file("log.jsonl")]
        if let scale { words += ["--scale", "\(scale)"] }
        let environment = isRecorded ? server.environment.merging(["DACTYL_RECORD": folder.file("host.session")]) { $1 } : server.environment
        app = try Child(Checkout.dactyl, words, environment: environment)
        fingers = try Fingers(on: server)
        var found: XObserver.Window?
        waitUntil { [observer, app] in
            found = observer.windows().last
            return found != nil || !app.isRunning
        }
        guard let found else { throw Trouble("no window came; the app said: \(app.errors)") }
        window = found
        empty = try observer.picture(width: 1, height: 1)
        empty = try stillPicture(isEmpty)
    }

    /// What the window shows.
    func picture() throws -> Picture {
        try observer.picture(x: window.x, y: window.y, width: window.width, height: window.height)
    }

    /// How many contacts landed, were lifted and were cancelled, as far as the app has received them.
    var told: [Int] { contactCounts(inSession: folder.file("host.session")) }

    /// What the headless host shows after the fingers that the app has received so far, at the times at which they came.
    func replayed(_ app: String) throws -> Picture {
        let copy = try Data(contentsOf: URL(fileURLWithPath: folder.file("host.session")))
        try copy.write(to: URL(fileURLWithPath: folder.file("part.session")))
        let replay = try Child.dactyl("replay", folder.file("part.session"), "--app", app, "--snapshot", folder.file("replayed.png"))
        guard try replay.status() == 0 else { throw Trouble("the recording was not replayed: \(replay.errors)") }
        return try Picture(png: folder.file("replayed.png"))
    }

    /// The recording has its end, and what it replays is what was delivered.
    func expectWholeRecording(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectRecording(folder.file("host.session"), replays: logPath, sourceLocation: sourceLocation)
    }

    /// The app after its window got another size; the picture then is the new empty one.
    func resize(width: Int, height: Int) throws {
        observer.resize(window, width: width, height: height)
        waitUntil { [observer, window] in
            observer.windows().contains { $0.id == window.id && $0.width == width && $0.height == height }
        }
        window = XObserver.Window(id: window.id, x: window.x, y: window.y, width: width, height: height)
        empty = try stillPicture { picture in
            guard let extent = picture.extent(except: 0xFFFFFF), extent.x.lowerBound > 0, extent.y.lowerBound > 0 else { return false }
            // Nothing of the new area is unpainted, and the label is in the middle again.
            return abs(extent.x.lowerBound + extent.x.upperBound - width) <= 4
                && abs(extent.y.lowerBound + extent.y.upperBound - height) <= 20
        }
    }

    /// Ends the app as the system does, and reads its log.
    func finish() throws -> DeliveryLog {
        app.signal(SIGTERM)
        let status = try app.status()
        #expect(status == 0, "the status after SIGTERM; the app said: \(app.errors)")
        return try DeliveryLog(path: logPath)
    }
}

/// Places for up to ten fingers that are clear of each other and of the label in the middle of 1280 x 800.
func places(_ count: Int, ids: Int = 0) -> [Finger] {
    (0..<count).map { index in
        Finger(id: ids + index, x: 130.25 + Double(index % 5) * 250.5, y: index < 5 ? 180.5 : 620.75)
    }
}
#endif
