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
}
