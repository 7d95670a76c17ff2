/// The events that frames become which reach the application together.
extension ModelProgram {
    /// The same program with one frame for each event of R-EVT-21: of the frames that are joined, the longest runs that are one event.
    /// `nil` when a merged movement leads back to where it began, which a single sample can't express.
    var merged: ModelProgram? {
        var result = self
        result.frames = []
        /// For each frame the first event that was made of its batch.
        var batches: [Int] = []
        for batch in batchesOfFrames {
            batches += Array(repeating: result.frames.count, count: batch.count)
            var rest = batch[...]
            while !rest.isEmpty {
                // A run that is one event has no shorter one that isn't.
                let length = (1...rest.count).last { isOneEvent(rest.prefix($0)) }!
                result.frames.append(event(of: rest.prefix(length)))
                rest = rest.dropFirst(length)
            }
        }
        if result.leadsBack { return nil }
        for index in result.mutations.indices {
            guard case .frame(let frame) = result.mutations[index].moment else { continue }
            result.mutations[index].moment = .frame(batches.indices.contains(frame) ? batches[frame] : result.frames.count)
        }
        return result
    }

    /// The frames that reach the application together.
    private var batchesOfFrames: [[Frame]] {
        var batches: [[Frame]] = []
        for frame in frames {
            if frame.isJoined, !batches.isEmpty { batches[batches.count - 1].append(frame) } else { batches.append([frame]) }
        }
        return batches
    }

    /// The rule: whole reports are one event unless a contact has, beside another sample, one that is no move, or a pencil lands in a report
    /// after one that has a finger, which it may take away where pencils silence fingers (R-PALM-2).
    private func isOneEvent(_ frames: ArraySlice<Frame>) -> Bool {
        let samples = frames.flatMap(\.samples)
        let mixed = Dictionary(grouping: samples, by: \.contact).values.contains { $0.count > 1 && $0.contains { $0.phase != .moved } }
        let pencilLater = pensSilenceFingers && frames.indices.contains { index in
            frames[index].samples.contains { $0.phase == .began && $0.isPencil }
                && frames[..<index].contains { $0.samples.contains { !isPencil($0.contact) } }
        }
        return !mixed && !pencilLater
    }

    /// What one event has of each contact is its last sample. Contacts stand in the order of these.
    private func event(of frames: ArraySlice<Frame>) -> Frame {
        var result = Frame(time: frames.last!.time, samples: [])
        for frame in frames {
            for sample in frame.samples {
                var sample = sample
                sample.time = frame.time
                result.samples.removeAll { $0.contact == sample.contact }
                result.samples.append(sample)
            }
        }
        return result
    }

    /// Whether a movement of a contact ends where it began.
    private var leadsBack: Bool {
        var places: [Int: (Int, Int)] = [:]
        for sample in frames.flatMap(\.samples) {
            if sample.phase == .moved, let place = places[sample.contact], place == (sample.x, sample.y) { return true }
            places[sample.contact] = (sample.x, sample.y)
        }
        return false
    }

    /// Whether the contact is a pencil, which its landing says.
    private func isPencil(_ contact: Int) -> Bool {
        frames.contains { $0.samples.contains { $0.contact == contact && $0.isPencil } }
    }

    /// Whether a move of one of these contacts may have been followed by another in the same event, so that no recognizer judged it.
    func discardsSample(of contacts: UInt64) -> Bool {
        var batch: [Int: Sample.Phase] = [:]
        for frame in frames {
            if !frame.isJoined { batch = [:] }
            for sample in frame.samples where contacts & 1 << UInt64(sample.contact) != 0 {
                if batch[sample.contact] == .moved, sample.phase == .moved { return true }
                batch[sample.contact] = sample.phase
            }
        }
        return false
    }
}
