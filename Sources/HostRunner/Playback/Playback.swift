import HostKit
import TouchHost
import TouchRecording
import TouchScript

/// Something that is played on a display beside what its devices do.
@MainActor
protocol Playback: AnyObject {
    /// When ``advance()`` has to be called next; besides, it has to be called whenever everything is handled.
    var deadline: Double? { get }
    /// Performs the steps whose time has come. Returns whether the client was called.
    @discardableResult func advance() -> Bool
    /// Ends it and saves the picture on the screen, once.
    func saveSnapshot()
}
