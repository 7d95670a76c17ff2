internal import CCairo
internal import CPango
internal import Glibc

/// The library that draws PDF pages: poppler-glib, loaded when it is first needed. An app that shows none needs none.
struct PDFLibrary: Sendable {
    typealias Object = UnsafeMutableRawPointer
    typealias Open = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> Object?
    typealias Page = @convention(c) (Object, Int32) -> Object?
    typealias Size = @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Render = @convention(c) (Object, OpaquePointer) -> Void

    let open: Open
    let page: Page
    let size: Size
    let render: Render

    /// `nil` where the library is not installed.
    static let shared: PDFLibrary? = {
        guard let library = dlopen("libpoppler-glib.so.8", RTLD_LAZY | RTLD_LOCAL) else { return nil }
        func symbol<Function>(_ name: String, _: Function.Type) -> Function? { dlsym(library, name).map { unsafeBitCast($0, to: Function.self) } }
        guard let open = symbol("poppler_document_new_from_bytes", Open.self), let page = symbol("poppler_document_get_page", Page.self),
              let size = symbol("poppler_page_get_size", Size.self), let render = symbol("poppler_page_render", Render.self) else { return nil }
        return PDFLibrary(open: open, page: page, size: size, render: render)
    }()
}

/// Why a PDF can't be shown.
package enum PDFError: Error, CustomStringConvertible {
    case noLibrary
    case damaged(String)
    case tooLarge(width: Double, height: Double)

    package var description: String {
        switch self {
        case .noLibrary: "showing PDF takes poppler: install libpoppler-glib8 (Debian; libpoppler-glib8t64 in later ones) or poppler-glib"
        case .damaged(let reason): "the PDF file is damaged: \(reason)"
        case .tooLarge(let width, let height): "\(width) by \(height) points are no size that can be shown"
        }
    }
}

extension CGImage {
    /// Whether the bytes begin as a PDF does.
    package static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }

    /// The first page of a PDF file, with `scale` pixels a point.
    package convenience init(pdfData data: Data, scale: CGFloat) throws {
        guard let library = PDFLibrary.shared else { throw PDFError.noLibrary }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        guard let bytes else { throw PDFError.damaged("empty") }
        defer { g_bytes_unref(bytes) }
        var failure: UnsafeMutablePointer<GError>?
        guard let document = library.open(bytes, nil, &failure) else {
            defer { g_error_free(failure) }
            throw PDFError.damaged(failure?.pointee.message.map { String(cString: $0) } ?? "unreadable")
        }
        defer { g_object_unref(document) }
        guard let page = library.page(document, 0) else { throw PDFError.damaged("it has no page") }
        defer { g_object_unref(page) }
        var width = 0.0, height = 0.0
        library.size(page, &width, &height)
        let pixelWidth = (width * scale.native).rounded(.up), pixelHeight = (height * scale.native).rounded(.up)
        guard pixelWidth >= 1, pixelHeight >= 1, pixelWidth <= Double(PixelFormat.largestSide), pixelHeight <= Double(PixelFormat.largestSide),
              pixelWidth * pixelHeight <= Double(CGImage.largestPixelCount),
              let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight)),
              cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            throw PDFError.tooLarge(width: width, height: height)
        }
        cairo_scale(cairo, pixelWidth / width, pixelHeight / height)
        library.render(page, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        self.init(owning: surface, hasAlpha: true)
    }
}
