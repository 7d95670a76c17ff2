#if KMS
import Testing
@testable import HostKMS

@Suite struct HeldKeysTests {
    @Test("R-KEY-2 A key that is down on two keyboards goes down with the first and up with the last")
    func twoKeyboards() {
        var keys = HeldKeys<Int>()
        // The last one comes up again where it is up.
        let told = [(true, 1), (true, 2), (false, 1), (false, 2), (false, 2)].map { keys.change(17, isPressed: $0, on: $1) }
        #expect(told == [true, false, false, true, false])
    }

    @Test("R-KEY-2 With a keyboard that is unplugged go the keys that are down on it alone")
    func unplugged() {
        var keys = HeldKeys<Int>()
        for (code, device) in [(17, 1), (17, 2), (30, 1), (31, 2)] as [(UInt32, Int)] { _ = keys.change(code, isPressed: true, on: device) }
        let first = keys.release(of: 1), isUp = keys.change(17, isPressed: false, on: 2), second = keys.release(of: 2)
        #expect(first == [30] && isUp && second == [31])
    }

    @Test("With all keyboards each key goes up once")
    func all() {
        var keys = HeldKeys<Int>()
        for device in 1...3 { _ = keys.change(17, isPressed: true, on: device) }
        let first = keys.release(), second = keys.release()
        #expect(first == [17] && second.isEmpty)
    }
}
#endif
