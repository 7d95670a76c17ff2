import TouchHost

extension ScriptPlayer {
    /// - Returns: Whether the target was called.
    func hover(_ place: PencilPlace?, _ now: Double, _ target: some TouchScriptTarget) -> Bool {
        guard let place else { return leave(now, target) }
        pencil.take(place.angles)
        var sample = HoverSample(device: ScriptPencil.device, tool: .pencil, timestamp: now, position: place.position,
                                 zOffset: place.height ?? pencil.hover?.zOffset ?? 0, modifiers: keyboard.modifiers)
        pencil.hold(&sample)
        pencil.hover = sample
        target.send(sample)
        return true
    }

    @discardableResult
    func leave(_ now: Double, _ target: some TouchScriptTarget) -> Bool {
        guard var sample = pencil.hover else { return false }
        pencil.hover = nil
        sample.phase = .left
        sample.timestamp = now
        target.send(sample)
        return true
    }

    /// A button is reported with where the pencil is, which touches or hovers.
    func setBarrel(_ button: Int, isPressed: Bool, _ now: Double, _ target: some TouchScriptTarget) {
        let bit = 1 << button
        pencil.buttons = isPressed ? pencil.buttons | bit : pencil.buttons & ~bit
        if let place = live.firstIndex(where: { $0.tool == .pencil }) {
            live[place].phase = .moved
            report(live[place], now, target)
            _ = flush(now, target)
        } else if var sample = pencil.hover {
            sample.timestamp = now
            pencil.hold(&sample)
            pencil.hover = sample
            target.send(sample)
        }
    }
}
