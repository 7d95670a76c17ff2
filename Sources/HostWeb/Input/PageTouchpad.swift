#if Web
import Foundation
import TouchHost

/// The wheel and the touchpad of a page.
@MainActor
final class PageTouchpad {
    private unowned let page: Page
    private unowned let state: DisplayState
    /// What it does, and where it was last.
    private var motions: ContiguousArray<IndirectSample.Kind> = []
    private var place = CGPoint.zero

    init(_ page: Page, _ state: DisplayState) {
        self.page = page
        self.state = state
    }

    /// Messages of a page that make no sense are ignored: a motion that continues without having begun, or begins again.
    func take(_ motion: PageMotion, at arrival: Double) {
        page.clock.relate(page: motion.now, host: arrival)
        guard state.surface != nil else { return }
        let known = motions.firstIndex(of: motion.kind)
        switch (motion.kind, motion.phase) {
        case (.wheel, _): guard state.mayAct(page) else { return }
        case (_, .began):
            guard state.mayAct(page), known == nil else { return }
            motions.append(motion.kind)
        case (_, .changed): guard known != nil else { return }
        case (_, .ended), (_, .cancelled):
            guard let known else { return }
            motions.remove(at: known)
        }
        place = motion.position
        let time = state.advance(to: page.clock.seconds(motion.time, now: state.systemClock.now))
        queue(IndirectSample(device: page.pointers.device, kind: motion.kind, phase: motion.phase, timestamp: time, position: motion.position,
                             movement: motion.movement, scale: motion.scale, rotation: motion.rotation, modifiers: motion.modifiers))
    }

    /// What it does is taken away.
    func cancel(at time: Double) {
        for kind in motions {
            queue(IndirectSample(device: page.pointers.device, kind: kind, phase: .cancelled, timestamp: time, position: place))
        }
        motions = []
    }

    func forget() { motions = [] }

    private func queue(_ motion: IndirectSample) {
        if let surface = state.surface { state.queue.append(motion, window: surface.number) }
    }
}
#endif
