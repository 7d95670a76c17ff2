import Testing
@testable import UIKit

@MainActor @Suite("Stack views", .leavesNothing)
struct StackTests {
    /// A view with content of that size.
    private final class Content: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    private func content(_ width: CGFloat, _ height: CGFloat) -> Content {
        let view = Content()
        view.size = CGSize(width: width, height: height)
        return view
    }

    /// A stack of a given size with three views of the widths 20, 40 and 60.
    private func row(_ distribution: UIStackView.Distribution, width: CGFloat = 300) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [content(20, 10), content(40, 20), content(60, 30)])
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        stack.distribution = distribution
        stack.spacing = 10
        return stack
    }

    private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test("R-LAY-13 fill: the view that hugs its content least takes the rest; all are as high as the stack")
    func fill() {
        let stack = row(.fill)
        for view in stack.arrangedSubviews.dropFirst() { view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
        #expect(spans(stack) == [0...180, 190...230, 240...300])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
        #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test("R-LAY-13 fillEqually, fillProportionally, equalSpacing, equalCentering")
    func distributions() {
        #expect(spans(row(.fillEqually, width: 320)) == [0...100, 110...210, 220...320])
        #expect(spans(row(.fillProportionally, width: 260)) == [0...40, 50...130, 140...260])
        #expect(spans(row(.equalSpacing)) == [0...20, 110...150, 240...300])
        // Centers at 10, 140 and 270.
        #expect(spans(row(.equalCentering)) == [0...20, 120...160, 240...300])
    }

    @Test("R-LAY-13 Alignments across the axis", arguments: [
        (UIStackView.Alignment.leading, [0...10, 0...20, 0...30]), (.trailing, [90...100, 80...100, 70...100]),
        (.center, [45...55, 40...60, 35...65]), (.fill, [0...100, 0...100, 0...100]),
    ])
    func alignments(_ alignment: UIStackView.Alignment, _ expected: [ClosedRange<Int>]) {
        let stack = row(.fill)
        stack.alignment = alignment
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map { Int($0.frame.minY)...Int($0.frame.maxY) } == expected)
    }

    @Test("R-LAY-13 In a row of texts lines stand at one height")
    func baselines() {
        let small = UILabel(), large = UILabel()
        small.text = "a"
        large.text = "b"
        large.font = .systemFont(ofSize: 50)
        let stack = UIStackView(arrangedSubviews: [small, large])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat { label.frame.midY + label.baselines(contentHeight: label.intrinsicContentSize.height)!.first }
        #expect(abs(baseline(small) - baseline(large)) <= 1)
        #expect(stack.forFirstBaselineLayout === large)
    }

    @Test("R-LAY-14 A stack is as large as its views, its spacing and its margins; also one inside another")
    func size() {
        let inner = UIStackView(arrangedSubviews: [content(30, 10), content(50, 20)])
        inner.axis = .vertical
        inner.spacing = 5
        let outer = UIStackView(arrangedSubviews: [inner, content(20, 60)])
        outer.spacing = 8
        outer.isLayoutMarginsRelativeArrangement = true
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 84, height: 64))
        outer.frame = CGRect(x: 0, y: 0, width: 84, height: 64)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 50, height: 60))
    }

    @Test("R-LAY-14 A hidden view takes no room, whatever its own constraints say; shown again it does")
    func hidden() {
        let stack = row(.fill, width: 130)
        let first = stack.arrangedSubviews[0], middle = stack.arrangedSubviews[1]
        middle.widthAnchor.constraint(equalToConstant: 40).isActive = true
        // The first alone gives way, where there is too little room and where there is too much.
        first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        stack.arrangedSubviews[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(spans(stack) == [0...10, 20...60, 70...130])
        middle.isHidden = true
        #expect(spans(stack)[0] == 0...60 && spans(stack)[2] == 70...130)
        middle.isHidden = false
        #expect(spans(stack) == [0...10, 20...60, 70...130])
    }

    @Test("Spacing of one's own after a view, and back to the default")
    func customSpacing() {
        let stack = row(.fillEqually, width: 330)
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        #expect(spans(stack) == [0...100, 120...220, 230...330])
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.frame.size.width = 320
        #expect(spans(stack) == [0...100, 110...210, 220...320])
    }

    @Test("The row changes: inserted, moved, taken out, removed from the superview")
    func changes() {
        let stack = row(.fillEqually, width: 320)
        let views = stack.arrangedSubviews
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]] && spans(stack) == [0...100, 110...210, 220...320])
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack && spans(stack) == [0...155, 165...320])
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]] && spans(stack) == [0...320])
        stack.addSubview(content(1, 1))
        #expect(stack.arrangedSubviews.count == 1)
        let other = content(1, 1)
        stack.addArrangedSubview(other)
        stack.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews == [other, views[2]])
    }

    @Test("A stack in a row that is too narrow: views that resist least are cut, and the stack's own order stands")
    func narrow() {
        let stack = row(.fill, width: 100)
        stack.arrangedSubviews[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(spans(stack) == [0...20, 30...70, 80...100])
    }

    @Test("R-NIB-3 R-LAY-13 A stack of a storyboard arranges all of its subviews")
    func storyboard() throws {
        let (objects, lines) = quietly { UINib("""
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" alignment="center" spacing="7" id="s">
                <rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                        <constraints><constraint firstAttribute="height" constant="20" id="h"/><constraint firstAttribute="width" constant="30" id="w"/></constraints>
                    </view>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                        <constraints><constraint firstAttribute="height" constant="40" id="h2"/><constraint firstAttribute="width" constant="50" id="w2"/></constraints>
                    </view>
                </subviews>
                <edgeInsets key="layoutMargins" top="10" left="0.0" bottom="10" right="0.0"/>
            </stackView>
            """).instantiate(withOwner: nil) }
        #expect(lines == [])
        let stack = try #require(objects.first as? UIStackView)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .center && stack.spacing == 7)
        #expect(stack.isLayoutMarginsRelativeArrangement)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame) == [CGRect(x: 35, y: 10, width: 30, height: 20), CGRect(x: 25, y: 150, width: 50, height: 40)])
    }

    @Test("A stack comes back from an archive as it was")
    func archive() throws {
        // An archive names classes, which those inside others have no name for.
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        stack.distribution = .equalCentering
        stack.spacing = 10
        stack.alignment = .bottom
        stack.setCustomSpacing(3, after: stack.arrangedSubviews[1])
        stack.addSubview(UIView())
        let copy = try #require(try roundTrip(stack))
        #expect(copy.distribution == .equalCentering && copy.alignment == .bottom && copy.spacing == 10)
        #expect(copy.arrangedSubviews.count == 3 && copy.subviews.count == 4)
        #expect(copy.customSpacing(after: copy.arrangedSubviews[1]) == 3)
    }
}
