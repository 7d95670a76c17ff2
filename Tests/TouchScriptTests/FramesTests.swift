import Foundation
import TouchHost
import TouchScript
import Testing

@MainActor @Suite("Frames of a script without a host")
struct FramesTests {
    @Test("Each report comes once with its time; repeats come round; what is not of the touch device is left out")
    func frames() throws {
        let script = try TouchScript("""
            ready
            repeat 2
            down 3 10 20; frame
            sleep 100
            move 3 11 20; frame
            key a
            sync
            up 3
            sleep 50
            end
            """)
        var frames: [TouchFrame] = []
        let end = try script.playFrames { frames.append($0) }
        #expect(frames.map { $0.contacts.map(\.phase) } == [[.began], [.moved], [.ended], [.began], [.moved], [.ended]])
        let times = frames.map { ($0.timestamp * 1000).rounded() }
        #expect(times[1] == times[0] + 100 && times[3] >= times[2] + 50 && end * 1000 >= times[5])
        #expect(frames[1].contacts[0].position == CGPoint(x: 11, y: 20))
    }
}
