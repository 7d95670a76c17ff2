package import TouchHost

/// A key as input methods have it: by its symbol in the layout.
package struct KeySymbol: Equatable, Sendable {
    /// The number that X11 has for what the key means under the present layout and modifiers.
    package var number: UInt32
    /// The key's code in Linux's numbering.
    package var code: UInt32
    /// The modifiers that were down before, as X11's eight bits.
    package var modifiers: UInt32

    package init(number: UInt32, code: UInt32, modifiers: UInt32) {
        self.number = number
        self.code = code
        self.modifiers = modifiers
    }
}

/// An input method that gets the keys of a host's keyboards before its client does, and may enter other text in their place.
///
/// It puts keys that it does not take, and its edits, into the host's queue of deliveries.
@preconcurrency @MainActor
package protocol InputMethod: AnyObject {
    /// Readable means ``dispatch()``.
    var descriptors: [Int32] { get }
    /// A key went down or up, or is repeated.
    /// - Parameter symbol: What the key means; `nil` where that is not known, for a key that is only to keep its place in the order.
    func take(_ key: KeyEvent, _ symbol: KeySymbol?, window: Int)
    /// What a window requests: the text that is edited there, and the place of its caret. `nil` ends the entry of text.
    func setRequest(_ request: TextInputRequest?, window: Int)
    /// The window that has the keyboard; `nil` for none.
    func setFocus(_ window: Int?)
    /// Takes what the input method has sent.
    func dispatch()
    /// The client has answered everything that it was sent, and the loop is about to sleep.
    /// - Parameter corner: Where a window is on the screen, in pixels.
    func turnEnded(corner: (_ window: Int) -> (x: Int, y: Int))
    /// Lets go of the input method.
    func end()
}

/// A host that may give its keys to an input method first.
@preconcurrency @MainActor
package protocol InputMethodHost: ScriptableHost {
    /// Has keys go to an input method, from now on. To be called once, before the host runs.
    func use(_ method: any InputMethod)
}
