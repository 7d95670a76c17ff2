import HostKit
import Testing

@Suite struct KeyUsageTests {
    /// Codes of `input-event-codes.h` and usages of the HID usage tables, page 7.
    @Test(arguments: [(30, 0x04), (44, 0x1d), (2, 0x1e), (11, 0x27), (28, 0x28), (1, 0x29), (14, 0x2a), (57, 0x2c), (103, 0x52),
                      (106, 0x4f), (59, 0x3a), (88, 0x45), (29, 0xe0), (42, 0xe1), (56, 0xe2), (125, 0xe3), (97, 0xe4),
                      (54, 0xe5), (100, 0xe6), (126, 0xe7), (96, 0x58), (0, 0), (-8, 0), (500, 0)])
    func usages(_ code: Int, _ usage: Int) {
        #expect(KeyUsage.usage(evdev: code) == usage)
    }

    /// R-KEY-1: by what the layout makes of keys. A key that a daemon makes up has the code 0.
    @Test(arguments: [(58, 0xff1b, 0x29), (1, 0xffe5, 0x39), (58, 0xffe3, 0xe0), (15, 0xfe20, 0x2b), (2, 0xff0d, 0x28), (1, 0x74, 0x17), (14, 0x54, 0x17),
                      (16, 0x27, 0x14), (30, 0x6d4, 0x04), (2, 0x26, 0x1e), (71, 0xff95, 0x5f), (83, 0x2e, 0x63), (87, 0xffc8, 0x44), (183, 0x1008ff81, 0x68),
                      (100, 0xfe03, 0xe6), (56, 0xffe7, 0xe2), (14, 0x100_20ac, 0), (30, 0, 0x04), (0, 0xff0d, 0x28), (0, 0xff08, 0x2a), (0, 0x41, 0x04),
                      (0, 0x31, 0x1e), (0, 0xffd5, 0x73)])
    func usages(_ code: Int, _ symbol: Int, _ usage: Int) {
        #expect(KeyUsage.usage(evdev: code, symbol: UInt32(symbol)) == usage)
    }

    /// R-KEY-1: the layout may change meanwhile.
    @Test func aKeyGoesUpAsWhatItWentDownAs() {
        var usages = HeldUsages()
        #expect(usages.usage(58) == 0x39)
        let pressed = usages.press(58, symbol: 0xff1b), held = usages.usage(58), released = usages.release(58)
        #expect(pressed == 0x29 && held == 0x29 && released == 0x29 && usages.usage(58) == 0x39)
    }
}
