import FuzzSupport
import TouchRecording

/// Takes any bytes for an evemu recording.
fuzz { bytes in
    (try? Recording(evemu: Array(bytes), name: "Fuzz"))?.check()
}
