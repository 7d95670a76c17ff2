import TouchHost

/// A touch script that was read and found right: what fingers, keys and the pointer do, and when.
///
/// The language is one command a line; `#` starts a comment, `;` separates commands on a line. Coordinates are pixels from the
/// surface's upper left corner, times are milliseconds.
///
///     down ID X Y [PRESSURE] [pressure=P] [major=N] [minor=N] [angle=DEG]
///     move ID X Y …                     attributes as for down; what is not said stays as it was
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
///     disable | enable                  takes the touch device away, puts it back
///     resize W H [SCALE]                gives the window another size in pixels, and scale
///     shot FILE.png                     saves the picture
///     mark TEXT                         prints the text with the time in microseconds
///     repeat N … end                    the lines in between, N times
///
/// Pressure is 0 … 1; a touch that names none has 0.5. Major and minor are the contact's extents, of which the larger
/// counts; the angle of a finger is read and not used. Several moves of a finger within a frame are as many samples.
///
/// Everything that can be wrong with a script is found while it is read. Repeats are kept as repeats: memory goes with the
/// script's length, not with how long it plays.
public struct TouchScript: Equatable, Sendable {
    /// The name that messages use.
    public let name: String
    package let commands: ContiguousArray<ScriptCommand>
    package let glideTargets: ContiguousArray<GlideTarget>

    /// How many touches can be down at once.
    public static let maximumContacts = 256
    /// How deep repeats can stand in repeats.
    public static let maximumNesting = 32
    /// How many commands a script can have, those within a repeat counted once.
    public static let maximumCommands = 1_000_000
    /// How many bytes a script can have.
    public static let maximumSize = 16 << 20
    /// How many seconds a script can last.
    public static let maximumDuration = 1e9
    /// How many pixels wide and high a window can be made.
    static let sizes = 1...PixelSize.largestSide
    /// How far from the surface's corner a coordinate can be.
    public static let maximumCoordinate = 1e6

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
    }

    /// Reads a script from a file.
    /// - Throws: ``FileError`` when the file can't be read, ``ScriptError`` for the first thing that is wrong in it.
    public init(contentsOf path: String) throws {
        let bytes = try InputFile.read(path, limit: Self.maximumSize)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ScriptError(file: path, line: nil, reason: "is not text in UTF-8")
        }
        try self.init(text, name: path)
    }

    /// Finds out whether all pictures that the script takes can be written.
    /// - Throws: ``ScriptError`` for the first that can't.
    public func checkOutputs() throws(ScriptError) {
        for command in commands {
            guard case .shot(let path) = command.operation else { continue }
            do {
                try OutputFile.check(path)
            } catch {
                throw ScriptError(file: name, line: Int(command.line), reason: "\(error)")
            }
        }
    }

    package func error(_ line: Int32, _ reason: String) -> ScriptError {
        ScriptError(file: name, line: Int(line), reason: reason)
    }
}
