#if X11
import CXCB
import Foundation
import HostKit
import TouchHost

/// A window.
///
/// It owns one picture, which stays from frame to frame: its memory has always age 1 but for the first frame of a size. What the
/// server loses of it is shown again from there, without the application.
@preconcurrency @MainActor
public final class X11Surface: Surface, NotingSurface, QuietSurface, PlacedSurface {
    let connection: Connection
    let window: xcb_window_t
    let context: xcb_gcontext_t
    unowned let display: DisplayState

    public internal(set) var size: PixelSize
    public internal(set) var scale: Double
    public internal(set) var isFocused = false
    /// The request that shows the last frame, until the server is known to have dealt with it.
    var frameInFlight: UInt32?
    /// The client waits for the surface to be free.
    private var isAwaited = false
    private var question = RoundTrip()

    /// Usually the next event that the server sends shows that it has dealt with the frame, so that nothing more is sent and nothing is
    /// woken for it. Only when the client looks in the meantime the server is asked, before the loop sleeps.
    public var isBusy: Bool {
        guard frameInFlight != nil else { return false }
        isAwaited = true
        return true
    }

    package var isBusyQuietly: Bool { frameInFlight != nil }

    /// The server has dealt with the request of that number, and with all before it.
    func serverReached(_ sequence: UInt32) {
        guard let frame = frameInFlight, Int32(bitPattern: sequence &- frame) >= 0 else { return }
        frameInFlight = nil
        isAwaited = false
        notices.insert(.idle)
    }

    /// Asks the server where it stands, if the client waits for it.
    func askIfAwaited() {
        if isAwaited { question.ask(connection) }
    }

    /// Returns whether an answer has been read.
    func takeAnswer() -> Bool {
        guard let sequence = question.takeAnswer(connection) else { return false }
        serverReached(sequence)
        return true
    }
    public var isVisible: Bool { isMapped && !isHidden && !isObscured }
    public var output: Output { display.output(showing: frame) }

    /// Where it is on the root window, as far as the window manager says.
    var frame: PixelRect
    package var placeOnScreen: (x: Int, y: Int) { (frame.minX, frame.minY) }
    var isMapped = false
    /// Minimised, or on another desktop, in the window manager's words.
    var isHidden = false
    /// Entirely covered by other windows. Where a compositing manager draws the windows the server never says so, so that a
    /// window seen through another one, or in an overview, counts as visible; where it does say so, it is right.
    var isObscured = false
    package var isClosed = false
    package var notices: SurfaceNotices = []
    var lost = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    package var tickTime = 0.0
    var wantsTick = false

    var memory: PictureMemory?
    var frameSize: PixelSize { memory?.frames.size ?? PixelSize(width: 0, height: 0) }
    var hasFrame = false
    var sharesMemory: Bool

    private var presentEvents: xcb_present_event_t = 0
    /// Makes the window's icon, until it was made.
    private var icon: (@MainActor @Sendable () -> SurfaceIcon?)?

    init(_ display: DisplayState, _ request: SurfaceRequest, size: PixelSize, scale: Double) {
        self.display = display
        connection = display.connection
        window = connection.newID()
        context = connection.newID()
        self.size = size
        self.scale = scale
        frame = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        sharesMemory = connection.sharesMemory
        icon = request.icon
        createWindow()
        describe(request)
        selectInput()
        xcb_map_window(connection.handle, window)
        xcb_flush(connection.handle)
    }

