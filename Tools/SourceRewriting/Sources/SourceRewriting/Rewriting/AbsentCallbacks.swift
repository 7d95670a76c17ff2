internal import SwiftSyntax

/// Methods that iOS calls and this system never does: apps are not put back as they were, no headphones have buttons, no app locks the pointer.
///
/// View controllers override these. In the class nearest to UIKit they are no overrides here, and a call of the superclass's does
/// nothing.
struct AbsentCallbacks {
    static let names: Set<String> = [
        "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState", "remoteControlReceived",
        "prefersPointerLocked", "childForHomeIndicatorAutoHidden",
    ]

    /// Properties that only say how the system may do its work, which is not seen. Setting one does nothing here.
    static let hints: Set<String> = ["drawsAsynchronously"]

    private let module: SourceModule

    init(_ module: SourceModule) { self.module = module }

    /// Whether the member of that name, in the type, has nothing to override.
    func isAbsent(_ name: String, in path: [String]) -> Bool {
        guard Self.names.contains(name), !KnownNames.members.contains(name), let type = module.type(path.joined(separator: ".")),
              type.kind == .class else { return false }
        // A superclass of another module may have it.
        guard let base = module.foreignSuperclass(of: type), KnownNames.all.contains(base) else { return false }
        return !module.chain(type).dropFirst().contains { $0.has(name) }
    }
}
