import Foundation
import Testing

/// The apps of the folder Apps whose sources and storyboards are as Xcode has them, built by the plugin.
@Suite("Apps", .serialized,
       .enabled(if: Checkout.isSlowWanted && BuiltApp.absence == nil, Comment(rawValue: BuiltApp.absence ?? BuiltApp.isSlow)))
struct AppsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("the pictures of the README are what the apps show",
          arguments: ["TouchSpots", "TouchTracker", "Gestures", "Responders", "Sketch", "Reader", "Panel"])
    func readme(name: String) throws {
        let examples = "\(Checkout.root)/Documentation/examples/pictures"
        let script = "\(examples)/\(name).touch", recording = "\(examples)/\(name).session", last = folder.file("last.png")
        let words: [String]
        if FileManager.default.fileExists(atPath: recording) {
            words = ["replay", BuiltApp.path(name), recording]
        } else {
            let text = try String(contentsOfFile: script, encoding: .utf8)
            let size = try #require(text.split(separator: "\n").first { $0.hasPrefix("# size ") }?.dropFirst(7))
            words = ["run", BuiltApp.path(name), "--on", "headless", "--size", String(size), "--scale", "2", "--play", script]
        }
        let app = try Child(Checkout.dactyl, words + ["--snapshot", last])
        #expect(try app.status() == 0, "\(app.errors)")
        let shown = try Picture(png: last), expected = try Picture(png: "\(Checkout.root)/Documentation/images/\(name.lowercased()).png")
        let differences = shown.differences(from: expected, tolerance: 8)
        #expect(differences <= expected.pixels.count / 100, "\(differences) pixels differ: script/pictures")
    }

    /// The tutorial's pictures are those of its steps, at two pixels a point.
    @Test("the pictures of the tutorial are what its steps show", arguments: 1...5)
    func tutorial(step: Int) throws {
        let script = "\(Checkout.root)/Apps/Tutorial/Scripts/\(step).touch"
        let app = try Child(BuiltApp.path(step == 5 ? "Pond" : "Pond\(step)"), environment: [
            "DACTYL_ON": "headless", "DACTYL_SIZE": "320x440", "DACTYL_SCALE": "2", "DACTYL_PLAY": script,
        ], workingFolder: folder.path)
        #expect(try app.status() == 0, "\(app.errors)")
        let catalog = "\(Checkout.root)/Documentation/Tutorial/Sources/MultiTouch/MultiTouch.docc/Resources"
        let shown = try Picture(png: folder.file("pond-\(step).png")), expected = try Picture(png: "\(catalog)/pond-\(step).png")
        let differences = shown.differences(from: expected, tolerance: 8)
        #expect(differences <= expected.pixels.count / 100, "\(differences) pixels differ: script/tutorial")
    }
}

/// An app that the package Apps has built: into its own folder, or where `DACTYL_APPS` says.
enum BuiltApp {
    private static let folder = ProcessInfo.processInfo.environment["DACTYL_APPS"] ?? "\(Checkout.root)/Apps/.build/debug"

    static let isSlow = "needs the package Apps to be built: DACTYL_SLOW=1, as script/test sets for it apart"

    /// Why there is none; `nil` where there is.
    static let absence: String? = {
        let missing = ["TouchTracker", "Gestures", "Responders", "Sketch", "Reader", "Panel", "Pond"].filter {
            !FileManager.default.isExecutableFile(atPath: path($0))
        }
        return missing.isEmpty ? nil : "Apps is not built (swift build --package-path Apps): there is no \(missing.joined(separator: ", "))"
    }()

    static func path(_ name: String) -> String {
        name == "TouchSpots" ? "\(Checkout.products)/TouchSpots" : "\(folder)/\(name)"
    }
}
