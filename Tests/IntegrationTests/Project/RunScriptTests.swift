import Foundation
import Testing

/// What `script/run` says on a machine on which something is missing. Programs of the test's own stand in for those of the machine.
@Suite("script/run") struct RunScriptTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Puts a program before those of the machine.
    private func replace(_ name: String, _ lines: String) throws {
        try FileManager.default.createDirectory(atPath: folder.file("bin"), withIntermediateDirectories: true)
        let path = try folder.write("#!/bin/sh\n\(lines)\n", to: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func run(_ words: String...) throws -> (status: Int32, errors: [String], output: String) {
        let path = folder.file("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let child = try Child("\(Checkout.root)/script/run", words, environment: ["PATH": path])
        return (try child.status(within: 120), child.errorLines, child.output)
    }

    /// A toolchain that builds nothing: `swift build` says these lines and fails.
    private func swift(version: String, build: String) throws {
        try replace("swift", """
            case $1 in
                --version) echo 'Swift version \(version) (swift-\(version)-RELEASE)' ;;
                build) \(build); exit 1 ;;
            esac
            """)
    }

    @Test("--help says how to use it, before anything is looked for")
    func help() throws {
        try swift(version: "1.0", build: "true")
        let run = try run("--help")
        #expect(run.status == 0 && run.output.contains("script/run [APP]") && run.output.contains("TouchTracker"))
    }

    @Test("a misspelled app or option is refused before anything is built, with what was meant", arguments: [
        (["Gesturs"], "there is no app 'Gesturs' in the folder Apps; did you mean 'Gestures'?"), (["touchspots"], "there is no app 'touchspots' in the folder Apps; did you mean 'TouchSpots'?"),
        (["--bild"], "there is no option '--bild'; did you mean '--build'?"), (["Reader", "--hlep"], "there is no option '--hlep'; did you mean '--help'?"),
        (["--on", "headless", "Reader"], "the app comes before its options: script/run Reader --on headless"),
    ])
    func misspelled(words: [String], line: String) throws {
        let child = try Child("\(Checkout.root)/script/run", words, environment: ["PATH": "/usr/bin:/bin"])
        #expect(try child.status() == 64)
        #expect(child.errors == "script/run: \(line)\n")
    }

    @Test("an app that is not there is refused with those that are")
    func unknownApp() throws {
        let run = try run("Nope")
        #expect(run.status == 64 && run.errors.count == 1)
        #expect(run.errors.last?.contains("there is no app 'Nope'") == true && run.errors.last?.contains("TouchSpots") == true)
    }

    @Test("a toolchain that is too old is refused in one line, with the one that is needed")
    func oldToolchain() throws {
        try swift(version: "5.9.2", build: "true")
        let run = try run()
        #expect(run.status == 1)
        #expect(run.errors.last?.contains("Swift 6.2.3 or later is needed, this is 5.9") == true, "\(run.errors)")
    }

    @Test("a library that can't be installed is named in one line")
    func failingInstallation() throws {
        try swift(version: "6.3", build: "true")
        try replace("dpkg-query", "exit 1")
        try replace("apt-get", "exit 100")
        try replace("sudo", "exec \"$@\"")
        let run = try run()
        #expect(run.status == 1)
        #expect(run.errors.last?.contains("could not be installed: ") == true && run.errors.last?.contains("libcairo2-dev") == true, "\(run.errors)")
    }

    @Test("a full disk while it builds is said in the last line, with what to do")
    func fullDisk() throws {
        try swift(version: "6.3", build: "echo 'error: write failed: No space left on device'")
        let run = try run()
        #expect(run.status == 73)
        #expect(run.errors.last?.contains("the disk is full") == true && run.errors.last?.contains("Apps/.build") == true, "\(run.errors)")
    }

    @Test("what does not build is said in the last line; what the compiler said stands before it")
    func brokenBuild() throws {
        try swift(version: "6.3", build: "echo 'a.swift:1:1: error: broken'")
        let run = try run()
        #expect(run.status == 70)
        #expect(run.errors.contains("a.swift:1:1: error: broken"))
        #expect(run.errors.last?.contains("TouchSpots could not be built") == true, "\(run.errors)")
    }
}
