import Foundation
import Testing

/// The options with which `script/run` builds, and which others may take for theirs.
@Suite("script/link-options") struct LinkOptionsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func options(_ words: String..., path: String? = nil) throws -> (status: Int32, lines: [String], errors: [String]) {
        let child = try Child("\(Checkout.root)/script/link-options", words, environment: path.map { ["PATH": $0] } ?? [:])
        return (try child.status(within: 60), child.output.split(separator: "\n").map(String.init), child.errorLines)
    }

    @Test("an option that it does not have is refused in one line")
    func unknownOption() throws {
        let found = try options("--fast")
        #expect(found.status == 64 && found.lines.isEmpty)
        #expect(found.errors.count == 1 && found.errors[0].contains("'--fast'"), "\(found.errors)")
    }

    @Test("what the toolchain has not is left out: here it has neither Swift's libraries in that form nor LLVM's linker")
    func poorToolchain() throws {
        let script = try folder.write("#!/bin/sh\necho '  \"runtimeResourcePath\": \"\(folder.path)/usr/lib/swift\",'\n", to: "swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let found = try options(path: folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""))
        #expect(found.status == 0 && found.lines.isEmpty && found.errors.isEmpty, "\(found.lines) \(found.errors)")
    }

    @Test("the order of functions can be left out, and nothing else with it, with a toolchain that has everything")
    func unordered() throws {
        let script = try folder.write("#!/bin/sh\necho '  \"runtimeResourcePath\": \"\(folder.path)/usr/lib/swift\",'\n", to: "swiftc")
        for name in ["usr/bin", "usr/lib/swift_static/linux"] {
            try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
        }
        let linker = try folder.write("", to: "usr/bin/ld.lld")
        _ = try folder.write("", to: "usr/lib/swift_static/linux/libFoundation.a")
        for file in [script, linker] { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
        let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let all = try options(path: path).lines, unordered = try options("--unordered", path: path).lines
        let order = ["-Xlinker", "--symbol-ordering-file=\(Checkout.root)/script/support/symbol-order", "-Xlinker", "--no-warn-symbol-ordering"]
        #expect(all == unordered + order)
        // What a system with an old glibc has as well.
        #expect(unordered.starts(with: ["--static-swift-stdlib", "-Xswiftc", "-use-ld=lld", "-Xlinker", "--no-export-dynamic"]), "\(unordered)")
    }

    @Test("a package builds with them, and what was built runs", .enabled(if: Checkout.isSlowWanted, "builds a package: DACTYL_SLOW=1, as script/test sets for it apart"))
    func builds() throws {
        _ = try folder.write("""
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Small", targets: [.executableTarget(name: "Small")])
            """, to: "Package.swift")
        try FileManager.default.createDirectory(atPath: folder.file("Sources/Small"), withIntermediateDirectories: true)
        _ = try folder.write("import Foundation\nprint(NSClassFromString(\"Small.Point\") ?? Int.self)\nfinal class Point: NSObject {}\n", to: "Sources/Small/main.swift")
        let swift = try #require(Checkout.program("swift"))
        let build = try Child(swift, ["build", "-c", "release"] + options().lines, workingFolder: folder.path)
        #expect(try build.status(within: 600) == 0, "\(build.output) \(build.errors)")
        #expect(!build.output.contains("warning:"), "\(build.output)")
        let small = try Child(folder.file(".build/release/Small"))
        #expect(try small.status(within: 60) == 0)
        #expect(small.output == "Point\n")
    }
}
