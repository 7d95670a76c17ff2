internal import CLaunch
internal import FoundationAdditions

/// Starts the application: makes the application object and its delegate, connects to the display, opens the first scene and runs the
/// main loop until the end of the process.
///
/// Called by `@main` on an application delegate. The display is chosen by the `DACTYL_` variables of the environment; see
/// `dactyl run --help`. A program that links this module without the product UIKit has no display to start on, and exits with status 69.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                              _ principalClassName: String?, _ delegateClassName: String?) -> Int32 {
    runApplication(named(principalClassName) as? UIApplication.Type ?? UIApplication.self, delegate: named(delegateClassName))
}

/// What ``UIApplicationMain(_:_:_:_:)`` does, with the classes themselves.
@MainActor
func runApplication(_ applicationClass: UIApplication.Type, delegate delegateClass: AnyClass?) -> Int32 {
    openStandardFiles()
    guard let launcherType = UIApplication.linkedLauncher else {
        say("dactyl: this program has no display to start on: it needs the product UIKit of the package dactyl, not the target alone")
        exit(69)
    }
    let application = applicationClass.init()
    UIApplication.instance = application
    let launcher = launcherType.init(application: application)
    application.connection.launcher = launcher
    do {
        try launcher.connect()
        application.makeDelegate(delegateClass)
        try Launch(application: application).start()
    } catch {
        launcherType.fail(error)
    }
    return launcher.run()
}

extension UIApplication {
    /// Set by a launcher that registers itself.
    package static var launcher: (any Launcher.Type)?

    /// The launcher that is linked into the program.
    fileprivate static var linkedLauncher: (any Launcher.Type)? {
        if launcher == nil { dactyl_register_linked_launch() }
        return launcher
    }
}

/// The class of a name as `NSStringFromClass` writes it.
private func named(_ name: String?) -> AnyClass? {
    guard let name else { return nil }
    guard let found = ClassName.find(name) else {
        fatalError("there is no class \(name); a class that starts an app stands at the top level of its module")
    }
    return found
}
