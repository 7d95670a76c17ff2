public import Foundation
public import TouchHost

/// What a display, its devices and the person in front of it can do. Each call notifies the client, lets it act and draw, and returns.
extension HeadlessHost {
    /// Contacts change. A timestamp ahead of the clock lets time pass until then; one behind it is sent as it is.
    public func send(_ frame: TouchFrame) {
        send([frame])
    }

    /// Contacts change several times before the client gets to act on it, as when a device is faster than the display.
    public func send(_ frames: [TouchFrame]) {
        for frame in frames {
            begin(at: frame.timestamp)
            if let surface { client?.surface(surface, didReceive: frame) }
        }
        settle()
    }

    /// A device makes a guess in an earlier sample good, now.
    public func send(_ revision: ContactRevision) {
        if let surface { client?.surface(surface, didReceive: revision) }
        settle()
    }

    /// A key goes down or up.
    public func send(_ key: KeyEvent) {
        begin(at: key.timestamp)
        if let surface { client?.surface(surface, didReceive: key) }
        settle()
    }

    /// A pointer or stylus is over the surface, or leaves it. A timestamp ahead of the clock lets time pass until then.
    public func send(_ hover: HoverSample) {
        begin(at: hover.timestamp)
        if let surface { client?.surface(surface, didReceive: hover) }
        settle()
    }

    /// A wheel is turned, or fingers do something on a touchpad. A timestamp ahead of the clock lets time pass until then.
    public func send(_ motion: IndirectSample) {
        begin(at: motion.timestamp)
        if let surface { client?.surface(surface, didReceive: motion) }
        settle()
    }

    /// The mouse moves, now. It starts in the surface's middle.
    public func movePointer(to position: CGPoint, modifiers: KeyModifiers = []) {
        deliverPointer(at: position, modifiers: modifiers, timestamp: virtualClock.now)
        settle()
    }

    /// A button of the mouse changes, now. Buttons count from 1.
    public func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers = []) {
        deliver(pointer.set(button, isPressed: isPressed, modifiers: modifiers, at: virtualClock.now))
        settle()
    }

    /// Sends the mouse's motion: by its contacts, or as hovering.
    func deliverPointer(at position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
        deliver(pointer.move(to: position, modifiers: modifiers, at: timestamp))
        if let surface, let hover = pointer.hover(modifiers: modifiers, at: timestamp) {
            client?.surface(surface, didReceive: hover)
        }
    }

    func deliver(_ frame: TouchFrame?) {
        if let frame, let surface { client?.surface(surface, didReceive: frame) }
    }

    /// The surface gets another size, in pixels, and scale. Sizes that make no sense change nothing.
    public func resize(to size: PixelSize, scale: Double? = nil) {
        guard let surface, size.width > 0, size.height > 0, scale ?? 1 > 0,
              surface.resize(to: size, scale: scale ?? surface.scale) else { return }
        pointer.surface = size
        client?.surfaceDidChangeGeometry(surface)
        settle()
    }

    public func setVisible(_ isVisible: Bool) {
        guard let surface, surface.isVisible != isVisible else { return }
        surface.isVisible = isVisible
        client?.surfaceDidChangeVisibility(surface)
        settle()
    }

    public func setFocused(_ isFocused: Bool) {
        guard let surface, surface.isFocused != isFocused else { return }
        surface.isFocused = isFocused
        client?.surfaceDidChangeFocus(surface)
        settle()
    }

    /// Other screens are there than before; the first is the main one.
    public func changeOutputs(to outputs: [Output]) {
        guard !outputs.isEmpty else { return }
        setOutputs(outputs)
        client?.hostDidChangeOutputs(self)
        settle()
    }

    /// The screen forgets a part of the picture.
    public func lose(_ damage: PixelRect) {
        guard let surface else { return }
        surface.lose(damage)
        client?.surface(surface, didLose: damage)
        settle()
    }

    /// The frame on its way is shown. See ``isHoldingFrames``.
    public func finishFrame() {
        guard let surface, surface.isBusy else { return }
        surface.isBusy = false
        client?.surfaceDidBecomeIdle(surface)
        settle()
    }

    /// The person closes the window.
    public func requestClose() {
        guard let surface else { return }
        client?.surfaceDidRequestClose(surface)
        settle()
    }

    /// The process is asked to end.
    public func requestTermination() {
        client?.hostDidRequestTermination(self)
    }

    /// The display is gone.
    public func fail(reason: String) {
        client?.hostDidFail(self, reason: reason)
    }
}
