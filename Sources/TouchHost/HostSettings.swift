/// What the environment (or the command line, which sets it) says about the host, whichever it is. What concerns one kind of host alone that host
/// reads itself. See `dactyl run --help`.
public struct HostSettings: Equatable, Sendable {
    /// How virtual time goes in a headless run.
    public enum Speed: String, Sendable {
        /// As fast as the machine can.
        case full
        /// One second of the script takes one second.
        case real
    }

    /// By which clock the timers of an application go in a headless run or test.
    public enum Timers: String, Sendable {
        /// By that of the script or test, as touches do.
        case script
        /// By the wall's.
        case real
    }

    /// When an application shows a keyboard of its own on the screen.
    public enum Keyboard: String, Sendable {
        /// When a finger asks for text and there seems to be no other.
        case auto
        /// The keyboard is shown for every text, or for none.
        case always, never
    }

    /// When an application is on the desktop's accessibility bus.
    public enum AccessibilityBus: String, Sendable {
        /// On a display, while a client of accessibility is there.
        case auto
        /// At once, without a display too; or never.
        case on, off
    }

    /// When what people have set on the desktop counts.
    public enum Desktop: String, Sendable {
        /// On a display, unless a script or a recording is played, whose pictures are to be the same everywhere.
        case auto
        /// In each run, or in none.
        case on, off
    }

    /// The input method that keys of keyboards go to first, on displays that bring none.
    public enum InputMethod: String, Sendable {
        /// The environment's choice, as `GTK_IM_MODULE`, `QT_IM_MODULES`, `QT_IM_MODULE` and `XMODIFIERS` name it.
        case auto
        /// IBus, Fcitx 5, or none.
        case ibus, fcitx, none
    }

    /// Whether interfaces are light or dark.
    public enum Appearance: String, Sendable { case light, dark }

    /// Whether what is delivered is held against what is promised.
    public enum Verification: String, Sendable {
        /// Nothing is watched.
        case off = "0"
        /// A broken promise is reported in one line.
        case on = "1"
        /// A promise that the application breaks ends the process; one that its host breaks is reported.
        case trap
    }

    /// `auto` or a host's name (`DACTYL_ON`).
    public var host: String = "auto"
    /// Points (`DACTYL_SIZE`, as `390x844`).
    public var size: PixelSize?
    /// Pixels a point (`DACTYL_SCALE`).
    public var scale: Double?
    /// A touch script to play (`DACTYL_PLAY`); `-` is standard input.
    public var script: String?
    /// A recorded session to replay in place of a script (`DACTYL_REPLAY`).
    public var replay: String?
    /// Where to write everything that the host delivers (`DACTYL_RECORD`).
    public var record: String?
    /// Whether recordings, logs and the inspector show what is typed as it is, but for passwords (`DACTYL_TYPED=1`).
    public var showsTyped = false
    /// Where to save the last picture (`DACTYL_SNAPSHOT`).
    public var snapshot: String?
    /// Where to write the deliveries (`DACTYL_LOG`).
    public var log: String?
    /// The recognizer or touch whose decisions are written to standard output at the end; empty for all (`DACTYL_EXPLAIN`).
    public var explain: String?
    /// Whether they are written as JSON (`DACTYL_EXPLAIN_JSON=1`).
    public var explainsAsJSON = false
    /// Where the inspector listens: `1` for this machine, an address and port as in `127.0.0.1:8477`, or `stdio` for tools that started the
    /// process (`DACTYL_INSPECT`). `nil` starts none.
    public var inspector: String?
    /// Whether the inspector may change the app and touch it (`DACTYL_INSPECT_CONTROL=1`).
    public var inspectorControls = false
    /// What is to be different in a run that is compared with another, as JSON (`DACTYL_WHAT_IF`).
    public var changes: String?
    /// How fast a virtual clock goes (`DACTYL_SPEED`).
    public var speed: Speed = .full
    /// By which clock timers go where there is a virtual one (`DACTYL_TIMERS`).
    public var timers: Timers = .script
    /// The modifiers with which the pointer stands for two fingers (`DACTYL_PINCH_KEYS`, as `alt` or `control+alt`).
    public var pinchModifiers: KeyModifiers = .alternate
    /// When a keyboard is shown on the screen (`DACTYL_KEYBOARD`).
    public var keyboard: Keyboard = .auto
    /// The languages of that keyboard, as `de,en,pt-BR` (`DACTYL_KEYBOARD_LANGUAGES`); empty for the one of the system's locale. What the names mean is
    /// known to the toolkit that has the keyboard.
    public var keyboardLanguages: [String] = []
    /// Which input method is used on X11 and on bare displays (`DACTYL_INPUT_METHOD`).
    public var inputMethod = InputMethod.auto
    /// Whether interfaces are light or dark (`DACTYL_APPEARANCE`); `nil` leaves it to the desktop, and without one to light.
    public var appearance: Appearance?
    /// The size of text that people have chosen, as `accessibilityLarge` (`DACTYL_TEXT_SIZE`); `nil` leaves it to the desktop, and without one to the
    /// usual one. Its names are known to the toolkit.
    public var textSize: String?
    /// What people have set of accessibility, as `boldText,reduceMotion` (`DACTYL_ACCESSIBILITY`); `nil` leaves it to the desktop, and without
    /// one to nothing. Its names are known to the toolkit.
    public var accessibility: String?
    /// When the app is on the desktop's accessibility bus (`DACTYL_ACCESSIBILITY_BUS`).
    public var accessibilityBus = AccessibilityBus.auto
    /// When what people have set on the desktop counts (`DACTYL_DESKTOP_SETTINGS`).
    public var desktop = Desktop.auto
    /// Whether the app reads itself by touch from its start on (`DACTYL_READ=1`).
    public var readsByTouch = false
    /// Where to write what it says then (`DACTYL_SPOKEN`).
    public var spoken: String?
    /// Whether what is on the screen when the app ends is looked at for what keeps people from using it (`DACTYL_AUDIT=1`).
    public var audits = false
    /// The gestures' thresholds that differ from the defaults, as `panHysteresis=8,penSilence=0.2` (`DACTYL_CONFIGURATION`); `nil` for none.
    /// What its names mean is known to the toolkit that reads it.
    public var configuration: String?
    /// Whether deliveries are watched (`DACTYL_VERIFY`); `nil` leaves it to the build.
    public var verification: Verification?

