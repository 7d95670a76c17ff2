internal import TouchHost

/// What the host says, before the application acts on it (section 3.5 of the specification).
extension Verifier {
    func take(_ frame: borrowing TouchFrame, on surface: any Surface) {
        for violation in hosts.take(frame, on: surface) { reportHost(violation) }
    }

    func take(_ hover: HoverSample) {
        for violation in hosts.take(hover) { reportHost(violation) }
    }

    func take(_ motion: IndirectSample) {
        for violation in hosts.take(motion) { reportHost(violation) }
    }

    func take(_ key: KeyEvent) {
        for violation in hosts.take(key) { reportHost(violation) }
    }

    func takeTick(at timestamp: Double, now: Double) {
        for violation in hosts.takeTick(at: timestamp, now: now) { reportHost(violation) }
    }
}
