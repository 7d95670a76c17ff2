import Foundation
import Testing

/// `dactyl new`, and the subcommands that need no app's name in its folder.
@Suite("dactyl new") struct NewTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A toolchain that builds nothing: it writes down its words, and then does what the lines say.
    private func swift(_ lines: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder.file("bin"), withIntermediateDirectories: true)
        let path = try folder.write("#!/bin/sh\necho \"swift $*\" >> '\(folder.file("words"))'\n\(lines)\n", to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return folder.file("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    private var words: [String] {
        ((try? String(contentsOfFile: folder.file("words"), encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    private func command(_ words: [String], in place: String? = nil, path: String? = nil) throws -> Child {
        let child = try Child(Checkout.dactyl, words, environment: path.map { ["PATH": $0] } ?? [:], workingFolder: place ?? folder.path)
        _ = try child.status()
        return child
    }

    @Test("it makes the app's folder, and says what comes next and that the first build takes some minutes")
    func making() throws {
        let made = try command(["new", "Spots"])
        #expect(try made.status() == 0, "\(made.errors)")
        #expect(made.output.hasPrefix("Spots is made: ") && made.output.contains("    cd Spots\n") && made.output.contains("first build takes some minutes"))
        #expect(try String(contentsOfFile: folder.file("Spots/Package.swift"), encoding: .utf8).contains("path: \"\(Checkout.root)\""))
    }

    @Test("what can't be made is refused in one line, and nothing is left", arguments: [
        (["new", "My Spots"], 64, "'MySpots' is one"), (["new", "UIKit"], 64, "'UIKit' is the name of a module"), (["new", "there"], 73, "'there' is there already"),
        (["new", "class"], 64, "'class' is a word of Swift's"), (["new", "Spots", "--dactyl", "nowhere"], 66, "there is no package in 'nowhere'"),
        (["new"], 64, "missing expected argument '<name>'"),
    ] as [([String], Int32, String)])
    func refused(words: [String], status: Int32, line: String) throws {
        try FileManager.default.createDirectory(atPath: folder.file("there"), withIntermediateDirectories: true)
        let refused = try command(words)
        #expect(try refused.status() == status)
        #expect(refused.errorLines.count == 1 && refused.errors.contains(line), "\(refused.errors)")
        #expect(folder.contents == ["there"])
    }

    @Test("in its folder run, inspect, explain and mcp build it first, with the time that takes, and bundle builds a release", arguments: [
        (["run", "--on", "headless", "--snapshot", "end.png"], "swift build"),
        (["explain", "--play", "Touches/three-fingers.touch"], "swift build"),
        (["bundle"], "swift build -c release"),
    ])
    func withoutAName(given: [String], call: String) throws {
        #expect(try command(["new", "Spots"]).status() == 0)
        let place = folder.file("Spots"), kind = given[0] == "bundle" ? "release" : "debug"
        // It says what it does on standard output, as SwiftPM does; the app is one that is there.
        let path = try swift("echo 'Building for testing'; mkdir -p .build/\(kind); cp '\(Checkout.products)/Cards' .build/\(kind)/Spots")
        let run = try command(given, in: place, path: path)
        #expect(try run.status() == 0, "\(run.errors)")
        #expect(words.count == 1 && words[0].hasPrefix(call), "\(words)")
        #expect(run.errors.contains("dactyl: the first build compiles UIKit too: about ") && run.errors.contains("Building for testing"), "\(run.errors)")
        #expect(!run.output.contains("Building for testing"))
        if given[0] == "run" { #expect(FileManager.default.fileExists(atPath: "\(place)/end.png")) }
        if given[0] == "bundle" { #expect(FileManager.default.isExecutableFile(atPath: "\(place)/Spots-bundle/Spots")) }
    }

    @Test("a release that lies there from before is not taken for what was built")
    func staleRelease() throws {
        #expect(try command(["new", "Spots"]).status() == 0)
        let place = folder.file("Spots"), old = "\(place)/.build/release"
        try FileManager.default.createDirectory(atPath: old, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: "\(old)/Spots", withDestinationPath: "/usr/bin/false")
        let path = try swift("mkdir -p .build/debug; ln -s /usr/bin/true .build/debug/Spots")
        #expect(try command(["run", "--on", "x11"], in: place, path: path).status() == 0)
    }

    @Test("test becomes swift test, with its options")
    func testing() throws {
        #expect(try command(["new", "Spots"]).status() == 0)
        let path = try swift("echo tested; exit 3")
        let test = try command(["test", "--filter", "Double", "--", "--parallel"], in: folder.file("Spots"), path: path)
        #expect(try test.status() == 3 && test.output == "tested\n")
        #expect(words == ["swift test --filter Double --parallel"])
    }

    @Test("test without options builds first, and prints each diagnostic once")
    func testingOnce() throws {
        #expect(try command(["new", "Spots"]).status() == 0)
        let path = try swift("[ $1 = build ] || exit 3; echo '/a.swift:1:2: warning: odd'; echo '/a.swift:1:2: warning: odd'")
        let test = try command(["test", "--filter", "Double"], in: folder.file("Spots"), path: path)
        #expect(try test.status() == 3 && test.errors.components(separatedBy: "warning: odd").count == 2, "\(test.errors)")
        #expect(words == ["swift build --build-tests", "swift test --filter Double --skip-build"])
    }

    @Test("what is wrong is said before anything is built")
    func mistakes() throws {
        #expect(try command(["new", "Spots"]).status() == 0)
        let place = folder.file("Spots"), path = try swift("exit 1")
        for (given, status, line) in [
            (["run", "--size", "wide"], 64, "the size 'wide' is not WIDTHxHEIGHT"), (["run", "--play", "none.touch"], 66, "cannot read 'none.touch'"),
            (["run", "--listen", "Spots"], 64, "--listen takes 'Spots' for an address; name the app before it: dactyl run Spots --listen"),
            (["bundle", "Spots", "Sources"], 73, "'Sources' is not empty"),
        ] as [([String], Int32, String)] {
            let run = try command(given, in: place, path: path)
            #expect(try run.status() == status)
            #expect(run.errorLines.count == 1 && run.errors.contains(line), "\(given): \(run.errors)")
        }
        #expect(words.isEmpty)
        let broken = try command(["run", "--on", "x11"], in: place, path: path)
        #expect(try broken.status() == 70 && broken.errorLines.last == "dactyl: the package in this folder could not be built; the errors stand above")
        let none = try command(["run", "--on", "x11"], in: place, path: "/nowhere")
        #expect(try none.status() == 69 && none.errorLines.count == 1 && none.errors.contains("no Swift toolchain is in PATH"), "\(none.errors)")
    }
}

/// The made apps are built, tested and touched, in the folder that this package is built in.
@Suite("Apps of dactyl new", .enabled(if: Checkout.isSlowWanted, "builds other packages: DACTYL_SLOW=1, as script/test sets for it apart"))
struct NewAppTests {
    @Test("each builds without a warning, passes its tests and shows three spots", arguments: [[], ["--storyboard"], ["--plugin"], ["--plugin", "--storyboard"]])
    func works(options: [String]) throws {
        let folder = try TemporaryFolder(), name = "Fresh" + options.map { $0.dropFirst(2).capitalized }.joined(), place = folder.file(name)
        let made = try Child(Checkout.dactyl, ["new", name] + options, workingFolder: folder.path)
        #expect(try made.status() == 0, "\(made.errors)")
        let client = ClientPackage(folder: place, hasTraits: false)
        let build = try client.swift(["build", "--build-tests"])
        #expect(build.status == 0, "\(build.text.suffix(3000))")
        let warnings = build.text.split(separator: "\n").filter { $0.contains("warning:") && $0.contains("/\(name)/") }
        #expect(warnings.isEmpty, "\(warnings)")
        let tests = try client.swift(["test", "--skip-build"])
        #expect(tests.status == 0 && tests.text.contains("Test run with 2 tests"), "\(tests.text.suffix(3000))")
        let app = try Child(Checkout.dactyl, ["run", "\(ClientPackage.products)/\(name)", "--on", "headless", "--play", "\(place)/Touches/three-fingers.touch",
                                              "--snapshot", folder.file("end.png"), "--size", "390x844"])
        #expect(try app.status() == 0, "\(app.errors)")
        let picture = try Picture(png: folder.file("end.png"))
        #expect(picture[195, 200] != picture[5, 5] && picture[80, 560] != picture[5, 5] && picture[310, 440] != picture[5, 5])
        #expect(Set([picture[195, 200], picture[80, 560], picture[310, 440]]).count == 3, "each finger's spot has a colour of its own")
    }
}
