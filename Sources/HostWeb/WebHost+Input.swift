#if Web
import Foundation
import HostKit
import TouchHost

/// Fingers, pens, mice and keys of pages.
extension WebHost {
    /// Whether the page's fingers count now.
    func mayAct(_ page: Page) -> Bool { own.isShared || holder == nil || holder === page }

    /// Whether what is typed and pasted there counts: the page that touched last types, and no other.
    func mayType(_ page: Page) -> Bool {
        guard !own.isShared, let active, active.isVisible else { return mayAct(page) }
        return active === page
    }

    /// Sends the samples in the order of their times; contacts that changed at the same instant make one frame.
    func take(_ message: PageSamples, of page: Page, at arrival: Double) {
        page.clock.relate(page: message.now, host: arrival)
        guard let surface, let client else { return }
        surface.tellState(client)
        let now = systemClock.now
        var frame = TouchFrame(timestamp: 0)
        swap(&frame, &spareFrame)
        frame.contacts.removeAll(keepingCapacity: true)
        frame.modifiers = message.modifiers
        frame.buttons = 0
        for sample in message.samples.sortedByTime() {
            if page.isGone { break }
            if sample.phase == .began, sample.tool != .mouse, !mayAct(page) { continue }
            let time = advance(to: page.clock.seconds(sample.time, now: now))
            if sample.tool == .mouse || sample.phase == .hovered || sample.phase == .left {
                send(&frame, client)
                if sample.tool == .mouse {
                    takeMouse(sample, at: time, message.modifiers, of: page, client)
                } else {
                    takeHover(sample, at: time, message.modifiers, of: page, client)
                }
                continue
            }
            // Complete frames are sent first: a callback that runs the loop may find the page gone, with all that it has down.
            let buttons = sample.pencilButtons
            if frame.timestamp != time || frame.buttons != buttons || frame.holds(page.fingers.contact(sample.pointer)) { send(&frame, client) }
            guard !page.isGone,
                  let contact = page.fingers.take(sample, at: time, pencil: page.pencil, newID: &lastContact) else { continue }
            frame.timestamp = time
            frame.buttons = buttons
            frame.contacts.append(contact)
            use(page)
        }
        send(&frame, client)
        swap(&frame, &spareFrame)
        settleHolder()
    }

    func take(_ key: PageKey, of page: Page, at arrival: Double) {
        page.clock.relate(page: key.now, host: arrival)
        guard surface != nil else { return }
        let index = page.keys.firstIndex { $0.code == key.code }
        if key.isRepeat {
            guard mayType(page), index != nil else { return }
        } else if key.isPressed {
            guard mayType(page), index == nil, page.keys.count < PageLimits.contacts else { return }
            page.keys.append(key)
            use(page)
        } else {
            guard let index else { return }
            page.keys.remove(at: index)
        }
        let time = advance(to: page.clock.seconds(key.time, now: systemClock.now))
        send(key, isPressed: key.isPressed, isRepeat: key.isRepeat, at: time)
    }

    /// The page is gone or can't be seen: what it has down is taken away.
    func cancel(_ page: Page) {
        let time = advance(to: systemClock.now)
        var frame = TouchFrame(timestamp: time)
        let buttons = page.pointer.buttons
        page.fingers.cancelAll(at: time, into: &frame.contacts)
        if let surface, let client {
            surface.tellState(client)
            send(&frame, client)
            frame.timestamp = time
            frame.buttons = buttons
            page.pointer.cancel(at: time, into: &frame.contacts)
            send(&frame, client)
            for hover in [page.pointerHover, page.pencilHover] {
                guard var hover else { continue }
                hover.phase = .left
                hover.timestamp = time
                client.surface(surface, didReceive: hover)
            }
        }
        cancelMotions(of: page, at: time)
        page.buttons = 0
        page.pointerHover = nil
        page.pencilHover = nil
        let keys = page.keys
        page.keys = []
        for key in keys { send(key, isPressed: false, at: time) }
        if holder === page { holder = nil }
        sendRoles()
    }

    // MARK: The mouse and the hovering pen

