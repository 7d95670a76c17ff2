import Foundation
import Testing
import TouchHost
@testable import UIKit

/// What is copied and pasted, in the application and with other programs.
@MainActor @Suite("Text: pasteboards", .leavesNothing)
struct PasteboardTests {
    @Test("R-TXT-10: Control or Command with C, X, V and A, Insert and Shift+Delete edit a field; what makes no sense is not done")
    func keys() throws {
        let stage = try Stage(field: UITextField()), field = stage.field
        UIPasteboard.general.items = []
        field.becomeFirstResponder()
        stage.type("one two")
        #expect(!field.canPerformAction("copy:", withSender: nil) && !field.canPerformAction("paste:", withSender: nil))
        stage.command("a")
        #expect(stage.shown == "[one two]" && !field.canPerformAction("selectAll:", withSender: nil))
        stage.command("c")
        #expect(UIPasteboard.general.string == "one two")
        stage.press(Usage.right)
        stage.command("v", .command)
        #expect(stage.shown == "one twoone two|")
        stage.press(Usage.left, [.control, .shift])
        stage.press(Usage.delete, "\u{7F}", .shift)
        #expect(stage.shown == "one twoone |" && UIPasteboard.general.string == "two")
        stage.press(0x49, .shift)
        #expect(stage.shown == "one twoone two|")
        UIPasteboard.general.string = "two\nlines"
        stage.command("v")
        #expect(field.text == "one twoone twotwo lines")
        UIPasteboard.general.string = "\n\r"
        stage.command("v")
        #expect(field.text == "one twoone twotwo lines  " && field.isFirstResponder, "each line end is a space, none is Return")
    }

    @Test("R-TXT-19: the general pasteboard is the host's clipboard; a change elsewhere is reported, and counted")
    func general() throws {
        let stage = try Stage(field: UITextField()), board = UIPasteboard.general
        board.string = "mine"
        #expect(stage.host.clipboardTypes() == ["text/plain;charset=utf-8"])
        #expect(stage.host.clipboardContent(ofType: "text/plain;charset=utf-8") == Array("mine".utf8))
        let count = board.changeCount
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.host.copyElsewhere([ClipboardContent(type: "text/html", bytes: Array("<b>x</b>".utf8)),
                                  ClipboardContent(type: "text/plain", bytes: Array("x".utf8)),
                                  ClipboardContent(type: "application/x-own", bytes: [1, 2])])
        #expect(told == 1 && board.changeCount > count && board.numberOfItems == 1)
        #expect(board.string == "x" && board.hasStrings && !board.hasImages && board.url == nil)
        #expect(board.types == ["public.html", "public.utf8-plain-text", "application/x-own"])
        #expect(board.data(forPasteboardType: "application/x-own") == Data([1, 2]))
        board.items = []
        #expect(!board.hasStrings && board.string == nil && board.strings == nil && stage.host.clipboardTypes().isEmpty)
    }

    @Test("R-TXT-19: several things, images, colours and addresses; the other program gets the first")
    func values() throws {
        let stage = try Stage(field: UITextField()), board = UIPasteboard.general
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        board.image = image
        #expect(board.hasImages && !board.hasStrings && stage.host.clipboardTypes() == ["image/png"])
        let png = try #require(stage.host.clipboardContent(ofType: "image/png"))
        stage.host.copyElsewhere([ClipboardContent(type: "image/png", bytes: png)])
        #expect(board.image?.size == image.size || board.image.map { $0.size.width * $0.scale } == image.size.width * image.scale)
        board.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let color = try #require(stage.host.clipboardContent(ofType: "application/x-color"))
        #expect(color.count == 8)
        stage.host.copyElsewhere([ClipboardContent(type: "application/x-color", bytes: color)])
        var green: CGFloat = 0
        #expect(board.color?.getRed(nil, green: &green, blue: nil, alpha: nil) == true && abs(green - 0.5) < 0.001)
        board.url = URL(string: "https://example.org/a")
        #expect(board.string == "https://example.org/a")
        stage.host.copyElsewhere([ClipboardContent(type: "text/uri-list", bytes: Array("# two\r\nhttps://a.org\r\nhttps://b.org\r\n".utf8))])
        #expect(board.url?.absoluteString == "https://a.org" && board.hasURLs)
        stage.host.copyElsewhere([ClipboardContent(type: "image/png", bytes: [1, 2, 3]), ClipboardContent(type: "application/x-color", bytes: [1])])
        #expect(board.image == nil && board.color == nil)
    }

    @Test("R-TXT-19: what was put on one host's clipboard is not on the next one's, at whatever address that is")
    func nextHost() throws {
        for _ in 0..<50 {
            _ = try Stage(field: UITextField())
            #expect(UIPasteboard.general.items.isEmpty)
            UIPasteboard.general.string = "mine"
            #expect(UIPasteboard.general.string == "mine")
        }
    }

    @Test("R-TXT-20: named and unique pasteboards are the application's own, until they are removed")
    func named() throws {
        let name = UIPasteboard.Name("tests.drafts")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.string = "draft"
        #expect(UIPasteboard(name: name, create: false)?.string == "draft" && board.changeCount == 1)
        let one = UIPasteboard.withUniqueName(), two = UIPasteboard.withUniqueName()
        #expect(one.name != two.name && one.string == nil)
        for known in [name, one.name, two.name] { UIPasteboard.remove(withName: known) }
        #expect(UIPasteboard(name: name, create: false) == nil && board.string == nil)
        #expect(UIPasteboard(name: .general, create: false) == UIPasteboard.general)
    }
}
