import Foundation
import TouchHost

/// A touch script that was read and found right: what fingers, keys and the pointer do, and when.
///
/// The language is one command a line; `#` starts a comment, `;` separates commands on a line. Coordinates are pixels from the
/// surface's upper left corner, times are milliseconds.
///
///     down ID X Y [PRESSURE] [pressure=P] [major=N] [minor=N] [angle=DEG]
///          [tool=finger|pencil|palm] [altitude=DEG] [azimuth=DEG] [roll=DEG]
///     move ID X Y …                     attributes as for down; what is not said stays as it was. tool=palm: it turns out to be one
///     up ID
///     frame                             ends one report of the device, which groups the above
///     cancel                            takes every touch in progress away
///     glide MS HZ ID X Y [ID X Y …]     moves fingers from where they are, together
///     tap ID X Y [MS]                   down, frame, sleep (50), up, frame
///     sleep MS                          ends the frame too
///     sync                              waits until everything so far is on the screen
///     ready [MS]                        waits until the app shows its window, by default 5000 ms at most
///     key NAME [tap|press|release]      names as in `LeftAlt`, `Alt_L`, `KEY_LEFTALT`, `a`; code:N is an evdev code
///     pointer X Y                       moves the mouse, which hovers while no button is down
///     button N [tap|press|release]
///     wheel DX DY                       turns the mouse's wheel where the pointer is, in notches
///     scroll MS HZ DX DY                two fingers on a touchpad scroll, in steps, and leave it
///     magnify MS HZ FACTOR              two fingers on a touchpad spread by a factor
///     turn MS HZ DEG                    two fingers on a touchpad turn, clockwise
///     scroll|pinch begin|end|cancel     the same by hand, also taken away; in between:
///     scroll update DX DY
///     pinch update FACTOR DEG           the distance of the fingers in relation to the first, and the turn since the last time
///     rest MS                           fingers are laid on a touchpad for so long, and lifted
///     hover X Y [height=H] [altitude=DEG] [azimuth=DEG] [roll=DEG]   the pencil is over the window; heights are 0 … 1
///     hover away                        the pencil is out of reach
///     barrel N [tap|press|release]      the buttons on the pencil's barrel
///     disable | enable                  takes the touch device away, puts it back
///     resize W H [SCALE]                gives the window another size in pixels, and scale
///     shot FILE.png                     saves the picture, below the script's folder or the working folder, over pictures alone
///     mark TEXT                         prints the text with the time in microseconds
///     repeat N … end                    the lines in between, N times
///
/// Pressure is 0 … 1; a touch that names none has 0.5. Major and minor are the contact's extents, of which the larger
/// counts; the angle of a finger is read and not used. Several moves of a finger within a frame are as many samples.
///
/// There is one pencil. It stands upright unless the script says how it leans: the altitude is its angle to the screen, the azimuth the direction in
/// which its other end points, clockwise from the right. A palm is a contact that the device takes for one: fingers beside
/// the pencil are fingers unless the script says so, or the app lets pens silence them (`DACTYL_CONFIGURATION=pensSilenceFingers=true`).
///
/// A wheel and `scroll` count as devices do: +Y goes down the document, so that content moves up.
///
/// Fingers land, and buttons are pressed, within the window, whose size the script need not know before: outside it the script ends with an
/// error. From there they may go anywhere.
///
/// Everything else that can be wrong with a script is found while it is read. Repeats are kept as repeats: memory goes with the
/// script's length, not with how long it plays.
public struct TouchScript: Equatable, Sendable {
    /// The name that messages use.
    public let name: String
    package let commands: ContiguousArray<ScriptCommand>
    package let glideTargets: ContiguousArray<GlideTarget>
    /// How many seconds it lasts, and how many commands are played, those in a repeat as often as it comes round.
    package let duration, steps: Double
    /// The file that it was read from.
    private var path: String?

    /// How many touches can be down at once.
    public static let maximumContacts = ScriptLimits.contacts
    /// How deep repeats can be nested.
    public static let maximumNesting = ScriptLimits.nesting
    /// How many commands a script can have, those within a repeat counted once.
    public static let maximumCommands = ScriptLimits.commands
    /// How many bytes a script can have.
    public static let maximumSize = ScriptLimits.bytes
    /// How many seconds a script can last.
    public static let maximumDuration = ScriptLimits.duration
    /// How far from the surface's corner a coordinate can be.
    public static let maximumCoordinate = ScriptLimits.coordinate

    /// Reads a script from text.
    /// - Throws: ``ScriptError`` for the first thing that is wrong.
    public init(_ text: String, name: String = "script") throws(ScriptError) {
        var parser = ScriptParser(name: name)
        try parser.parse(text)
        var checker = ScriptChecker(parser)
        try checker.run()
        self.name = name
        commands = parser.commands
        glideTargets = parser.glideTargets
        duration = checker.elapsed
        steps = checker.steps
    }

    /// Whether it writes pictures.
    package var writesFiles: Bool { commands.contains { if case .shot = $0.operation { true } else { false } } }

    /// Reads a script from a file.
    /// - Throws: ``FileError`` when the file can't be read, ``ScriptError`` for the first thing that is wrong in it.
    public init(contentsOf path: String) throws {
        let bytes = try InputFile.read(path, limit: Self.maximumSize)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ScriptError(file: path, line: nil, reason: "is not text in UTF-8")
        }
        try self.init(text, name: path)
        self.path = path
    }

    /// Finds out whether all pictures that the script takes can be written.
    ///
    /// A script may come from an untrusted source. A script that was read from a file writes below that file's folder and below the working folder, and
    /// writes over nothing but pictures.
    /// - Throws: ``ScriptError`` for the first that can't.
    public func checkOutputs() throws(ScriptError) {
        let folders = path.map { [Self.realFolder(of: $0), Self.realFolder(of: "")].compactMap(\.self) }
        for command in commands {
            guard case .shot(let path) = command.operation else { continue }
            do {
                try PictureFile.check(path)
                if let folders, let folder = Self.realFolder(of: path), !folders.contains(where: { "\(folder)/".hasPrefix($0 == "/" ? $0 : "\($0)/") }) {
                    throw FileError(path: path, purpose: .writing, reason: "a script saves its pictures below its own folder or the working folder")
                }
            } catch {
                throw ScriptError(file: name, line: Int(command.line), reason: "\(error)")
            }
        }
    }

    /// The folder that a file is in or would be in, with links followed; `nil` for one that is not there.
    private static func realFolder(of path: String) -> String? {
        // Where the file is a link, it is the folder of what that leads to.
        let target = realpath(path, nil).map { name in
            defer { free(name) }
            return String(cString: name)
        } ?? path
        let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
        guard let real = realpath(folder, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// What is wrong with a step when its time has come.
    package func error(_ line: Int32, _ error: any Error) -> ScriptError {
        ScriptError(file: name, line: Int(line), reason: "\(error)", status: (error as? FileError)?.exitStatus ?? ScriptError.failureStatus)
    }
}
