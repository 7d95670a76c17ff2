internal import FoundationAdditions
package import TouchHost

extension UIApplication {
    /// Launches an app for tests that run in its process, in the order of R-APP-14. The host moves time and delivers touches; there is no main loop.
    ///
    /// It comes before anything else that asks for the app's resources.
    /// - Parameter delegateClass: The app's delegate; `nil` for tests of a library: they have a scene that is active, without a window.
    /// - Throws: ``LaunchFault`` for an app whose `Info.plist` or storyboard can't be read.
    package static func launch(testing delegateClass: AnyClass?, on host: any DisplayHost) throws {
        guard let delegateClass else {
            try shared.attach(to: host)
            return
        }
        TestedApp.set(ClassName(delegateClass)?.module)
        let application = shared
        application.connect(to: host)
        application.makeDelegate(delegateClass)
        try Launch(application: application).start()
    }

    /// Makes the application's delegate and keeps it alive.
    func makeDelegate(_ delegateClass: AnyClass?) {
        let object = delegateClass.map { type in
            guard let object = makeInstance(of: type) else { fatalError(cannotInstantiate(type)) }
            return object
        }
        ownedDelegate = object as? any UIApplicationDelegate
        delegate = ownedDelegate
    }

    /// Whether it has a host.
    package var isAttached: Bool { host != nil }

    /// The app that the tests of this process are about, and their display: `TestLaunch` sets both, and tests of the interface launch the app again. The only place
    /// where they are kept.
    package static var tested: (delegate: AnyClass?, host: (any DisplayHost)?) = (nil, nil)

    /// Ends the app as its process would end: its delegate is called, and its scenes, its timers and its delegate go, so that another launch begins like the first (R-UIT-2).
    package func endTestedApp() {
        if host != nil {
            if ownedDelegate != nil { terminate(at: updateCycle.now) }
            detach()
        }
        (delegate, ownedDelegate) = (nil, nil)
        keyWindow = nil
        applicationState = .inactive
        oldStatusBar = (.default, false)
        while isIgnoringInteractionEvents { endIgnoringInteractionEvents() }
        // The resources of the app that all tests run in are there until the end.
        if Self.tested.delegate == nil { TestedApp.set(nil) }
        UIView.setAnimationsEnabled(true)
    }
}
