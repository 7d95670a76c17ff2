import Testing
@testable import UIKit

@MainActor @Suite("Constraints in visual formats", .leavesNothing)
final class VisualFormatTests {
    /// Of 400 by 300 points, in no window. It is made in the test, on a display with a pixel a point.
    private lazy var root: UIView = {
        #expect(throws: Never.self) { try Stage() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        return view
    }()

    private lazy var a = add()
    private lazy var b = add()
    private var views: [String: Any] { ["a": a, "b": b, "_c1": root] }

    private func add() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    /// Activates the constraints of formats and lays out.
    private func lay(_ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) {
        for format in formats {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        root.layoutIfNeeded()
    }

    /// What constraints say, without their types.
    private func equations(_ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) -> [String] {
        let names = [ObjectIdentifier(a): "a", ObjectIdentifier(b): "b", ObjectIdentifier(root): "|"]
        return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views).map { constraint in
            func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" } ?? ""
            }
            let sign = [NSLayoutConstraint.Relation.equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥"][constraint.relation] ?? ""
            let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
            return "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign) \(side(constraint.secondItem, constraint.secondAttribute)) + \(constraint.constant)\(priority)"
        }
    }

    @Test("R-LAY-24 A row from margin to margin: the usual distance between views is 8 points")
    func row() {
        lay(["H:|-[a(100)]-[b]-|", "V:|-[a]-|", "V:|[b(==50)]"])
        #expect(a.frame == CGRect(x: 20, y: 10, width: 100, height: 260))
        #expect(b.frame == CGRect(x: 128, y: 0, width: 232, height: 50))
    }

    @Test("R-LAY-24 Views that touch, and distances by number and by metric")
    func distances() {
        lay(["|-5-[a]-gap-[b(a)]-(end)-|", "V:|-top-[a(tall)]", "V:[b(20)]-(-4)-|"], metrics: ["gap": 15, "end": CGFloat(30), "top": NSNumber(value: 2), "tall": 40.5])
        #expect(a.frame.minX == 5 && a.frame.width == 175 && b.frame == CGRect(x: 195, y: 284, width: 175, height: 20))
        #expect(a.frame.minY == 2)
        #expect(equations("[a][b]") == ["b.leading = a.trailing + 0.0"])
        #expect(equations("H:[a]-2.5-[b]") == ["b.leading = a.trailing + 2.5"])
    }

