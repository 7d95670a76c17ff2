import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Colours of asset catalogs")
struct CatalogColorTests {
    private func read(_ colors: String) -> UIColor? { ColorFiles.read(Data("{\"colors\":[\(colors)],\"info\":{\"version\":1}}".utf8)) }
    private func entry(_ color: String, _ rest: String = "") -> String { "{\"idiom\":\"universal\"\(rest),\"color\":{\(color)}}" }
    private func components(_ red: String, _ green: String, _ blue: String, _ alpha: String) -> String {
        "\"color-space\":\"srgb\",\"components\":{\"red\":\"\(red)\",\"green\":\"\(green)\",\"blue\":\"\(blue)\",\"alpha\":\"\(alpha)\"}"
    }

    @Test("R-APP-18 Components are shares, numbers of 255 or hexadecimal; a dark one comes where it is dark")
    func formats() {
        #expect(read(entry(components("1.000", "0.500", "0.000", "0.500"))) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(read(entry(components("255", "0", "51", "1.000"))) == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
        #expect(read(entry(components("0xFF", "0x00", "0x33", "1.000"))) == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
        #expect(read(entry("\"platform\":\"ios\",\"reference\":\"labelColor\"")) == .label)
        let pair = read(entry(components("1.0", "1.0", "1.0", "1.0")) + ","
            + entry(components("0.0", "0.0", "0.0", "1.0"), ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"))
        #expect(pair?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(pair?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("R-APP-18 What describes no colour gives none", arguments: ["", "[]", "{\"colors\":[]}", "{\"colors\":[{\"color\":{\"components\":{\"red\":\"x\"}}}]}"])
    func damaged(text: String) {
        #expect(ColorFiles.read(Data(text.utf8)) == nil)
        #expect(UIColor(named: "no such colour") == nil)
    }
}
