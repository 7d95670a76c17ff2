import AppBundles
import AppStart
import Foundation
import FoundationAdditions

/// The package of the folder in which the command is called. Subcommands that no app is named for build it.
enum PackageHere {
    /// Builds it, and shows on standard error how far it is.
    /// - Parameter kind: `debug` or `release`.
    /// - Returns: Its only app.
    /// - Throws: ``Failure`` where it is not a package, can't be built, or has no app or several.
    static func build(_ kind: String = "debug", _ options: [String] = []) throws -> App {
        _ = try App.manifest(in: ".")
        let swift = try swift()
        announce(kind)
        try run(swift, (kind == "release" ? ["-c", kind] : []) + options)
        return try App.ofPackage(".", kinds: [kind])
    }

    /// - Throws: ``Failure`` where it can't be built.
    private static func run(_ swift: String, _ options: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: swift)
        process.arguments = ["build"] + options
        process.environment = environment
        // Standard output is the app's alone.
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        do { try process.run() } catch { throw Failure("cannot start '\(swift)': \(error.localizedDescription)", status: 69) }
        passOn(pipe.fileHandleForReading)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("the package in this folder could not be built; the errors stand above", status: 70)
        }
    }

    /// Prints what a build prints, each diagnostic once. On a terminal its progress stays in one line, as SwiftPM has it there.
    private static func passOn(_ output: FileHandle) {
        var filter = CompilerOutput(), isInProgress = false, bytes = Data()
        let isTerminal = isatty(STDERR_FILENO) == 1
        func show(_ text: String) {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                let isProgress = isTerminal && line.hasPrefix("[")
                let start = isInProgress ? "\r\u{1B}[2K" : ""
                FileHandle.standardError.write(Data((start + line + (isProgress ? "" : "\n")).utf8))
                isInProgress = isProgress
            }
        }
        while true {
            let part = output.availableData
            guard !part.isEmpty else { break }
            bytes += part
            // A character may come in two parts; what follows the last line's end waits.
            guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            show(filter.take(String(decoding: bytes[...end], as: UTF8.self)))
            bytes = Data(bytes[(end + 1)...])
        }
        show(filter.take(String(decoding: bytes, as: UTF8.self)) + filter.finish())
        if isInProgress { FileHandle.standardError.write(Data("\n".utf8)) }
    }

    /// Builds the tests, and becomes `swift test`. With options `swift test` builds, as they may name other things to build.
    static func test(filter: [String], _ options: [String]) throws -> Never {
        _ = try App.manifest(in: ".")
        let swift = try swift()
        announce("debug")
        if options.isEmpty { try run(swift, ["--build-tests"]) }
        let own = filter.flatMap { ["--filter", $0] } + (options.isEmpty ? ["--skip-build"] : options)
        try App(path: swift).start(arguments: ["test"] + own, environment: environment)
    }

    /// Says how long a first build takes, before it does.
    private static func announce(_ kind: String) {
        guard !FileManager.default.fileExists(atPath: ".build/\(kind)/UIKit.build") else { return }
        say("dactyl: the first build compiles UIKit too: about \(minutes(kind)) minutes here, and seconds from then on")
    }

    /// A first debug build takes some ten minutes of a processor, a release build twice as long; UIKit itself, which one processor compiles, two and four.
    private static func minutes(_ kind: String) -> Int {
        let share = kind == "release" ? 2 : 1
        return share * max(2, 10 / ProcessInfo.processInfo.activeProcessorCount)
    }

    private static func swift() throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let swift = folders.map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile) else {
            throw Failure("no Swift toolchain is in PATH, which the package in this folder is built with; see https://www.swift.org/install/linux/", status: 69)
        }
        return swift
    }

    /// Compiling takes a tenth less with memory in large pages, where glibc has them (2.35).
    private static var environment: [String: String] {
        ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"].merging(ProcessInfo.processInfo.environment) { $1 }
    }
}
