#if Web
import Foundation
import TouchHost

/// Wheels and touchpads of pages.
extension WebHost {
    /// What a page says is taken as far as it makes sense: what goes on without having begun, or begins again, is ignored.
    func take(_ motion: PageMotion, of page: Page, at arrival: Double) {
        page.clock.relate(page: motion.now, host: arrival)
        guard surface != nil else { return }
        let known = page.motions.firstIndex(of: motion.kind)
        switch (motion.kind, motion.phase) {
        case (.wheel, _): guard mayAct(page) else { return }
        case (_, .began):
            guard mayAct(page), known == nil else { return }
            page.motions.append(motion.kind)
        case (_, .changed): guard known != nil else { return }
        case (_, .ended), (_, .cancelled):
            guard let known else { return }
            page.motions.remove(at: known)
        }
        page.motionPlace = motion.position
        let time = advance(to: page.clock.seconds(motion.time, now: systemClock.now))
        send(IndirectSample(device: page.pointer.device, kind: motion.kind, phase: motion.phase, timestamp: time, position: motion.position,
                            movement: motion.movement, scale: motion.scale, rotation: motion.rotation, modifiers: motion.modifiers))
    }

    /// The page is gone or can't be seen.
    func cancelMotions(of page: Page, at time: Double) {
        let motions = page.motions
        page.motions = []
        for kind in motions {
            send(IndirectSample(device: page.pointer.device, kind: kind, phase: .cancelled, timestamp: time, position: page.motionPlace))
        }
    }

    private func send(_ motion: IndirectSample) {
        guard let surface, let client else { return }
        surface.tellState(client)
        client.surface(surface, didReceive: motion)
    }
}
#endif