    @Test("R-LAY-24 Each part of the grammar makes its constraint")
    func grammar() {
        #expect(equations("V:|-(>=5,<=9@low)-[a(>=44@750,<=b)]-(==20@1)-[b]-|", metrics: ["low": 250]) == [
            "a.height ≥  + 44.0 @750.0", "a.height ≤ b.height + 0.0", "a.top ≥ |.top + 5.0", "a.top ≤ |.top + 9.0 @250.0", "b.top = a.bottom + 20.0 @1.0",
            "|.bottomMargin = b.bottom + 0.0",
        ])
        #expect(equations("H:|-10@300-[ a ( 5 ) ]") == ["a.width =  + 5.0", "a.leading = |.leading + 10.0 @300.0"])
        #expect(equations("[_c1]").isEmpty && equations("[a]").isEmpty)
        // Metrics may have the names of views; of sizes views come first.
        #expect(equations("[b(a)]-a-[a]", metrics: ["a": 3]) == ["b.width = a.width + 0.0", "a.leading = b.trailing + 3.0"])
    }

    @Test("R-LAY-24 Layout guides are named as views are; a bar beside one is its view")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|-7-[guide(30)][a(10)]", metrics: nil, views: ["guide": guide, "a": a]))
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 7 && a.frame.minX == 37 && a.frame.width == 10)
    }

    @Test("R-LAY-25 Alignment across the direction, of all views and not of the superview")
    func alignment() {
        #expect(equations("|[a]-[b]", options: [.alignAllTop, .alignAllLastBaseline]) == [
            "a.leading = |.leading + 0.0", "b.leading = a.trailing + 8.0", "a.top = b.top + 0.0", "a.lastBaseline = b.lastBaseline + 0.0",
        ])
        #expect(equations("V:[a][b]", options: .alignAllCenterX) == ["b.top = a.bottom + 0.0", "a.centerX = b.centerX + 0.0"])
        let all: [(NSLayoutConstraint.FormatOptions, String, String)] = [
            (.alignAllLeft, "V:", "left"), (.alignAllRight, "V:", "right"), (.alignAllLeading, "V:", "leading"), (.alignAllTrailing, "V:", "trailing"),
            (.alignAllTop, "H:", "top"), (.alignAllBottom, "H:", "bottom"), (.alignAllCenterY, "H:", "centerY"), (.alignAllFirstBaseline, "H:", "firstBaseline"),
        ]
        for (option, axis, attribute) in all {
            #expect(equations(axis + "[a][b]", options: option).last == "a.\(attribute) = b.\(attribute) + 0.0")
            #expect(option.isSubset(of: .alignmentMask) && option.isDisjoint(with: .directionMask))
        }
    }

    @Test("R-LAY-25 A row runs as text does, from left to right, or from right to left")
    func directions() {
        root.semanticContentAttribute = .forceRightToLeft
        lay(["|-5-[a(10)]"])
        #expect(a.frame.maxX == 395)
        #expect(equations("|-5-[a][b]-|", options: .directionLeftToRight) == ["a.left = |.left + 5.0", "b.left = a.right + 0.0", "|.rightMargin = b.right + 0.0"])
        #expect(equations("|-5-[a]-(>=2)-[b]-|", options: .directionRightToLeft) == [
            "|.right = a.right + 5.0", "a.left ≥ b.right + 2.0", "b.left = |.leftMargin + 0.0",
        ])
        // A column has one direction only.
        #expect(equations("V:[a][b]", options: .directionRightToLeft) == ["b.top = a.bottom + 0.0"])
        lay(["H:|-[b(10)]"], options: .directionRightToLeft)
        #expect(b.frame.maxX == 360)
    }

    @Test("R-LAY-26 What can't be read is named, with its place", arguments: [
        ("H:|-[a]-[c]", "there is no view 'c' among the views", 9),
        ("H:[text]", "'text' is a String, and neither a view nor a layout guide", 3),
        ("H:|-[a(12]", "a closing parenthesis was expected", 9),
        ("H:|-[a", "a closing bracket was expected", 6),
        ("H:|-a-[a]", "there is no metric 'a'", 4),
        ("H:[a]-(size)-[b]", "there is no metric 'size'", 7),
        ("H:[a]-(word)-[b]", "the metric 'word' is not a number but seven", 7),
        ("H:[a(10@2000)]", "a priority is more than 0 and at most 1000, not 2000.0", 8),
        ("H:[a(10@)]", "a priority was expected: a number or the name of a metric", 8),
        ("H:[a]-5[b]", "a hyphen was expected after the distance", 7),
        ("H:[a]5[b]", "a view, a distance or the superview's end was expected", 5),
        ("H:[a]-|-[b]", "nothing can follow the superview's end", 7),
        ("H:[]", "the name of a view was expected", 3),
        ("H:|-[root]", "the view beside | has no superview", 2),
        ("X:[a]", "a format begins with H:, V:, | or a view in brackets", 0),
        ("H[a]", "a colon was expected after H", 1),
        ("H:", "a view in brackets was expected", 2),
        ("", "a view in brackets was expected", 0),
        ("[a]-", "a number or a name was expected", 4),
        ("[a]--[b]", "a number or a name was expected", 4),
    ])
    func faults(_ format: String, _ reason: String, _ place: Int) {
        let names = views.merging(["root": root, "text": "a text"]) { $1 }
        let fault = #expect(throws: VisualFormat.Fault.self) {
            try VisualFormatConstraints.make(VisualFormatParser.parse(format), [], metrics: ["word": "seven"], views: names)
        }
        #expect(fault == VisualFormat.Fault(reason, at: place))
    }

    @Test("R-LAY-26 Rows can't be aligned by their left sides")
    func wrongAlignment() {
        let fault = #expect(throws: VisualFormat.Fault.self) {
            try VisualFormatConstraints.make(VisualFormatParser.parse("[a][b]"), .alignAllLeft, metrics: [:], views: views)
        }
        #expect(fault?.reason == "views beside each other can't be aligned by left")
    }

    @Test("R-LAY-26 A wrong format ends the app with a message that shows the place")
    func message() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-[c]", metrics: nil, views: ["a": UIView()]) }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("constraints(withVisualFormat:): there is no view 'c' among the views\nV:[a]-[c]\n       ^"), "\(said)")
    }
}
