import AppStart
import ArgumentParser
import Foundation
import TouchHost

/// Starts an app with the settings of the command line, and becomes it.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs an app.",
        discussion: """
            The app takes the command's place, with its signals, status and memory. Apps that are started directly obey the same \
            settings as environment variables: DACTYL_ON, DACTYL_SIZE, DACTYL_SCALE, DACTYL_PLAY, DACTYL_SNAPSHOT, DACTYL_LOG and \
            DACTYL_SPEED; for browsers DACTYL_LISTEN (an address or auto), DACTYL_PORT, DACTYL_KEY and DACTYL_SHARED=1. DACTYL_PINCH_KEYS names \
            the modifiers with which the mouse stands for two fingers (alt, control+alt); DACTYL_KEYBOARD says when a keyboard is \
            shown on the screen: auto, always or never, and DACTYL_KEYBOARD_LANGUAGES its languages, as de,en; DACTYL_INPUT_METHOD which input method keys go to on X11 and bare displays: auto, ibus, fcitx or none; DACTYL_APPEARANCE whether the app is light or dark; DACTYL_TEXT_SIZE how large text is (extraSmall to extraExtraExtraLarge, \
            accessibilityMedium to accessibilityExtraExtraExtraLarge); DACTYL_ACCESSIBILITY what people have set, as boldText,reduceMotion; DACTYL_DESKTOP_SETTINGS when the desktop says these three: auto (on a display, without a script), on or off; DACTYL_ACCESSIBILITY_BUS when screen readers find the app: auto, on (headless too, and then it stays) or off; \
            DACTYL_READ=1 and DACTYL_SPOKEN are --read and --spoken; \
            DACTYL_TIMERS=real has the app's timers run on real time where scripts have a clock of their own; DACTYL_CONFIGURATION lists thresholds of the gestures, as panHysteresis=8,penSilence=0.2. On a bare display DACTYL_OUTPUT and DACTYL_ROTATE are --output and --rotate, and \
            DACTYL_CALIBRATION has the six numbers of a touchscreen's matrix, as libinput takes them. There and on Wayland frames that follow input are drawn as late as the next \
            refresh of the display allows, with DACTYL_DRAW_LATE=0 at once. With DACTYL_VERIFY=1 what is delivered \
            is held against what is promised, and each broken promise is reported in a line; with trap it ends the app, unless \
            it is the host that broke it. Debug builds do so without being asked; 0 turns it off.

            What is written never takes the place of what is read, and a picture only that of a picture; scripts save pictures below their \
            own folder or the working folder.

            A wrong setting is reported in one line. Statuses: 64 wrong use, 65 wrong script, 66 app or script not found, 69 no \
            display, 70 a display that was lost or a script's step that can't be taken, 73 a file that can't be written, 126 an app that \
            can't be started, 128 and its number for a signal that ended a headless run before its script was over, 130 for Ctrl-C on any host.
            """)

    @Argument(help: """
        A path, the name of an executable beside this command or built in or below this folder, or a folder for its package's app, as in . \
        Without it the package in this folder is built, and its app is run.
        """)
    var app: String?

    @Option(help: "Where to show it: auto, wayland, x11, kms, web or headless. (default: auto)")
    var on: String?

    @Option(help: ArgumentHelp("A touch script to play; - is standard input. Headless ends with it.", valueName: "SCRIPT"))
    var play: String?

    @Option(defaultAsFlag: "auto", parsing: .next, help: ArgumentHelp(
        "Lets browsers of other machines in, at this address of this machine or at that of its network. Implies --on web.",
        valueName: "ADDRESS"))
    var listen: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The port for browsers, 0 for any. (default: 8475)", valueName: "N"))
    var port: String?

    @Option(help: ArgumentHelp("For browsers: keeps the link's key in this file, so that the link is the same after a restart.", valueName: "FILE"))
    var key: String?

    @Option(help: ArgumentHelp("On a bare display: the output to show it on, as HDMI-A-1.", valueName: "NAME"))
    var output: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("On a bare display: by how much the picture is turned clockwise, 0, 90, 180 or 270.",
                                                        valueName: "DEGREES"))
    var rotate: String?

    @Flag(help: "Several browsers may touch at the same time.")
    var shared = false

    @OptionGroup var playback: PlaybackOptions

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            try checkListening()
            try app == nil ? request(AppArgument.built(for: request())).run() : request().run()
        } catch {
            throw ExitCode(reporting: error)
        }
    }

    /// That `--listen`, which may stand alone, did not take the app's name for its address.
    private func checkListening() throws {
        guard app == nil, let listen, listen != "auto", !listen.contains(where: { ".:".contains($0) }) else { return }
        let name = listen.onOneLine
        throw Failure("--listen takes '\(name)' for an address; name the app before it: dactyl run \(name) --listen", status: 64)
    }

    /// What was asked for.
    /// - Parameter path: The app, where it was built because none was named.
    func request(_ path: String? = nil) -> RunRequest {
        let own = [("DACTYL_ON", on ?? listen.map { _ in "web" }), ("DACTYL_LISTEN", listen), ("DACTYL_PORT", port),
                   ("DACTYL_SHARED", shared ? "1" : nil), ("DACTYL_KEY", key), ("DACTYL_OUTPUT", output), ("DACTYL_ROTATE", rotate), ("DACTYL_PLAY", play)]
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in own { if let value { environment[name] = value } }
        playback.set(in: &environment)
        common.set(in: &environment)
        let given = (own + [("DACTYL_SPEED", playback.speed)]).compactMap { name, value in value.map { _ in name } }
        return RunRequest(app: path ?? app ?? ".", arguments: common.arguments, environment: environment, given: Set(given))
    }
}
