import Testing
import UIKit

@MainActor @Suite(.leavesNothing) struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    @Test func namedColoursHaveTheirDocumentedValues() {
        var white: CGFloat = 0, alpha: CGFloat = 0
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha) && white == 2 / 3 && alpha == 1)
        #expect(components(.orange) == [1, 0.5, 0, 1] && components(.brown) == [0.6, 0.4, 0.2, 1])
        #expect(components(.clear) == [0, 0, 0, 0])
        #expect(components(.systemBlue) == [0, 122 / 255, 1, 1])
        #expect(!UIColor.red.getWhite(nil, alpha: nil))
    }

    @Test(arguments: [(0, 1, 1, [1, 0, 0]), (1 / 3, 1, 1, [0, 1, 0]), (2 / 3, 1, 1, [0, 0, 1]), (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]),
                      (0.9, 0, 0.3, [0.3, 0.3, 0.3])] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func hueGoesRoundTheCircle(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        for (found, wanted) in zip(components(color), expected) { #expect(abs(found - wanted) < 1e-9) }
        var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0
        color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
        #expect(abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9)
        if saturation > 0 { #expect(abs(h - hue) < 1e-9) }
    }

    @Test func equalityIsByComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != .green && UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(UIColor(white: 1, alpha: 1) != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: 1) == .red)
    }

    @Test func archivesKeepColours() throws {
        for color in [UIColor.red.withAlphaComponent(0.25), .lightGray, .systemTeal, .clear] {
            #expect(try roundTrip(color) == color)
        }
    }

    @Test func setColoursTheCurrentContext() {
        let canvas = Canvas(4, 4)
        canvas.draw {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.blue.set()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(canvas.pixel(1, 1) == Canvas.red && canvas.pixel(0, 2) == Canvas.blue && canvas.pixel(3, 3) == Canvas.blue)
        UIColor.red.set()
    }
}
