import Foundation
import TouchHost

/// Where a script plays: a host, which passes on what it receives as if its devices had sent it.
@MainActor
package protocol TouchScriptTarget: AnyObject {
    /// Whether everything that was sent so far has been handled and is on the screen.
    var isIdle: Bool { get }
    /// The window's size in pixels. `nil` where there is none: then touches land anywhere.
    var size: PixelSize? { get }
    func send(_ frame: borrowing TouchFrame)
    func send(_ key: KeyEvent)
    func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double)
    /// A button of the pointer changed where the pointer is. Buttons count from 1.
    func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double)
    /// A wheel or touchpad did something where the pointer is: the target knows the place and the device.
    func send(_ motion: IndirectSample)
    /// The pencil is over the window, or leaves it.
    func send(_ hover: HoverSample)
    /// The window gets another size in pixels, and keeps its scale where none is given.
    func resize(to size: PixelSize, scale: Double?) throws
    /// Saves the picture on the screen.
    func saveShot(to path: String) throws
    func mark(_ text: String, timestamp: Double)
}
