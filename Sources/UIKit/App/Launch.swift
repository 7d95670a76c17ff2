internal import FoundationAdditions
internal import TouchHost
internal import TouchHosts
internal import TouchRecording
internal import TouchScript

/// What the process exits with, after sysexits.h.
enum ExitStatus {
    static let usage: Int32 = 64
    static let data: Int32 = 65
    static let failure: Int32 = 70
    /// What is added to the number of a signal, as shells have it.
    static let signal: Int32 = 128

    /// The status that an error of the files and settings of a run has, or else the other.
    static func status(of error: any Error, or other: Int32) -> Int32 {
        switch error {
        case let error as HostChoice.Failure: error.exitStatus
        case let error as FileError: error.exitStatus
        case let error as ScriptError: error.status
        case is RecordingError: RecordingError.exitStatus
        case is InfoDictionary.Fault: data
        default: other
        }
    }
}

/// The start of the process, in the order of R-APP-14.
@MainActor
final class Launch {
    private let application: UIApplication
    private var loop: MainLoop?
    private var status: Int32 = 0

    init(application: UIApplication) { self.application = application }

    /// Reads the settings and connects to a display.
    func chooseHost() throws {
        let settings = try HostSettings(environment: ProcessInfo.processInfo.environment)
        // Nothing is opened for writing before all that is to be read was found right.
        try settings.checkFiles(reading: ["/proc/self/exe"])
        if let subject = settings.explain {
            let trace = GestureTrace()
            GestureTrace.current = trace
            explanation = (trace, subject)
        }
        let choice = try HostChoice(settings: settings)
        if let path = settings.log {
            let file = try LineFile(path: path)
            DeliveryLog.current = DeliveryLog { file.append($0) }
            logFile = file
            application.connection.onTurn = { [unowned self] in flushLog() }
        }
        loop = MainLoop(choice)
        // Explanations count from the start of the run, not from that of the machine.
        GestureTrace.current?.origin = choice.host.clock.now
        say((["dactyl: \(choice.reason)"] + [choice.notice].compactMap(\.self)).joined(separator: "\n"))
        application.connect(to: choice.host)
        if let path = settings.record {
            let recorder = try SessionRecorder(path: path, app: ProcessInfo.processInfo.processName, host: choice.host,
                                               client: application.connection, keepsTyped: settings.recordsTyped)
            choice.host.client = recorder
            self.recorder = recorder
            GestureTrace.current?.origin = recorder.start
        }
        application.onScreenKeyboard = switch settings.keyboard {
        case .auto: .automatic
        case .always: .always
        case .never: .never
        }
        application.connection.onEnd = { [unowned self] status, reason in end(status, reason) }
    }

    private var logFile: LineFile?
    private var recorder: SessionRecorder?
    /// The decisions that are to be printed at the end, and the recognizer that they are about.
    private var explanation: (trace: GestureTrace, subject: String)?

    /// The scene is opened first, so that the screen's bounds are right for a delegate that makes its window at once; its delegate is not called
    /// before its turn.
    func start() throws {
        let delegate = application.delegate
        let info = try InfoDictionary.main.get()
        let title = info.string("CFBundleDisplayName") ?? info.string("CFBundleName") ?? ProcessInfo.processInfo.processName
        let fallback = try info.sceneConfiguration(module: module(of: delegate))
            ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let scene = try application.openScene(fallback, title: title)
        if let surface = scene.surface { recorder?.begin(surface) }
        // Without scenes the main storyboard is loaded before the delegate is called for the launch, and shown after.
        var window: UIWindow?
        if !info.hasScenes, let name = info.string("UIMainStoryboardFile") {
            window = makeWindow(UIStoryboard(name: name, bundle: nil), in: scene)
            delegate?.window = window
        }
        // What they answer concerns a URL that the app was opened with.
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        application.post(UIApplication.didFinishLaunchingNotification, application)
        let configuration = delegate?.application(application, configurationForConnecting: scene.session,
                                                  options: UIScene.ConnectionOptions()) ?? fallback
        scene.session.configuration = configuration
        if configuration !== fallback, let declared = try info.sceneConfiguration(named: configuration.name, module: module(of: delegate)) {
            configuration.delegateClass = configuration.delegateClass ?? declared.delegateClass
            configuration.storyboardName = declared.storyboardName
        }
        if let delegateClass = configuration.delegateClass {
            guard let object = instantiate(delegateClass) else { fatalError(cannotInstantiate(delegateClass)) }
            guard let sceneDelegate = object as? any UISceneDelegate else { fatalError("\(delegateClass) is no UISceneDelegate") }
            scene.delegate = sceneDelegate
            scene.activationState = .unattached
            if let storyboard = configuration.storyboard {
                window = makeWindow(storyboard, in: scene)
                (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
            }
            sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            application.post(UIScene.willConnectNotification, scene)
            // A delegate may have put a window of its own in place of the storyboard's.
            window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? window
        } else {
            if let storyboard = configuration.storyboard, window == nil {
                window = makeWindow(storyboard, in: scene)
                delegate?.window = window
            }
            // Without scenes the window that the delegate made, or makes now, is shown in the only one there is.
            for window in [delegate?.window].compactMap(\.self) where window.windowScene == nil { window.windowScene = scene }
        }
        if usesStoryboard {
            // The delegate may keep none.
            scene.storyboardWindow = window
            if window?.isHidden == true { window?.makeKeyAndVisible() }
        }
        application.activate(scene)
    }

    private var usesStoryboard = false

    /// Makes a hidden window with the storyboard's initial view controller, whose view is not made yet.
    private func makeWindow(_ storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow {
        usesStoryboard = true
        // The error line was written where it was read. An app whose interface is missing does not start.
        guard storyboard.file != nil else { exit(ExitStatus.data) }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    func run() -> Int32 {
        loop?.run()
        flushLog()
        if let error = logFile?.error, status == 0 { status = error.exitStatus }
        finishRecording()
        explain()
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

    /// Writes the chain of decisions; for an unknown name it lists the known ones.
    private func explain() {
        guard let (trace, subject) = explanation, status == 0 else { return }
        if let text = trace.explanation(of: subject.isEmpty ? nil : subject) {
            do {
                try OutputFile.writeToStandardOutput(text)
            } catch {
                say("dactyl: \(error)")
                status = error.exitStatus
            }
        } else {
            let known = trace.subjects.isEmpty ? "no finger met a recognizer" : "there were \(trace.subjects.joined(separator: ", "))"
            say("dactyl: no recognizer or touch is called '\(subject)'; \(known)")
            status = ExitStatus.usage
        }
    }

    private func end(_ status: Int32, _ reason: String?) {
        self.status = status
        if let reason { say("dactyl: \(reason)") }
        flushLog()
        loop?.stop()
    }

    /// The module of the application's delegate, which is what `$(PRODUCT_MODULE_NAME)` stands for.
    private func module(of delegate: (any UIApplicationDelegate)?) -> String? {
        guard let delegate else { return nil }
        return String(NSStringFromClass(type(of: delegate)).split(separator: ".")[0])
    }

    /// Says what is wrong in one line and ends the process.
    static func fail(_ error: any Error) -> Never {
        say("dactyl: \(error)")
        exit(ExitStatus.status(of: error, or: ExitStatus.usage))
    }
}
