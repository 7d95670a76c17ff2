#if X11
import HostKit
public import TouchHost

extension X11Host: InputMethodHost {
    package func use(_ method: any InputMethod) {
        state.inputMethod = method
        waitFor(method.descriptors)
        method.setFocus(state.focusedWindow)
    }
}

extension X11Surface: TextInputSurface {
    /// Without an input method all text comes by keys.
    public var takesTextInput: Bool { display.inputMethod != nil }
    public var showsKeyboard: Bool { false }

    public func setTextInput(_ request: TextInputRequest?) {
        guard !isClosed else { return }
        display.inputMethod?.setRequest(request, window: Int(window))
    }
}
#endif
