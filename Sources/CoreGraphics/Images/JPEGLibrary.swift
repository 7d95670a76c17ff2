internal import Glibc

/// The library that reads and writes JPEG: libjpeg-turbo, loaded when it is first needed. An app that shows none needs none.
struct JPEGLibrary: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Make = @convention(c) () -> Handle?
    typealias Header = @convention(c) (Handle, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                                       UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    typealias Decompress = @convention(c) (Handle, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32,
                                           Int32) -> Int32
    typealias Compress = @convention(c) (Handle, UnsafePointer<UInt8>, Int32, Int32, Int32, Int32,
                                         UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<UInt>, Int32, Int32,
                                         Int32) -> Int32
    typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void
    typealias Destroy = @convention(c) (Handle) -> Int32
    typealias Message = @convention(c) (Handle?) -> UnsafePointer<CChar>?

    let makeDecompressor: Make
    let makeCompressor: Make
    let header: Header
    let decompress: Decompress
    let compress: Compress
    let free: Free
    let destroy: Destroy
    let message: Message

    /// Blue, green, red and a byte that is left as it is: how Cairo has pixels in memory.
    static let pixelFormat: Int32 = 3
    /// Four inks, for pictures in them: CMYK, and YCCK, which is CMYK otherwise packed.
    static let inkFormat: Int32 = 11
    static let inkSpaces: Set<Int32> = [3, 4]

    /// `nil` where the library is not installed.
    static let shared: JPEGLibrary? = {
        guard let library = dlopen("libturbojpeg.so.0", RTLD_LAZY | RTLD_LOCAL) else { return nil }
        func symbol<Function>(_ name: String, _: Function.Type) -> Function? { dlsym(library, name).map { unsafeBitCast($0, to: Function.self) } }
        guard let makeDecompressor = symbol("tjInitDecompress", Make.self), let makeCompressor = symbol("tjInitCompress", Make.self),
              let header = symbol("tjDecompressHeader3", Header.self), let decompress = symbol("tjDecompress2", Decompress.self),
              let compress = symbol("tjCompress2", Compress.self), let free = symbol("tjFree", Free.self),
              let destroy = symbol("tjDestroy", Destroy.self), let message = symbol("tjGetErrorStr2", Message.self) else { return nil }
        return JPEGLibrary(makeDecompressor: makeDecompressor, makeCompressor: makeCompressor, header: header, decompress: decompress,
                           compress: compress, free: free, destroy: destroy, message: message)
    }()

    static let absence = "reading and writing JPEG takes libturbojpeg: install libturbojpeg0 (Debian, Ubuntu) or libjpeg-turbo"
}
