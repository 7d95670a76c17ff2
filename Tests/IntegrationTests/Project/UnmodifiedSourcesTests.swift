import Foundation
import Testing

/// Sources and storyboards as Xcode's templates have them, in a package of their own, through the plugin.
@Suite("Unmodified sources",
       .enabled(if: Checkout.isSlowWanted, "builds everything once more: DACTYL_SLOW=1, as script/test sets for it apart"), .serialized)
struct UnmodifiedSourcesTests {
    private static let package = "\(Checkout.root)/Tests/Packages/UnmodifiedSources"

    private func swift(_ arguments: [String], _ environment: [String: String?] = [:]) throws -> (status: Int32, text: String) {
        try ClientPackage(folder: Self.package).swift(arguments, environment: environment)
    }

    @Test("they build without warnings of ours, and each construct does what it does on iOS")
    func builds() throws {
        let build = try swift(["build", "--build-tests"])
        #expect(build.status == 0, "\(build.text.suffix(4000))")
        let warnings = Set(build.text.split(separator: "\n").filter { $0.contains("warning:") && $0.contains(Self.package + "/") })
        // A text as the key of an associated object: code of its time, at which the compiler warns on Apple's systems too.
        let others = warnings.filter { !$0.contains("TapClosures.swift") || !$0.contains("'UnsafeRawPointer' to an inout variable of type String") }
        #expect(others.isEmpty, "\(others)")
        let test = try swift(["test", "--skip-build"])
        #expect(test.status == 0 && test.text.contains("Test run with"), "\(test.text.suffix(4000))")
    }

    @Test("an app without scenes runs from its storyboard")
    func withoutScenes() throws {
        #expect(try run("Templates", Self.templatesScript) == Self.templatesOutput)
    }

    private static let templatesScript = """
        sleep 50; down 0 50 220; frame; sleep 50; up 0; frame
        down 1 300 500; frame; sleep 50; move 1 330 500; frame; up 1; frame
        down 2 60 120; frame; sleep 50; up 2; frame; sleep 600
        """
    private static let templatesOutput = ["loaded ready 1 12.0 false", "reset", "save 7", "pan 1", "pan 3", "tap"]

