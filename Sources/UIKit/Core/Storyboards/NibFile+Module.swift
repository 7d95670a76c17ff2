internal import FoundationAdditions

extension NibFile {
    /// The module of the application's delegate, or, without one, that of the executable.
    static var appModule: String? {
        if let delegate = Surroundings.applicationDelegate {
            return ClassName(Swift.type(of: delegate))?.module
        }
        return TestedApp.programName.replacingOccurrences(of: "-", with: "_")
    }
}
