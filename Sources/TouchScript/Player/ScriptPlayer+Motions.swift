import Foundation
import TouchHost

/// Wheels and touchpads.
extension ScriptPlayer {
    func perform(_ motion: ScriptMotion, _ duration: Double, _ steps: Int, _ now: Double, _ target: some TouchScriptTarget) {
        guard case .gliding(let step, let start) = progress else {
            send(motion.kind, .began, now, target) { _ in }
            progress = .gliding(step: 1, start: due)
            due += duration / Double(steps)
            return
        }
        send(motion.kind, .changed, now, target) { motion.set(&$0, step, of: steps) }
        if step < steps {
            progress = .gliding(step: step + 1, start: start)
            due = start + duration * (Double(step + 1) / Double(steps))
        } else {
            send(motion.kind, .ended, now, target) { if motion.kind == .transform { motion.set(&$0, step, of: steps) } }
            progress = .none
            advance()
        }
    }

    /// One sample of a motion by hand. A pinch is turned by what was turned before as well.
    func perform(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ movement: CGPoint, _ scale: Double, _ turn: Double, _ now: Double,
                 _ target: some TouchScriptTarget) {
        if kind == .transform {
            if phase == .began { touchpad = ScriptTouchpad() }
            if phase == .changed { touchpad.scale = scale }
            touchpad.rotation += turn
        }
        send(kind, phase, now, target) { sample in
            sample.movement = CGPoint(x: -movement.x, y: -movement.y)
            if kind == .transform { (sample.scale, sample.rotation) = (touchpad.scale, touchpad.rotation) }
        }
    }

    func rest(_ duration: Double, _ now: Double, _ target: some TouchScriptTarget) {
        if case .resting = progress {
            progress = .none
            send(.hold, .ended, now, target) { _ in }
            advance()
        } else {
            progress = .resting
            send(.hold, .began, now, target) { _ in }
            due += duration
        }
    }

    func send(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ now: Double, _ target: some TouchScriptTarget,
              _ change: (inout IndirectSample) -> Void) {
        var sample = IndirectSample(device: 0, kind: kind, phase: phase, timestamp: now, position: .zero, modifiers: keyboard.modifiers)
        change(&sample)
        target.send(sample)
    }
}

extension ScriptMotion {
    fileprivate var kind: IndirectSample.Kind { if case .scroll = self { .scroll } else { .transform } }

    fileprivate func set(_ sample: inout IndirectSample, _ step: Int, of steps: Int) {
        let part = Double(step) / Double(steps)
        switch self {
        case .scroll(let distance): sample.movement = CGPoint(x: -distance.x / Double(steps), y: -distance.y / Double(steps))
        case .magnify(let factor): sample.scale = pow(factor, part)
        case .turn(let angle): sample.rotation = angle * part
        }
    }
}
