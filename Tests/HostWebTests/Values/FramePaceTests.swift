#if Web
import Testing
@testable import HostWeb

@Suite struct FramePaceTests {
    @Test("one frame may be ahead; from then on they come with the refreshes, and none is made up for")
    func pace() {
        var pace = FramePace(), now = 10.0, count = 0
        pace.count(at: now, refreshRate: 60)
        #expect(pace.due <= now)
        pace.count(at: now + 0.001, refreshRate: 60)
        #expect(abs(pace.due - (now + 1.0 / 60)) < 1e-9)
        while now < 11 {
            if now >= pace.due {
                pace.count(at: now, refreshRate: 60)
                count += 1
            }
            now += 0.0005
        }
        #expect((58...60).contains(count))
        // After a pause there is one ahead again, and not a pause's worth.
        pace.count(at: 20, refreshRate: 60)
        #expect(pace.due <= 20)
        pace.count(at: 20, refreshRate: 60)
        #expect(pace.due > 20)
    }
}
#endif
