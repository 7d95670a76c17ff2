import Testing
@testable import UIKit

@MainActor @Suite("PDF pictures") struct PDFImageTests {
    /// A page of 20 by 10 points, its lower left quarter red.
    nonisolated static let page: Data = {
        var text = "%PDF-1.4\n", places: [Int] = []
        let drawing = "1 0 0 rg 0 0 10 5 re f"
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R/Resources<<>>>>",
            "<</Length \(drawing.utf8.count)>>stream\n\(drawing)\nendstream",
        ]
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\(object)endobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n0000000000 65535 f \n"
        for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        return Data((text + "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }()

    private nonisolated static var isInstalled: Bool { (try? CGImage(pdfData: page, scale: 1)) != nil }

    @Test("R-DRW-4 The first page is the picture, drawn for the scale", .enabled(if: isInstalled, "poppler-glib is not installed"))
    func page() throws {
        let image = try CGImage(pdfData: Self.page, scale: 2)
        #expect(image.width == 40 && image.height == 20)
        let context = try #require(CGContext(pixelWidth: 40, pixelHeight: 20, scale: 1))
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 40, height: 20))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { bytes[y * context.bytesPerRow + x * 4 + $0] } }
        #expect(pixel(10, 15) == [0, 0, 255, 255] && pixel(10, 5) == [0, 0, 0, 0] && pixel(30, 15) == [0, 0, 0, 0])
    }

    @Test("R-DRW-4 A file is read by its name, as large as its page at any scale of the display; damage is reported",
          .enabled(if: isInstalled, "poppler-glib is not installed"), arguments: [0.125, 1, 1.25, 2] as [CGFloat])
    func files(scale: CGFloat) throws {
        let before = DisplayScale.current
        DisplayScale.current = scale
        defer { DisplayScale.current = before }
        let path = NSTemporaryDirectory() + "/dactyl-\(UUID().uuidString).pdf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Self.page.write(to: URL(fileURLWithPath: path))
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 20, height: 10))
        try Data("%PDF-1.4 nothing".utf8).write(to: URL(fileURLWithPath: path))
        #expect(UIImage(contentsOfFile: path) == nil)
    }
}
