import Foundation
import Testing
import TouchHost
@testable import TouchScript

/// A folder that goes away with the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "dactyl-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }
}

@Suite struct FileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func wholeFilesAppearAtOnce() throws {
        try OutputFile.write(Array("one".utf8), to: folder("a"))
        try OutputFile.write(Array("two".utf8), to: folder("a"))
        #expect(folder.text("a") == "two")
        #expect(folder.contents == ["a"])
    }

    /// In a process of its own, which may write no file larger than a mebibyte.
    @Test func nothingHalfWrittenIsLeft() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder(), name = String(repeating: "n", count: 255)
            try OutputFile.write(Array("old".utf8), to: folder(name))
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20)
            try #require(setrlimit(__rlimit_resource_t(1), &limit) == 0)
            #expect(throws: FileError.self) { try OutputFile.write([UInt8](repeating: 7, count: 3 << 20), to: folder(name)) }
            #expect(folder.text(name) == "old")
            #expect(folder.contents == [name])
            let log = try LineFile(path: folder("log"))
            for _ in 0..<100 { log.append(String(repeating: "x", count: 29_999)) }
            log.flush()
            #expect(log.error?.reason == "File too large")
            let text = try #require(folder.text("log"))
            #expect(text.count % 30_000 == 0)
            #expect(text.count > 900_000)
        }
    }

    @Test func linksAndDevicesStayWhatTheyAre() throws {
        try OutputFile.write(Array("old".utf8), to: folder("a"))
        try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "a")
        try OutputFile.write(Array("new".utf8), to: folder("link"))
        #expect(folder.text("a") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "a")
        try OutputFile.check("/dev/null")
        try OutputFile.write(Array("new".utf8), to: "/dev/null")
        #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func wrongPathsAreOneLine() throws {
        func message(_ path: String) -> String? {
            do {
                try OutputFile.check(path)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message(folder("new.png")) == nil)
        #expect(message(folder.path) == "cannot write '\(folder.path)': it is a folder")
        #expect(message(folder("no/a.png")) == "cannot write '\(folder("no/a.png"))': there is no folder '\(folder("no"))'")
        #expect(message(folder("no/")) == "cannot write '\(folder("no/"))': it names no file")
        #expect(message("") == "cannot write '': it names no file")
        #expect(folder.contents == [])
    }

    @Test func scriptsThatCanNotBeRead() throws {
        func message(_ path: String) -> String {
            do {
                _ = try TouchScript(contentsOf: path)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(message(folder("no")) == "cannot read '\(folder("no"))': No such file or directory")
        #expect(message(folder.path) == "cannot read '\(folder.path)': Is a directory")
        try OutputFile.write([0x66, 0xFF, 0xFE], to: folder("bytes"))
        #expect(message(folder("bytes")) == "\(folder("bytes")): is not text in UTF-8")
        #expect(message("/dev/zero") == "cannot read '/dev/zero': it is a device, and no file")
        mkfifo(folder("pipe"), 0o600)
        #expect(message(folder("pipe")) == "cannot read '\(folder("pipe"))': it is a pipe, and no file")
        #expect(throws: FileError(path: folder("pipe"), purpose: .writing, reason: "it is a pipe without a reader, or no device is there")) {
            _ = try LineFile(path: folder("pipe"))
        }
        try OutputFile.write(Array("frame\nshot \(folder("no/a.png"))".utf8), to: folder("shots"))
        #expect(throws: ScriptError(file: folder("shots"), line: 2, reason: "cannot write '\(folder("no/a.png"))': there is no folder '\(folder("no"))'")) {
            try TouchScript(contentsOf: folder("shots")).checkOutputs()
        }
    }

    @Test("what is written never takes the place of what is read, under whatever name, nor of what is written besides")
    func placesOfFiles() throws {
        func reason(_ inputs: [String], _ outputs: [String]) -> String? {
            do {
                try RunFiles(inputs: inputs.map { folder($0) }, outputs: outputs.map { folder($0) }).check()
                return nil
            } catch {
                return error.reason
            }
        }
        try OutputFile.write([1], to: folder("a"))
        try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "a")
        try FileManager.default.linkItem(atPath: folder("a"), toPath: folder("twin"))
        try FileManager.default.createSymbolicLink(atPath: folder("here"), withDestinationPath: ".")
        for name in ["a", "link", "twin", "./a", "here/a", "here/link"] {
            #expect(reason(["a"], [name]) == "it is what is read; name another file", "\(name)")
        }
        #expect(reason(["a"], ["new"]) == nil && reason(["a", "new"], ["b", "c"]) == nil)
        #expect(reason([], ["new", "here/new"]) == "something else is written there too; name another file")
        #expect(throws: Never.self) { try RunFiles(inputs: ["/dev/null"], outputs: ["/dev/null", "/dev/null"]).check() }
        try FileManager.default.createSymbolicLink(atPath: folder("nowhere"), withDestinationPath: "none")
        try FileManager.default.createSymbolicLink(atPath: folder("round"), withDestinationPath: "round")
        for name in ["nowhere", "round"] {
            #expect(throws: FileError(path: folder(name), purpose: .writing, reason: "it is a link that leads nowhere")) {
                try OutputFile.check(folder(name))
            }
        }
    }

    @Test("a picture takes the place of a picture alone; a script saves it below its own folder or the working folder")
    func picturesOfScripts() throws {
        try OutputFile.write(Array("precious".utf8), to: folder("notes.txt"))
        try OutputFile.write([], to: folder("empty.png"))
        try OutputFile.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], to: folder("old.png"))
        func reason(_ line: String) throws -> String? {
            try OutputFile.write(Array(line.utf8), to: folder("script"))
            do {
                try TouchScript(contentsOf: folder("script")).checkOutputs()
                return nil
            } catch let error as ScriptError {
                return error.reason
            }
        }
        #expect(try reason("shot \(folder("empty.png")); shot \(folder("old.png")); shot \(folder("new.png")); shot here.png") == nil)
        #expect(try reason("shot \(folder("notes.txt"))") == "cannot write '\(folder("notes.txt"))': it is there, and no PNG picture; name another file")
        #expect(try reason("shot \(folder("script"))")?.hasSuffix("it is there, and no PNG picture; name another file") == true)
        let other = try TemporaryFolder()
        #expect(try reason("shot \(other("a.png"))")
            == "cannot write '\(other("a.png"))': a script saves its pictures below its own folder or the working folder")
        try FileManager.default.createSymbolicLink(atPath: folder("out"), withDestinationPath: other.path)
        #expect(try reason("shot \(folder("out/a.png"))") != nil && reason("shot \(folder("../a.png"))") != nil)
        // A program's own script may do what the program may.
        #expect(throws: Never.self) { try TouchScript("shot \(other("a.png"))").checkOutputs() }
    }

    @Test func linesAreWrittenWhole() throws {
        do {
            let file = try LineFile(path: folder("log"))
            file.append("one")
            file.append { $0 += "two".utf8 }
            #expect(folder.text("log") == "")
            file.flush()
            #expect(folder.text("log") == "one\ntwo\n")
            // More than the buffer holds.
            for number in 0..<10_000 { file.append("line \(number)") }
            let text = try #require(folder.text("log"))
            #expect(text.hasSuffix("\n"))
            #expect(text.count > 1 << 16)
            file.append(String(repeating: "x", count: 200_000))
        }
        let text = try #require(folder.text("log"))
        #expect(text.hasSuffix("line 9999\n" + String(repeating: "x", count: 200_000) + "\n"))
        #expect(text.split(separator: "\n").count == 10_003)
        #expect(throws: FileError.self) { _ = try LineFile(path: folder("no/log")) }
    }

    @Test func aFullDiskIsNoticedOnce() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let file = try LineFile(path: "/dev/full")
        file.append("one")
        file.flush()
        #expect(file.error?.description == "cannot write '/dev/full': No space left on device")
        file.append("two")
        file.flush()
    }

    @Test func picturesAreOpaque() throws {
        var pixels: [UInt32] = [0x00FF_0000, 0xFF00_FF00]
        let bytes = pixels.withUnsafeMutableBytes {
            PictureFile.png(SurfaceBuffer(memory: $0.baseAddress!, size: PixelSize(width: 2, height: 1), stride: 8, age: 1))
        }
        // The header says two by one pixels, eight bits of red, green and blue.
        #expect(try #require(bytes)[16...25] == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2])
        #expect(throws: FileError.self) { try PictureFile.write(nil, to: folder("a.png")) }
        #expect(folder.contents == [])
    }
}
