import Foundation
import Testing

/// Runs the app LaunchOrder, which prints its callbacks, in a process of its own on a headless display.
@Suite("Launch", .leavesNothing, .serialized)
struct LaunchTests {
    /// Lands a finger and ends the app while it is down.
    private static let script = "ready\ndown 0 10 10\nframe\nsleep 100\n"

    private struct Run {
        var lines: [String]
        var errors: String
        var status: Int32
    }

    /// - Parameter variant: See the app's `AppDelegate`.
    private func launch(_ variant: String? = nil, settings: [String: String] = [:], app other: URL? = nil,
                        script text: String = Self.script) throws -> Run {
        let app = try other ?? Self.app("LaunchOrder")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = folder.appendingPathComponent("script.touch")
        try text.write(to: script, atomically: true, encoding: .utf8)

        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DACTYL_") }
        environment["DACTYL_ON"] = "headless"
        environment["DACTYL_PLAY"] = script.path
        environment["LAUNCH_ORDER"] = variant
        environment.merge(settings) { $1 }
        let output = folder.appendingPathComponent("output"), errors = folder.appendingPathComponent("errors")
        // Not Foundation's Process, whose waiting can stall beside the exit tests of other suites.
        let status = try Self.run(["timeout", "30", app.path], environment, output: output.path, errors: errors.path)
        return Run(lines: try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init),
                   errors: try String(contentsOf: errors, encoding: .utf8), status: status)
    }

    /// An executable of the package.
    private static func app(_ name: String) throws -> URL {
        let tests = URL(fileURLWithPath: try #require(CommandLine.arguments.first)).deletingLastPathComponent()
        let app = tests.appendingPathComponent(name)
        try #require(FileManager.default.isExecutableFile(atPath: app.path), "\(name) is not built beside the tests")
        return app
    }

    /// Runs a program to its end.
    /// - Returns: Its exit status; of a signal, the negative number.
    private static func run(_ arguments: [String], _ environment: [String: String], output: String, errors: String) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process = pid_t()
        try #require(posix_spawnp(&process, arguments[0], &actions, nil, &argv, &envp) == 0)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
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
        let run = try launch(settings: ["DACTYL_SIZE": "320x240"], app: Self.app("MainStoryboard"),
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
        let app = try Self.app("MainStoryboard"), manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("MainStoryboard"), resources = "dactyl_MainStoryboard.resources"
        try manager.copyItem(at: app, to: copy)
        try manager.copyItem(at: app.deletingLastPathComponent().appendingPathComponent(resources), to: folder.appendingPathComponent(resources))
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
}
