import HostKit
import PictureFiles
import TouchHost
import TouchRecording
import TouchScript

/// The script, the recording and the picture that settings ask for: read and checked before there is a display.
@MainActor
struct PlaybackRequest {
    private let settings: HostSettings
    private let script: TouchScript?
    private let session: Session?

    /// - Throws: What is wrong with the script, the recording or the files, in one line.
    init(_ settings: HostSettings) throws {
        self.settings = settings
        script = try settings.script.map { path in
            let script = try TouchScript(contentsOf: path)
            try script.checkOutputs()
            return script
        }
        session = try settings.replay.map { try Session(contentsOf: $0) }
        if let snapshot = settings.snapshot { try PictureFile.check(snapshot) }
    }

    /// What is to be played on a host; `nil` without anything.
    func playback(on host: any ScriptableHost) -> (any Playback)? {
        if let session { return SessionPlayback(session, snapshot: settings.snapshot, on: host) }
        guard script != nil || settings.snapshot != nil else { return nil }
        return ScriptPlayback(script, snapshot: settings.snapshot, pinchModifiers: settings.pinchModifiers, on: host)
    }
}
