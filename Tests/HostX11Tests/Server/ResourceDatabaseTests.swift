#if X11
import Testing
@testable import HostX11

@Suite struct ResourceDatabaseTests {
    @Test(arguments: [("Xft.dpi:\t192\n", 2.0), ("Xcursor.size: 24\nXft.dpi: 120\nXft.hinting: 1", 1.25), ("", 1), ("Xft.dpi: many", 1),
                      ("! Xft.dpi: 192", 1), ("Xft.dpi: 0", 1), ("*dpi: 144", 1.5), ("Xft.dpi: 1e999", 1), ("Xft.dpi", 1)])
    func scales(_ text: String, _ scale: Double) {
        #expect(ResourceDatabase(text).scale == scale)
    }
}
#endif
