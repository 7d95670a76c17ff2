/// What becomes of frames that reach the application together.
extension ModelProgram {
    /// The same program with one frame for each event that R-EVT-21 makes of what is joined: moves of a contact are merged, anything
    /// else of a contact stands alone, and so may what fingers did before a pencil lands, which takes them away (R-PALM-2). `nil` when a
    /// merged movement leads back to where it began, which a single sample can't express.
    var merged: ModelProgram? {
        var result = self
        result.frames = []
        var firstOfBatch = 0
        /// For each frame the first one that was made of its batch.
        var batches: [Int] = []
        var places: [Int: (Int, Int)] = [:]
        for frame in frames {
            if !frame.isJoined { firstOfBatch = result.frames.count }
            batches.append(firstOfBatch)
            for (index, sample) in frame.samples.enumerated() {
                var sample = sample
                sample.time = frame.time
                let startsBatch = index == 0 && !frame.isJoined
                if startsBatch || !fits(sample, in: result.frames.last!) {
                    result.frames.append(Frame(time: frame.time, samples: []))
                }
                let last = result.frames.count - 1
                result.frames[last].time = frame.time
                result.frames[last].samples.removeAll { $0.contact == sample.contact }
                result.frames[last].samples.append(sample)
            }
        }
        for sample in result.frames.flatMap(\.samples) {
            if sample.phase == .moved, let place = places[sample.contact], place == (sample.x, sample.y) { return nil }
            places[sample.contact] = (sample.x, sample.y)
        }
        for index in result.mutations.indices {
            guard case .frame(let frame) = result.mutations[index].moment else { continue }
            result.mutations[index].moment = .frame(batches.indices.contains(frame) ? batches[frame] : result.frames.count)
        }
        return result
    }

    private func fits(_ sample: Sample, in frame: Frame) -> Bool {
        if pensSilenceFingers, sample.phase == .began, sample.isPencil, frame.samples.contains(where: { !isPencil($0.contact) }) { return false }
        return frame.samples.allSatisfy { $0.contact != sample.contact || $0.phase == .moved && sample.phase == .moved }
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
