import TouchRecording

/// Counts the contacts in frames, and finds what no device may do.
struct Tally {
    var begun = 0, ended = 0, cancelled = 0, atOnce = 0
    var toolsEntered: [StylusTools: Int] = [:]
    /// Sorted.
    var rows: [Material.Row] = []
    /// What is wrong: a contact that begins twice, or changes without being down.
    var faults: [String] = []

    init(_ frames: ContiguousArray<DecodedFrame>, origin: Int64 = 0) {
        var down: [Int: Material.Row] = [:], known: Set<Int> = [], tools: StylusTools = [], time = Int64.min
        for frame in frames {
            if frame.time < time { faults.append("time goes back to \(frame.time)") }
            time = frame.time
            for tool in [StylusTools.pen, .rubber] where !tools.contains(tool) && frame.toolsInRange.contains(tool) {
                toolsEntered[tool, default: 0] += 1
            }
            tools = frame.toolsInRange
            let at = Int(frame.time - origin)
            if Set(frame.contacts.map(\.id)).count != frame.contacts.count { faults.append("a contact is twice in one frame at \(at)") }
            for contact in frame.contacts {
                let place = [Int(contact.values.x), Int(contact.values.y)]
                if (contact.phase == .began) != (down[contact.id] == nil) { faults.append("\(contact.phase) of \(contact.id) at \(at)") }
                switch contact.phase {
                case .began:
                    if !known.insert(contact.id).inserted { faults.append("\(contact.id) begins twice") }
                    begun += 1
                    down[contact.id] = Material.Row(begin: at, end: nil, first: place, last: place)
                case .moved:
                    down[contact.id]?.last = place
                case .ended, .cancelled:
                    if down[contact.id]?.last != place { faults.append("the end of \(contact.id) is elsewhere") }
                    if contact.phase == .ended { ended += 1 } else { cancelled += 1 }
                    if var row = down.removeValue(forKey: contact.id) {
                        row.end = contact.phase == .ended ? at : nil
                        rows.append(row)
                    }
                }
            }
            atOnce = max(atOnce, down.count)
        }
        if !down.isEmpty { faults.append("\(down.keys.sorted()) never end") }
        rows.sort()
    }
}
