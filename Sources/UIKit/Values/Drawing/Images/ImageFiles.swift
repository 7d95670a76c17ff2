internal import Synchronization

/// Finding image files by name.
enum ImageFiles {
    private struct Key: Hashable {
        var name: String
        var bundle: String
        var scale: CGFloat
    }

    private static let known = Mutex<[Key: UIImage]>([:])

    /// - Parameter scale: 0 for the screen's.
    static func image(named name: String, in bundle: Bundle?, scale: CGFloat = 0) -> UIImage? {
        let scale = scale > 0 ? scale : DisplayScale.current
        let key = Key(name: name, bundle: bundle?.bundlePath ?? "", scale: scale)
        if let image = known.withLock({ $0[key] }) { return image }
        for folder in bundle.map(ResourceFolders.folders) ?? ResourceFolders.main {
            for file in files(named: name, scale) {
                guard let image = UIImage(contentsOfFile: folder + "/" + file) else { continue }
                known.withLock { $0[key] = image }
                return image
            }
        }
        return nil
    }

    /// What a file has of a picture; `nil`, with a line on standard error for a file that is there, when it can't be read.
    static func read(_ path: String) -> UIImage.Source? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            if CGImage.isPDF(data) {
                // Drawn for the screen: it has no pixels of its own. At a whole scale, so that it is as large as the page.
                let scale = max(DisplayScale.current.rounded(.up), 1)
                return (try CGImage(pdfData: data, scale: scale), scale, .up)
            }
            return (try CGImage(fileData: data), scale(ofPath: path), UIImage.Orientation(ofFile: data))
        } catch PNGError.notPNG {
            report("UIImage: \(path): neither a PNG nor a JPEG, GIF or PDF file")
        } catch {
            report("UIImage: \(path): \(error)")
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

    private static let kinds = ["png", "jpg", "jpeg", "pdf", "gif"]

    /// The files to look for, the best for the screen first.
    private static func files(named name: String, _ scale: CGFloat) -> [String] {
        let kind = kinds.first { name.lowercased().hasSuffix(".\($0)") }
        let base = kind == nil ? name : (name as NSString).deletingPathExtension
        let scales = scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        let endings = kind == nil ? kinds : [(name as NSString).pathExtension]
        return scales.flatMap { scale in endings.map { "\(base)\(scale).\($0)" } }
    }
}

extension UIImage.Orientation {
    /// How a camera was held when it made the file.
    init(ofFile data: Data) {
        guard CGImage.isJPEG(data) else {
            self = .up
            return
        }
        self = switch JPEGOrientation.read(data) {
        case 2: .upMirrored
        case 3: .down
        case 4: .downMirrored
        case 5: .leftMirrored
        case 6: .right
        case 7: .rightMirrored
        case 8: .left
        default: .up
        }
    }
}
