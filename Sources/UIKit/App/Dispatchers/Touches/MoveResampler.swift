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
        /// The first sample that the frame leaves to later ones: its frame among those that wait, and its number among the contacts.
        var next: (frame: Int, contact: Int)?

        init(_ sample: Contact, in scene: Int) {
            contact = sample.id
            self.scene = scene
            last = sample
            newest = sample.timestamp
        }
    }

    private var tracks: ContiguousArray<Track> = []
    /// The time up to which reports belong to the frame of the display. One for all fingers: a report is delivered whole.
    private var limit = -Double.infinity
    /// The time of the newest event. A frame that is not later, as after one of a finger with slower samples, has no place of its own: time does not go back.
    private var reached = -Double.infinity

    /// Whether a sample may wait for the next frame: a finger's move.
    static func mayWait(_ sample: Contact) -> Bool { sample.phase == .moved && sample.tool == .finger }

    /// Frames are delivered as they are.
    mutating func note(_ batch: FrameBatch) {
        for frame in batch.frames {
            for index in frame.contacts { note(batch.contacts[index], in: frame.scene.number) }
        }
        if tracks.isEmpty { reached = -.infinity }
    }

    private mutating func note(_ sample: Contact, in scene: Int) {
        reached = max(reached, sample.timestamp)
        let index = index(of: sample, in: scene)
        switch sample.phase {
        case .began:
            if let index { tracks.remove(at: index) }
            tracks.append(Track(sample, in: scene))
        case .moved:
            guard let index else { return }
            measure(sample, index)
            tracks[index].last = sample
        case .ended, .cancelled:
            if let index { tracks.remove(at: index) }
        }
    }

    /// Takes from the fingers' moves that wait those that belong to a frame of the display, and adds each finger's place at the time that the
    /// frame shows.
    ///
    /// - Parameters:
    ///   - waiting: Moves of fingers. Those of later frames are left in it.
    ///   - shown: Those of the frame are added to it.
    ///   - tick: When the frame began.
    mutating func resample(_ waiting: inout FrameBatch, into shown: inout FrameBatch, tick: Double) {
        setLimit(waiting, tick: tick)
        var rest = FrameBatch()
        for frame in waiting.frames {
            let isShown = waiting.contacts[frame.contacts.lowerBound].timestamp <= limit + GestureConfiguration.comparisonTolerance
            if isShown { shown.append(frame, of: waiting) } else { rest.append(frame, of: waiting) }
            for contact in frame.contacts { place(waiting.contacts[contact], frame.scene.number, isShown, rest) }
        }
        waiting = rest
        addPlacesBetween(waiting, to: &shown)
    }

    /// How far behind the display's time the frame's time is, by the finger whose samples are farthest apart.
    private mutating func setLimit(_ waiting: FrameBatch, tick: Double) {
        let configuration = GestureConfiguration.current
        for index in tracks.indices { tracks[index].next = nil }
        var delay = 0.0
        for frame in waiting.frames {
            for contact in frame.contacts {
                let sample = waiting.contacts[contact], scene = frame.scene.number
                if self.index(of: sample, in: scene) == nil { tracks.append(Track(sample, in: scene)) }
                guard let index = index(of: sample, in: scene) else { continue }
                measure(sample, index)
                delay = max(delay, tracks[index].interval)
            }
        }
        limit = tick - min(delay + configuration.resamplingSlack, configuration.resamplingLimit)
    }

    private mutating func place(_ sample: Contact, _ scene: Int, _ isShown: Bool, _ rest: FrameBatch) {
        guard let index = index(of: sample, in: scene) else { return }
        if isShown {
            tracks[index].last = sample
        } else if tracks[index].next == nil {
            let frame = rest.frames.count - 1
            for contact in rest.frames[frame].contacts where rest.contacts[contact].id == sample.id { tracks[index].next = (frame, contact) }
        }
    }

    private mutating func addPlacesBetween(_ waiting: FrameBatch, to shown: inout FrameBatch) {
        guard limit > reached + GestureConfiguration.comparisonTolerance else { return }
        reached = limit
        let resamplingLimit = GestureConfiguration.current.resamplingLimit, start = shown.frames.count
        for track in tracks {
            guard let next = track.next else { continue }
            let following = waiting.contacts[next.contact], gap = following.timestamp - track.last.timestamp
            // A finger that rested has not been on the way all the time.
            guard limit > track.last.timestamp + GestureConfiguration.comparisonTolerance,
                  gap <= resamplingLimit + GestureConfiguration.comparisonTolerance else { continue }
            let share = (limit - track.last.timestamp) / gap
            var between = track.last
            between.phase = .moved
            between.timestamp = limit
            between.report = nil
            between.awaiting = []
            let from = track.last.position, to = following.position
            between.position = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            shown.join(between, like: waiting.frames[next.frame], from: start)
        }
    }

    /// The time from the sample before, unless the finger rested in between.
    private mutating func measure(_ sample: Contact, _ index: Int) {
        let passed = sample.timestamp - tracks[index].newest
        guard passed > 0 else { return }
        tracks[index].newest = sample.timestamp
        if passed <= GestureConfiguration.current.resamplingLimit + GestureConfiguration.comparisonTolerance { tracks[index].interval = passed }
    }

    private func index(of sample: Contact, in scene: Int) -> Int? {
        for index in tracks.indices where tracks[index].contact == sample.id && tracks[index].scene == scene { return index }
        return nil
    }
}
