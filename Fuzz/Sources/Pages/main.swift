#if Web
import FuzzSupport
@testable import HostWeb
import TouchHost

/// Takes any bytes for messages of a page to the browser host, each after its length in two bytes, and follows the page's fingers.
fuzz { bytes in
    var rest = bytes[...]
    var clock = PageClock(), fingers = PageFingers(), lives = Lives(), lastContact = 0, now = 0.0
    while rest.count >= 2 {
        let length = min(Int(rest[rest.startIndex]) | Int(rest[rest.startIndex + 1]) << 8, rest.count - 2)
        let message = UnsafeRawBufferPointer(rebasing: rest.dropFirst(2).prefix(length))
        rest = rest.dropFirst(2 + length)
        now += 0.01
        // One that is malformed ends its connection.
        guard let read = try? PageMessage(message) else { break }
        switch read {
        case .view(let view):
            precondition(view.size.width * view.size.height <= PageLimits.pixels && view.size.width > 0 && view.size.height > 0, "\(view)")
            precondition((0.25...16).contains(view.scale), "\(view)")
        case .samples(let samples):
            clock.relate(page: samples.now, host: now)
            for sample in samples.samples {
                let time = clock.seconds(sample.time, now: now)
                precondition(time <= now && time.isFinite, "a sample is of the future")
                if let contact = fingers.take(sample, at: time, pencil: 1, newID: &lastContact) { lives.take(contact.id, contact.phase) }
                precondition(fingers.count <= PageLimits.contacts, "there are too many fingers")
            }
        case .key(let key): precondition((0...0xffff).contains(PageKeyUsage.usage(code: key.code)), "\(key)")
        case .edit(let edit, _):
            if let selection = edit.preeditSelection { precondition(selection.upperBound <= edit.preedit.utf16.count, "\(edit)") }
        case .motion(let motion):
            let numbers = [motion.position.x, motion.position.y, motion.movement.x, motion.movement.y, motion.scale, motion.rotation]
            precondition(numbers.allSatisfy(\.isFinite) && motion.scale > 0, "\(motion)")
        case .shown, .tick, .pasted, .beat: break
        }
    }
    var gone: ContiguousArray<Contact> = []
    fingers.cancelAll(at: now, into: &gone)
    for contact in gone { lives.take(contact.id, contact.phase) }
    lives.end()
}
#endif
