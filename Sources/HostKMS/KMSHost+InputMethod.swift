#if KMS
import HostKit
public import TouchHost

extension KMSHost: InputMethodHost {
    package var deliveries: Deliveries { state.deliveries }

    package func use(_ method: any InputMethod) {
        state.inputMethod = method
        waitFor(method.descriptors)
    }

    /// The screen is one window, which has the keyboard while it is seen.
    func inputMethodTurn() {
        guard let method = state.inputMethod else { return }
        method.setFocus(state.surface?.isFocused == true ? DisplayState.window : nil)
        method.turnEnded { _ in (0, 0) }
    }
}

extension KMSSurface: TextInputSurface {
    /// Without an input method all text comes by keys.
    public var takesTextInput: Bool { state.inputMethod != nil }
    public var showsKeyboard: Bool { false }

    public func setTextInput(_ request: TextInputRequest?) {
        guard !isClosed else { return }
        state.inputMethod?.setRequest(request, window: DisplayState.window)
    }
}
#endif
