import FuzzSupport
import TouchRecording

/// Takes any bytes for a recorded session. What can be read is written the same again.
fuzz { bytes in
    if let session = try? Session(Array(bytes), name: "Fuzz") { session.checkText() }
}
