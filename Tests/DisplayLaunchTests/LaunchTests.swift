import Foundation
import Testing

/// Runs the app LaunchOrder, which prints its callbacks, in a process of its own on a headless display.
@Suite("Launch", .serialized)
struct LaunchTests {
    /// Lands a finger and ends the app while it is down.
    private static let script = "ready\ndown 0 10 10\nframe\nsleep 100\n"

    /// - Parameter variant: See the app's `AppDelegate`.
    private func launch(_ variant: String? = nil, settings: [String: String] = [:], app other: URL? = nil,
                        script text: String = Self.script) throws -> ProgramRun {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = folder.appendingPathComponent("script.touch")
        try text.write(to: script, atomically: true, encoding: .utf8)
        var environment = ["DACTYL_ON": "headless", "DACTYL_PLAY": script.path]
        environment["LAUNCH_ORDER"] = variant
        environment.merge(settings) { $1 }
        return try ProgramRun(other ?? ProgramRun.program("LaunchOrder"), environment)
    }

    @Test("R-APP-14, R-APP-16 With a scene of a class of its own: the delegates, the connection, the root's view, its appearance, the activation")
    func scenes() throws {
        let run = try launch()
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.lines == [
            "application delegate init", "willFinishLaunching", "didFinishLaunching",
            "configurationForConnecting", "scene delegate init",
            "willConnectTo Default Configuration -1", "window hidden true key false", "root set", "viewDidLoad",
            "willConnectTo ends",
            "viewWillAppear", "sceneWillEnterForeground hidden false key true", "viewDidAppear", "sceneDidBecomeActive 0",
            "touchesBegan", "touchesCancelled",
            "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "applicationWillTerminate",
        ])
    }

    @Test("R-APP-14 With a scene and a storyboard: the root is made before the window is set, its view after the scene connected")
    func storyboard() throws {
        let run = try launch("storyboard")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.lines.prefix { $0 != "touchesBegan" } == [
            "application delegate init", "willFinishLaunching", "didFinishLaunching", "configurationForConnecting",
            "scene delegate init", "root init(coder:)", "window set hidden true key false root true",
            "willConnectTo hidden true root true", "viewDidLoad",
            "viewWillAppear", "sceneWillEnterForeground hidden false key true", "viewDidAppear", "sceneDidBecomeActive",
        ])
        #expect(run.lines.contains("touchesBegan"))
    }

    @Test("R-APP-15 Without scenes the main storyboard makes the delegate's window, which is shown when the app has launched")
    func mainStoryboard() throws {
        let run = try launch(settings: ["DACTYL_SIZE": "320x240"], app: ProgramRun.program("MainStoryboard"),
                             script: "ready\ndown 0 50 50\nframe\nup 0\nframe\n")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.lines == [
            "init(coder:)", "willFinishLaunching hidden true key false root true", "didFinishLaunching hidden true key false root true",
            "tap init(coder:) 1", "tap awake", "viewDidLoad box {{20, 20}, {353, 100}} corner 8", "viewWillAppear", "viewDidAppear 320",
            "applicationDidBecomeActive hidden false key true root true", "laid out {{20, 20}, {280, 100}}", "tapped",
        ])
    }

    @Test("A main storyboard that is broken ends the app with one line about the place")
    func brokenStoryboard() throws {
        let app = try ProgramRun.program("MainStoryboard"), manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("MainStoryboard"), resources = "dactyl_MainStoryboard.resources"
        // By a process of its own: a child that another test starts meanwhile would inherit the open file, and no program runs that is being written.
        let copying = try ProgramRun(URL(fileURLWithPath: "/bin/cp"), [:], [
            "-r", app.path, app.deletingLastPathComponent().appendingPathComponent(resources).path, folder.path,
        ])
        try #require(copying.status == 0, "\(copying.errors)")
        let file = folder.appendingPathComponent(resources).appendingPathComponent("Supporting/Main.storyboard")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacingOccurrences(of: "</objects>", with: "</object>").write(to: file, atomically: true, encoding: .utf8)
        let run = try launch(app: copy)
        #expect(run.status == 65 && run.lines == [])
        #expect(run.errors.split(separator: "\n").dropFirst().map(String.init) == [
            "Main.storyboard:54:13: 'object' ends here, but 'objects' is open",
        ], "\(run.errors)")
    }

    @Test("R-APP-15 Without scenes: the delegate's window is used, and the app is active after it has launched")
    func withoutScenes() throws {
        let run = try launch("noscenes", settings: ["DACTYL_SIZE": "320x240"])
        #expect(run.status == 0, "\(run.errors)")
        // No rule says whether such an app is asked for a scene's configuration.
        #expect(run.lines.filter { $0 != "configurationForConnecting" } == [
            "application delegate init", "willFinishLaunching", "didFinishLaunching", "viewDidLoad",
            "viewWillAppear", "viewDidAppear", "applicationDidBecomeActive key 320",
            "touchesBegan", "touchesCancelled",
            "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate",
        ])
    }

    @Test("The answers of the launching methods concern what the app was opened with; it starts whatever they are")
    func refusal() throws {
        let run = try launch("refuses")
        #expect(run.lines.contains("didFinishLaunching"))
        #expect(run.lines.contains("sceneDidBecomeActive 0"))
    }

    @Test("A setting that makes no sense is reported in one line")
    func badSetting() throws {
        let run = try launch(settings: ["DACTYL_SIZE": "wide"])
        #expect(run.status == 64)
        #expect(run.lines == [])
        #expect(run.errors.split(separator: "\n").count == 1 && run.errors.contains("wide"))
    }

    @Test("An app that was taken from its resources says so, in place of showing nothing")
    func withoutResources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("alone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("MainStoryboard")
        try FileManager.default.copyItem(at: ProgramRun.program("MainStoryboard"), to: copy)
        let run = try launch(app: copy, script: "sleep 100\n")
        #expect(run.errors.contains("dactyl: MainStoryboard has no window after its launch: its code made none, and no folder '…_MainStoryboard.resources' with an Info.plist"
                                    + " is beside '\(copy.path)': keep both together, as 'dactyl bundle' does\n"), "\(run.errors)")
    }
}
