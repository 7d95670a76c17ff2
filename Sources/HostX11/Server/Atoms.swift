#if X11
import CXCB

/// The names that the host uses, as the server numbers them.
struct Atoms {
    enum Name: Int, CaseIterable {
        case wmProtocols, wmDeleteWindow, wmClientMachine, netWMPing, netWMPID, netWMName, netWMIcon, netWMState, netWMStateHidden
        case netSupportingWMCheck, utf8String, clipboard, targets, received, incremental, multiple, timestamp, atomPair
        case mtPressure, pressure, mtTouchMajor, mtToolType, mtPositionX, positionX, distance, tiltX, tiltY, rotation, wheel, mapping, product
        case touchpad, touchscreen, eraser, cursor, pad, touch

        var text: String {
            switch self {
            case .wmProtocols: "WM_PROTOCOLS"
            case .wmDeleteWindow: "WM_DELETE_WINDOW"
            case .wmClientMachine: "WM_CLIENT_MACHINE"
            case .netWMPing: "_NET_WM_PING"
            case .netWMPID: "_NET_WM_PID"
            case .netWMName: "_NET_WM_NAME"
            case .netWMIcon: "_NET_WM_ICON"
            case .netWMState: "_NET_WM_STATE"
            case .netWMStateHidden: "_NET_WM_STATE_HIDDEN"
            case .netSupportingWMCheck: "_NET_SUPPORTING_WM_CHECK"
            case .utf8String: "UTF8_STRING"
            case .clipboard: "CLIPBOARD"
            case .targets: "TARGETS"
            case .received: "DACTYL_CLIPBOARD"
            case .incremental: "INCR"
            case .multiple: "MULTIPLE"
            case .timestamp: "TIMESTAMP"
            case .atomPair: "ATOM_PAIR"
            case .mtPressure: "Abs MT Pressure"
            case .pressure: "Abs Pressure"
            case .mtTouchMajor: "Abs MT Touch Major"
            case .mtToolType: "Abs MT Tool Type"
            case .mtPositionX: "Abs MT Position X"
            case .positionX: "Abs X"
            case .distance: "Abs Distance"
            case .tiltX: "Abs Tilt X"
            case .tiltY: "Abs Tilt Y"
            case .rotation: "Abs Rotary Z"
            case .wheel: "Abs Wheel"
            case .mapping: "Coordinate Transformation Matrix"
            case .product: "Device Product ID"
            case .touchpad: "TOUCHPAD"
            case .touchscreen: "TOUCHSCREEN"
            case .eraser: "ERASER"
            case .cursor: "CURSOR"
            case .pad: "PAD"
            case .touch: "TOUCH"
            }
        }
    }

    private let values: [xcb_atom_t]

    subscript(_ name: Name) -> xcb_atom_t { values[name.rawValue] }

    static func ask(_ connection: OpaquePointer) -> [xcb_intern_atom_cookie_t] {
        Name.allCases.map { xcb_intern_atom(connection, 0, UInt16($0.text.utf8.count), $0.text) }
    }

    /// Names that count from 1, for tests.
    init() { values = Name.allCases.map { xcb_atom_t($0.rawValue + 1) } }

    init(_ connection: OpaquePointer, _ pending: [xcb_intern_atom_cookie_t]) {
        values = pending.map { cookie in
            let reply = xcb_intern_atom_reply(connection, cookie, nil)
            defer { free(reply) }
            return reply?.pointee.atom ?? xcb_atom_t(XCB_ATOM_NONE.rawValue)
        }
    }
}
#endif
