import Foundation
import TouchHost

extension ScriptPlayer {
    func contact(_ id: Int32) -> Int { firstContact + Int(id) }

    func tap(_ sample: TouchSample, _ duration: Double, _ now: Double, _ target: some TouchScriptTarget) throws(ScriptError) -> Bool {
        if case .tapping = progress {
            progress = .none
            change(contact(sample.id), to: .ended, now, target)
            advance()
        } else {
            try land(sample, now, target)
            progress = .tapping
            due += duration
        }
        return flush(now, target)
    }

    func glide(_ duration: Double, _ steps: Int, _ targets: Range<Int>, _ now: Double,
                       _ target: some TouchScriptTarget) -> Bool {
        guard case .gliding(let step, let start) = progress else {
            glideStarts.removeAll(keepingCapacity: true)
            for glideTarget in script.glideTargets[targets] {
                glideStarts.append(live.first { $0.id == contact(glideTarget.id) }?.position ?? glideTarget.position)
            }
            progress = .gliding(step: 1, start: due)
            due += duration / Double(steps)
            return flush(now, target)
        }
        let fraction = Double(step) / Double(steps)
        for (offset, index) in targets.enumerated() {
            let glideTarget = script.glideTargets[index], from = glideStarts[offset], to = glideTarget.position
            let position = CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
            move(TouchSample(id: glideTarget.id, position: position), now, target)
        }
        if step < steps {
            progress = .gliding(step: step + 1, start: start)
            due = start + duration * (Double(step + 1) / Double(steps))
        } else {
            progress = .none
            advance()
        }
        return flush(now, target)
    }

    /// A finger that is down may leave the window; it lands in it.
    func land(_ sample: TouchSample, _ now: Double, _ target: some TouchScriptTarget) throws(ScriptError) {
        try checkPlace("touch \(sample.id) lands", at: sample.position, target)
        var contact = Contact(id: contact(sample.id), phase: .began, timestamp: now, position: sample.position,
                              majorRadius: sample.radius,
                              force: Contact.force(pressure: sample.pressure ?? Contact.averagePressure))
        contact.isPalm = sample.tool == .palm
        if sample.tool == .pencil {
            contact.tool = .pencil
            contact.device = ScriptPencil.device
            pencil.take(sample.angles)
            pencil.hold(&contact)
        }
        live.append(contact)
        report(contact, now, target)
    }

    func move(_ sample: TouchSample, _ now: Double, _ target: some TouchScriptTarget) {
        let id = contact(sample.id)
        guard let place = live.firstIndex(where: { $0.id == id }) else { return }
        live[place].phase = .moved
        live[place].position = sample.position
        if let radius = sample.radius { live[place].majorRadius = radius }
        if let pressure = sample.pressure { live[place].force = Contact.force(pressure: pressure) }
        if let tool = sample.tool { live[place].isPalm = tool == .palm }
        if live[place].tool == .pencil {
            pencil.take(sample.angles)
            pencil.hold(&live[place])
        }
        report(live[place], now, target)
    }

    func change(_ id: Int, to phase: Contact.Phase, _ now: Double, _ target: some TouchScriptTarget) {
        guard let place = live.firstIndex(where: { $0.id == id }) else { return }
        var contact = live.remove(at: place)
        contact.phase = phase
        report(contact, now, target)
    }

    /// Adds a sample to the report. A frame holds each contact once: a second sample begins another frame.
    func report(_ contact: Contact, _ now: Double, _ target: some TouchScriptTarget) {
        if pending.contacts.contains(where: { $0.id == contact.id }) { _ = flush(now, target) }
        pending.contacts.append(contact)
    }

    func flush(_ now: Double, _ target: some TouchScriptTarget) -> Bool {
        guard !pending.contacts.isEmpty else { return false }
        pending.timestamp = now
        pending.modifiers = keyboard.modifiers
        pending.buttons = 0
        for contact in pending.contacts where contact.tool == .pencil { pending.buttons = pencil.buttons }
        for index in pending.contacts.indices { pending.contacts[index].timestamp = now }
        target.send(pending)
        pending.contacts.removeAll(keepingCapacity: true)
        return true
    }
}
