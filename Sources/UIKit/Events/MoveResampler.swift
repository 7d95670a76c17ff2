internal import TouchHost

/// Gives fingers that move one place for each frame of the display, however the device's samples fall between frames (R-EVT-26).
///
/// A device that samples 85 times a second and a display that shows 60 frames put now one, now two samples into a frame: what follows the
/// finger steps unevenly. The place of a frame is found between two samples; nothing is guessed.
@MainActor
struct MoveResampler {
    /// What is known of a finger's samples.
    private struct Track {
        let contact: Int
        let scene: Int
        /// The newest sample that was delivered.
        var last: Contact
        /// The time of the newest sample that has come.
        var newest: Double
        /// Seconds from one sample to the next.
        var interval = 0.0
        /// The time up to which samples belong to the frame.
        var limit = -Double.infinity
        /// The first sample after it, by its number among those that wait.
        var next: Int?

        init(_ sample: QueuedSample) {
            contact = sample.contact.id
            scene = sample.scene.number
            last = sample.contact
            newest = sample.contact.timestamp
        }

        func isOf(_ sample: QueuedSample) -> Bool { contact == sample.contact.id && scene == sample.scene.number }
    }

    private var tracks: ContiguousArray<Track> = []

    /// Whether a sample may wait for the next frame: a finger's move.
    static func mayWait(_ sample: QueuedSample) -> Bool { sample.contact.phase == .moved && sample.contact.tool == .finger }

    /// Samples are delivered as they are.
    mutating func note(_ samples: ContiguousArray<QueuedSample>) {
        for sample in samples { note(sample) }
    }

    private mutating func note(_ sample: QueuedSample) {
        let index = index(of: sample)
        switch sample.contact.phase {
        case .began:
            if let index { tracks.remove(at: index) }
            tracks.append(Track(sample))
        case .moved:
            guard let index else { return }
            measure(sample, index)
            tracks[index].last = sample.contact
        case .ended, .cancelled:
            if let index { tracks.remove(at: index) }
        }
    }

    /// Takes from the fingers' moves that wait those that belong to a frame, and adds each finger's place at the time that the frame shows.
    ///
    /// - Parameters:
    ///   - waiting: Moves of fingers. Those of later frames are left in it.
    ///   - frame: Those of the frame are added to it.
    ///   - tick: When the frame began.
    mutating func resample(_ waiting: inout ContiguousArray<QueuedSample>, into frame: inout ContiguousArray<QueuedSample>, tick: Double) {
        let configuration = GestureConfiguration.current
        for sample in waiting {
            if index(of: sample) == nil { tracks.append(Track(sample)) }
            if let index = index(of: sample) { measure(sample, index) }
        }
        for index in tracks.indices {
            let delay = tracks[index].interval + configuration.resamplingSlack
            tracks[index].limit = max(tick - min(delay, configuration.resamplingLimit), tracks[index].limit)
            tracks[index].next = nil
        }
        var kept = 0
        for sample in waiting {
            guard let index = index(of: sample) else { continue }
            if sample.contact.timestamp <= tracks[index].limit + GestureConfiguration.comparisonTolerance {
                frame.append(sample)
                tracks[index].last = sample.contact
            } else {
                if tracks[index].next == nil { tracks[index].next = kept }
                waiting[kept] = sample
                kept += 1
            }
        }
        waiting.removeSubrange(kept...)
        for track in tracks {
            guard let next = track.next else { continue }
            let gap = waiting[next].contact.timestamp - track.last.timestamp
            // A finger that rested has not been on the way all the time.
            guard track.limit > track.last.timestamp + GestureConfiguration.comparisonTolerance,
                  gap <= configuration.resamplingLimit + GestureConfiguration.comparisonTolerance else { continue }
            let share = (track.limit - track.last.timestamp) / gap
            var between = waiting[next]
            between.contact = track.last
            between.contact.phase = .moved
            between.contact.timestamp = track.limit
            between.contact.report = nil
            between.contact.awaiting = []
            let from = track.last.position, to = waiting[next].contact.position
            between.contact.position = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            frame.append(between)
        }
    }

    /// The time from the sample before, unless the finger rested in between.
    private mutating func measure(_ sample: QueuedSample, _ index: Int) {
        let passed = sample.contact.timestamp - tracks[index].newest
        guard passed > 0 else { return }
        tracks[index].newest = sample.contact.timestamp
        if passed <= GestureConfiguration.current.resamplingLimit + GestureConfiguration.comparisonTolerance { tracks[index].interval = passed }
    }

    private func index(of sample: QueuedSample) -> Int? {
        for index in tracks.indices where tracks[index].isOf(sample) { return index }
        return nil
    }
}
