public import UIKit
internal import TouchHost

/// The device on which the app runs: its display, and a button.
@preconcurrency @MainActor
public final class XCUIDevice {
    /// The device.
    public static let shared = XCUIDevice()

    /// A button of the device.
    public enum Button: Int, Sendable {
        /// Takes the app to the background; ``XCUIApplication/activate()`` brings it back.
        case home = 1
    }

    /// How the device is held. Setting it turns the display of the app that runs; one that lies changes nothing (R-UIT-13).
    public var orientation: UIDeviceOrientation {
        get { AppSession.host == nil ? .unknown : UIDevice.current.orientation }
        set {
            guard newValue.isValidInterfaceOrientation, let host = AppSession.host, let size = host.surface?.size else { return }
            let (short, long) = (min(size.width, size.height), max(size.width, size.height))
            host.resize(to: newValue.isLandscape ? PixelSize(width: long, height: short) : PixelSize(width: short, height: long))
            AppSession.rest()
        }
    }

    /// Presses a button.
    public func press(_ button: Button) {
        AppSession.host?.setVisible(false)
        AppSession.turn()
    }
}