    /// Whether frames that follow input are drawn as late as the display's next refresh allows, where its time is known; off with `DACTYL_DRAW_LATE=0`.
    public var drawsLate = true

    /// Makes settings with every value at its default.
    public init() {}

    /// A value that can't be used, said in one line.
    public struct Invalid: Error, CustomStringConvertible {
        public let description: String
        /// Makes an error of one line that says what is wrong and what to do.
        public init(_ description: String) { self.description = description }
    }

    /// Reads the `DACTYL_` variables.
    /// - Throws: ``Invalid`` for the first value that makes no sense.
    public init(environment: [String: String]) throws {
        if let value = environment["DACTYL_ON"], !value.isEmpty { host = value }
        if let value = environment["DACTYL_SIZE"], !value.isEmpty { size = try Self.size(value) }
        if let value = environment["DACTYL_SCALE"], !value.isEmpty { scale = try Self.scale(value) }
        if let size, let scale { try Self.checkSides(size, scale) }
        script = environment["DACTYL_PLAY"].flatMap { $0.isEmpty ? nil : $0 == "-" ? "/dev/stdin" : $0 }
        replay = environment["DACTYL_REPLAY"].flatMap { $0.isEmpty ? nil : $0 }
        if script != nil, replay != nil { throw Invalid("a script and a recording can't be played at once: leave one of them out") }
        record = environment["DACTYL_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
        showsTyped = try Self.isOn("DACTYL_TYPED", in: environment)
        snapshot = environment["DACTYL_SNAPSHOT"].flatMap { $0.isEmpty ? nil : $0 }
        log = environment["DACTYL_LOG"].flatMap { $0.isEmpty ? nil : $0 }
        explain = environment["DACTYL_EXPLAIN"]
        explainsAsJSON = try Self.isOn("DACTYL_EXPLAIN_JSON", in: environment)
        inspector = environment["DACTYL_INSPECT"].flatMap { $0.isEmpty || $0 == "0" ? nil : $0 }
        inspectorControls = try Self.isOn("DACTYL_INSPECT_CONTROL", in: environment)
        drawsLate = try Self.isOn("DACTYL_DRAW_LATE", in: environment, usually: true)
        changes = environment["DACTYL_WHAT_IF"].flatMap { $0.isEmpty ? nil : $0 }
        if let value = environment["DACTYL_SPEED"], !value.isEmpty {
            guard let speed = Speed(rawValue: value) else {
                throw Invalid("the speed '\(value)' is neither 'full' nor 'real'")
            }
            self.speed = speed
        }
        if let value = environment["DACTYL_TIMERS"], !value.isEmpty {
            guard let timers = Timers(rawValue: value) else { throw Invalid("the timers '\(value)' are neither 'script' nor 'real'") }
            self.timers = timers
        }
        if let value = environment["DACTYL_KEYBOARD"], !value.isEmpty {
            guard let keyboard = Keyboard(rawValue: value) else {
                throw Invalid("the keyboard '\(value)' is none of 'auto', 'always' and 'never'")
            }
            self.keyboard = keyboard
        }
        keyboardLanguages = (environment["DACTYL_KEYBOARD_LANGUAGES"] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        if let value = environment["DACTYL_INPUT_METHOD"], !value.isEmpty {
            guard let method = InputMethod(rawValue: value) else {
                throw Invalid("the input method '\(value)' is none of 'auto', 'ibus', 'fcitx' and 'none'")
            }
            inputMethod = method
        }
        if let value = environment["DACTYL_APPEARANCE"], !value.isEmpty {
            guard let appearance = Appearance(rawValue: value) else {
                throw Invalid("the appearance '\(value)' is neither 'light' nor 'dark'")
            }
            self.appearance = appearance
        }
        textSize = environment["DACTYL_TEXT_SIZE"].flatMap { $0.isEmpty ? nil : $0 }
        accessibility = environment["DACTYL_ACCESSIBILITY"].flatMap { $0.isEmpty ? nil : $0 }
        if let value = environment["DACTYL_ACCESSIBILITY_BUS"], !value.isEmpty {
            guard let bus = AccessibilityBus(rawValue: value) else { throw Invalid("DACTYL_ACCESSIBILITY_BUS is '\(value)', none of 'auto', 'on' and 'off'") }
            accessibilityBus = bus
        }
        if let value = environment["DACTYL_DESKTOP_SETTINGS"], !value.isEmpty {
            guard let desktop = Desktop(rawValue: value) else { throw Invalid("DACTYL_DESKTOP_SETTINGS is '\(value)', none of 'auto', 'on' and 'off'") }
            self.desktop = desktop
        }
        readsByTouch = try Self.isOn("DACTYL_READ", in: environment)
        spoken = environment["DACTYL_SPOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        audits = try Self.isOn("DACTYL_AUDIT", in: environment)
        if let value = environment["DACTYL_VERIFY"], !value.isEmpty { verification = try Self.verification(value) }
        if let value = environment["DACTYL_PINCH_KEYS"], !value.isEmpty { pinchModifiers = try Self.modifiers(value) }
        configuration = environment["DACTYL_CONFIGURATION"].flatMap { $0.isEmpty ? nil : $0 }
        if let name = snapshot?.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex,
           name[dot...].lowercased() != ".png" {
            throw Invalid("the picture '\(name)' is not named .png, and pictures are PNG files: call it \(name[..<dot]).png")
        }
    }

    /// Whether a variable that is a switch is on: `1`. `0` is off. Nothing and its absence are what it is usually.
    /// - Throws: ``Invalid`` for every other value: someone who writes `yes` means something, and a switch that stays off without a word misleads.
    public static func isOn(_ name: String, in environment: [String: String], usually: Bool = false) throws -> Bool {
        switch environment[name] {
        case nil, "": usually
        case "0": false
        case "1": true
        case let value?: throw Invalid("\(name) is '\(value)', neither '0' nor '1'")
        }
    }

    /// `390x844`, each side 1 … ``PixelSize/largestSide``.
    public static func size(_ text: String) throws -> PixelSize {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
              (1...PixelSize.largestSide).contains(width), (1...PixelSize.largestSide).contains(height) else {
            throw Invalid("the size '\(text)' is not WIDTHxHEIGHT in points, each 1 to \(PixelSize.largestSide), as in 390x844")
        }
        return PixelSize(width: width, height: height)
    }

    private static func checkSides(_ size: PixelSize, _ scale: Double) throws {
        guard Double(max(size.width, size.height)) * scale <= Double(PixelSize.largestSide) else {
            throw Invalid("the size \(size.width)x\(size.height) at scale \(scale) has a side of more than \(PixelSize.largestSide) pixels")
        }
    }

    /// A number 0.25 … 16.
    public static func scale(_ text: String) throws -> Double {
        guard let value = Double(text), value >= 0.25, value <= 16 else {
            throw Invalid("the scale '\(text)' is not a number from 0.25 to 16")
        }
        return value
    }

    /// A number 0 … 65535.
    public static func port(_ text: String) throws -> Int {
        guard let value = Int(text), (0...65535).contains(value) else { throw Invalid("the port '\(text)' is not a number from 0 to 65535") }
        return value
    }

    /// `0`, `1` or `trap`.
    public static func verification(_ text: String) throws -> Verification {
        guard let value = Verification(rawValue: text) else {
            throw Invalid("DACTYL_VERIFY is '\(text)', none of '0', '1' and 'trap'")
        }
        return value
    }

    static func modifiers(_ text: String) throws -> KeyModifiers {
        var result: KeyModifiers = []
        for part in text.lowercased().split(separator: "+") {
            switch part {
            case "alt": result.insert(.alternate)
            case "control", "ctrl": result.insert(.control)
            case "shift": result.insert(.shift)
            case "super", "command": result.insert(.command)
            default: throw Invalid("the modifier '\(part)' in '\(text)' is none of alt, control, shift, super")
            }
        }
        guard !result.isEmpty, !result.contains(.shift) else {
            throw Invalid("the modifiers '\(text)' must name alt, control or super, and not shift, which makes the fingers parallel")
        }
        return result
    }
}
