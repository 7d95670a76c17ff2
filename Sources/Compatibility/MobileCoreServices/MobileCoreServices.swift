public import FoundationAdditions
internal import UniformTypeIdentifiers

// The types of data by the names that they had before UniformTypeIdentifiers.

public let kUTTypeItem: CFString = UTType.item.identifier
public let kUTTypeContent: CFString = UTType.content.identifier
public let kUTTypeData: CFString = UTType.data.identifier
public let kUTTypeImage: CFString = UTType.image.identifier
public let kUTTypePNG: CFString = UTType.png.identifier
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
public let kUTTypeGIF: CFString = UTType.gif.identifier
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
public let kUTTypeBMP: CFString = UTType.bmp.identifier
public let kUTTypeICO: CFString = UTType.ico.identifier
public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier
public let kUTTypeRawImage: CFString = UTType.rawImage.identifier
public let kUTTypePDF: CFString = UTType.pdf.identifier
public let kUTTypeText: CFString = UTType.text.identifier
public let kUTTypePlainText: CFString = UTType.plainText.identifier
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
public let kUTTypeRTF: CFString = UTType.rtf.identifier
public let kUTTypeHTML: CFString = UTType.html.identifier
public let kUTTypeXML: CFString = UTType.xml.identifier
public let kUTTypeJSON: CFString = UTType.json.identifier
public let kUTTypeURL: CFString = UTType.url.identifier
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
public let kUTTypeMovie: CFString = UTType.movie.identifier
public let kUTTypeAudio: CFString = UTType.audio.identifier

/// Whether the first type is the second, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI.lowercased() == inConformsToUTI.lowercased() }
    return type.conforms(to: other)
}

/// Whether both identifiers name one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }
