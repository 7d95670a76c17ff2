internal import GestureEngine

/// Where touches land, and what hit testing passed over on the way.
extension GestureTrace {
    /// Runs the hit test of a landing, and keeps what it passes over for ``landed(_:_:)``. A landing that nothing is hit by is noted at once:
    /// it becomes no touch.
    func hitTest<Result>(_ body: () -> Result?) -> Result? {
        let notes = HitTestNotes()
        let hit = notes.during(body)
        lastHitTest = notes
        if hit == nil { noteLanding(nil, in: nil) }
        return hit
    }

    /// The touch landed in its view, by the last hit test. With a reason the view is not called with it.
    func landed(_ touch: UITouch, _ refusal: NotAdmitted?) {
        let contact = name(touch), view = touch.hitView.map { Self.name(of: $0) }
        if case .touch(let number) = contact { knows(touch.contact, as: number) }
        noteLanding(contact, in: view)
        if let refusal, let view { note(.notAdmitted(contact, to: view, refusal)) }
    }

    /// A contact becomes no touch, or the touch is taken away, because it is no finger's.
    func rejected(_ touch: UITouch?, _ reason: Rejection) { note(.rejected(touch.map(name), reason)) }

    /// A wheel turned, or fingers began to move on a touchpad, over the view.
    func landed(_ motion: IndirectMotion) { note(.landed(name(motion), in: Self.name(of: motion.hitView))) }

    private func noteLanding(_ contact: Contact?, in view: String?) {
        note(.landed(contact, in: view))
        for group in lastHitTest?.groups ?? [] { note(.passedOver(contact, group.views, group.reason)) }
        for part in lastHitTest?.unreached ?? [] { note(.unreached(contact, part.view, beyond: part.outside, part.edge)) }
        lastHitTest = nil
    }
}
