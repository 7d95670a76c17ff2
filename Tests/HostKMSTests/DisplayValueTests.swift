#if KMS
import Foundation
import KeyboardLayouts
import Testing
import TouchHost
@testable import HostKMS

@Suite struct RefreshPacerTests {
    @Test func ticksComeWithTheRefreshes() {
        var pacer = RefreshPacer(rate: 50)
        pacer.note(refresh: 10, now: 10.001)
        #expect(pacer.due(now: 10.001, hasFlipped: true) == 10)
        #expect(pacer.tick(10, now: 10.001) == 10)
        #expect(abs(pacer.due(now: 10.03, hasFlipped: false) - 10.04) < 1e-9, "idle, the next refresh is reckoned")
    }

    /// A display that shows a picture at once, as that of a virtual machine.
    @Test func theyKeepToThePaceWhereTheDisplayDoesNotWait() {
        var pacer = RefreshPacer(rate: 50)
        pacer.note(refresh: 10, now: 10)
        _ = pacer.tick(10, now: 10)
        pacer.note(refresh: 10.001, now: 10.001)
        #expect(abs(pacer.due(now: 10.001, hasFlipped: true) - 10.02) < 1e-9)
    }

    /// R-GEN-2
    @Test func neverBackAndNeverLate() {
        var pacer = RefreshPacer(rate: 0)
        #expect(pacer.period == 1)
        #expect(pacer.tick(11, now: 10) == 10)
        #expect(pacer.tick(9, now: 12) == 10)
    }
}

@Suite struct DamageTests {
    @Test func manyPartsBecomeOne() {
        var damage = Damage()
        damage.add(PixelRect(minX: 5, minY: 5, maxX: 5, maxY: 9))
        #expect(damage.rects.isEmpty)
        for index in 0..<100 { damage.add(PixelRect(minX: index, minY: 0, maxX: index + 1, maxY: 2)) }
        #expect(damage.rects.count <= 32)
        #expect(damage.rects.contains { $0.minX == 0 } && damage.rects.contains { $0.maxX == 100 })
    }
}

@Suite struct ConnectorTests {
    @Test(arguments: [(1920, 527, 1.0), (1920, 294, 2), (1280, 0, 1), (1920, 16, 1), (1080, 68, 4), (3840, 600, 1), (2560, 260, 2)])
    func scalesAreWholeAndNonsenseIsOne(pixels: Int, millimetres: Int, scale: Double) {
        #expect(Connector.scale(pixels: pixels, millimetres: millimetres) == scale)
    }
}

@Suite struct CardTests {
    @Test func cardsWithoutScreensAreLeftAlone() throws {
        let folder = NSTemporaryDirectory() + "dactyl-drm-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, text) in [("card0-DP-1/status", "disconnected"), ("card1-HDMI-A-1/status", "connected\n"), ("card2-eDP-1/status", "connected\n"),
                             ("card2/device/boot_vga", "1\n"), ("card0/device/boot_vga", "0"), ("card1/device/x", ""), ("renderD128/x", "")] {
            let place = "\(folder)/\(path)"
            try FileManager.default.createDirectory(atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: place, atomically: true, encoding: .utf8)
        }
        #expect(Card.candidates(in: folder) == ["card2", "card1"])
        #expect(Card.candidates(in: folder + "/nowhere") == [])
    }
}

@Suite struct CursorImageTests {
    @Test(arguments: [1.0, 2, 4]) func itIsAnArrowWithItsTipInTheCorner(scale: Double) {
        let image = CursorImage(scale: scale, side: 64)
        #expect(image.width <= 64 && image.height <= 64)
        let tip = image.pixels[Int(scale) * image.width + Int(scale)]
        #expect(tip >> 24 > 128, "the tip is there")
        #expect(image.pixels[image.width - 1] >> 24 == 0, "the other corner is not")
        #expect(image.pixels.contains(0xffff_ffff) && image.pixels.contains(0xff00_0000))
        for pixel in image.pixels { #expect(pixel & 255 <= pixel >> 24, "premultiplied") }
    }
}

@Suite struct LayoutNamesTests {
    @Test func theConsolesLayoutIsRead() {
        var names = LayoutNames()
        names.read("# comment\nXKBMODEL=\"pc105\"\nXKBLAYOUT=de\r\nXKBVARIANT=\"\"\nXKBOPTIONS='compose:menu'\nFONT=x\nnonsense\n")
        #expect(names.model == "pc105" && names.layout == "de" && names.variant == nil && names.options == "compose:menu")
        #expect(LayoutNames.system(environment: ["XKB_DEFAULT_LAYOUT": "fr"]) == LayoutNames(), "the environment goes first")
        #expect(LayoutNames.system(environment: [:], files: ["/nowhere"]) == LayoutNames())
    }

    @MainActor @Test func keysAreUnderstoodWithoutAServer() throws {
        var names = LayoutNames()
        names.layout = "de"
        let map = try #require(Keymap(names, locale: "C"))
        #expect(map.press(evdev: 21).characters == "z")
        map.update(evdev: 42, isPressed: true)
        #expect(map.modifiers == .shift)
        #expect(map.press(evdev: 21).characters == "Z")
        map.update(evdev: 42, isPressed: false)
        #expect(map.modifiers == [])
        #expect(map.terminal(evdev: 60) == nil)
        for key: UInt32 in [29, 56] { map.update(evdev: key, isPressed: true) }
        #expect(map.terminal(evdev: 60) == 2, "Control, Alt and F2")
        for key: UInt32 in [29, 56] { map.update(evdev: key, isPressed: false) }
        map.update(evdev: 58, isPressed: true)
        map.update(evdev: 58, isPressed: false)
        #expect(map.lamps.caps && !map.lamps.num)
        #expect(map.repeats(evdev: 30) && !map.repeats(evdev: 42))
        map.release()
    }
}
#endif
