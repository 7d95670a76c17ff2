public import UIKit

/// What is shown at one moment.
public struct XCUIScreenshot {
    /// The picture, with the pixels of the display.
    public let image: UIImage
    /// The picture as a PNG file.
    public var pngRepresentation: Data { image.pngData() ?? Data() }
}

/// What a picture can be made of.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// A picture of what is shown now. It is empty when the app does not run.
    func screenshot() -> XCUIScreenshot
}

/// The display of the app.
@preconcurrency @MainActor
public final class XCUIScreen: XCUIScreenshotProviding {
    /// The only one.
    public static let main = XCUIScreen()

    public func screenshot() -> XCUIScreenshot { Self.picture(of: AppSession.host == nil ? .zero : UIScreen.main.bounds) }

    /// - Parameter area: In points of the screen.
    static func picture(of area: CGRect) -> XCUIScreenshot {
        guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else { return XCUIScreenshot(image: UIImage()) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let image = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
            for window in ElementNode.windows { _ = window.drawHierarchy(in: window.convert(window.bounds, to: nil as UIWindow?), afterScreenUpdates: true) }
        }
        return XCUIScreenshot(image: image)
    }
}

extension XCUIElement: XCUIScreenshotProviding {
    public func screenshot() -> XCUIScreenshot { XCUIScreen.picture(of: frame) }
}
