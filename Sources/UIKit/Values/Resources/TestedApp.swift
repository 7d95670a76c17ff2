internal import Synchronization

/// The app that is tested by the program that runs, which has another name and the app's code and resources.
enum TestedApp {
    private static let module = Mutex<String?>(nil)

    /// `nil` in all other programs.
    static var moduleName: String? { module.withLock { $0 } }
    /// As folders of resources are named: after the module of the app that is tested, otherwise after the executable.
    static var programName: String { moduleName ?? Bundle.main.executableURL?.lastPathComponent ?? "" }

    static func set(_ name: String?) { module.withLock { $0 = name } }
}
