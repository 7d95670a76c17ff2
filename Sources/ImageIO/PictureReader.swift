internal import UniformTypeIdentifiers

/// What an image source has read of its bytes.
struct PictureReader: Sendable {
    /// The types that can be read.
    enum Kind: CaseIterable, Sendable {
        case png, jpeg, gif

        init?(_ data: Data) {
            if CGImage.isPNG(data) { self = .png } else if CGImage.isJPEG(data) { self = .jpeg } else if CGImage.isGIF(data) { self = .gif } else { return nil }
        }

        var type: UTType {
            switch self {
            case .png: .png
            case .jpeg: .jpeg
            case .gif: .gif
            }
        }
    }

    private var data: Data
    private var isFinal: Bool
    private let keepsPictures: Bool
    private(set) var kind: Kind?
    private var gif: GIFCanvas?
    /// The decoded PNG or JPEG.
    private var still: CGImage?

    init(_ data: Data, isFinal: Bool, keepsPictures: Bool) {
        (self.data, self.isFinal, self.keepsPictures) = (data, isFinal, keepsPictures)
        begin()
    }

    mutating func update(_ data: Data, isFinal: Bool) {
        (self.data, self.isFinal) = (data, isFinal)
        begin()
    }

    private mutating func begin() {
        kind = Kind(data)
        still = nil
        gif = kind == .gif ? (try? GIFFile(Array(data))).map { GIFCanvas($0) } : nil
    }

    mutating func forget() {
        still = nil
        gif = gif.map { GIFCanvas($0.file) }
    }

    private var size: (width: Int, height: Int)? {
        switch kind {
        case .gif?: gif.map { ($0.file.width, $0.file.height) }
        case .png?, .jpeg?: CGImage.fileSize(data)
        case nil: nil
        }
    }

    var count: Int {
        if let gif { return gif.file.frames.count }
        return kind != .gif && size != nil ? 1 : 0
    }

    /// How a camera was held, from 1 to 8.
    var orientation: Int { kind == .jpeg ? JPEGOrientation.read(data) : 1 }

    var status: CGImageSourceStatus {
        guard kind != nil else { return isFinal ? .statusUnknownType : data.count < 8 ? .statusReadingHeader : .statusUnknownType }
        guard count > 0 else { return isFinal ? .statusInvalidData : .statusReadingHeader }
        if !isFinal { return .statusIncomplete }
        return gif.map { $0.file.isComplete } ?? true ? .statusComplete : .statusUnexpectedEOF
    }

    func status(at index: Int) -> CGImageSourceStatus {
        guard (0..<count).contains(index) else { return status == .statusComplete ? .statusInvalidData : status }
        guard let gif else { return status }
        return gif.file.frames[index].isComplete ? .statusComplete : isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }

    mutating func picture(at index: Int) -> CGImage? {
        guard (0..<count).contains(index) else { return nil }
        if gif != nil {
            guard let pixels = gif?.pixels(at: index), let gif else { return nil }
            return try? CGImage(gif: gif.file, pixels: pixels)
        }
        if let still { return still }
        let picture = try? CGImage(fileData: data)
        if keepsPictures { still = picture }
        return picture
    }

    // MARK: Properties

    var properties: Properties? {
        guard let kind else { return nil }
        var values = Properties(isOfSource: true, fileSize: data.count)
        if kind == .gif, let file = gif?.file {
            values.gif = Properties.GIF(width: file.width, height: file.height, hasCommonColors: file.hasCommonColors, loopCount: file.loopCount)
        }
        return values
    }

    func properties(at index: Int) -> Properties? {
        guard (0..<count).contains(index), let kind, let size else { return nil }
        var values = Properties(isOfSource: false, width: size.width, height: size.height)
        values.orientation = kind == .jpeg ? orientation : nil
        values.hasAlpha = kind != .jpeg
        if let file = gif?.file { values.gif = Properties.GIF(delay: Double(file.frames[index].delay) / 100) }
        return values
    }
}

/// The properties of a picture, or of all of a source.
struct Properties: Sendable {
    struct GIF: Sendable {
        /// In seconds, as the file says it.
        var delay: Double?
        var width: Int?, height: Int?
        var hasCommonColors: Bool?
        var loopCount: Int?

        /// A picture that the file shows for less is shown so long, in seconds (R-IIO-3).
        static let shortestDelay = 0.1

        var dictionary: NSDictionary {
            let values: [CFString: Any?] = [
                kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: delay.map { max($0, Self.shortestDelay) },
                kCGImagePropertyGIFLoopCount: loopCount, kCGImagePropertyGIFHasGlobalColorMap: hasCommonColors,
                kCGImagePropertyGIFCanvasPixelWidth: width, kCGImagePropertyGIFCanvasPixelHeight: height,
            ]
            return values.compactMapValues { $0 } as NSDictionary
        }
    }

    var isOfSource: Bool
    var fileSize: Int?
    var width: Int?, height: Int?
    var orientation: Int?
    var hasAlpha: Bool?
    var gif: GIF?

    var dictionary: NSDictionary {
        var values: [CFString: Any?] = [
            kCGImagePropertyFileSize: fileSize, kCGImagePropertyPixelWidth: width, kCGImagePropertyPixelHeight: height,
            kCGImagePropertyOrientation: orientation, kCGImagePropertyHasAlpha: hasAlpha, kCGImagePropertyGIFDictionary: gif?.dictionary,
        ]
        if !isOfSource { (values[kCGImagePropertyColorModel], values[kCGImagePropertyDepth]) = (kCGImagePropertyColorModelRGB, 8) }
        return values.compactMapValues { $0 } as NSDictionary
    }
}
