import Foundation
import TouchHost

/// A session as text, line by line: see `Documentation/recordings.md`.
public enum SessionText {
    /// The first line: the format and its version.
    public static let format = "dactyl-recording"
    /// The version of the format that is written.
    public static let version = 2
    /// The versions that are read: version 1 had no wheels and touchpads.
    public static let readVersions = 1...version

    /// The lines before the entries.
    public static func header(_ session: Session) -> [String] {
        var lines = [
            "\(format) \(version)",
            "app \(SessionWords.quoted(session.app))",
            "host \(SessionWords.quoted(session.host))",
            "time \(session.timing.rawValue) \(session.start)",
        ]
        lines += session.outputs.map { "output \(text($0))" }
        let states = (session.isVisible ? "" : " hidden") + (session.isFocused ? "" : " unfocused")
        lines.append("surface \(SessionWords.size(session.size)) \(session.scale)\(states)")
        return lines
    }

    /// The line of an entry.
    public static func line(_ entry: SessionEntry) -> String { "\(entry.now) \(text(entry.message))" }

    /// Stands in a recording without what was typed.
    public static let hiddenRemark = "# What was typed is hidden: other keys and letters stand for it."

    /// The last line of a session that came to its end.
    public static let end = "end"

    private static func text(_ output: Output) -> String {
        "\(SessionWords.quoted(output.name)) \(SessionWords.size(output.size)) \(output.scale) \(output.refreshRate)"
    }

    private static func text(_ message: SessionEntry.Message) -> String {
        switch message {
        case .frame(let frame): return text(frame)
        case .key(let key):
            var text = "key \(key.timestamp) \(key.isPressed ? "down" : "up") \(key.usage)"
            if !key.characters.isEmpty { text += " types=\(SessionWords.quoted(key.characters))" }
            if !key.charactersIgnoringModifiers.isEmpty { text += " plain=\(SessionWords.quoted(key.charactersIgnoringModifiers))" }
            if key.isRepeat { text += " repeat=yes" }
            return text + suffix(key.modifiers)
        case .hover(let hover): return text(hover)
        case .motion(let motion): return text(motion)
        case .revision(let revision):
            var text = "revision \(revision.report)"
            if let position = revision.position { text += " x=\(Double(position.x)) y=\(Double(position.y))" }
            text += value("force", revision.force) + value("altitude", revision.altitude) + value("azimuth", revision.azimuth)
            text += value("roll", revision.roll)
            if !revision.awaiting.isEmpty { text += " awaiting=\(revision.awaiting.rawValue)" }
            return text
        case .text(let edit):
            var text = "text"
            if edit.deleteBefore != 0 { text += " before=\(edit.deleteBefore)" }
            if edit.deleteAfter != 0 { text += " after=\(edit.deleteAfter)" }
            if !edit.commit.isEmpty { text += " commit=\(SessionWords.quoted(edit.commit))" }
            if !edit.preedit.isEmpty { text += " preedit=\(SessionWords.quoted(edit.preedit))" }
            if let selection = edit.preeditSelection { text += " selection=\(SessionWords.range(selection))" }
            return text
        case .geometry(let size, let scale): return "geometry \(SessionWords.size(size)) \(scale)"
        case .visibility(let isVisible): return isVisible ? "shown" : "hidden"
        case .focus(let isFocused): return isFocused ? "focused" : "unfocused"
        case .outputs(let outputs): return (["outputs"] + outputs.map(text)).joined(separator: " ")
        case .lost(let part): return "lost \(part.minX) \(part.minY) \(part.maxX) \(part.maxY)"
        case .idle: return "idle"
        case .tick(let timestamp): return "tick \(timestamp)"
        case .wake: return "wake"
        case .drain(let isBusy): return isBusy ? "drain busy" : "drain"
        case .wait(let isBusy): return isBusy ? "wait busy" : "wait"
        case .close: return "close"
        case .termination: return "terminate"
        case .failure(let reason): return "failed \(SessionWords.quoted(reason))"
        }
    }

    private static func text(_ frame: TouchFrame) -> String {
        var text = "frame \(frame.timestamp)" + suffix(frame.modifiers)
        if frame.buttons != 0 { text += " buttons=\(frame.buttons)" }
        for contact in frame.contacts {
            text += " \(SessionWords.phase(contact.phase))\(contact.id) \(Double(contact.position.x)) \(Double(contact.position.y))"
            if contact.tool != .finger { text += " tool=\(SessionWords.tool(contact.tool))" }
            if contact.isPalm { text += " palm=\(contact.isHandOfPen ? "hand" : "yes")" }
            if let device = contact.device { text += " device=\(device)" }
            if contact.timestamp != frame.timestamp { text += " time=\(contact.timestamp)" }
            text += value("radius", contact.majorRadius) + value("force", contact.force) + value("altitude", contact.altitude)
            text += value("azimuth", contact.azimuth) + value("roll", contact.roll)
            if !contact.awaiting.isEmpty { text += " awaiting=\(contact.awaiting.rawValue)" }
            if let report = contact.report { text += " report=\(report)" }
        }
        return text
    }

    private static func text(_ hover: HoverSample) -> String {
        var text = "hover \(hover.timestamp) \(hover.device) \(hover.phase == .left ? "left" : "at") "
        text += "\(Double(hover.position.x)) \(Double(hover.position.y))"
        if hover.tool != .pointer { text += " tool=\(SessionWords.tool(hover.tool))" }
        if hover.zOffset != 0 { text += " height=\(hover.zOffset)" }
        text += value("altitude", hover.altitude) + value("azimuth", hover.azimuth) + value("roll", hover.roll) + suffix(hover.modifiers)
        if hover.buttons != 0 { text += " buttons=\(hover.buttons)" }
        return text
    }

    private static func text(_ motion: IndirectSample) -> String {
        var text = "\(SessionWords.kind(motion.kind)) \(motion.timestamp) \(motion.device)"
        if motion.kind != .wheel { text += " \(SessionWords.motionPhase(motion.phase))" }
        text += " \(Double(motion.position.x)) \(Double(motion.position.y))"
        if motion.movement != .zero { text += " across=\(Double(motion.movement.x)) down=\(Double(motion.movement.y))" }
        if motion.scale != 1 { text += " scale=\(motion.scale)" }
        if motion.rotation != 0 { text += " rotation=\(motion.rotation)" }
        return text + suffix(motion.modifiers)
    }

    private static func value(_ name: String, _ value: Double?) -> String { value.map { " \(name)=\($0)" } ?? "" }

    private static func suffix(_ modifiers: KeyModifiers) -> String {
        modifiers.isEmpty ? "" : " keys=\(SessionWords.modifiers(modifiers))"
    }
}
