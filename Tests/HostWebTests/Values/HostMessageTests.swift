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

    @Test("R-FBK-3 pushes are milliseconds of motion and rest in turn; weak ones are short") func pushes() {
        let pulses = [FeedbackPulse(delay: 0.1, duration: 0.02, strength: 0), FeedbackPulse(duration: 0.02, strength: 1)]
        #expect(WebHost.pattern(pulses) == [20, 80, 8])
        #expect(WebHost.pattern([FeedbackPulse(delay: 0.05, duration: 0.01, strength: 1)]) == [0, 50, 10])
        #expect(WebHost.pattern([FeedbackPulse(duration: .infinity, strength: .nan)]).count == 1)
        #expect(Array(HostMessage.vibrate([20, 80, 300]).bytes.readableBytesView) == [8, 3, 20, 0, 80, 0, 44, 1])
    }
}
#endif
