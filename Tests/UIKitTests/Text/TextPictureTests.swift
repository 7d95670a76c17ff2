import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// What text fields look like, by the colours of pixels.
@MainActor @Suite("Text: pictures", .leavesNothing)
struct TextPictureTests {
    /// The colours of the field's inside, row after row, without its border and corners.
    private func pixels(_ stage: Stage) -> [[String]] {
        let surface = stage.host.surface!, scale = surface.scale
        return (Int(24 * scale)..<Int(50 * scale)).map { y in
            (Int(24 * scale)..<Int(216 * scale)).map { surface.pixel(x: $0, y: y)!.description }
        }
    }

    /// From where to where something is drawn, in points of the window, and the darkest red there is.
    private func ink(_ stage: Stage, _ background: String = "#FFFFFF") -> (left: Double, right: Double, darkest: Int)? {
        var left = Int.max, right = -1, darkest = 255
        for row in pixels(stage) {
            for (x, color) in row.enumerated() where color != background {
                left = min(left, x)
                right = max(right, x)
                darkest = min(darkest, Int(color.dropFirst().prefix(2), radix: 16) ?? 255)
            }
        }
        let scale = stage.host.surface!.scale
        return right < 0 ? nil : (24 + Double(left) / scale, 24 + Double(right + 1) / scale, darkest)
    }

    private func show(_ scale: Double = 1, _ set: (UITextField) -> Void = { _ in }) throws -> Stage {
        let stage = try Stage(field: UITextField(), scale: scale)
        set(stage.field)
        stage.host.advance(by: 1)
        return stage
    }

    @Test("Text is black, a placeholder gray, a disabled field's text paler; nothing is drawn where there is neither", arguments: [1, 1.5, 2, 3])
    func text(_ scale: Double) throws {
        #expect(ink(try show(scale)) == nil)
        let text = try #require(ink(try show(scale) { $0.text = "Hello" }))
        #expect(abs(text.left - 28) < 2 && (55...90).contains(text.right) && text.darkest < 40)
        let placeholder = try #require(ink(try show(scale) { $0.placeholder = "Hello" }))
        #expect(abs(placeholder.left - text.left) <= 1 && abs(placeholder.right - text.right) <= 1)
        #expect((120...220).contains(placeholder.darkest))
        let stage = try show(scale) {
            $0.text = "Hello"
            $0.isEnabled = false
        }
        let background = stage.host.surface!.pixel(x: Int(200 * scale), y: Int(37 * scale))!.description
        let disabled = try #require(ink(stage, background))
        #expect(background != "#FFFFFF" && (100...200).contains(disabled.darkest))
    }

    @Test("R-TXT-3: text stands as it is aligned; what is too long ends inside the field, or is smaller")
    func alignment() throws {
        let left = try #require(ink(try show { $0.text = "Hello" })), right = try #require(ink(try show {
            $0.text = "Hello"
            $0.textAlignment = .right
        }))
        let center = try #require(ink(try show {
            $0.text = "Hello"
            $0.textAlignment = .center
        }))
        #expect(abs(right.right - 212) < 2 && abs(center.left + center.right - 240) <= 2)
        #expect(abs((right.right - right.left) - (left.right - left.left)) <= 1)
        let long = "a text that is longer than the field"
        let cut = try #require(ink(try show { $0.text = long }))
        #expect((195...213).contains(cut.right))
        let small = try #require(ink(try show {
            $0.text = long
            $0.adjustsFontSizeToFitWidth = true
        }))
        #expect((195...213).contains(small.right))
        // Bare text is as small as it may be, and then ends in an ellipsis as well.
        let heights = [8, 17].map { size in
            (try? show {
                $0.text = long
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumFontSize = CGFloat(size)
            }).map { stage in pixels(stage).filter { row in row.contains { $0 != "#FFFFFF" } }.count } ?? 0
        }
        #expect(heights[0] < heights[1])
    }

    @Test("A secret shows a bullet for each character, whatever it is")
    func secret() throws {
        let pictures = try ["ab👍", "WWW"].map { text in
            pixels(try show {
                $0.text = text
                $0.isSecureTextEntry = true
            })
        }
        #expect(pictures[0] == pictures[1] && pictures[0].contains { row in row.contains { $0 != "#FFFFFF" } })
    }

    @Test("R-TXT-3, R-TXT-14: caret, selection and handles have the tint colour; the text is seen through the selection", arguments: [1, 2, 3])
    func selection(_ scale: Double) throws {
        let stage = try Stage(field: UITextField(), scale: scale), field = stage.field
        func color(_ x: Double, _ y: Double) -> String {
            stage.host.surface!.pixel(x: Int((x * scale).rounded()), y: Int((y * scale).rounded()))!.description
        }
        field.text = "Hello there"
        field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        #expect(color(stage.x(of: 11), 37) == "#007AFF")
        #expect(try #require(ink(stage)).darkest < 40)
        stage.tapNow(stage.x(of: 2), 37, count: 2)
        UIMenuController.shared.hideMenu()
        stage.host.advance(by: 1)
        #expect(stage.shown == "[Hello] there")
        let left = stage.x(of: 0), right = stage.x(of: 5)
        #expect((0..<5).contains { color(left + 1.5, 28 + Double($0)) == "#CCE4FF" })
        #expect(try #require(ink(stage)).darkest < 40)
        let rect = field.caretRect(for: TextOffset(0))
        #expect(color(left, 20 + rect.minY - 5) == "#007AFF" && color(right, 20 + rect.maxY + 5) == "#007AFF")
        field.tintColor = .red
        stage.host.advance(by: 0.1)
        #expect(color(left, 20 + rect.minY - 5) == "#FF0000")
    }

    @Test("R-TXT-8: the clear button is a gray disc, darker under a finger", arguments: [1, 2, 3])
    func clearButton(_ scale: Double) throws {
        let stage = try show(scale) {
            $0.text = "a"
            $0.clearButtonMode = .always
        }
        func disc() -> String { stage.host.surface!.pixel(x: Int(205.5 * scale), y: Int(32 * scale))!.description }
        let idle = disc()
        #expect(idle != "#FFFFFF")
        stage.down(205, 37)
        stage.host.advance(by: 0.1)
        #expect(disc() != idle && disc() != "#FFFFFF")
    }
}
