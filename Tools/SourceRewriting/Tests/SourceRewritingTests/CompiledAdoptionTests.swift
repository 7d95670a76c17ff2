import Foundation
import Testing
@testable import SourceRewriting

/// What `dactyl adopt` says where a UIKit is built: the compiler's word counts.
@Suite("Adoption with the compiler", .serialized) struct CompiledAdoptionTests {
    /// A build folder with a module UIKit of a few classes, as SwiftPM leaves it.
    nonisolated(unsafe) private static let built: SampleFolder? = {
        let source = """
            @_exported import Foundation
            open class UIResponder: NSObject {}
            open class UIView: UIResponder { open func layoutSubviews() {} }
            public struct UINewThing { public init() {} }
            open class UIColor: NSObject {}
            public protocol UIApplicationDelegate {}
            extension UIApplicationDelegate { public static func main() {} }
            """
        guard let folder = try? SampleFolder(["UIKit.swift": source, "x/debug/Modules/a": "", "debug.yaml": "  args: [\"swiftc\",\"-module-name\",\"UIKit\",\"-I/usr\"]\n"])
        else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-emit-module", "-module-name", "UIKit", "-emit-module-path", "\(folder.path)/x/debug/Modules/UIKit.swiftmodule", "\(folder.path)/UIKit.swift"]
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? folder : nil
    }()

    private func compiler(limit: Double = 120) throws -> SourceCompiler {
        let built = try #require(Self.built, "the compiler makes a module")
        return try #require(SourceCompiler(buildFolder: built.path + "/x/debug", limit: limit))
    }

