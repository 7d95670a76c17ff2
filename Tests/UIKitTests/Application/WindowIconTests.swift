import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Icons of windows") struct WindowIconTests {
    @Test("R-APP-20 An app without a picture has a square with its first letter, in a colour of its title's own, with round corners")
    func letter() throws {
        let icon = try #require(WindowIcon.make("Cards")), other = try #require(WindowIcon.make("Doors"))
        #expect(icon.size == PixelSize(width: 64, height: 64) && icon.pixels.count == 64 * 64)
        let corner = icon.pixels[0], edge = icon.pixels[3 * 64 + 32]
        #expect(corner >> 24 == 0 && edge >> 24 == 255)
        // The letter is white, and in the middle.
        let white = icon.pixels.indices.filter { icon.pixels[$0] == 0xffff_ffff }
        #expect(white.count > 100 && white.allSatisfy { (16...48).contains($0 % 64) })
        #expect(other.pixels[3 * 64 + 32] != edge)
        #expect(SurfaceIcon(size: PixelSize(width: 2, height: 2), pixels: [0]) == nil)
    }
}
