package import Foundation
package import TouchHost

/// What is known of one pen, gathered until the tablet closes a report.
package struct PenState {
    /// The buttons of a pen, as Pointer Events numbers them: the one on the barrel is the second, and the other end of the pen
    /// is the sixth.
    package static let eraser = 1 << 5

    package let device: Int
    package var isEraser = false
    package var hasTilt = false
    package var position = CGPoint.zero
    /// `nil` for pens that don't report.
    package var force: Double?
    package var roll: Double?
    package var distance = 0.0
    package private(set) var window: Int?
    private var altitude = Double.pi / 2
    private var azimuth = 0.0
    private var buttons = 0
    /// The contact that is down.
    private var contact: Int?
    /// That contact as it was sent last; `nil` before its beginning is sent.
    private var sent: Contact?
    /// A stroke that is over without a word, as it is to be sent with the next report.
    private var over: Contact?
    private var isLifted = false
    private var isLeaving = false
    private var hover: HoverSample?

    package init(device: Int) { self.device = device }

    /// Whether it touches, or did when it was last reported.
    package var isDown: Bool { contact != nil }

    package mutating func enter(_ window: Int) {
        self.window = window
        isLeaving = false
    }

    /// It has come over a window now. What it did before is over, whether or not it was said to have left or lifted (R-HST-12); buttons that are down
    /// are said again.
    package mutating func enter(_ window: Int, time: Double, _ modifiers: KeyModifiers, into queue: inout DeliveryQueue) {
        if self.window == window {
            endStroke()
            buttons = 0
        } else {
            vanish(time: time, modifiers, into: &queue)
        }
        enter(window)
    }

    package mutating func leave() { isLeaving = window != nil }

    /// It touches. A stroke whose lift was not reported is over where it was last (R-HST-12).
    package mutating func down(id: Int) {
        guard window != nil else { return }
        endStroke()
        contact = id
    }

    package mutating func up() { isLifted = contact != nil }

    /// Degrees from upright, positive where the pen's upper end is to the right or to the bottom.
    package mutating func tilt(x: Double, y: Double) {
        let right = tan(min(max(x, -89.9), 89.9) * .pi / 180)
        let down = tan(min(max(y, -89.9), 89.9) * .pi / 180)
        let flat = (right * right + down * down).squareRoot()
        altitude = flat == 0 ? .pi / 2 : atan(1 / flat)
        if flat > 0 { azimuth = atan2(down, right) }
    }

    package mutating func set(button code: UInt32, isPressed: Bool) {
        let bit: Int
        switch code {
        case 0x14b: bit = 1 << 1
        case 0x14c: bit = 1 << 2
        case 0x149: bit = 1 << 3
        default: return
        }
        buttons = isPressed ? buttons | bit : buttons & ~bit
    }

    /// The report is complete.
    package mutating func frame(time: Double, _ modifiers: KeyModifiers, into queue: inout DeliveryQueue) {
        guard let window else { return }
        tellOver(window, time, modifiers, into: &queue)
        if let id = contact {
            // A contact that ends as it begins is sent in two reports.
            if sent == nil || !isLifted { tell(id, sent == nil ? .began : .moved, window, time, modifiers, into: &queue) }
            if isLifted || isLeaving {
                tell(id, isLifted ? .ended : .cancelled, window, time, modifiers, into: &queue)
                forgetStroke()
            }
        } else if !isLeaving {
            let sample = HoverSample(device: device, tool: .pencil, timestamp: time, position: position, zOffset: distance,
                                     altitude: hasTilt ? altitude : nil, azimuth: hasTilt ? azimuth : nil, roll: roll, modifiers: modifiers,
                                     buttons: mask)
            hover = sample
            queue.append(sample, window: window)
        }
        if isLeaving { gone(window, time, into: &queue) }
    }

    /// The pen, or its tablet, is taken away.
    package mutating func vanish(time: Double, _ modifiers: KeyModifiers, into queue: inout DeliveryQueue) {
        guard let window else { return }
        tellOver(window, time, modifiers, into: &queue)
        if let id = contact, sent != nil || isLifted {
            if sent == nil { tell(id, .began, window, time, modifiers, into: &queue) }
            tell(id, isLifted ? .ended : .cancelled, window, time, modifiers, into: &queue)
        }
        gone(window, time, into: &queue)
    }

    package mutating func forget(_ closed: Int) {
        guard window == closed else { return }
        forgetAll()
    }

    /// A window has another number of pixels a point: a pen there keeps its place in the window (R-HST-14).
    package mutating func rescale(window scaled: Int, by factor: Double) {
        guard window == scaled else { return }
        position = position.scaled(by: factor)
        sent?.rescale(by: factor)
        over?.rescale(by: factor)
        hover?.rescale(by: factor)
    }

    private var mask: Int { isEraser ? buttons | Self.eraser : buttons }

    private mutating func gone(_ window: Int, _ time: Double, into queue: inout DeliveryQueue) {
        if var sample = hover {
            sample.phase = .left
            sample.timestamp = time
            queue.append(sample, window: window)
        }
        forgetAll()
    }

    private mutating func forgetAll() {
        window = nil
        hover = nil
        over = nil
        forgetStroke()
        isLeaving = false
        buttons = 0
    }

    private mutating func forgetStroke() {
        contact = nil
        sent = nil
        isLifted = false
    }

    /// The stroke, as far as it was sent, is to end where it was last.
    private mutating func endStroke() {
        if var last = sent {
            last.phase = isLeaving && !isLifted ? .cancelled : .ended
            over = last
        }
        forgetStroke()
    }

    private mutating func tellOver(_ window: Int, _ time: Double, _ modifiers: KeyModifiers, into queue: inout DeliveryQueue) {
        guard var last = over else { return }
        over = nil
        last.timestamp = time
        queue.append(last, window: window, timestamp: time, modifiers: modifiers, buttons: mask)
    }

    private mutating func tell(_ id: Int, _ phase: Contact.Phase, _ window: Int, _ time: Double, _ modifiers: KeyModifiers,
                      into queue: inout DeliveryQueue) {
        var contact = Contact(id: id, phase: phase, tool: .pencil, timestamp: time, position: position, force: force,
                              altitude: hasTilt ? altitude : nil, azimuth: hasTilt ? azimuth : nil)
        contact.roll = roll
        contact.device = device
        sent = contact
        queue.append(contact, window: window, timestamp: time, modifiers: modifiers, buttons: mask)
    }
}
