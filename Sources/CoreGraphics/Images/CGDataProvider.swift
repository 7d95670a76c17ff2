/// The bytes of Core Foundation: `data as CFData` compiles.
public typealias CFData = Data

/// Bytes for an image.
public final class CGDataProvider: Sendable {
    let bytes: Data

    public init?(data: CFData) {
        bytes = data
    }

    /// The contents of a file; `nil` when it can't be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        bytes = data
    }

    public var data: CFData? { bytes }
}
