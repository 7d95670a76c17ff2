import Testing
@testable import UIKit

/// Members that need few words.
@MainActor @Suite("Small members", .leavesNothing)
final class SmallMemberTests {
    @Test("Rectangles are divided at a distance from an edge")
    func rectangles() {
        let edge: CGRectEdge = .maxYEdge
        let parts = CGRect(x: 0, y: 0, width: 10, height: 8).divided(atDistance: 3, from: edge)
        #expect(parts.slice == CGRect(x: 0, y: 5, width: 10, height: 3) && parts.remainder == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test("Colours of Display P3 in sRGB: grays and white are the same, and what sRGB does not have is limited to it")
    func displayP3() {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.5) < 1e-4 && abs(green - 0.5) < 1e-4 && abs(blue - 0.5) < 1e-4 && alpha == 0.25)
        // By the matrices of CSS Color 4.
        UIColor(displayP3Red: 0.5, green: 0.3, blue: 0.2, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.53285) < 1e-4 && abs(green - 0.28775) < 1e-4 && abs(blue - 0.17704) < 1e-4)
        UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red == 0 && green == 1 && blue == 0)
    }

    @Test("R-GEO-12 A scene has the coordinates of its windows' frames")
    func sceneSpace() {
        let stage = Stage.rooted(), space = stage.scene.coordinateSpace
        stage.window.frame = CGRect(x: 30, y: 40, width: 200, height: 100)
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        stage.window.addSubview(view)
        #expect(space.bounds == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 35, y: 46) && space.convert(CGPoint(x: 35, y: 46), to: view) == .zero)
        #expect(space.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: view) == CGRect(x: 35, y: 46, width: 10, height: 10))
    }

    @Test("A cell with a frame, and the toolbar of a stack")
    func cellAndToolbar() {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 1, width: 100, height: 30))
        #expect(cell.frame == CGRect(x: 0, y: 1, width: 100, height: 30) && cell.reuseIdentifier == nil && cell.textLabel != nil)
        let toolbar: UIToolbar? = UINavigationController().toolbar
        #expect(toolbar?.items?.isEmpty == true)
    }

    @Test("R-ACC-45 An image view says what its picture is called, unless words were set of the view")
    func describedImages() {
        let image = UIImage(), view = UIImageView(image: image)
        image.accessibilityLabel = "A cat"
        image.accessibilityHint = "It purrs"
        image.accessibilityValue = "asleep"
        image.accessibilityIdentifier = "cat"
        #expect(view.accessibilityLabel == "A cat" && view.accessibilityHint == "It purrs" && view.accessibilityValue == "asleep")
        #expect(view.accessibilityIdentifier == nil && (image as any UIAccessibilityIdentification).accessibilityIdentifier == "cat")
        view.accessibilityLabel = "My cat"
        #expect(view.accessibilityLabel == "My cat" && view.accessibilityTraits == .image)
        view.image = UIImage()
        #expect(view.accessibilityHint == nil)
    }

    @Test("R-LAY-27 The system's spacing is 8 points, and between baselines the height of a line of the lower text")
    func systemSpacing() {
        let a = UIView(), b = UILabel(), c = UILabel()
        b.font = .systemFont(ofSize: 20)
        c.font = .systemFont(ofSize: 30)
        let after = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
        #expect(after.constant == 16 && after.relation == .equal && after.firstItem === b && after.secondAttribute == .trailing)
        #expect(b.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.rightAnchor, multiplier: 0.5).relation == .greaterThanOrEqual)
        #expect(b.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.rightAnchor, multiplier: 0.5).constant == 4)
        #expect(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).constant == 8)
        #expect(b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).constant == 8)
        let baselines = c.firstBaselineAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 1)
        #expect(baselines.constant == c.font.lineHeight && baselines.relation == .greaterThanOrEqual)
        #expect(c.firstBaselineAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 2).constant == 2 * c.font.lineHeight)
    }
}
