internal import FoundationAdditions
internal import TouchHost
internal import TouchHosts

/// Starts the application: makes the application object and its delegate, connects to the display, opens the first scene and runs the
/// main loop until the end of the process.
///
/// Called by `@main` on an application delegate. The display is chosen by the `DACTYL_` variables of the environment; see
/// `dactyl run --help`.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                              _ principalClassName: String?, _ delegateClassName: String?) -> Int32 {
    openStandardFiles()
    let applicationClass = named(principalClassName) as? UIApplication.Type ?? UIApplication.self
    let application = applicationClass.init()
    UIApplication.instance = application
    let launch = Launch(application: application)
    do {
        try launch.chooseHost()
        let object = named(delegateClassName).map { type in
            guard let object = instantiate(type) else { fatalError(cannotInstantiate(type)) }
            return object
        }
        application.ownedDelegate = object as? any UIApplicationDelegate
        application.delegate = application.ownedDelegate
        try launch.start()
    } catch {
        Launch.fail(error)
    }
    return launch.run()
}

/// The class of a name as `NSStringFromClass` writes it.
private func named(_ name: String?) -> AnyClass? {
    guard let name else { return nil }
    guard let found = NSClassFromString(name) else {
        fatalError("there is no class \(name); a class that starts an app stands at the top level of its module")
    }
    return found
}
