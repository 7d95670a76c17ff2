internal import Synchronization

/// The pictures in the bytes of a PNG, JPEG or GIF file (R-IIO). It may be used from any thread.
public final class CGImageSource: Hashable, Sendable {
    private let state: Mutex<PictureReader>

    init(_ data: Data, isFinal: Bool, _ options: CFDictionary?) {
        state = Mutex(PictureReader(data, isFinal: isFinal, keepsPictures: options?.isOn(kCGImageSourceShouldCache) ?? true))
    }

    func read<Result: Sendable>(_ body: (inout PictureReader) -> Result) -> Result { state.withLock { body(&$0) } }

    public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How far a source, or a picture of one, has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The bytes end before the picture does.
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    /// No type is known that begins so.
    case statusUnknownType = -3
    /// Too few bytes have come to know the type or the size.
    case statusReadingHeader = -2
    /// More bytes are to come.
    case statusIncomplete = -1
    case statusComplete = 0
}

extension NSDictionary {
    func isOn(_ key: CFString) -> Bool? { self[key] as? Bool }
}

// MARK: Sources

/// A source for the bytes of a file; `nil` without any. Nothing is decoded yet.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data, isFinal: true, options)
}

/// A source for the bytes of a provider.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source for a file; `nil` when it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source whose bytes come later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isFinal: false, options) }

/// Gives the source all the bytes that there are so far.
/// - Parameter final: Whether no more will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.read { $0.update(data, isFinal: final) } }

/// Gives the source all the bytes that the provider has so far.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

// MARK: What they have

/// The identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { PictureReader.Kind.allCases.map(\.type.identifier) }

/// The identifier of the type; `nil` for bytes of another kind.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.read { $0.kind?.type.identifier } }

/// How many pictures there are: of a PNG or JPEG one, of a GIF those that move, of other bytes none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.read { $0.count } }

/// The picture that stands for all.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// How far the source has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.read { $0.status } }

/// How far a picture has been read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.read { $0.status(at: index) } }

/// The properties of all the pictures together; `nil` for bytes of an unknown type.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { isrc.read { $0.properties }?.dictionary }

/// The properties of a picture; `nil` when it is not there.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.read { $0.properties(at: index) }?.dictionary
}

// MARK: Pictures

/// A picture, of a GIF with those before it that it is drawn over; `nil` when it is not there or can't be read. A GIF's pictures cost least in turn.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.read { $0.picture(at: index) }
}

/// A small copy of a picture, at most `kCGImageSourceThumbnailMaxPixelSize` pixels wide and high, else as large as the picture. Files have none
/// of their own here, so it is made where an option asks for that: `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent`. With
/// `kCGImageSourceCreateThumbnailWithTransform` it is upright.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let options, options.isOn(kCGImageSourceCreateThumbnailFromImageAlways) == true || options.isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent) == true,
          let picture = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
    let orientation = options.isOn(kCGImageSourceCreateThumbnailWithTransform) == true ? isrc.read { $0.orientation } : 1
    let largest = (options[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
    return Thumbnail(picture, orientation: orientation, largest: largest).make()
}

/// Lets go of what was decoded of a picture.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.read { $0.forget() } }
