internal import TouchHost

/// The picture of the app's windows in task bars and switchers (R-APP-20).
enum WindowIcon {
    /// Pixels of a side: task bars and switchers show it smaller.
    private static let side = 64

    /// The app's own picture, `AppIcon` or `Icon`, or a square with the first letter of its title.
    @MainActor
    static func make(_ title: String) -> SurfaceIcon? {
        let own = UIImage(named: "AppIcon") ?? UIImage(named: "Icon"), place = CGRect(x: 0, y: 0, width: side, height: side)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: place.size, format: format).image { _ in
            if let own { own.draw(in: place) } else { drawLetter(of: title, in: place) }
        }
        return picture.cgImage.flatMap(icon)
    }

    /// A rounded square in a colour that the title decides, as a bundle has it (`AppBundles`).
    @MainActor
    private static func drawLetter(of title: String, in place: CGRect) {
        let hue = title.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 360 }
        UIColor(hue: CGFloat(hue) / 360, saturation: 0.75, brightness: 0.72, alpha: 1).setFill()
        UIBezierPath(roundedRect: place, cornerRadius: place.width * 56 / 256).fill()
        guard let letter = title.first.map({ String($0).uppercased() }) else { return }
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: place.width * 136 / 256, weight: .semibold), .foregroundColor: UIColor.white]
        let size = (letter as NSString).size(withAttributes: attributes)
        (letter as NSString).draw(at: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2), withAttributes: attributes)
    }

    /// The pixels, whose colours are not multiplied by their alpha.
    private static func icon(_ picture: CGImage) -> SurfaceIcon? {
        guard let bytes = picture.dataProvider?.data else { return nil }
        let width = picture.width, height = picture.height, row = picture.bytesPerRow, hasAlpha = picture.alphaInfo == .premultipliedFirst
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let start = bytes.startIndex + y * row + x * 4, alpha = hasAlpha ? UInt32(bytes[start + 3]) : 255
                func plain(_ value: UInt8) -> UInt32 { alpha == 0 ? 0 : min(255, (UInt32(value) * 255 + alpha / 2) / alpha) }
                pixels.append(alpha << 24 | plain(bytes[start + 2]) << 16 | plain(bytes[start + 1]) << 8 | plain(bytes[start]))
            }
        }
        return SurfaceIcon(size: PixelSize(width: width, height: height), pixels: pixels)
    }
}
