import Testing
@testable import UIKit

@MainActor @Suite("Constraints: going on from the last solution", .leavesNothing)
struct GoingOnTests {
    /// A screen of containers, labels, a stack and guides, of which everything can be edited.
    @MainActor
    private final class Screen {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var views: [UIView] = []
        var labels: [UILabel] = []
        var constraints: [NSLayoutConstraint] = []
        let stack = UIStackView()

        init(_ seed: UInt64) {
            var numbers = SeededNumbers(state: seed)
            root.addSubview(stack)
            stack.axis = numbers.next(below: 2) == 0 ? .vertical : .horizontal
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.distribution = [UIStackView.Distribution.fill, .fillEqually, .equalSpacing][numbers.next(below: 3)]
            for place in 0..<4 { stack.addArrangedSubview(label("Row \(place)", 1 + place % 2)) }
            views.append(stack)
            for _ in 0..<6 {
                let view = numbers.next(below: 2) == 0 ? UIView() : label("Some words that make a line or two of text", numbers.next(below: 2))
                view.translatesAutoresizingMaskIntoConstraints = false
                let parents = views.filter { !($0 is UILabel) && $0 !== stack } + [root]
                parents[numbers.next(below: parents.count)].addSubview(view)
                views.append(view)
            }
            for _ in 0..<14 { relate(&numbers) }
            NSLayoutConstraint.activate(constraints)
        }

        private func label(_ text: String, _ lines: Int) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = lines
            labels.append(label)
            return label
        }