    public func requestTick() {
        guard !isClosed, !wantsTick else { return }
        wantsTick = true
        if connection.presentOpcode != nil {
            // With a divisor of 1 and a remainder of 0 every refresh matches: the event comes at the next one.
            xcb_present_notify_msc(connection.handle, window, 0, 0, 1, 0)
        } else {
            display.armRefreshTimer()
        }
    }

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        notices = []
        display.forget(self)
        xcb_destroy_window(connection.handle, window)
        xcb_free_gc(connection.handle, context)
        // The server goes through its requests in order: it has done with the memory when it comes to its release.
        releaseFrames()
        xcb_flush(connection.handle)
    }

    private func createWindow() {
        let events = XCB_EVENT_MASK_EXPOSURE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
            | XCB_EVENT_MASK_VISIBILITY_CHANGE.rawValue | XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
            | XCB_EVENT_MASK_FOCUS_CHANGE.rawValue
        var colormap: xcb_colormap_t = connection.screen.pointee.default_colormap
        if connection.visual != connection.screen.pointee.root_visual {
            colormap = connection.newID()
            xcb_create_colormap(connection.handle, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colormap, connection.root,
                                connection.visual)
        }
        // No background, and the picture kept in its corner: nothing flashes before the first frame of a new size.
        let mask = XCB_CW_BACK_PIXMAP.rawValue | XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_BIT_GRAVITY.rawValue
            | XCB_CW_EVENT_MASK.rawValue | XCB_CW_COLORMAP.rawValue
        let values = [XCB_BACK_PIXMAP_NONE.rawValue, 0, XCB_GRAVITY_NORTH_WEST.rawValue, events, colormap]
        xcb_create_window(connection.handle, connection.depth, window, connection.root, 0, 0, UInt16(size.width), UInt16(size.height),
                          0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), connection.visual, mask, values)
        xcb_create_gc(connection.handle, context, window, XCB_GC_GRAPHICS_EXPOSURES.rawValue, [UInt32(0)])
    }

    /// Properties of the window for window managers and desktops.
    private func describe(_ request: SurfaceRequest) {
        let atoms = connection.atoms
        connection.setProperty(atoms[.wmProtocols], of: window, type: XCB_ATOM_ATOM.rawValue,
                               words: [atoms[.wmDeleteWindow], atoms[.netWMPing]])
        connection.setProperty(atoms[.netWMPID], of: window, type: XCB_ATOM_CARDINAL.rawValue, words: [UInt32(getpid())])
        connection.setProperty(atoms[.wmClientMachine], of: window, type: XCB_ATOM_STRING.rawValue,
                               text: ProcessInfo.processInfo.hostName)
        connection.setProperty(XCB_ATOM_WM_CLASS.rawValue, of: window, type: XCB_ATOM_STRING.rawValue,
                               text: "\(ProcessInfo.processInfo.processName)\0\(request.identifier)\0")
        connection.setProperty(XCB_ATOM_WM_NAME.rawValue, of: window, type: atoms[.utf8String], text: request.title)
        connection.setProperty(atoms[.netWMName], of: window, type: atoms[.utf8String], text: request.title)
        // WM_HINTS: the window takes the keyboard. WM_NORMAL_HINTS: the size is the program's choice.
        connection.setProperty(XCB_ATOM_WM_HINTS.rawValue, of: window, type: XCB_ATOM_WM_HINTS.rawValue,
                               words: [1, 1, 0, 0, 0, 0, 0, 0, 0])
        var hints = [UInt32](repeating: 0, count: 18)
        hints[0] = 1 << 3
        hints[3] = UInt32(size.width)
        hints[4] = UInt32(size.height)
        connection.setProperty(XCB_ATOM_WM_NORMAL_HINTS.rawValue, of: window, type: XCB_ATOM_WM_SIZE_HINTS.rawValue, words: hints)
    }

    /// Gives the window its icon, which nothing needs before the first frame is on its way, nor without a window manager: a letter's font takes memory.
    func describeIcon() {
        guard hasFrame, display.hasWindowManager, let make = icon else { return }
        icon = nil
        guard let icon = make() else { return }
        connection.setProperty(connection.atoms[.netWMIcon], of: window, type: XCB_ATOM_CARDINAL.rawValue,
                               words: [UInt32(icon.size.width), UInt32(icon.size.height)] + icon.pixels)
        xcb_flush(connection.handle)
    }

    /// Events of the input devices. The core protocol's are left alone: it would report each touch a second time, as a pointer.
    private func selectInput() {
        let masters = XCB_INPUT_XI_EVENT_MASK_TOUCH_BEGIN.rawValue | XCB_INPUT_XI_EVENT_MASK_TOUCH_UPDATE.rawValue
            | XCB_INPUT_XI_EVENT_MASK_TOUCH_END.rawValue | XCB_INPUT_XI_EVENT_MASK_TOUCH_OWNERSHIP.rawValue
            | XCB_INPUT_XI_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_INPUT_XI_EVENT_MASK_BUTTON_RELEASE.rawValue
            | XCB_INPUT_XI_EVENT_MASK_MOTION.rawValue | XCB_INPUT_XI_EVENT_MASK_LEAVE.rawValue | XCB_INPUT_XI_EVENT_MASK_KEY_PRESS.rawValue
            | XCB_INPUT_XI_EVENT_MASK_KEY_RELEASE.rawValue
        let pinches: UInt32 = connection.hasGestures
            ? 1 << XCB_INPUT_GESTURE_PINCH_BEGIN | 1 << XCB_INPUT_GESTURE_PINCH_UPDATE | 1 << XCB_INPUT_GESTURE_PINCH_END : 0
        connection.selectInput(on: window, device: UInt16(XCB_INPUT_DEVICE_ALL_MASTER.rawValue), mask: masters | pinches)
        display.onOpen?(window)
        if connection.presentOpcode != nil {
            presentEvents = connection.newID()
            xcb_present_select_input(connection.handle, presentEvents, window, XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY.rawValue)
        }
    }
}

extension Connection {
    func selectInput(on window: xcb_window_t, device: UInt16, mask: UInt32) {
        // An event mask on the wire is a head with the number of words, and the words.
        struct Selection {
            var head: xcb_input_event_mask_t
            var mask: UInt32
        }
        var selection = Selection(head: xcb_input_event_mask_t(deviceid: device, mask_len: 1), mask: mask)
        withUnsafePointer(to: &selection) { pointer in
            _ = xcb_input_xi_select_events(handle, window, 1,
                                           UnsafeRawPointer(pointer).assumingMemoryBound(to: xcb_input_event_mask_t.self))
        }
    }
}
#endif
