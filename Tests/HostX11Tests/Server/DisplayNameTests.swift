#if X11
import Testing
@testable import HostX11

@Suite struct DisplayNameTests {
    @Test("R-SET-1 A display that the network brings is not on this machine, also where ssh forwards it", arguments: [
        (":0", true), (":10.0", true), ("unix:0", true), ("unix/:0", true), ("/tmp/displays/:0", true),
        ("localhost:10.0", false), ("host:0", false), ("tcp/host:0", false), ("[::1]:0", false), ("unixhost:0", false),
    ])
    func places(name: String, isHere: Bool) { #expect(Connection.isOnThisMachine(name) == isHere) }
}
#endif