        private func relate(_ numbers: inout SeededNumbers) {
            let a = views[numbers.next(below: views.count)], others = views.filter { $0 !== a } + [root], b = others[numbers.next(below: others.count)]
            let constant = CGFloat(numbers.next(below: 40))
            let constraint = switch numbers.next(below: 9) {
            case 0: a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: constant)
            case 1: a.topAnchor.constraint(equalTo: b.topAnchor, constant: constant)
            case 2: a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: constant)
            case 3: a.trailingAnchor.constraint(lessThanOrEqualTo: b.layoutMarginsGuide.trailingAnchor, constant: -constant)
            case 4: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: constant)
            case 5: a.heightAnchor.constraint(equalToConstant: constant)
            case 6: a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: constant)
            case 7: a.widthAnchor.constraint(equalToConstant: 60 + constant)
            default: a.firstBaselineAnchor.constraint(equalTo: b.topAnchor, constant: constant)
            }
            constraint.priority = [UILayoutPriority.required, .required, .defaultHigh, .defaultLow, UILayoutPriority(500)][numbers.next(below: 5)]
            // Two that contradict each other are named in lines.
            if constraint.priority == .required, numbers.next(below: 3) > 0 { constraint.priority = UILayoutPriority(900) }
            constraints.append(constraint)
        }

        func edit(_ numbers: inout SeededNumbers) {
            let constraint = constraints[numbers.next(below: constraints.count)], label = labels[numbers.next(below: labels.count)]
            let value = CGFloat(numbers.next(below: 60))
            switch numbers.next(below: 16) {
            case 0...6: constraint.constant = value
            case 7, 8: label.text = String(repeating: "word ", count: 1 + numbers.next(below: 20))
            case 9: root.frame.size.width = 300 + value
            case 10: views[numbers.next(below: views.count)].frame = CGRect(x: value, y: 10, width: 20 + value, height: 30)
            case 11: constraint.isActive.toggle()
            case 12: label.numberOfLines = numbers.next(below: 3)
            case 13: root.layoutMargins.right = value
            case 14: stack.arrangedSubviews[numbers.next(below: 4)].isHidden.toggle()
            default: label.setContentHuggingPriority(UILayoutPriority(Float(200 + numbers.next(below: 100))), for: .horizontal)
            }
        }

        var frames: [CGRect] { views.map(\.frame) + labels.map(\.frame) }
    }

    @Test("R-LAY-23 Random hierarchies with random edits are laid out as if each layout were the first")
    func hierarchies() {
        let say = LayoutSystem.say
        LayoutSystem.say = { _ in }
        defer { LayoutSystem.say = say }
        for seed in 0..<15 {
            let screen = Screen(UInt64(seed)), other = Screen(UInt64(seed))
            var numbers = SeededNumbers(state: UInt64(seed + 1000)), same = numbers
            for edit in 0..<12 {
                for _ in 0...numbers.next(below: 2) { screen.edit(&numbers) }
                for _ in 0...same.next(below: 2) { other.edit(&same) }
                other.root.layoutState.kept = nil
                screen.root.layoutIfNeeded()
                other.root.layoutIfNeeded()
                let pairs = zip(screen.frames, other.frames)
                let isEqual = pairs.allSatisfy { $0.isNear($1) }
                #expect(isEqual, "seed \(seed), edit \(edit)")
                guard isEqual else { break }
            }
        }
    }

    // MARK: What is solved again

    private func column(_ count: Int) -> (root: UIView, constraints: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var constraints: [NSLayoutConstraint] = [], above = root.topAnchor
        for row in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            constraints += [view.topAnchor.constraint(equalTo: above, constant: 1), view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(row)),
                            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 10)]
            above = view.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return (root, constraints)
    }

    @Test("R-LAY-23 An edit, another size of the topmost view and another text search for no solution again")
    func withoutSearch() throws {
        let (root, constraints) = column(20), kept = try #require(root.layoutState.kept)
        let searches = kept.searches
        // Two variables of each view stand alone, and the last height; the others are a chain. The last component is that of no variables.
        #expect(searches == 43)
        constraints[4].constant = 8
        root.layoutIfNeeded()
        #expect(root.subviews[1].frame.minY == 19 && root.subviews[19].frame.minY == 217)
        root.frame.size.width = 500
        root.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        constraints[1].constant = 33
        root.layoutIfNeeded()
        #expect(root.subviews[0].frame.minX == 33)
        #expect(root.layoutState.kept === kept && kept.searches == searches)
    }

    @Test("R-LAY-23 What code sets on a view that constraints place is put back by the next layout")
    func putBack() {
        let (root, constraints) = column(3)
        root.subviews[2].frame = CGRect(x: 200, y: 300, width: 5, height: 5)
        constraints[0].constant = 2
        root.layoutIfNeeded()
        #expect(root.subviews[2].frame == CGRect(x: 2, y: 24, width: 50, height: 10))
    }

    @Test("R-LAY-23 A view may take another with its constraints out while it is asked for its size")
    func removedMeanwhile() {
        final class Asked: UIView {
            var remove: (() -> Void)?
            override var intrinsicContentSize: CGSize {
                remove?()
                remove = nil
                return CGSize(width: 30, height: 20)
            }
        }
        let (root, _) = column(3), asked = Asked()
        asked.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(asked)
        asked.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
        for isFirst in [true, false] {
            asked.remove = { root.subviews[isFirst ? 0 : root.subviews.count - 2].removeFromSuperview() }
            asked.invalidateIntrinsicContentSize()
            root.layoutIfNeeded()
            #expect(asked.remove == nil && asked.frame.size == CGSize(width: 30, height: 20) && asked.frame.minY == 7)
        }
        root.layoutIfNeeded()
        #expect(root.subviews.count == 2)
    }

    @Test("R-LAY-23 The topmost view is resized by code though its mask is off, and what follows it goes on from the new size")
    func topmostWithoutMask() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        let edge = inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
        NSLayoutConstraint.activate([edge, inner.leadingAnchor.constraint(equalTo: root.leadingAnchor), inner.heightAnchor.constraint(equalToConstant: 5)])
        root.layoutIfNeeded()
        #expect(inner.frame.width == 90)
        root.frame.size.width = 200
        edge.constant = -20
        root.layoutIfNeeded()
        #expect(inner.frame.width == 180 && root.frame.width == 200)
    }

    @Test("R-LAY-23 The kept solution retains neither views nor constraints, and is gone when the hierarchy changes owners")
    func retention() {
        weak var view: UIView?, constraint: NSLayoutConstraint?
        do {
            let (root, constraints) = column(3)
            view = root.subviews[2]
            constraint = constraints[8]
            root.subviews[2].removeFromSuperview()
            root.layoutIfNeeded()
            let outer = UIView(frame: root.frame)
            outer.addSubview(root)
            #expect(root.layoutState.kept == nil)
        }
        #expect(view == nil && constraint == nil)
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        // A value in the middle between two pixels may go to either of them.
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) <= 1 }
    }
}
