#if X11
import CXCB
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostX11

/// The clipboard, with a second program on the same server.
@MainActor @Suite("X11: clipboard", .enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason)), .serialized)
struct ClipboardTests {
    private static let text = "text/plain;charset=utf-8"

    /// Another program that copies and pastes: a second host, whose events a thread of its own can't read, so that both take turns.
    private static func content(_ bytes: [UInt8], _ type: String = text) -> ClipboardContent { ClipboardContent(type: type, bytes: bytes) }

    /// Runs a small program against the display, which prints what it got.
    private static func python(_ rig: Rig, _ recorder: Recorder, _ body: String) throws -> String {
        let output = Pipe()
        let script = """
            import sys, os
            sys.path.insert(0, sys.argv[1])
            from importlib.machinery import SourceFileLoader
            clip = SourceFileLoader("xclipboard", sys.argv[1] + "/xclipboard.py").load_module()
            c = clip.Clipboard(os.environ["DISPLAY"])
            \(body)
            """
        let process = try rig.start("/usr/bin/env", ["python3", "-B", "-W", "ignore", "-c", script, RigServer.folder], output: output)
        try recorder.wait("the other program") { !process.isRunning }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("What is copied here can be pasted elsewhere, in every form; long content goes in pieces")
    func copying() throws {
        let rig = try Rig.common(), recorder = try Recorder(rig)
        defer { recorder.host.disconnect() }
        let count = recorder.host.clipboardChangeCount
        recorder.host.setClipboard([Self.content([1, 2, 3], "image/png"), Self.content(Array("héllo".utf8))])
        #expect(recorder.host.clipboardChangeCount == count + 1)
        #expect(recorder.host.clipboardTypes() == ["image/png", Self.text])
        #expect(recorder.host.clipboardContent(ofType: Self.text) == Array("héllo".utf8))
        let names = try Self.python(rig, recorder, "print(' '.join(sorted(c.targets())))")
        #expect(names == "MULTIPLE STRING TARGETS TIMESTAMP UTF8_STRING image/png text/plain text/plain;charset=utf-8")
        #expect(try Self.python(rig, recorder, "print(c.get('UTF8_STRING').decode())") == "héllo")
        #expect(try Self.python(rig, recorder, "print(c.get('STRING').hex())") == "68e96c6c6f")
        #expect(try Self.python(rig, recorder, "print(c.get('image/png').hex())") == "010203")
        #expect(try Self.python(rig, recorder, "print(c.get('text/html'))") == "None")
        let long = (0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        recorder.host.setClipboard([Self.content(long, "application/octet-stream")])
        let sum = long.reduce(UInt32(0)) { $0 &* 16_777_619 ^ UInt32($1) }
        #expect(try Self.python(rig, recorder, "print(clip.digest(c.get('application/octet-stream')))") == "1000003 \(sum)")
        #expect(recorder.host.clipboard.state.transfers.isEmpty)
    }

    @Test("What is copied elsewhere can be pasted here, short and in pieces; changes are counted and reported once")
    func pasting() throws {
        let rig = try Rig.common(), recorder = try Recorder(rig)
        defer { recorder.host.disconnect() }
        recorder.host.setClipboard([Self.content(Array("mine".utf8))])
        let count = recorder.host.clipboardChangeCount
        let owner = try rig.start("/usr/bin/env", ["python3", "-B", "-W", "ignore", RigServer.tool("xclipboard.py"), "own", "UTF8_STRING",
                                                   "żółw", "image/png", "@1200001", "text/html", "!"])
        defer {
            owner.terminate()
            owner.waitUntilExit()
        }
        try recorder.wait("the change") { recorder.notices.contains("clipboard") }
        #expect(recorder.host.clipboardChangeCount == count + 1)
        #expect(recorder.host.clipboardTypes() == [Self.text, "image/png", "text/html"])
        #expect(recorder.host.clipboardContent(ofType: Self.text) == Array("żółw".utf8))
        let long = try #require(recorder.host.clipboardContent(ofType: "image/png"))
        #expect(long.count == 1_200_001 && long[1_000_000] == UInt8(truncatingIfNeeded: 1_000_000 % 251))
        #expect(recorder.host.clipboardContent(ofType: "application/none") == nil)
        // It says that it has this, and never answers.
        let start = recorder.clock.now
        #expect(recorder.host.clipboardContent(ofType: "text/html") == nil)
        #expect(recorder.clock.now - start >= 0.9)
        recorder.host.setClipboard([])
        #expect(recorder.host.clipboardTypes().isEmpty && recorder.host.clipboardContent(ofType: Self.text) == nil)
    }

    @Test("Touches that come while another program is waited for are sent afterwards")
    func meanwhile() throws {
        let rig = try Rig.common(), recorder = try Recorder(rig)
        defer { recorder.host.disconnect() }
        let owner = try rig.start("/usr/bin/env", ["python3", "-B", "-W", "ignore", RigServer.tool("xclipboard.py"), "own", "text/html", "!"])
        defer {
            owner.terminate()
            owner.waitUntilExit()
        }
        try recorder.wait("the change") { recorder.notices.contains("clipboard") }
        recorder.forget()
        let player = try rig.start("xtouch", ["-e", "down 0 100 100; up 0"])
        #expect(recorder.host.clipboardContent(ofType: "text/html") == nil)
        try recorder.wait("the script") { !player.isRunning }
        recorder.settle()
        #expect(recorder.phases == [[.began], [.ended]])
    }
}
#endif
