package import TouchHost

/// How scenes connect, come to the foreground, leave it and go (R-APP-1 … 3, R-APP-14, R-APP-15).
extension UIApplication {
    /// Connects to a host that has no scene yet.
    /// - Returns: What the application makes of the host's messages.
    @discardableResult
    package func connect(to host: any DisplayHost) -> any DisplayHostClient {
        self.host = host
        host.client = connection
        updateCycle.open()
        Verifier.start()
        return connection
    }

    /// Makes a scene on a new surface. It is not attached to anything yet.
    func openScene(_ configuration: UISceneConfiguration, title: String) throws -> UIWindowScene {
        guard let host else { fatalError("a scene needs a host") }
        let surface = try host.makeSurface(SurfaceRequest(title: title, identifier: title) { WindowIcon.make(title) })
        lastSession += 1
        let session = UISceneSession(role: configuration.role, persistentIdentifier: "scene-\(lastSession)", configuration: configuration)
        let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(surface)
        scenes.append(scene)
        return scene
    }

    /// Whether the app manages its life by scenes; then the application's delegate is not called for coming and going.
    private var usesScenes: Bool { scenes.contains { $0.delegate != nil } }

    /// Brings a scene to the foreground: the callbacks of R-APP-14 from `viewWillAppear` on.
    func activate(_ scene: UIWindowScene) {
        guard scene.activationState != .foregroundActive else { return }
        if scene.activationState != .foregroundInactive {
            scene.activationState = .foregroundInactive
            let appears = !scene.hasBeenForeground
            scene.hasBeenForeground = true
            if appears { for window in scene.visibleWindows { window.rootViewController?.beginVisibilityChange() } }
            scene.delegate?.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, scene)
            if !usesScenes, applicationState == .background { delegate?.applicationWillEnterForeground(self) }
            post(Self.willEnterForegroundNotification, self)
            if appears { for window in scene.visibleWindows { window.rootViewController?.endVisibilityChange() } }
        }
        scene.activationState = .foregroundActive
        applicationState = .active
        scene.delegate?.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
        if !usesScenes { delegate?.applicationDidBecomeActive(self) }
        post(Self.didBecomeActiveNotification, self)
        updateCycle.setNeedsUpdate()
    }

    /// Takes a scene from the foreground to the background. Its touches are cancelled before any delegate is called (R-APP-3), at that time, now
    /// unless said.
    func deactivate(_ scene: UIWindowScene, at time: Double? = nil) {
        guard scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive else { return }
        resignActive(scene, at: time ?? updateCycle.now)
        scene.activationState = .background
        if !scenes.contains(where: { $0.activationState == .foregroundActive }) { applicationState = .background }
        scene.delegate?.sceneDidEnterBackground(scene)
        post(UIScene.didEnterBackgroundNotification, scene)
        if !usesScenes { delegate?.applicationDidEnterBackground(self) }
        post(Self.didEnterBackgroundNotification, self)
    }

    private func resignActive(_ scene: UIWindowScene, at time: Double) {
        guard scene.activationState == .foregroundActive else { return }
        overlays.sceneWillDeactivate(scene)
        dispatcher.cancelTouches(in: scene, at: time)
        hoverDispatcher.cancelAll(in: scene)
        indirectDispatcher.cancelAll(in: scene, at: time)
        keyDispatcher.cancelAll(at: time)
        scene.delegate?.sceneWillResignActive(scene)
        post(UIScene.willDeactivateNotification, scene)
        if !usesScenes { delegate?.applicationWillResignActive(self) }
        post(Self.willResignActiveNotification, self)
        scene.activationState = .foregroundInactive
        applicationState = .inactive
    }

    /// Ends a scene for good.
    func disconnect(_ scene: UIWindowScene, at time: Double? = nil) {
        frames.removeAll(of: scene)
        deactivate(scene, at: time)
        overlays.sceneWillDisconnect(scene)
        // The release of the mouse does not come any more.
        if fingerDots?.isIn(scene) == true { hideFingerDots() }
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification, scene)
        for window in scene.allWindows { window.windowScene = nil }
        scene.detach()
        scenes.removeAll { $0 === scene }
        dispatcher.forget(scene: scene)
    }

    /// What comes before the process ends: touches cancelled at that time, scenes disconnected, the delegate called.
    func terminate(at time: Double) {
        for scene in scenes { disconnect(scene, at: time) }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification, self)
    }

    func post(_ name: Notification.Name, _ object: AnyObject) { NotificationCenter.default.post(name: name, object: object) }
}
