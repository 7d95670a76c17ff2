public import UIKit

/// Something that a failure shows, which XCTest has on Apple's systems alone: here its file is beside the snapshot that failed.
public struct XCTAttachment {
    /// A part of the name of its file.
    public var name: String?
    let data: Data
    let pathExtension: String

    /// Makes one of a text.
    public init(string: String) { (data, pathExtension) = (Data(string.utf8), "txt") }
    /// Makes one of any bytes.
    public init(data: Data) { (self.data, pathExtension) = (data, "data") }
    /// Makes one of a picture.
    public init(image: UIImage) { (data, pathExtension) = (image.pngData() ?? Data(), "png") }
}
