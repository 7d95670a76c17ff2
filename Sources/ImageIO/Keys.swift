// Options of image sources.

/// Whether what was decoded of a PNG or JPEG is kept, so that the picture is decoded once: a `Bool`, `true` without it.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The length in pixels that a thumbnail's longer side has at most: a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is made of the picture where the file has none: a `Bool`.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the picture in any case: a `Bool`.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is turned as the camera was held: a `Bool`.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// Properties of sources and pictures.

/// The number of bytes of all.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width in pixels, before a turn.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, before a turn.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The bits of a component: 8.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How the camera was held, from 1 to 8: of JPEGs.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether the pixels may have alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The kind of colours: ``kCGImagePropertyColorModelRGB``.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// The dictionary with what only GIFs have.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Seconds until the next picture, a tenth at least.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds until the next picture, as the file says it.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the pictures are to be shown, 0 for ever; it is not there where the file does not say it.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Whether the pictures share a table of colours.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the whole in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the whole in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
