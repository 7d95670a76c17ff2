#if Wayland
import CWayland
import Foundation
import HostKit

extension WaylandHost {
    /// What the seats have. A compositor reports whether there are touchscreens, and nothing more of them.
    package func inputDevices() -> [InputDevice] {
        // Tablets are reported after their seats.
        wl_display_roundtrip(connection.handle)
        var result: [InputDevice] = []
        for seat in seats {
            let place = "seat \(seat.number)"
            if seat.touch != nil {
                result.append(InputDevice(kind: .touchscreen, name: "touchscreens of the seat", place: place, abilities: ["several fingers"],
                                          output: "as the compositor maps it"))
            }
            for _ in 0..<(seat.tablets?.count ?? 0) {
                result.append(InputDevice(kind: .pen, name: "graphics tablet of the seat", place: place, output: "as the compositor maps it"))
            }
        }
        return result
    }
}
#endif
