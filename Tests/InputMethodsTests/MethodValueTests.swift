import Foundation
import Testing
@testable import InputMethods

@Suite struct MethodValueTests {
    @Test("R-IME-1 IBus is found by its address, or by the file of the display")
    func addresses() throws {
        let folder = NSTemporaryDirectory() + "dactyl-ibus-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/ibus/bus", withIntermediateDirectories: true)
        try "0123\n".write(toFile: "\(folder)/machine", atomically: true, encoding: .utf8)
        func address(_ environment: [String: String]) -> IBusAddress {
            IBusAddress(environment: environment.merging(["XDG_CONFIG_HOME": folder]) { $1 }, machineFiles: ["\(folder)/none", "\(folder)/machine"])
        }
        #expect(address(["IBUS_ADDRESS": "unix:path=/x"]).find() == "unix:path=/x")
        #expect(address(["DISPLAY": ":99.0"]).files == ["\(folder)/ibus/bus/0123-unix-99"])
        #expect(address(["DISPLAY": "far:1"]).files == ["\(folder)/ibus/bus/0123-far-1"])
        #expect(address([:]).files == ["\(folder)/ibus/bus/0123-unix-0"])
        #expect(address(["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]).files == ["\(folder)/ibus/bus/0123-unix-wayland-0", "\(folder)/ibus/bus/0123-unix-0"])
        #expect(address(["DISPLAY": ":99"]).find() == nil)
        let file = "# comment\nIBUS_ADDRESS=unix:path=/y,guid=1\nIBUS_DAEMON_PID=\(getpid())\n"
        try file.write(toFile: "\(folder)/ibus/bus/0123-unix-99", atomically: true, encoding: .utf8)
        #expect(address(["DISPLAY": ":99"]).find() == "unix:path=/y,guid=1")
    }

    @Test("R-IME-1 A file of a daemon that has ended, or one that makes no sense, names no bus", arguments: [
        "", "IBUS_ADDRESS=unix:path=/y", "IBUS_ADDRESS=unix:path=/y\nIBUS_DAEMON_PID=0", "IBUS_ADDRESS=unix:path=/y\nIBUS_DAEMON_PID=-1",
        "IBUS_ADDRESS=unix:path=/y\nIBUS_DAEMON_PID=99999999999", "IBUS_ADDRESS=\nIBUS_DAEMON_PID=1", "IBUS_ADDRESS=unix:path=/y\nIBUS_DAEMON_PID=2147483646",
    ])
    func deadFiles(text: String) { #expect(IBusAddress.address(in: text) == nil) }

    @Test("R-IME-6 Deletions are counted from the caret; what does not reach it is left", arguments: [
        (-1, 1, 1, 0), (-2, 1, 0, 0), (-2, 2, 3, 0), (0, 1, 0, 1), (-1, 2, 1, 1), (-9, 99, 4, 2), (1, 1, 0, 0), (0, 0, 0, 0), (Int(Int32.min), 65536, 0, 0),
    ])
    func deletions(offset: Int, count: Int, before: Int, after: Int) {
        var text = SurroundingText("é😀a한글", 4..<4)
        let done = text.delete(offset: offset, count: count)
        #expect(done?.before ?? 0 == before && done?.after ?? 0 == after)
        #expect(text.selection == 4 - before..<4 - before && text.text.utf16.count == 6 - before - after)
    }

    @Test("R-IME-13 Long texts are cut between characters")
    func limits() {
        #expect(MethodLimits.cut("ab😀", to: 3) == "ab" && MethodLimits.cut("ab😀", to: 4) == "ab😀" && MethodLimits.cut("ab", to: -1) == "")
    }

    @Test("R-IME-10 Keys that a daemon makes up type what they are called")
    func meanings() {
        #expect(KeyMeanings.text(0x100d55c) == "한" && KeyMeanings.text(0xe9) == "é" && KeyMeanings.text(0xffffffff) == "" && KeyMeanings.text(0x100d800) == "")
    }
}
