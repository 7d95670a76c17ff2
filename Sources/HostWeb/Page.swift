#if Web
import Foundation
import TouchHost

/// A page that is open in a browser.
@MainActor
final class Page {
    /// How many frames may be under way to a page: while it paints one, the next one travels.
    static let framesInFlight = 2

    let link: PageLink
    /// The number by which it is recognized when it connects again; `nil` until it has sent one.
    var identity: UInt64?
    /// What it shows the app on; `nil` until it has said so.
    var view: PageView?
    var clock = PageClock()
    private(set) var pointers: PagePointers!
    private(set) var keyboard: PageKeyboard!
    private(set) var touchpad: PageTouchpad!
    /// The last frame that it was sent.
    var frame: UInt32 = 0
    /// The frames that it was sent and has not shown yet, with the times of sending.
    var unshown: ContiguousArray<(frame: UInt32, time: Double)> = []
    /// What was sent to it last.
    var textInput: TextInputRequest?
    var mayTouch = true
    /// The last edit that came from it.
    var lastEdit: UInt32 = 0

    init(link: PageLink, _ state: DisplayState) {
        self.link = link
        pointers = PagePointers(self, state)
        keyboard = PageKeyboard(self, state)
        touchpad = PageTouchpad(self, state)
    }

    var isVisible: Bool { view?.isVisible ?? false }
    var hasRoom: Bool { unshown.count < Self.framesInFlight }
    /// Whether anything of it is down.
    var isTouching: Bool { pointers.isTouching }

    /// What it does on the surface is taken away.
    func cancelInput(at time: Double) {
        pointers.cancel(at: time)
        touchpad.cancel(at: time)
        keyboard.release(at: time)
    }

    /// What it does on the surface ends without a call.
    func forgetInput() {
        pointers.forget()
        touchpad.forget()
        keyboard.forget()
    }
}
#endif
