import Foundation
import FoundationAdditions
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Types of data")
struct TypeTests {
    @Test("R-UTI-1 A type is found by its identifier, the ending of a file and the name in a message")
    func found() {
        #expect(UTType("public.png") == .png && UTType("com.example.own") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "gif", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "image/gif") == .gif && UTType.webP.preferredMIMEType == "image/webp")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.image.preferredFilenameExtension == nil)
        #expect(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .png).lastPathComponent == "b.png")
        #expect(URL(fileURLWithPath: "/a/b.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "b.jpg")
    }

    @Test("R-UTI-1 A type conforms to itself and to all above it")
    func conforms() {
        #expect(UTType.gif.conforms(to: .gif) && UTType.gif.conforms(to: .image) && UTType.gif.conforms(to: .item) && !UTType.gif.conforms(to: .png))
        #expect(!UTType.gif.isSubtype(of: .gif) && UTType.image.isSupertype(of: .svg) && UTType.svg.conforms(to: .text))
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    }

    @Test("R-UTI-1 An app's own type conforms to what the app says")
    func own() throws {
        let own = UTType(exportedAs: "com.example.Own", conformingTo: .image)
        #expect(own.identifier == "com.example.own" && own.conforms(to: .image) && own.conforms(to: .data) && !own.conforms(to: .png) && !own.isDeclared)
        #expect(UTType(importedAs: "public.png", conformingTo: .text) == .png && !UTType(importedAs: "public.png", conformingTo: .text).conforms(to: .text))
        #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.gif])) == [.gif])
    }

    @Test("R-UTI-2 The older names mean the same types")
    func older() {
        #expect(kUTTypeGIF == "com.compuserve.gif" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeConformsTo("com.example.own", "com.example.own") && UTTypeEqual("public.PNG", kUTTypePNG))
    }
}
