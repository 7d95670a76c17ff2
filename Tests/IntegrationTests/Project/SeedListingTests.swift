import Foundation
import Testing

/// The classes of TouchSpots are the listings of Apple's document, word for word.
@Suite("Listings", .enabled(if: Checkout.material != nil, "DACTYL_MATERIAL does not name the folder of the document"))
struct SeedListingTests {
    private let document: String

    init() throws {
        document = try String(contentsOfFile: "\(Checkout.material ?? "")/seeds/apple-multi-touch-app.en.txt", encoding: .utf8)
    }

    @Test func touchableView() throws {
        let listing = try part(from: "class TouchableView: UIView {", to: "// Other methods...\n}")
        let helpers = try part(from: "func createViewForTouch(", to: "\n}Implement the TouchSpotView class").dropLast("Implement the TouchSpotView class".count)
        let expected = listing.replacing("// Other methods...", with: helpers)
        #expect(words(try source("TouchableView")) == words(expected))
    }

    @Test("TouchSpotView, with the one initializer that Swift demands")
    func touchSpotView() throws {
        let expected = String(try part(from: "class TouchSpotView : UIView {", to: nil).trimmingSuffix { $0.isWhitespace }.dropLast())
        let lines = try source("TouchSpotView").split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("required init?(coder: NSCoder)") })
        #expect(lines[start - 1].trimmingCharacters(in: .whitespaces).hasPrefix("//"), "a comment says why it is there")
        let comment = lines[..<start].lastIndex { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }! + 1
        #expect(words(lines[..<comment].joined(separator: "\n")) == words(expected))
        #expect(words(lines[start...].joined(separator: "\n")) == words("required init?(coder: NSCoder) { super.init(coder: coder) } }"))
    }

    private func source(_ name: String) throws -> String {
        let text = try Checkout.text("Apps/TouchSpots/\(name).swift")
        let head = "import UIKit\n"
        try #require(text.hasPrefix(head))
        return String(text.dropFirst(head.count))
    }

    /// From the first place of one text up to and with the next place of another.
    private func part(from start: String, to end: String?) throws -> String {
        let first = try #require(document.range(of: start), "the document has no '\(start)'")
        guard let end else { return String(document[first.lowerBound...]) }
        let last = try #require(document.range(of: end, range: first.upperBound..<document.endIndex), "the document has no '\(end)'")
        return String(document[first.lowerBound..<last.upperBound])
    }

    /// The text without white space.
    private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

/// What TouchSpots is made of, beside the document's classes.
@Suite("The sources of TouchSpots") struct TouchSpotsSourceTests {
    @Test("the storyboard has one view controller, whose view is a TouchableView with a label and nothing else")
    func storyboard() throws {
        let text = try Checkout.text("Apps/TouchSpots/Supporting/Base.lproj/Main.storyboard")
        #expect(text.matches(of: /<(\w*[vV]iewController) id=/).map { String($0.1) } == ["viewController"])
        let views = text.matches(of: /<(\w+)[^>]*? contentMode="[^>]*>/)
        #expect(views.map { String($0.1) } == ["view", "label"])
        #expect(views.first?.0.contains("customClass=\"TouchableView\"") == true)
        #expect(try Checkout.text("Apps/TouchSpots/Supporting/Info.plist").contains("<key>UISceneStoryboardFile</key>"))
    }

    @Test("the app's sources import UIKit and nothing else")
    func imports() throws {
        let paths = Checkout.files(in: "Apps/TouchSpots", withExtension: "swift")
        #expect(!paths.isEmpty)
        for path in paths {
            let imports = try Checkout.text(path).split(separator: "\n").filter { $0.hasPrefix("import ") || $0.contains(" import ") }
            #expect(imports == ["import UIKit"], "\(path)")
        }
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, isDropped(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
