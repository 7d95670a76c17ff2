#if Web
import Testing
import TouchHost
@testable import HostWeb

@Suite("Messages to pages") struct HostMessageTests {
    @Test("a text that is too long is cut between characters", arguments: ["😀", "é", "x"])
    func longTexts(character: String) {
        for text in [String(repeating: character, count: 60_001), "x" + String(repeating: character, count: 60_001)] {
            for message in [HostMessage.clipboard(text), .title(text)] {
                var bytes = message.bytes
                bytes.moveReaderIndex(forwardBy: 1)
                let count = bytes.readInteger(endianness: .little, as: UInt16.self) ?? 0
                let sent = String(validating: bytes.readableBytesView, as: UTF8.self)
                #expect(sent.map { text.hasPrefix($0) && $0.utf8.count == Int(count) && $0.utf8.count > 59_990 } == true)
            }
        }
    }
}
#endif
