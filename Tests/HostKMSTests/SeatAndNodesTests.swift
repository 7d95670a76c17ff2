#if KMS
import Foundation
import Testing
@testable import HostKMS

@Suite struct SeatManagerTests {
    @Test func itIsWhoLetsThisUserIn() {
        #expect(!SeatManager.isThere(socket: "/nowhere", environment: [:]))
        #expect(!SeatManager.isThere(socket: "/nowhere", environment: ["XDG_SEAT": ""]))
        #expect(SeatManager.isThere(socket: "/nowhere", environment: ["XDG_SEAT": "seat0"]))
        #expect(SeatManager.isThere(socket: "/", environment: [:]) == (access("/", R_OK | W_OK) == 0))
    }
}

@Suite struct DeviceNodesTests {
    /// R-EVT-30: by these it is known that a device lets go because it is pulled out.
    @Test func aDeviceIsLookedForByWhatGoesFirst() throws {
        let folder = NSTemporaryDirectory() + "dactyl-nodes-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for path in ["event5/device/event5", "event5/device/mouse1", "event5/device/capabilities", "event5/power", "mouse1/power"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
        }
        #expect(DeviceNodes.paths(of: "event5", in: folder) == ["\(folder)/event5/power", "\(folder)/mouse1/power"])
        try FileManager.default.removeItem(atPath: "\(folder)/mouse1/power")
        #expect(DeviceNodes.paths(of: "event5", in: folder) == ["\(folder)/event5/power"], "what a kernel does not show can't go")
        #expect(DeviceNodes.paths(of: "event6", in: folder) == [])
    }
}
#endif
