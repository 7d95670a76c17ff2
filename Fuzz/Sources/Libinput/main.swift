import FuzzSupport
import LibinputRecordings

/// Takes any bytes for what `libinput record` writes.
fuzz { bytes in
    guard let recording = try? LibinputRecording(Array(bytes), name: "Fuzz") else { return }
    for recording in recording.recordings { recording.check() }
}
