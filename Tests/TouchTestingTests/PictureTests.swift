import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Pictures") struct PictureTests {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let stage: TouchStage
    let folder = NSTemporaryDirectory() + "touch-testing-\(ProcessInfo.processInfo.globallyUniqueString)"

    init() {
        stage = TouchStage(view: view, size: CGSize(width: 40, height: 40), scale: 2)
        stage.window.backgroundColor = .white
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }

    @Test func aPictureShowsWhatIsThere() {
        let picture = stage.picture()
        #expect(picture.width == 80 && picture.height == 80 && picture.scale == 2)
        #expect(picture[0, 0] == 0xFFFFFF)
        #expect(picture[20, 20] == 0x0000FF)
        #expect(picture.color(at: CGPoint(x: 29.9, y: 29.9)) == 0x0000FF)
        #expect(picture.color(at: CGPoint(x: 30, y: 30)) == 0xFFFFFF)
        #expect(picture[80, 0] == nil)
    }

    @Test("no colour is at a point that is no number, or far away", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func pointsWithoutAColour(value: CGFloat) {
        let picture = TouchStage.Picture(width: 1, height: 1, pixels: [0])
        #expect(picture.color(at: CGPoint(x: value, y: 0)) == nil && picture.color(at: CGPoint(x: 0, y: value)) == nil)
    }

    @Test func eachPictureIsOfItsMoment() {
        let before = stage.picture()
        view.center.x += 5
        let after = stage.picture()
        #expect(after != before)
        view.center.x -= 5
        stage.advance(by: 1)
        #expect(stage.picture() == before)
        #expect(stage.host.isDrawing == false)
    }

    @Test func nothingIsDrawnThatNobodyLooksAt() {
        stage.tap(view)
        stage.settle()
        #expect(stage.host.surface?.frameCount == 0)
        #expect(stage.host.surface?.picture == nil)
        _ = stage.picture()
        #expect(stage.host.surface?.frameCount == 1)
    }

    @Test func aPictureSurvivesItsFile() throws {
        let picture = stage.picture()
        let again = try #require(TouchStage.Picture(pngData: picture.pngData()!, scale: 2))
        #expect(again == picture)
        #expect(TouchStage.Picture(pngData: Data([1, 2, 3])) == nil)
        #expect(TouchStage.Picture(contentsOfFile: "\(folder)/none.png") == nil)
    }

    @Test func theFirstPictureIsRecordedAndAFailure() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let found = failures { #expect(!stage.expectPicture("blue", in: folder)) }
        #expect(found.map(\.message) == [
            "there was no picture 'blue' to compare with; written to \(folder)/blue.png. Look at it, and run the test again",
        ])
        #expect(stage.expectPicture("blue", in: folder))
    }

    @Test func whatDiffersIsSaidAndWrittenBeside() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try stage.picture().write(toFile: "\(folder)/blue.png")
        view.bounds.size.width += 1
        view.bounds.size.width -= 1
        #expect(stage.expectPicture("blue", in: folder))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["blue.png"])
        view.frame.size.width = 19
        let found = failures { #expect(!stage.expectPicture("blue", in: folder)) }
        #expect(found.first?.message.contains("happened: 80 pixels (1.25 %) differ by up to 255 of 255, in (58, 20, 2, 40)") == true)
        let marked = try #require(TouchStage.Picture(contentsOfFile: "\(folder)/blue.difference.png"))
        #expect(marked[58, 20] == 0xFF0000)
        #expect(marked[57, 20] == 0xC0C0FF)
        #expect(TouchStage.Picture(contentsOfFile: "\(folder)/blue.actual.png")?.pixels == stage.picture().pixels)
        #expect(stage.expectPicture("blue", in: folder, tolerance: .init(share: 0.02)))
    }

    @Test func toleranceIsOfChannelsAndOfPixels() {
        let one = TouchStage.Picture(width: 2, height: 1, pixels: [0x102030, 0x102030])
        let other = TouchStage.Picture(width: 2, height: 1, pixels: [0x102030, 0x132030])
        #expect(one.difference(from: one, tolerance: .none) == nil)
        #expect(one.difference(from: other)?.count == 1)
        #expect(one.difference(from: other)?.largest == 3)
        #expect(one.difference(from: other)?.area == CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(one.difference(from: other, tolerance: .init(channel: 3)) == nil)
        #expect(one.difference(from: other, tolerance: .init(channel: 0, share: 0.5)) == nil)
    }

    @Test func otherSizesDiffer() {
        let small = TouchStage.Picture(width: 1, height: 1, pixels: [0])
        let found = failures { #expect(!stage.expectPicture(small)) }
        #expect(found.first?.message.contains("1 × 1 pixels\nhappened: it shows 80 × 80 pixels") == true)
    }
}
