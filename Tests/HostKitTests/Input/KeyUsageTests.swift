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
}
