public import TouchHost

/// What the application makes of a host's messages.
@MainActor
final class HostConnection: DisplayHostClient {
    // Unchecked: DeliveryBenchmark takes 1.3 % more instructions with checks.
    /// Its owner.
    @exclusivity(unchecked) private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    /// What runs the application in this process; `nil` where a program attached it to a host.
    var launcher: (any Launcher)?

    private var cycle: UpdateCycle { application.updateCycle }

    private func scene(of surface: any Surface) -> UIWindowScene? {
        for scene in application.scenes where scene.surface === surface { return scene }
        return nil
    }

    // MARK: Input

    func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        Verifier.current?.take(frame, on: surface)
        // What came before waits no longer: events keep the order of what they report.
        guard let application = owner.object else { return }
        if application.indirectDispatcher.hasWaiting { application.deliverSamples() }
        if let dots = application.fingerDots { dots.follow(frame) }
        for scene in application.scenes where scene.surface === surface { return application.frames.append(frame, scene: scene) }
    }

    func surface(_ surface: any Surface, didReceive key: KeyEvent) {
        Verifier.current?.take(key)
        application.deliverSamples()
        application.keyDispatcher.receive(key)
    }

    func surface(_ surface: any Surface, didReceive edit: TextEdit) {
        application.deliverSamples()
        application.textInput.receive(edit, from: surface)
    }

    func surface(_ surface: any Surface, didReceive hover: HoverSample) {
        Verifier.current?.take(hover)
        guard let scene = scene(of: surface) else { return }
        if hover.mirror != nil || application.fingerDots != nil { application.showFingerDots(hover, in: scene) }
        application.deliverSamples()
        application.hoverDispatcher.receive(hover, in: scene)
    }

    func surface(_ surface: any Surface, didReceive motion: IndirectSample) {
        Verifier.current?.take(motion)
        guard let scene = scene(of: surface) else { return }
        application.indirectDispatcher.receive(motion, in: scene)
    }

    func surface(_ surface: any Surface, didReceive revision: ContactRevision) {
        guard let scene = scene(of: surface) else { return }
        application.deliverSamples()
        application.dispatcher.estimates.revise(revision, scale: scene.scale)
    }

    /// Events that find the display idle are delivered at once; the others wait for its frame (R-EVT-20).
    func hostDidDrain(_ host: any DisplayHost) {
        for scene in application.scenes {
            if let surface = scene.surface, surface.isBusy { return application.requestFrameForMoves() }
        }
        application.deliverDueSamples()
    }

    func hostDidChangeClipboard(_ host: any DisplayHost) { UIPasteboard.generalChanged() }

    func host(_ host: any DisplayHost, didChange settings: DesktopSettings) { application.take(settings) }

    func hostClockDidWake(_ host: any DisplayHost) { cycle.clockDidWake() }

    // MARK: Frames

    func hostWillWait(_ host: any DisplayHost) {
        cycle.update()
        application.textInput.update()
        launcher?.didEndTurn()
    }

    func surfaceDidBecomeIdle(_ surface: any Surface) {
        // What waited for it goes with `hostDidDrain` and `hostWillWait`, which follow.
    }

    func surface(_ surface: any Surface, didLose damage: PixelRect) { scene(of: surface)?.redrawEverything() }

    func surfaceDidTick(_ surface: any Surface, timestamp: Double) {
        Verifier.current?.takeTick(at: timestamp, now: cycle.now)
        guard let scene = scene(of: surface) else { return }
        scene.tickArrived()
        application.deliverFrame(at: timestamp)
        cycle.tick(timestamp: timestamp)
    }

    // MARK: Life

    func surfaceDidChangeGeometry(_ surface: any Surface) { scene(of: surface)?.updateGeometry() }

    func surfaceDidChangeVisibility(_ surface: any Surface) {
        guard let scene = scene(of: surface) else { return }
        application.deliverSamples()
        guard surface.isVisible else { return application.deactivate(scene) }
        application.activate(scene)
        // What display links move has had no refresh meanwhile.
        if DisplayLinks.wantFrames { scene.requestTick() }
    }

    func surfaceDidChangeFocus(_ surface: any Surface) {
        guard !surface.isFocused else { return }
        application.keyDispatcher.cancelAll(at: cycle.now)
    }

    func surfaceDidRequestClose(_ surface: any Surface) { end(.closed) }

    func hostDidChangeOutputs(_ host: any DisplayHost) {
        for scene in application.scenes { scene.updateGeometry() }
    }

    func hostDidRequestTermination(_ host: any DisplayHost) { end(.closed) }

    func host(_ host: any DisplayHost, didAbort error: any Error) { end(.aborted(error)) }

    func hostDidFail(_ host: any DisplayHost, reason: String) { end(.lost(reason)) }

    private func end(_ end: ApplicationEnd) {
        // Touches are cancelled when the end came, as a recording of the session has it, however long what is delivered first takes.
        let time = application.updateCycle.now
        application.deliverSamples()
        application.terminate(at: time)
        launcher?.didEnd(end)
    }
}

extension UIApplication {
    /// Connects the application to a host and opens a scene on it that is active at once.
    ///
    /// This is the door by which tests, recordings and programs with another display come in; it is not part of UIKit. What was
    /// attached before is let go: its touches are cancelled, its scenes disconnect.
    /// - Returns: The scene; make windows for it with `UIWindow(windowScene:)`.
    @discardableResult
    public func attach(to host: any DisplayHost) throws -> UIWindowScene {
        detach()
        // Animations that were started without a display have no clock.
        MediaClock.endAnimations()
        connect(to: host)
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let scene = try openScene(configuration, title: ProcessInfo.processInfo.processName)
        activate(scene)
        return scene
    }

    /// Lets go of the host (see ``attach(to:)``).
    public func detach() {
        guard host != nil else { return }
        setReading(false)
        for scene in scenes { disconnect(scene) }
        GestureCoordinator.shared.removeAll()
        inputViews.reset()
        // What ran here is reported in this display's time, not in the next one's.
        MediaClock.endAnimations()
        updateCycle.close()
        textInput.close()
        host?.client = nil
        host = nil
    }
}
