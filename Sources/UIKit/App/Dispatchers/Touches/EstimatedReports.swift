internal import TouchHost

/// Reports of styluses with guessed values, until their revisions have come (R-TCH-22 … 27).
///
/// A touch's updates go out in the order of its reports. A revision that comes before the last one of an earlier report waits for it.
@MainActor
final class EstimatedReports {
    private struct Report {
        var sample: TouchSample
        let touch: UITouch
        /// Revisions that came too early.
        var early: ContiguousArray<ContactRevision> = []
    }

    /// In order of arrival.
    private var waiting: ContiguousArray<Report> = []

    func remember(_ sample: TouchSample, of touch: UITouch) {
        // A device that never keeps its promise must not fill the memory.
        if waiting.count >= GestureConfiguration.current.maximumCoalescedSamples { waiting.removeFirst() }
        waiting.append(Report(sample: sample, touch: touch))
    }

    /// Hands better values to the touch's view, or keeps them until it is their turn.
    func revise(_ revision: ContactRevision, scale: Double) {
        guard let index = index(of: revision.report) else { return }
        let touch = waiting[index].touch
        if hasEarlier(than: index) {
            waiting[index].early.append(revision)
            giveUpWaiting(for: touch, scale: scale)
            return
        }
        apply(revision, at: index, scale: scale)
        deliverEarly(of: touch, scale: scale)
    }

    /// Reports of a scene that goes: another host counts its reports from the start.
    func removeAll(of scene: UIWindowScene) { waiting.removeAll { $0.touch.scene == scene.number } }

    private func index(of report: Int) -> Int? {
        for index in waiting.indices where waiting[index].sample.report == report { return index }
        return nil
    }

    /// Whether an earlier report of the same touch is still to be revised.
    private func hasEarlier(than index: Int) -> Bool {
        for earlier in 0..<index where waiting[earlier].touch === waiting[index].touch { return true }
        return false
    }

    /// Revisions that waited and whose turn has come.
    private func deliverEarly(of touch: UITouch, scale: Double) {
        while let index = first(of: touch), !waiting[index].early.isEmpty {
            apply(waiting[index].early.removeFirst(), at: index, scale: scale)
        }
    }

    private func first(of touch: UITouch) -> Int? {
        for index in waiting.indices where waiting[index].touch === touch { return index }
        return nil
    }

    /// A device that left out a report must not keep all later ones from the view.
    private func giveUpWaiting(for touch: UITouch, scale: Double) {
        var count = 0
        for report in waiting where report.touch === touch { count += report.early.count }
        guard count > GestureConfiguration.current.maximumEarlyRevisions, let oldest = first(of: touch) else { return }
        waiting.remove(at: oldest)
        deliverEarly(of: touch, scale: scale)
    }

    private func apply(_ revision: ContactRevision, at index: Int, scale: Double) {
        let touch = waiting[index].touch
        var sample = waiting[index].sample
        if let force = revision.force { sample.force = force }
        if let altitude = revision.altitude { sample.altitude = altitude }
        if let azimuth = revision.azimuth { sample.azimuth = touch.landingWindow?.directionFromSuperview(azimuth) ?? azimuth }
        if let roll = revision.roll { sample.roll = roll }
        if let position = revision.position, touch.isLive, let window = touch.window, position.isFinite {
            sample.location = window.convertFromSuperview(CGPoint(x: position.x / scale, y: position.y / scale))
        }
        sample.awaiting = UITouch.Properties(rawValue: revision.awaiting.rawValue)
        if sample.awaiting.isEmpty { waiting.remove(at: index) } else { waiting[index].sample = sample }
        // A late landing has these values, and promises no update that has come before it (R-TCH-27).
        if touch.landing.report == revision.report, GestureCoordinator.shared.awaitsView(touch) {
            touch.landing = sample
            if sample.awaiting.isEmpty { touch.landing.report = nil }
        }
        // A touch whose view has left its window receives nothing more (R-TCH-27).
        guard let view = touch.view, view.window != nil else { return }
        if touch.sample.report == revision.report {
            touch.sample = sample
            tell(view, of: touch, touch)
            // From now on nothing is expected (R-TCH-24).
            if sample.awaiting.isEmpty, touch.sample.report == revision.report { touch.sample.report = nil }
        } else {
            tell(view, of: touch.makeTouch(sample, previous: touch.previousLocation), touch)
        }
    }

    /// Recognizers receive it before the view (R-GR-49a, R-DLV-5).
    private func tell(_ view: UIView, of revised: UITouch, _ touch: UITouch) {
        GestureCoordinator.shared.revise([revised], of: touch)
        // Nor does a view receive better values of a touch that it was severed from, or that is still withheld (R-TCH-27).
        guard !touch.isSeveredAtLanding, !GestureCoordinator.shared.awaitsView(touch), view.window != nil else { return }
        view.touchesEstimatedPropertiesUpdated([revised])
    }
}
