#if Web
import Foundation
import HostKit
import TouchHost

/// A page that is open in a browser.
@MainActor
final class Page {
    /// How many frames may be under way to a page: while it paints one, the next one travels.
    static let framesInFlight = 2

    let link: PageLink
    /// Whether its connection is over. A callback may return to a page whose connection has ended.
    var isGone = false
    /// What it shows the app on; `nil` until it has said so.
    var view: PageView?
    var clock = PageClock()
    var fingers = PageFingers()
    var pointer: PointerSimulation
    /// The buttons of its mouse, as it reported them last.
    var buttons = 0
    /// What hovers over it, by tool.
    var pointerHover: HoverSample?
    var pencilHover: HoverSample?
    /// What its touchpad does, and where it was last.
    var motions: ContiguousArray<IndirectSample.Kind> = []
    var motionPlace = CGPoint.zero
    /// Its keys that are down.
    var keys: ContiguousArray<PageKey> = []
    /// The last frame that it was sent.
    var frame: UInt32 = 0
    /// The frames that it was sent and has not shown yet, with the times of sending.
    var unshown: ContiguousArray<(frame: UInt32, time: Double)> = []
    /// What was sent to it last.
    var textInput: TextInputRequest?
    var mayTouch = true
    /// The last edit that came from it.
    var lastEdit: UInt32 = 0

    init(link: PageLink, pinchModifiers: KeyModifiers) {
        self.link = link
        pointer = PointerSimulation(pinchModifiers: pinchModifiers, firstID: -4 * link.number - 4)
    }

    /// The number of its pencil where devices have numbers; its mouse has the one of ``pointer``.
    var pencil: Int { -4 * link.number - 2 }
    var isVisible: Bool { view?.isVisible ?? false }
    var hasRoom: Bool { unshown.count < Self.framesInFlight }
    /// Whether anything of it is down.
    var isTouching: Bool { !fingers.isEmpty || pointer.isPressed }
}
#endif
