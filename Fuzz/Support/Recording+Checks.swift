import TouchHost
import TouchRecording

extension Recording {
    /// Decodes the recording and lays it over a surface. Whatever the device said, contacts live once, time goes on, places are on the
    /// surface, hosts' promises are kept, and the session that this makes reads back as it was written.
    public func check() {
        var lives = Lives(), time = Int64.min
        for frame in decoded() {
            precondition(frame.time >= time, "time goes back to \(frame.time)")
            time = frame.time
            for contact in frame.contacts { lives.take(contact.id, contact.phase) }
        }
        lives.end()
        for rotation in TouchMapping.Rotation.allCases {
            let surface = PixelSize(width: 390, height: 844)
            let laid = frames(TouchMapping(device, surface: surface, rotation: rotation))
            // Inputs are fed on the main thread.
            MainActor.assumeIsolated {
                let watch = Watch()
                for frame in laid { watch.take(frame) }
                watch.end()
            }
            for frame in laid {
                for contact in frame.contacts {
                    precondition((0...390).contains(contact.position.x) && (0...844).contains(contact.position.y), "\(contact)")
                    for number in [contact.timestamp, contact.force, contact.majorRadius, contact.altitude, contact.azimuth] {
                        precondition(number?.isFinite ?? true, "\(contact)")
                    }
                }
            }
        }
        Session(self, surface: PixelSize(width: 390, height: 844), scale: 2, name: "Fuzz").checkText()
    }
}

extension Session {
    /// What is written reads back as it was.
    public func checkText() {
        let written = text
        do {
            // Compared as text: NaN is not equal to itself.
            let again = try Session(written, name: "Fuzz").text
            precondition(again == written, "the session reads back as another")
        } catch {
            preconditionFailure("the session does not read back: \(error)")
        }
    }
}
