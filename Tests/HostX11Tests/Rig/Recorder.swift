#if X11
import CXCB
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostX11

/// An application of a few lines: it remembers what it receives, and paints its window.
@MainActor
final class Recorder: HostRecorder {
    let host: X11Host
    let clock: SystemClock
    private(set) var surface: X11Surface!
    /// Painted at the next opportunity.
    var color: UInt32? = 0xff2040
    var paintCount = 0

    /// - Parameter display: Another one than the rig's, which leads there.
    init(_ rig: Rig, size: PixelSize = PixelSize(width: 800, height: 600), options: X11Options = X11Options(),
         display: String? = nil) throws {
        var settings = HostSettings()
        settings.size = size
        clock = SystemClock()
        host = try X11Host(settings: settings, clock: clock, display: display ?? rig.display, options: options)
        super.init(of: host) { Issue.record("\($0)") }
        surface = try host.makeSurface(SurfaceRequest(title: "Recorder", identifier: "test.Recorder") { SurfaceIcon(size: PixelSize(width: 2, height: 1), pixels: [0xff11_2233, 0x8044_5566]) }) as? X11Surface
        try wait("the first frame") { self.paintCount > 0 && !self.surface.isBusy }
    }

    /// Plays a script on the rig's devices and handles what comes of it.
    func play(_ rig: Rig, _ script: String) throws {
        let player = try rig.start("xtouch", ["-e", script])
        try wait("the script") { !player.isRunning }
        guard player.terminationStatus == 0 else { throw Rig.Failure(description: "the script failed") }
        settle()
    }

    /// Handles everything that the server has to say: until it was asked, and answered with nothing before the answer, and shows
    /// what was painted.
    func settle() {
        var isDone = false
        while !isDone, failure == nil, !host.descriptors.isEmpty {
            let connection = host.connection.handle
            free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
            isDone = true
            while turn(0) { isDone = false }
            if isDone, let surface, surface.isVisible, surface.isBusy { isDone = !turn(0.1) && !surface.isBusy }
        }
    }

    /// The phases of each frame's contacts.
    var phases: [[Contact.Phase]] { framePhases }

    /// Fills the window with the colour, and a square of its complement at (10, 10).
    override func hostWillWait(_ host: any DisplayHost) {
        guard let color, let surface, let buffer = surface.lend() else { return }
        let pixels = buffer.memory.assumingMemoryBound(to: UInt32.self)
        for y in 0..<buffer.size.height {
            for x in 0..<buffer.size.width {
                let isSquare = (10..<20).contains(x) && (10..<20).contains(y)
                pixels[y * buffer.stride / 4 + x] = isSquare ? ~color : color
            }
        }
        self.color = nil
        paintCount += 1
        surface.present([PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height)])
    }
}
#endif
