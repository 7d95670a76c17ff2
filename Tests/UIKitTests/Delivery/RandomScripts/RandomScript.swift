import Foundation
import TouchHost

/// A script of 1 – 10 fingers that land, move, lift and are cancelled at random, in batches of random length.
///
/// Each frame has a time of its own, each sample a place of its own, and at the end no finger is down.
struct RandomScript {
    /// What reaches the application at once.
    let batches: [[TouchFrame]]
    /// The contacts of the script, each from its landing to its end.
    let contacts: [ScriptedContact]

    struct ScriptedContact {
        let id: Int
        let landing: Contact
        /// When it moved.
        var moves: [Double] = []
        var end: Contact.Phase?
    }

    static let side = 200.0

    init(using generator: inout SeededGenerator) {
        let fingers = generator.int(1...10), isBatched = generator.chance(0.5)
        var time = 0.0
        var frames: [TouchFrame] = [], batches: [[TouchFrame]] = []
        var contacts: [ScriptedContact] = []
        var down: [Int: Int] = [:]
        func place(_ generator: inout SeededGenerator) -> CGPoint {
            CGPoint(x: generator.double(-10...Self.side), y: generator.double(-10...Self.side))
        }
        for _ in 0..<generator.int(5...40) {
            time += generator.double(0.0005...0.03)
            var frame = TouchFrame(timestamp: time)
            for id in 0..<fingers {
                guard let index = down[id] else {
                    guard generator.chance(0.3) else { continue }
                    let contact = Contact(id: id, phase: .began, timestamp: time, position: place(&generator))
                    down[id] = contacts.count
                    contacts.append(ScriptedContact(id: id, landing: contact))
                    frame.contacts.append(contact)
                    continue
                }
                let choice = generator.double(0...1)
                if choice < 0.6 {
                    frame.contacts.append(Contact(id: id, phase: .moved, timestamp: time, position: place(&generator)))
                    contacts[index].moves.append(time)
                } else if choice < 0.8 {
                    let phase: Contact.Phase = generator.chance(0.8) ? .ended : .cancelled
                    frame.contacts.append(Contact(id: id, phase: phase, timestamp: time, position: contacts[index].landing.position))
                    contacts[index].end = phase
                    down[id] = nil
                }
            }
            frame.contacts.shuffle(using: &generator)
            frames.append(frame)
            if !isBatched || generator.chance(0.3) {
                batches.append(frames)
                frames = []
            }
        }
        time += 0.01
        var last = TouchFrame(timestamp: time)
        for id in 0..<fingers {
            guard let index = down[id] else { continue }
            last.contacts.append(Contact(id: id, phase: .ended, timestamp: time, position: contacts[index].landing.position))
            contacts[index].end = .ended
        }
        batches.append(frames + [last])
        self.batches = batches
        self.contacts = contacts
    }
}
