internal import SwiftSyntax

/// Methods that iOS calls and this system never does: apps are not put back as they were, no headphones have buttons, no device is
/// shaken, no app locks the pointer.
///
/// View controllers override these. In the class nearest to UIKit they are no overrides here, and a call of the superclass's does
/// nothing.
struct AbsentCallbacks {
    static let names: Set<String> = [
        "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState", "remoteControlReceived",
        "prefersPointerLocked", "childForHomeIndicatorAutoHidden", "motionBegan", "motionEnded", "motionCancelled",
        "preferredFocusedView", "preferredFocusEnvironments", "childForScreenEdgesDeferringSystemGestures", "canBecomeFocused", "accessibilityIgnoresInvertColors",
    ]

    /// Properties that only say how the system may do its work, which is not seen. Setting one does nothing here.
    static let hints: Set<String> = ["drawsAsynchronously", "isNetworkActivityIndicatorVisible", "isIdleTimerDisabled", "applicationIconBadgeNumber",
                                     "accessibilityIgnoresInvertColors", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"]

    /// What controllers prefer of the whole screen. Nothing here turns a window or draws a status bar, so nothing misses what an extension of one of UIKit's
    /// classes says of it.
    static let unasked: Set<String> = [
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
        "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle", "prefersStatusBarHidden",
        "preferredStatusBarUpdateAnimation", "childForStatusBarStyle", "childForStatusBarHidden",
    ]

    private let module: SourceModule

    init(_ module: SourceModule) { self.module = module }

    /// Whether an extension of a class of UIKit's may override the member: as one of its own.
    func isUnasked(_ name: String, inExtensionOf path: [String]) -> Bool {
        Self.unasked.contains(OldNames.properties[name] ?? name) && path.count == 1 && module.types[path[0]]?.kind == nil && KnownNames.all.contains(path[0])
    }

    /// Whether the class inherits from `NSObject` alone. UIKit's classes have an `awakeFromNib()`; these register theirs.
    func isPlain(_ path: [String]) -> Bool {
        guard let type = module.type(path.joined(separator: ".")), type.kind == .class else { return false }
        return module.foreignSuperclass(of: type) == "NSObject"
    }

    private func inherits(_ name: String, _ path: [String]) -> Bool {
        guard let type = module.type(path.joined(separator: ".")) else { return false }
        return module.chain(type).dropFirst().contains { $0.has(name) }
    }

    /// Whether the member of that name, in the type, has nothing to override.
    func isAbsent(_ name: String, in path: [String]) -> Bool {
        if name == "awakeFromNib" { return isPlain(path) && !inherits(name, path) }
        guard Self.names.contains(name), !KnownNames.members.contains(name), let type = module.type(path.joined(separator: ".")),
              type.kind == .class else { return false }
        // A superclass of another module may have it.
        guard let base = module.foreignSuperclass(of: type), KnownNames.all.contains(base) else { return false }
        return !module.chain(type).dropFirst().contains { $0.has(name) }
    }
}
