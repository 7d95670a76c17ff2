internal import TouchHost

/// Two fingers that stand for a wheel or a touchpad in an app that has not opted in to indirect input (R-IND-12).
@MainActor
struct SimulatedFingers {
    /// Points from the pointer to each finger at the beginning: near enough that both land on what is under the pointer, mostly.
    private static let reach = 40.0
    /// Numbers that no host gives: those of pointers and playbacks are nearer to 0.
    private static let first = Int.min + 2

    /// Where the middle of the two has come to since the beginning, in pixels.
    private var travel = CGPoint.zero
    /// The motion that the fingers stand for: one at a time, as a hand has it.
    private var motion: (device: Int, kind: IndirectSample.Kind)?
    private var last: [CGPoint] = []

    /// What the sample makes of the fingers, in the order of time.
    /// - Parameter scale: Pixels a point.
    mutating func frames(for sample: IndirectSample, scale: Double) -> [TouchFrame] {
        switch (sample.kind, sample.phase) {
        case (.wheel, _):
            guard motion == nil else { return [] }
            travel = .zero
            var turned = sample
            let notch = GestureConfiguration.current.wheelNotch * scale
            turned.movement = CGPoint(x: sample.movement.x * notch, y: sample.movement.y * notch)
            return [frame(.began, sample, scale), moved(turned, scale), frame(.ended, sample, scale)]
        case (_, .began):
            guard motion == nil else { return [] }
            motion = (sample.device, sample.kind)
            travel = .zero
            let landing = frame(.began, IndirectSample(device: sample.device, kind: sample.kind, timestamp: sample.timestamp,
                                                       position: sample.position, modifiers: sample.modifiers), scale)
            return sample.movement == .zero && sample.scale == 1 && sample.rotation == 0 ? [landing] : [landing, moved(sample, scale)]
        case (_, .changed): return isMine(sample) ? [moved(sample, scale)] : []
        case (_, .ended), (_, .cancelled):
            guard isMine(sample) else { return [] }
            motion = nil
            return [frame(sample.phase == .ended ? .ended : .cancelled, sample, scale)]
        }
    }

    private func isMine(_ sample: IndirectSample) -> Bool { motion.map { $0.device == sample.device && $0.kind == sample.kind } ?? false }

    private mutating func moved(_ sample: IndirectSample, _ scale: Double) -> TouchFrame {
        travel.x += sample.movement.x
        travel.y += sample.movement.y
        return frame(.moved, sample, scale)
    }

    private mutating func frame(_ phase: Contact.Phase, _ sample: IndirectSample, _ scale: Double) -> TouchFrame {
        if phase == .began || phase == .moved {
            let reach = Self.reach * scale * sample.scale, middle = CGPoint(x: sample.position.x + travel.x, y: sample.position.y + travel.y)
            let across = reach * cos(sample.rotation), down = reach * sin(sample.rotation)
            last = [CGPoint(x: middle.x - across, y: middle.y - down), CGPoint(x: middle.x + across, y: middle.y + down)]
        }
        var frame = TouchFrame(timestamp: sample.timestamp, modifiers: sample.modifiers)
        for (index, position) in last.enumerated() {
            frame.contacts.append(Contact(id: Self.first + index, phase: phase, timestamp: sample.timestamp, position: position))
        }
        return frame
    }
}