    private func lines(_ files: [String: String]) throws -> [String] {
        let folder = try SampleFolder(files)
        return try ProjectReport(folder: folder.path, compiler: compiler()).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static let entry = "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\n"

    @Test("an error is reported once, at its place in the project's file, with the number of places")
    func errors() throws {
        let lines = try lines(["App.swift": Self.entry, "B.swift": "import UIKit\nclass B: UIView {}\nextension B { override func layoutSubviews() {\n  shake(1) } }\n",
                               "C.swift": "import UIKit\nfunc c() { shake(2) }\n"])
        #expect(lines[1] == "1 of 3 Swift files compile")
        #expect(lines[2] == "B.swift:4:3: cannot find 'shake' in scope (2 places in 2 files: also C.swift)", "\(lines)")
        #expect(lines.count == 3)
    }

    @Test("names that are not known and that the compiler takes are there, and what it refuses keeps its advice")
    func names() throws {
        let lines = try lines(["App.swift": Self.entry, "B.swift": "import UIKit\nlet a = UINewThing()\nlet c = CIImage(d)\n"])
        #expect(lines[1] == "1 of 2 Swift files compile")
        #expect(lines[2].hasPrefix("B.swift:3:9: there is no CIImage here: Core Image is Apple's own"), "\(lines)")
        #expect(lines.count == 3)
    }

    @Test("a file that imports what is not here is not the compiler's to judge, and the others are")
    func missingModules() throws {
        let lines = try lines(["App.swift": Self.entry, "B.swift": "import SnapKit\nimport UIKit\nlet a = UIView().snp\n", "C.swift": "import UIKit\nlet b: Int = \"\"\n",
                               "D.swift": "import SnapKit\r\nimport UIKit\r\nlet d = 1\r\n"])
        #expect(lines[1] == "1 of 4 Swift files compile" && lines[2] == "2 files judged by names alone: modules are missing")
        #expect(lines.dropFirst(3).map { $0.prefix(12) } == ["B.swift:1:1:", "C.swift:2:14"], "\(lines)")
    }

    @Test("libraries are compiled for what imports them, whatever errors they have")
    func libraries() throws {
        let lines = try lines([
            "Package.swift": "let a = Package(name: \"d\", products: [.library(name: \"Dial\", targets: [\"Dial\"])], targets: [.target(name: \"Dial\"), .testTarget(name: \"DialTests\", dependencies: [\"Dial\"])])",
            "Sources/Dial/Dial.swift": "import UIKit\npublic class Dial: UIView { func turn() { shake() } }\nextension UIColor { static let brass = UIColor() }\n",
            "Tests/DialTests/A.swift": "@testable import Dial\nimport UIKit\nfunc a() { Dial().turn(); _ = UIColor.brass; Dial().burst() }\n",
        ])
        #expect(lines == [
            "Dial (library): 1 Swift file, 0 storyboards and xibs, Swift 5.0", "0 of 1 Swift file compiles", "Sources/Dial/Dial.swift:2:43: cannot find 'shake' in scope",
            "DialTests (tests): 1 Swift file, 0 storyboards and xibs, Swift 5.0", "0 of 1 Swift file compiles",
            "Tests/DialTests/A.swift:3:53: value of type 'Dial' has no member 'burst'",
        ], "\(lines)")
    }

    @Test("a compiler that takes too long is given up, and names are what is left")
    func limit() throws {
        let folder = try SampleFolder(["App.swift": Self.entry])
        let text = try ProjectReport(folder: folder.path, compiler: compiler(limit: 0)).text
        #expect(text.contains("nothing is known to stand in the way of 1 of 1 Swift file\n  not compiled: it took the compiler too long"), "\(text)")
    }

    @Test("what the compiler finds behind the types is reported, too")
    func dataFlow() throws {
        let lines = try lines(["App.swift": Self.entry, "B.swift": "import UIKit\nfunc b() -> Int {\n}\n"])
        #expect(lines.contains { $0.hasPrefix("B.swift:3:1: missing return") } && lines[1] == "1 of 2 Swift files compile", "\(lines)")
    }

    @Test("a module of ours that the build has not made yet is not the project's fault")
    func moduleNotBuilt() throws {
        let lines = try lines(["App.swift": Self.entry, "B.swift": "import UIKit\nimport Nimble\n"])
        #expect(lines.contains("not compiled: the module Nimble is not built yet; the first build of the package makes it") && lines.count == 3, "\(lines)")
    }

    @Test("an import in a clause that is not compiled leaves the file to the compiler")
    func inactiveImports() throws {
        let lines = try lines(["App.swift": Self.entry, "B.swift": "#if os(macOS)\nimport AppKit\n#elseif canImport(SnapKit)\nimport SnapKit\n#endif\nimport UIKit\nlet b: Int = \"\"\n"])
        #expect(lines[1] == "1 of 2 Swift files compile" && lines[2].hasPrefix("B.swift:7:14") && lines.count == 3, "\(lines)")
    }

    @Test("a compiler that hangs is ended with its group, and nothing is left of it")
    func hanging() throws {
        let tools = try SampleFolder(["swiftc": "#!/bin/sh\nsleep 60 &\necho $! > \"${0%/*}/pid\"\nwait\n"]), app = try SampleFolder(["App.swift": Self.entry])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path + "/swiftc")
        let built = try #require(Self.built)
        let slow = try #require(SourceCompiler(buildFolder: built.path + "/x/debug", limit: 1, path: tools.path))
        #expect(try ProjectReport(folder: app.path, compiler: slow).text.contains("took the compiler too long"))
        let child = try String(contentsOfFile: tools.path + "/pid", encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        // A killed process stays in the list until the first process of the machine has waited for it.
        func isGone() -> Bool {
            let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8))?.split(separator: ")").last?.split(separator: " ").first
            return [nil, "Z", "X"].contains(state)
        }
        for _ in 0..<1000 where !isGone() { usleep(10_000) }
        #expect(!child.isEmpty && isGone(), "\(child)")
    }

    @Test("without a built UIKit there is nothing to compile with")
    func noModule() throws {
        let folder = try SampleFolder(["debug/Modules/Other.swiftmodule": ""])
        #expect(SourceCompiler(buildFolder: folder.path + "/debug") == nil)
    }
}
