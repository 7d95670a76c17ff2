import FoundationAdditions
import HostKit
import InputMethods
import Inspector
import TouchHost
import HostRunner
import TouchRecording
import TouchScript
import UIKit

/// Runs an app on the display that the environment asks for, with the files of the run: its log, its recording and its explanation.
@MainActor
final class DisplayLauncher: Launcher {
    private let application: UIApplication
    private var loop: MainLoop?
    private var status: Int32 = 0
    private var logFile: LineFile?
    private var recorder: SessionRecorder?
    private var explanation: Explanation?
    private var inspection: Inspection?
    private var changes: ChangedRecognizers?
    private var assistance: AssistiveAccess?
    private var spoken: SpokenOutput?
    private var audit: AuditReport?
    private var desktop: DesktopFollower?

    init(application: UIApplication) { self.application = application }

    func connect() throws {
        let environment = ProcessInfo.processInfo.environment
        ChildProcess.endWithParent(environment)
        let words = Array(CommandLine.arguments.dropFirst()), app = ProcessInfo.processInfo.processName
        if let line = SettingsNotice.line(ofSpace: SettingsNotice.spaceLimit, app: app) { say(line) }
        for line in SettingsNotice.lines(environment, words: words, app: app) { say(line) }
        let settings = try HostSettings(environment: environment)
        // Nothing is opened for writing before all that is to be read was found right.
        try settings.checkFiles(reading: ["/proc/self/exe"])
        if let size = settings.textSize { try application.setTextSize(named: size) }
        let accessibility = try settings.accessibility.map { try AccessibilitySettings($0) }
        if let list = settings.configuration { try GestureConfiguration.current.apply(list) }
        try checkKeyboardLanguages(settings)
        if let subject = settings.explain { explanation = Explanation(of: subject, asJSON: settings.explainsAsJSON) }
        let inspection = try Inspection(settings)
        changes = try settings.changes.map { try ChangedRecognizers($0) }
        // The bus answers while the display is opened.
        desktop = DesktopFollower(settings, environment)
        let choice = try HostChoice(settings: settings)
        if let path = settings.log {
            let file = try LineFile(path: path)
            DeliveryLog.current = DeliveryLog(showsTyped: settings.showsTyped) { file.append($0) }
            logFile = file
        }
        loop = MainLoop(choice)
        // Explanations count from the start of the run, not from that of the machine.
        GestureTrace.current?.origin = choice.host.clock.now
        say((["dactyl: \(choice.reason)"] + [choice.notice].compactMap(\.self)).joined(separator: "\n"))
        if let host = choice.host as? any InputMethodHost, let method = MethodChoice(settings.inputMethod, environment) {
            host.use(method.makeSession(for: host, app: app, environment: environment))
        }
        let client = application.connect(to: choice.host)
        if let path = settings.record {
            let recorder = try SessionRecorder(path: path, app: ProcessInfo.processInfo.processName, host: choice.host,
                                               client: client, keepsTyped: settings.showsTyped)
            choice.host.client = recorder
            self.recorder = recorder
            GestureTrace.current?.origin = recorder.start
        }
        changes?.endTrace(with: choice.host)
        if let inspection {
            try inspection.begin(application, choice.host, on: choice.host.client ?? client)
            self.inspection = inspection
        }
        assistance = AssistiveAccess(application, choice.host, settings)
        if choice.host is any EventDrivenHost { MemoryPressure.observe { [application] in application.memoryIsLow() } }
        if let settings = accessibility { application.systemAccessibility = settings }
        spoken = try SpokenOutput(application, settings, choice.host, environment)
        audit = AuditReport(settings)
        if settings.readsByTouch { application.setReading(true) }
        application.systemAppearance = settings.appearance == .dark ? .dark : .light
        application.onScreenKeyboard = switch settings.keyboard {
        case .auto: .automatic
        case .always: .always
        case .never: .never
        }
        setKeyboardLanguages(settings, environment)
        // After what variables say, and before the app makes its first view.
        desktop?.follow(choice.host)
    }

    private func checkKeyboardLanguages(_ settings: HostSettings) throws {
        guard let name = settings.keyboardLanguages.first(where: { !UIApplication.hasKeyboard(for: $0) }) else { return }
        throw HostSettings.Invalid("""
            DACTYL_KEYBOARD_LANGUAGES has '\(name.onOneLine)', for which there is no keyboard; there are \
            \(UIApplication.availableKeyboardLanguages.joined(separator: " "))
            """)
    }

    /// The languages of the keyboard on the screen are those that were set, or the locale's.
    private func setKeyboardLanguages(_ settings: HostSettings, _ environment: [String: String]) {
        guard settings.keyboardLanguages.isEmpty else { return application.keyboardLanguages = settings.keyboardLanguages }
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
        application.useKeyboardLanguage(ofLocale: names.first { !$0.isEmpty } ?? "")
    }

    func didOpen(_ surface: any Surface) {
        recorder?.begin(surface)
        inspection?.didOpen(surface)
        assistance?.didOpen(surface)
    }

    func didEndTurn() {
        changes?.apply(to: application)
        assistance?.didEndTurn()
        flushLog()
        spoken?.file?.flush()
    }

    func didEnd(_ end: ApplicationEnd) {
        switch end {
        case .closed: status = 0
        case .aborted(let error):
            status = ExitStatus.status(of: error, or: ExitStatus.failure)
            say("dactyl: \(error)")
        case .lost(let reason):
            status = ExitStatus.failure
            say("dactyl: \(reason)")
        }
        flushLog()
        loop?.stop()
    }

    func run() -> Int32 {
        changes?.apply(to: application)
        assistance?.start()
        loop?.run()
        assistance?.stop()
        desktop?.stop()
        spoken?.end()
        if let error = inspection?.end() {
            say("dactyl: \(error)")
            if status == 0 { status = error.exitStatus }
        }
        flushLog()
        if loop?.hasForgottenTimers == true {
            say("dactyl: a timer was not moved by the script's clock, as its file imports Foundation beside UIKit: take that import away, or play with DACTYL_SPEED=real")
        }
        if let error = spoken?.file?.error {
            say("dactyl: \(error)")
            if status == 0 { status = error.exitStatus }
        }
        if let error = logFile?.error, status == 0 { status = error.exitStatus }
        finishRecording()
        if let explanation, status == 0 { status = explanation.write() }
        // Last: that something was found is no failure of the run.
        if let audit, status == 0 { status = audit.write() }
        if status == 0, let signal = loop?.endingSignal { return ExitStatus.signal + signal }
        return status
    }

    /// Writes out what is in the log: it is needed most when the process crashes. A failure to write is reported once.
    private func flushLog() {
        guard let logFile, logFile.error == nil else { return }
        logFile.flush()
        if let error = logFile.error { say("dactyl: \(error)") }
    }

    private func finishRecording() {
        do {
            try recorder?.finish()
        } catch {
            say("dactyl: \(error)")
            if status == 0 { status = ExitStatus.status(of: error, or: ExitStatus.failure) }
        }
    }

    static func fail(_ error: any Error) -> Never {
        if (error as? LaunchFault)?.isReported != true { say("dactyl: \(error)") }
        exit(ExitStatus.status(of: error, or: ExitStatus.usage))
    }
}
