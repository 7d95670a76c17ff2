#if KMS
import Foundation

/// The services that give a display and its devices to users who may open neither: seatd to its group, logind to sessions at a screen.
package enum SeatManager {
    /// Whether this user can expect to be given them, found out without asking for them.
    /// - Parameter socket: Where seatd listens.
    package static func isThere(socket: String = "/run/seatd.sock",
                                environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        access(socket, R_OK | W_OK) == 0 || environment["XDG_SEAT"]?.isEmpty == false
    }
}
#endif