    @Test("an app with scenes runs from its storyboard, with segues")
    func withScenes() throws {
        let output = try run("Scenes", """
            sleep 50; down 0 50 220; frame; sleep 50; up 0; frame
            down 1 80 120; frame; sleep 50; move 1 120 120; frame; sleep 20; up 1; frame
            down 2 300 600; frame; sleep 700; up 2; frame
            down 3 50 320; frame; sleep 50; up 3; frame; sleep 600
            down 4 50 420; frame; sleep 50; up 4; frame; sleep 600
            """)
        #expect(output == ["loaded none 2 true", "active", "touched 1", "add 1", "panned 30", "long press", "detail 1", "back true"],
                "\(output)")
    }

    private func run(_ app: String, _ script: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let path = try folder.write(script, to: "script.touch")
        let child = try Child("\(ClientPackage.products)/\(app)", environment: ["DACTYL_ON": "headless", "DACTYL_PLAY": path])
        #expect(try child.status() == 0, "\(child.errors)")
        return child.output.split(separator: "\n").map(String.init)
    }

    @Test("dactyl adopt makes of an Xcode project a package that builds and runs; errors are reported for the project's files")
    func adoption() throws {
        let folder = try TemporaryFolder()
        let sources = folder.file("Xcode/Old App")
        try FileManager.default.createDirectory(atPath: folder.file("Xcode/Old App.xcodeproj"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(Self.package)/Templates/iOS", toPath: sources)
        let storyboard = sources + "/Base.lproj/Main.storyboard"
        try String(contentsOfFile: storyboard, encoding: .utf8).replacingOccurrences(of: "customModule=\"Templates\"", with: "customModule=\"Old_App\"")
            .write(toFile: storyboard, atomically: true, encoding: .utf8)
        _ = try folder.write("""
            { rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L; };
                G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = "Old App"; sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = "Old App"; productType = "com.apple.product-type.application";
                     fileSystemSynchronizedGroups = (S, ); buildPhases = (); };
                L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
            }; }
            """, to: "Xcode/Old App.xcodeproj/project.pbxproj")
        let package = folder.file("Old App on Linux")
        let adopt = try Child(Checkout.dactyl, ["adopt", folder.file("Xcode"), "--package", package])
        // The first use builds what reads Swift sources.
        #expect(try adopt.status(within: 300) == 0, "\(adopt.errors)")
        #expect(adopt.output == """
            Old_App: 3 Swift files, 1 storyboard or xib, Swift 5.0
              3 of 3 Swift files compile
            made \(package); build and run it with:
                swift run --package-path '\(package)' Old_App

            """)
        func build() throws -> (status: Int32, text: String) {
            try ClientPackage(folder: package).swift(["build"])
        }
        let first = try build()
        #expect(first.status == 0, "\(first.text.suffix(4000))")
        #expect(try run("Old_App", Self.templatesScript) == Self.templatesOutput)

        // The package has links: what is edited in the project is built.
        let controller = sources + "/ViewController.swift"
        let text = try String(contentsOfFile: controller, encoding: .utf8)
        try (text + "\nlet broken: Int = \"\"\n").write(toFile: controller, atomically: true, encoding: .utf8)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        let second = try build()
        #expect(second.status != 0 && second.text.contains("Old App/ViewController.swift:\(line):19: error: cannot convert value"),
                "\(second.text.suffix(4000))")
    }

    @Test("mistakes are reported at the lines, and as far as possible columns, of the original files")
    func wrongSources() throws {
        let build = try swift(["build", "--target", "WrongSources"], ["DACTYL_WRONG": "1"])
        #expect(build.status != 0)
        try expectMistakes(in: "Wrong/Sources/iOS/Mistakes.swift", build.text, lineOffset: 0)
    }

    @Test("what a storyboard names and the sources do not have is an error at its place, and a class a warning")
    func wrongStoryboard() throws {
        let build = try swift(["build", "--target", "WrongStoryboard"], ["DACTYL_WRONG": "1"])
        #expect(build.status != 0)
        // The comment stands in the line before.
        try expectMistakes(in: "Wrong/Storyboard/iOS/Main.storyboard", build.text, lineOffset: 1, kinds: [": error: ", ": warning: "])
    }

    /// Compares with what `expected:` in the file's comments says: a column, if it is given, and a part of the message.
    private func expectMistakes(in file: String, _ text: String, lineOffset: Int, kinds: [String] = [": error: "]) throws {
        let told = text.split(separator: "\n").filter { line in line.hasPrefix("\(Self.package)/\(file):") && kinds.contains { line.contains($0) } }
        let lines = try Checkout.text("Tests/Packages/UnmodifiedSources/\(file)").split(separator: "\n", omittingEmptySubsequences: false)
        var expected: Set<Int> = []
        for (index, line) in lines.enumerated() {
            guard let mark = line.range(of: "expected: ") else { continue }
            var message = line[mark.upperBound...].replacingOccurrences(of: " -->", with: "")
            var column = ""
            if let digits = message.range(of: #"^\d+: "#, options: .regularExpression) {
                column = message[digits].dropLast(2) + ":"
                message.removeSubrange(digits)
            }
            let number = index + 1 + lineOffset
            expected.insert(number)
            #expect(told.contains { $0.contains("\(file):\(number):\(column)") && $0.contains(message) }, "line \(number): \(message) in \(told)")
        }
        let others = told.filter { line in !expected.contains { line.contains("\(file):\($0):") } }
        #expect(others.isEmpty, "reported besides: \(others)")
    }

    @Test("a package that uses the plugin fetches no swift-syntax")
    func dependencies() throws {
        let folder = try TemporaryFolder()
        let child = try Child(try #require(Checkout.program("swift")),
                              ["package", "show-dependencies", "--package-path", Self.package,
                               "--scratch-path", folder.file("build")])
        #expect(try child.status(within: 240) == 0, "\(child.errors)")
        #expect(child.output.contains("swift-argument-parser") && !child.output.contains("swift-syntax"), "\(child.output)")
    }
}
