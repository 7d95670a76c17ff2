internal import TouchHost

/// Reports of styluses with guessed values, until their revisions have come (R-TCH-22 … 27).
@MainActor
final class EstimatedReports {
    private struct Report {
        var sample: TouchSample
        let touch: UITouch
    }

    /// In order of arrival.
    private var waiting: ContiguousArray<Report> = []

    func remember(_ sample: TouchSample, of touch: UITouch) {
        // A device that never keeps its promise must not fill the memory.
        if waiting.count >= GestureConfiguration.current.maximumCoalescedSamples { waiting.removeFirst() }
        waiting.append(Report(sample: sample, touch: touch))
    }

    /// Hands better values to the touch's view.
    func revise(_ revision: ContactRevision, scale: Double) {
        guard let index = waiting.firstIndex(where: { $0.sample.report == revision.report }) else { return }
        let touch = waiting[index].touch
        var sample = waiting[index].sample
        if let force = revision.force { sample.force = force }
        if let altitude = revision.altitude { sample.altitude = altitude }
        if let azimuth = revision.azimuth { sample.azimuth = azimuth }
        if let roll = revision.roll { sample.roll = roll }
        if let position = revision.position, touch.isLive, let window = touch.window, position.isFinite {
            sample.location = window.convertFromSuperview(CGPoint(x: position.x / scale, y: position.y / scale))
        }
        sample.awaiting = UITouch.Properties(rawValue: revision.awaiting.rawValue)
        if sample.awaiting.isEmpty { waiting.remove(at: index) } else { waiting[index].sample = sample }
        // A touch whose view has left its window hears nothing more (R-TCH-27).
        guard let view = touch.view, view.window != nil else { return }
        if touch.sample.report == revision.report {
            touch.sample = sample
            view.touchesEstimatedPropertiesUpdated([touch])
        } else {
            view.touchesEstimatedPropertiesUpdated([touch.makeTouch(sample, previous: touch.previousLocation)])
        }
    }
}
