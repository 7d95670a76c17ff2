internal import TouchHost

extension HostConnection: TypingClient {
    /// Keys that wait may go where it can't be known yet.
    var typesInSecret: Bool {
        guard let application else { return false }
        let input = application.keyWindow?.firstResponder as? any UITextInputTraits
        return input?.isSecureTextEntry ?? false || application.keyDispatcher.hasWaiting || showsSecretKeyboard
    }

    private var showsSecretKeyboard: Bool { application.inputViews.shownKeyboard?.isSecret ?? false }

    var showsKeyboard: Bool { application?.inputViews.shownKeyboard != nil }

    var exploresKeyboard: Bool { showsKeyboard && application.screenReader != nil }

    func standIn(for place: CGPoint, on surface: any Surface) -> CGPoint? {
        guard let keyboard = application?.inputViews.shownKeyboard, keyboard.window?.windowScene?.surface === surface,
              let result = keyboard.standIn(for: CGPoint(x: place.x / surface.scale, y: place.y / surface.scale)) else { return nil }
        return CGPoint(x: result.x * surface.scale, y: result.y * surface.scale)
    }
}
