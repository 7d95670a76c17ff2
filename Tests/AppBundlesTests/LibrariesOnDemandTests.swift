import Foundation
import Testing
@testable import AppBundles

/// The notes in which an executable says which libraries it loads itself.
@Suite("Libraries on demand") struct LibrariesOnDemandTests {
    /// An executable with one segment of notes: another's, and one with this text.
    private func executable(_ text: String, alignment: Int = 4) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        func note(_ owner: String, _ type: Int, _ text: [UInt8]) -> [UInt8] {
            func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (alignment - bytes.count % alignment) % alignment) }
            return bytes(owner.utf8.count + 1, 4) + bytes(text.count, 4) + bytes(type, 4) + padded(Array(owner.utf8) + [0]) + padded(text)
        }
        let notes = note("GNU", 1, [1, 2, 3, 4, 5]) + note("FDO", 0x407c_0c0a, Array(text.utf8) + [0])
        let head = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 25) + bytes(64, 8) + [UInt8](repeating: 0, count: 14)
            + bytes(56, 2) + bytes(1, 2) + [UInt8](repeating: 0, count: 6)
        let segment = bytes(4, 4) + bytes(4, 4) + bytes(120, 8) + bytes(0, 16) + bytes(notes.count, 8) + bytes(notes.count, 8) + bytes(alignment, 8)
        return Data(head + segment + notes)
    }

    @Test("the names in all entries, once each, in their order", arguments: [4, 8])
    func names(alignment: Int) {
        let text = #"[{"feature":"a","soname":["libb.so.1","liba.so.2"]},{"soname":["liba.so.2"],"priority":"required"}]"#
        #expect(LibrariesOnDemand.names(in: executable(text, alignment: alignment)) == ["libb.so.1", "liba.so.2"])
    }

    @Test("what is no list of entries, or names more than a file, has no names", arguments: [
        "", "{}", "[", #"[{"soname":"liba.so"}]"#, #"[{"soname":["lib/liba.so"]}]"#, #"[{"soname":["liba.so:libb.so"]}]"#,
    ])
    func damagedTexts(text: String) { #expect(LibrariesOnDemand.names(in: executable(text)).isEmpty) }

    @Test("this program says which libraries a bare display needs")
    func own() throws {
        let names = LibrariesOnDemand.names(in: try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")))
        #if KMS
        #expect(names == ["libdrm.so.2", "libinput.so.10", "libseat.so.1", "libudev.so.1"])
        #else
        #expect(names.isEmpty)
        #endif
    }

    @Test("a file that is cut, or has other bytes in any place, is read without a trap")
    func damagedFiles() {
        let whole = executable(#"[{"soname":["liba.so"]}]"#)
        for count in 0..<whole.count { #expect(LibrariesOnDemand.names(in: whole.prefix(count)).isEmpty) }
        for place in whole.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var damaged = whole
                damaged[place] = value
                #expect(LibrariesOnDemand.names(in: damaged).count <= 1)
                // As a part of a larger one, whose places begin elsewhere.
                #expect(LibrariesOnDemand.names(in: (Data([9, 9]) + damaged).dropFirst(2)).count <= 1)
            }
        }
    }
}
