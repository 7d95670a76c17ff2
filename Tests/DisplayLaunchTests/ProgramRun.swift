import Foundation
import Testing

/// One run of a program of the package, to its end.
struct ProgramRun {
    /// What it wrote to standard output.
    let lines: [String]
    /// What it wrote to standard error.
    let errors: String
    /// Its exit status; of a signal, the negative number.
    let status: Int32

    /// - Parameter settings: What the environment has beside the test's own, of which no setting of the app is passed on.
    init(_ program: URL, _ settings: [String: String], _ arguments: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("output"), errors = folder.appendingPathComponent("errors")
        let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DACTYL_") }.merging(settings) { $1 }
        status = try Self.run([program.path] + arguments, environment, output: output.path, errors: errors.path)
        lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
        self.errors = try String(contentsOf: errors, encoding: .utf8)
    }

    /// An executable of the package.
    static func program(_ name: String) throws -> URL {
        let tests = URL(fileURLWithPath: try #require(CommandLine.arguments.first)).deletingLastPathComponent()
        let program = tests.appendingPathComponent(name)
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(name) is not built beside the tests")
        return program
    }

    /// Not Foundation's Process, whose waiting can stall beside the exit tests of other suites.
    private static func run(_ words: [String], _ environment: [String: String], output: String, errors: String) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
        let arguments = ["timeout", "30"] + words
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process = pid_t()
        try #require(posix_spawnp(&process, arguments[0], &actions, nil, &argv, &envp) == 0)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
}
