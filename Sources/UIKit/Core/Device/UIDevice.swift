internal import Glibc

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The one device.
    public class var current: UIDevice { device }
    private static let device = UIDevice()

    /// Another object for the same device: apps make one where ``current`` would do.
    public override init() { super.init() }

    /// The machine's name on the network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The name of the operating system as the kernel has it: `Linux`.
    open var systemName: String { Self.systemNames.system }
    /// The kernel's version: three numbers, as in `6.12.4`.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The product's name as the firmware has it; where it has none, the kind of processor.
    open var model: String { Self.product ?? Self.systemNames.machine }
    /// The same as ``model``: product names are not translated.
    open var localizedModel: String { model }
    /// The kind of device, as the first scene's traits have it (R-TRT-3).
    open var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentTraits.shared.userInterfaceIdiom }
    /// A number that stays the same for this user's apps on this machine; `nil` where the system has no machine number.
    open var identifierForVendor: UUID? { Self.vendorIdentifier }

    /// As the first scene stands; unknown before there is one (R-VC-4).
    open var orientation: UIDeviceOrientation {
        guard let scene = Surroundings.firstScene else { return .unknown }
        return scene.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
    }

    // MARK: Turning

    /// Posted after ``orientation`` has changed, while ``isGeneratingDeviceOrientationNotifications``. The object is the device.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    private var orientationListeners = 0, lastOrientation = UIDeviceOrientation.unknown
    private var sceneObserver: (any NSObjectProtocol)?
    /// Whether changes of the orientation are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Has changes of the orientation posted until the other call has come as often.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListeners += 1
        guard sceneObserver == nil else { return }
        lastOrientation = orientation
        sceneObserver = NotificationCenter.default.addObserver(forName: UIWindowScene.didTurn, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.sceneTurned() }
        }
    }
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(orientationListeners - 1, 0)
        guard orientationListeners == 0, let sceneObserver else { return }
        NotificationCenter.default.removeObserver(sceneObserver)
        self.sceneObserver = nil
    }

    /// The device turns with its first scene.
    private func sceneTurned() {
        guard orientation != lastOrientation else { return }
        lastOrientation = orientation
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    /// Whether the app can do several things at a time: always.
    open var isMultitaskingSupported: Bool { true }

    private static let systemNames: (system: String, machine: String) = {
        var names = utsname()
        guard uname(&names) == 0 else { return ("Linux", "unknown") }
        func text<Field>(_ field: Field) -> String { withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) } }
        return (text(names.sysname), text(names.machine))
    }()

    private static func firstLine(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(whereSeparator: { $0 == "\n" || $0 == "\0" }).first.map(String.init)
        return line?.trimmingCharacters(in: .whitespaces).isEmpty == false ? line?.trimmingCharacters(in: .whitespaces) : nil
    }

    private static let product = firstLine("/sys/class/dmi/id/product_name") ?? firstLine("/proc/device-tree/model")

    private static let vendorIdentifier: UUID? = {
        guard let machine = firstLine("/etc/machine-id"), machine.count == 32 else { return nil }
        var digits = Array(machine)
        for place in [8, 13, 18, 23] { digits.insert("-", at: place) }
        return UUID(uuidString: String(digits))
    }()
}
