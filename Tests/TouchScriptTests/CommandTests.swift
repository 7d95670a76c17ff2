import Foundation
import Testing

/// The built command, from outside.
@Suite struct CommandTests {
    /// Beside the tests in the build folder.
    private static let command: String? = {
        guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        let path = (own as NSString).deletingLastPathComponent + "/dactyl"
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) throws -> Subprocess {
        try Subprocess(try #require(Self.command, "the command is not built"), ["run"] + arguments, folder: folder.path)
    }

    /// An app that is a shell script.
    private func makeApp(_ name: String, _ text: String) throws {
        let path = folder(name)
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try "#!/bin/sh\n\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func expectLine(_ process: Subprocess, _ line: String, status: Int32) {
        #expect(process.error == line + "\n")
        #expect(process.output == "")
        #expect(process.status == status)
    }

    @Test func theAppTakesTheCommandsPlace() throws {
        try makeApp("app", "echo $$; for word; do echo \"<$word>\"; done; exit 7")
        let process = try run("./app", "--", "-a", "b c", "--", "--size")
        #expect(process.output == "\(process.identifier)\n<-a>\n<b c>\n<-->\n<--size>\n")
        #expect(process.status == 7)
        #expect(process.error == "")
    }

    @Test func settingsReachTheApp() throws {
        try makeApp("app", "env | grep -E '^(DACTYL|SWIFT_DET)' | sort")
        try "frame".write(toFile: folder("s"), atomically: true, encoding: .utf8)
        let all = try run("app", "--on", "headless", "--size", "10x20", "--scale", "2.5", "--play", "s", "--snapshot", "a.png", "--log", "l",
                          "--speed", "real")
        #expect(all.output == """
            DACTYL_LOG=l
            DACTYL_ON=headless
            DACTYL_PLAY=s
            DACTYL_SCALE=2.5
            DACTYL_SIZE=10x20
            DACTYL_SNAPSHOT=a.png
            DACTYL_SPEED=real
            SWIFT_DETERMINISTIC_HASHING=1

            """)
        #expect(try run("app").output == "")
        #expect(folder.contents == ["app", "s"])
    }

    @Test func appsAreFoundByName() throws {
        try makeApp("here", "echo here")
        try makeApp("Apps/.build/debug/here", "echo debug")
        #expect(try run("here").output == "debug\n")
        try makeApp("Apps/.build/release/here", "echo release")
        #expect(try run("here").output == "release\n")
        try makeApp(".build/debug/here", "echo root")
        #expect(try run("here").output == "root\n")
        #expect(try run("./here").output == "here\n")
    }

    @Test func appsThatAreNotThere() throws {
        let process = try run("Nowhere")
        #expect(process.error.hasPrefix("dactyl: there is no app 'Nowhere'; "))
        #expect(process.error.filter { $0 == "\n" }.count == 1)
        #expect(process.status == 66)
        expectLine(try run("no/app"), "dactyl: there is no app at 'no/app': No such file or directory", status: 66)
        try "text".write(toFile: folder("text"), atomically: true, encoding: .utf8)
        expectLine(try run("./text"), "dactyl: './text' is not an executable file", status: 66)
        expectLine(try run("./"), "dactyl: './' has no Package.swift: name an app, or go to the folder of a package", status: 66)
        try makeApp("broken", "")
        try "not a program".write(toFile: folder("broken"), atomically: false, encoding: .utf8)
        expectLine(try run("./broken"), "dactyl: cannot start './broken': Exec format error", status: 126)
    }

    @Test func wrongSettings() throws {
        expectLine(try run("env", "--size", "0x10"),
                   "dactyl: the size '0x10' is not WIDTHxHEIGHT in points, each 1 to 16384, as in 390x844", status: 64)
        expectLine(try run("env", "--scale", "99"), "dactyl: the scale '99' is not a number from 0.25 to 16", status: 64)
        expectLine(try run("env", "--speed", "fast"), "dactyl: the speed 'fast' is neither 'full' nor 'real'", status: 64)
        expectLine(try run("env", "--snapshot", "no/a.png"), "dactyl: cannot write 'no/a.png': there is no folder 'no'", status: 73)
        expectLine(try run("env", "--log", folder.path), "dactyl: cannot write '\(folder.path)': it is a folder", status: 73)
        expectLine(try run("env", "--play", "no"), "dactyl: cannot read 'no': No such file or directory", status: 66)
        #expect(try run("env", "--frobnicate").status == 64)
        expectLine(try run(), "dactyl: this folder has no Package.swift: name an app, or go to the folder of a package", status: 66)
    }

    @Test func wrongScriptsAreFoundBeforeTheAppStarts() throws {
        try makeApp("app", "echo started")
        try "tap 0 1 1\njs alert(1)".write(toFile: folder("s"), atomically: true, encoding: .utf8)
        expectLine(try run("app", "--play", "s"), "s:2: 'js' is for scripts that drive a browser", status: 65)
        try "shot no/a.png".write(toFile: folder("s"), atomically: true, encoding: .utf8)
        expectLine(try run("app", "--play", "s"), "s:1: cannot write 'no/a.png': there is no folder 'no'", status: 65)
    }

    @Test func help() throws {
        let command = try #require(Self.command, "the command is not built")
        #expect(try Subprocess(command, ["--version"]).output.hasPrefix("dactyl "))
        let help = try Subprocess(command, ["run", "--help"])
        #expect(help.status == 0)
        for option in ["--on", "--size", "--scale", "--play", "--snapshot", "--log", "--speed"] { #expect(help.output.contains(option)) }
    }
}
