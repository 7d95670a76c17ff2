#if Wayland
import HostKit
import KeyboardLayouts
import TouchHost

/// What the devices of a seat share.
@MainActor
final class SeatState {
    let object: OpaquePointer
    let number: UInt32
    let version: UInt32
    /// What the contacts of the pointer are called: this and the next number.
    let pointerID: Int
    unowned let host: DisplayState
    /// The compositor's number of the last event in which the person did something, by which requests are justified.
    var serial: UInt32 = 0
    /// That of the keyboard.
    var keymap: Keymap?

    init(_ host: DisplayState, _ object: OpaquePointer, number: UInt32, version: UInt32, pointerID: Int) {
        self.host = host
        self.object = object
        self.number = number
        self.version = version
        self.pointerID = pointerID
    }

    var modifiers: KeyModifiers { keymap?.modifiers ?? [] }
}
#endif