    private func takeMouse(_ sample: PageSample, at time: Double, _ modifiers: KeyModifiers, of page: Page,
                           _ client: any DisplayHostClient) {
        guard let surface else { return }
        let place = PointerSimulation.Sample(position: sample.position, surface: surface.size, modifiers: modifiers, timestamp: time)
        var frame = TouchFrame(timestamp: time, modifiers: modifiers)
        frame.buttons = page.pointer.buttons
        switch sample.phase {
        case .cancelled:
            page.pointer.cancel(at: time, into: &frame.contacts)
            page.buttons = 0
        case .left:
            if !page.pointer.isPressed { endHover(&page.pointerHover, at: time, client) }
        case .began, .moved, .ended, .hovered:
            // A press begins on the page, with no button down before: one that was cancelled, had to wait or comes in from elsewhere lands by no motion.
            let buttons = sample.buttons & 0x1f, begins = sample.phase == .began && mayAct(page)
            let changed = page.pointer.isPressed ? buttons ^ page.buttons : begins ? buttons : 0
            page.pointer.move(to: place, into: &frame.contacts)
            send(&frame, client)
            frame.timestamp = time
            for bit in 0..<5 where changed & 1 << bit != 0 {
                if buttons & 1 << bit != 0 {
                    page.pointer.press(button: bit + 1, at: place, into: &frame.contacts)
                    frame.buttons = page.pointer.buttons
                    use(page)
                } else {
                    frame.buttons = page.pointer.release(button: bit + 1, at: time, into: &frame.contacts)
                }
                send(&frame, client)
                frame.timestamp = time
            }
            page.buttons = buttons
            if mayAct(page), let hover = page.pointer.hover(at: place) {
                page.pointerHover = hover
                client.surface(surface, didReceive: hover)
            }
        }
        send(&frame, client)
    }

    private func takeHover(_ sample: PageSample, at time: Double, _ modifiers: KeyModifiers, of page: Page,
                           _ client: any DisplayHostClient) {
        guard let surface, sample.tool == .pencil else { return }
        guard sample.phase == .hovered else { return endHover(&page.pencilHover, at: time, client) }
        guard mayAct(page) else { return }
        let hover = HoverSample(device: page.pencil, tool: .pencil, timestamp: time, position: sample.position,
                                altitude: sample.altitude.map { max(0, $0) }, azimuth: sample.azimuth, roll: sample.roll,
                                modifiers: modifiers, buttons: sample.pencilButtons)
        page.pencilHover = hover
        client.surface(surface, didReceive: hover)
    }

    private func endHover(_ hover: inout HoverSample?, at time: Double, _ client: any DisplayHostClient) {
        guard let surface, var last = hover else { return }
        hover = nil
        last.phase = .left
        last.timestamp = time
        client.surface(surface, didReceive: last)
    }

    // MARK: Sending

    /// Sends the frame if it holds anything, and empties it.
    private func send(_ frame: inout TouchFrame, _ client: any DisplayHostClient) {
        guard !frame.contacts.isEmpty else { return }
        for index in frame.contacts.indices { frame.contacts[index].timestamp = frame.timestamp }
        if let surface { client.surface(surface, didReceive: frame) }
        frame.contacts.removeAll(keepingCapacity: true)
    }

    private func send(_ key: PageKey, isPressed: Bool, isRepeat: Bool = false, at time: Double) {
        guard let surface, let client else { return }
        surface.tellState(client)
        let event = KeyEvent(timestamp: time, usage: PageKeyUsage.usage(code: key.code), isPressed: isPressed, characters: key.characters,
                             charactersIgnoringModifiers: key.characters, modifiers: key.modifiers, isRepeat: isRepeat)
        client.surface(surface, didReceive: event)
    }

    /// The time, or that of the last frame sent if it is older.
    func advance(to time: Double) -> Double {
        lastTime = max(lastTime, time)
        return lastTime
    }

    // MARK: Whose turn it is

    private func use(_ page: Page) {
        if active !== page {
            active = page
            sendTextInput()
        }
        guard holder == nil, page.isTouching else { return }
        holder = page
        sendRoles()
    }

    private func settleHolder() {
        guard let page = holder, !page.isTouching else { return }
        holder = nil
        sendRoles()
    }
}

extension TouchFrame {
    fileprivate func holds(_ id: Int?) -> Bool {
        guard let id else { return false }
        for contact in contacts where contact.id == id { return true }
        return false
    }
}

extension ContiguousArray<PageSample> {
    /// Those of the same time stay in their order. Pages send them nearly sorted.
    func sortedByTime() -> Self {
        var result = self
        for index in result.indices.dropFirst() {
            var place = index
            let sample = result[index]
            while place > 0, result[place - 1].time > sample.time {
                result[place] = result[place - 1]
                place -= 1
            }
            if place != index { result[place] = sample }
        }
        return result
    }
}
#endif
