internal import Synchronization

/// Finding image files by name.
enum ImageFiles {
    private struct Key: Hashable {
        var name: String
        var bundle: String
        var scale: CGFloat
    }

    private static let known = Mutex<[Key: UIImage]>([:])

    static func image(named name: String, in bundle: Bundle?) -> UIImage? {
        let key = Key(name: name, bundle: bundle?.bundlePath ?? "", scale: DisplayScale.current)
        if let image = known.withLock({ $0[key] }) { return image }
        for folder in bundle.map({ [$0.resourcePath ?? $0.bundlePath] }) ?? ResourceFolders.main {
            for file in files(named: name) {
                guard let image = UIImage(contentsOfFile: folder + "/" + file) else { continue }
                known.withLock { $0[key] = image }
                return image
            }
        }
        return nil
    }

    /// The scale that a file's name says: 2 for `name@2x.png`.
    static func scale(ofPath path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }

    /// The files to look for, the best for the screen first.
    private static func files(named name: String) -> [String] {
        let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let one = "\(base).png", two = "\(base)@2x.png", three = "\(base)@3x.png"
        if DisplayScale.current > 2 { return [three, two, one] }
        return DisplayScale.current > 1 ? [two, three, one] : [one, two, three]
    }
}
