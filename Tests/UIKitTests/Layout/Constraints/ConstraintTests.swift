import Testing
@testable import UIKit

@MainActor @Suite("Constraints", .leavesNothing)
final class ConstraintTests {
    /// Of 400 by 300 points, in no window. It is made in the test, on a display with a pixel a point: between the suite's initializer and the
    /// test another test may attach its display, and views that are made then have another scale.
    private lazy var root: UIView = {
        #expect(throws: Never.self) { try Stage() }
        return UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    }()

    private func add(_ frame: CGRect = .zero, to parent: UIView? = nil) -> UIView {
        let parent = parent ?? root, view = UIView(frame: frame)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    /// A view with content of that size.
    private final class Content: UIView {
        var size = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    private func addContent(to parent: UIView? = nil) -> Content {
        let parent = parent ?? root, view = Content()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test("R-LAY-10 Edges with constants, and again when the superview's size changes")
    func edges() {
        let view = add()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 360, height: 240))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
        #expect(root.constraints.count == 4)
    }

    /// Places a view of its own in each layout, and counts them.
    private final class Placing: UIView {
        let place = UIView(frame: .zero), piece = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            piece.center = place.center
        }
    }

    @Test("Code that places views beside those of constraints in a layout causes no further layout (R-LAY-5)")
    func placingInLayout() {
        let view = Placing(frame: root.bounds)
        root.addSubview(view)
        view.addSubview(view.place)
        view.addSubview(view.piece)
        view.place.translatesAutoresizingMaskIntoConstraints = false
        let letter = add(to: view.piece)
        NSLayoutConstraint.activate([
            view.place.centerXAnchor.constraint(equalTo: view.centerXAnchor), view.place.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            letter.widthAnchor.constraint(equalTo: view.piece.widthAnchor),
            letter.trailingAnchor.constraint(equalTo: view.piece.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.piece.center == CGPoint(x: 200, y: 150))
        #expect(view.layouts == 1)
        view.piece.center = CGPoint(x: 7, y: 7)
        root.layoutIfNeeded()
        #expect(view.layouts == 1, "a pure move marks nothing")
        view.piece.bounds.size.width = 30
        root.layoutIfNeeded()
        #expect(letter.frame.maxX == 30 && letter.frame.width == 30)
        #expect(view.layouts == 1)
    }

    @Test("A view that a constraint reaches into is depended on when it moves; one that only keeps constraints is not")
    func movedContainer() {
        let outer = add(), box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), inner = add(to: box)
        root.addSubview(box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5), inner.widthAnchor.constraint(equalToConstant: 10),
            outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor), outer.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 25)
        box.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 65 && inner.frame.minX == 5)
        box.center.x += 10
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 75)
    }

    @Test("R-LAY-10 Centers, sizes, equal sizes of siblings, aspect, multiples of a center")
    func attributes() {
        let a = add(), b = add()
        NSLayoutConstraint.activate([
            a.centerXAnchor.constraint(equalTo: root.centerXAnchor), a.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
            a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: a, attribute: .height, multiplier: 2, constant: 0),
            b.widthAnchor.constraint(equalTo: a.widthAnchor), b.heightAnchor.constraint(equalToConstant: 30),
            NSLayoutConstraint(item: b, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5, constant: 0),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 100, y: 90, width: 200, height: 100))
        #expect(b.frame == CGRect(x: 0, y: 198, width: 200, height: 30))
    }

    @Test("A multiple of a center is counted from the superview's corner, wherever that stands")
    func multiplesInside() {
        let box = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 100))
        root.addSubview(box)
        let view = add(to: box)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: view, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .centerX, multiplier: 0.5, constant: 0),
            view.centerYAnchor.constraint(equalTo: box.centerYAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    @Test("R-LAY-10 Of two that contradict each other the one of the higher priority holds, and the other comes as near as it can")
    func priorities() {
        let view = add()
        let width = view.widthAnchor.constraint(equalToConstant: 500)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), width, view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 350)
        width.constant = 200
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test("R-LAY-11 Content: hugged and not cut off, by its priorities; of two views the one that hugs less grows")
    func content() {
        let a = addContent(), b = addContent()
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 350, height: 20) && b.frame == CGRect(x: 350, y: 0, width: 50, height: 20))
        b.size.width = 80
        root.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 320, y: 0, width: 80, height: 20))
        a.setContentHuggingPriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 350)
    }

    @Test("R-LAY-11 A view is as large as what is in it, and says so when it is measured")
    func wrapping() {
        let box = add(), inner = addContent(to: box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5), inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 7), box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100), box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 100, y: 0, width: 62, height: 34) && inner.frame == CGRect(x: 5, y: 6, width: 50, height: 20))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 62, height: 34))
        inner.size.height = 30
        root.layoutIfNeeded()
        #expect(box.frame.height == 44, "what changed inside is laid out from the outside")
    }

    @Test("A text that may have several lines becomes as high as it must be at its width; baselines align")
    func text() {
        let root = root, label = UILabel(), other = UILabel()
        for view in [label, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        label.numberOfLines = 0
        label.text = "A text that is long enough for a few lines"
        other.text = "x"
        other.font = .systemFont(ofSize: 40)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            label.widthAnchor.constraint(equalToConstant: 100), other.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            other.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(label.frame.height > 2 * label.font.lineHeight)
        func lastBaseline(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }
        #expect(abs(lastBaseline(label) - lastBaseline(other)) <= 1, "to the pixel")
    }

    @Test("The safe area, margins and guides of one's own")
    func guides() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = add(), guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor), guide.heightAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5), view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 394, height: 100))
        #expect(view.frame == CGRect(x: 101, y: 0, width: 197, height: 100), "to the pixel")
        root.removeLayoutGuide(guide)
        #expect(root.constraints.isEmpty && root.layoutGuides.isEmpty)
    }

    @Test("R-LAY-12 Views that no constraint places are where they are; what is placed by them follows")
    func mixed() {
        let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
        root.addSubview(fixed)
        let view = add(CGRect(x: 0, y: 0, width: 20, height: 20))
        NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor), view.topAnchor.constraint(equalTo: fixed.topAnchor)])
        root.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
        #expect(view.frame == CGRect(x: 120, y: 60, width: 20, height: 20), "what is open stays: the size")
        fixed.center.x += 10
        root.layoutIfNeeded()
        #expect(view.frame.minX == 130)
        fixed.bounds.size.width = 90
        root.layoutIfNeeded()
        #expect(view.frame.minX == 140)
    }

    @Test("R-LAY-29 A place that inequalities alone concern is at the bound; a size that is bounded from above alone stays")
    func bounds() {
        let view = add(CGRect(x: 3, y: 4, width: 20, height: 30))
        let top = view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)
        let trailing = view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10)
        NSLayoutConstraint.activate([top, trailing, view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: root.bounds.width - 30, y: 23, width: 20, height: 30))
        top.constant = 40
        root.layoutIfNeeded()
        #expect(view.frame.minY == 40)
        // An equation goes before them, and so does a wish.
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
        left.priority = .defaultLow
        left.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 7)
        left.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.maxX == root.bounds.width - 10)
        // The older of two.
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 12).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minY == 40)
    }

    @Test("R-LAY-12 What code moves, and constraints leave open, stays there: in the next layout, and when another view comes or goes")
    func movedByCode() {
        let view = add(CGRect(x: 10, y: 20, width: 30, height: 40))
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
        view.center.x += 100
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 110, y: 20, width: 50, height: 40))
        // The width is not open.
        view.frame = CGRect(x: 200, y: 30, width: 70, height: 60)
        let other = UIView()
        root.addSubview(other)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 30, width: 50, height: 60))
        view.center.y += 100
        other.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 130, width: 50, height: 60))
    }

    @Test("R-LAY-11 Content is not measured again when a view comes or goes that constraints know nothing of; it is for one that they do")
    func unknownViews() {
        final class Measured: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 50, height: 20)
            }
        }
        let view = Measured()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        let count = view.count
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), inner = UIView()
        plain.addSubview(inner)
        root.addSubview(plain)
        root.layoutIfNeeded()
        plain.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(view.count == count)
        inner.widthAnchor.constraint(equalTo: plain.widthAnchor).isActive = true
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(plain)
        root.layoutIfNeeded()
        #expect(view.count > count && inner.frame.width == 3)
    }

    @Test("A view of another branch, inside views that stand apart")
    func branches() {
        let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), right = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 100))
        root.addSubview(left)
        root.addSubview(right)
        let a = add(CGRect(x: 5, y: 5, width: 10, height: 10), to: left), b = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: right)
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10).isActive = true
        #expect(root.constraints.count == 1, "the closest that contains both keeps it")
        root.layoutIfNeeded()
        #expect(b.convert(b.bounds, to: root).minY == a.convert(a.bounds, to: root).maxY + 10)
        right.center.y += 30
        root.layoutIfNeeded()
        #expect(b.convert(b.bounds, to: root).minY == a.convert(a.bounds, to: root).maxY + 10)
    }

    @Test("R-LAY-15 Leaving the superview takes the constraints to it away; those inside stay")
    func leaving() {
        let box = add(), inner = add(to: box)
        let outer = box.leadingAnchor.constraint(equalTo: root.leadingAnchor), own = inner.widthAnchor.constraint(equalTo: box.widthAnchor)
        let across = inner.topAnchor.constraint(equalTo: root.topAnchor), size = box.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([outer, own, across, size])
        #expect(root.constraints.count == 2 && box.constraints.count == 2)
        box.removeFromSuperview()
        #expect(!outer.isActive && !across.isActive && own.isActive && size.isActive)
        #expect(root.constraints.isEmpty && box.constraints.count == 2)
    }

    @Test("Nothing is kept alive: views go with their constraints, and constraints outlive views")
    func lifetimes() {
        weak var view: UIView?
        weak var active: NSLayoutConstraint?
        let idle: NSLayoutConstraint
        do {
            let parent = UIView(frame: root.bounds), child = add(to: parent)
            let constraint = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
            constraint.isActive = true
            idle = child.widthAnchor.constraint(equalToConstant: 10)
            parent.layoutIfNeeded()
            view = parent
            active = constraint
        }
        #expect(view == nil && active == nil)
        #expect(idle.firstItem == nil && !idle.isActive)
        idle.isActive = true
        #expect(!idle.isActive)
    }

    @Test("R-LAY-15 A constraint between views that have nothing in common is not activated")
    func strangers() {
        let constraint = UIView().leadingAnchor.constraint(equalTo: root.leadingAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    @Test("Numbers that are not finite are refused")
    func badNumbers() {
        let view = add()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        constraint.constant = .nan
        #expect(constraint.constant == 10)
        #expect(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity).multiplier == 1)
    }

    @Test("R-LAY-10 Of required ones that contradict each other the younger is left out")
    func contradiction() {
        let view = add()
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 10, height: 5))
    }

    @Test("R-LAY-16 updateConstraints is called before layout, from the inside out, once")
    func updating() {
        final class Updating: UIView {
            static var log: [Int] = []
            override func updateConstraints() {
                Self.log.append(tag)
                super.updateConstraints()
            }
        }
        Updating.log = []
        let outer = Updating(frame: root.bounds), inner = Updating()
        outer.tag = 1
        inner.tag = 2
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(Updating.log == [2, 1])
        #expect(!outer.needsUpdateConstraints())
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(Updating.log == [2, 1])
    }

    @Test("R-LAY-16 It is called before layoutSubviews, whatever that calls, and again when a view further out asks for it")
    func updatingBeforeLayout() {
        final class Updating: UIView {
            static var log: [String] = []
            var marked: UIView?
            override func updateConstraints() {
                Self.log.append("update \(tag)")
                marked?.setNeedsUpdateConstraints()
                marked = nil
                super.updateConstraints()
            }
            override func layoutSubviews() { Self.log.append("layout \(tag)") }
        }
        Updating.log = []
        let outer = Updating(frame: root.bounds), inner = Updating(frame: root.bounds)
        outer.tag = 1
        inner.tag = 2
        outer.addSubview(inner)
        outer.marked = inner
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(Updating.log == ["update 2", "update 1", "update 2", "layout 1", "layout 2"])
        #expect(!inner.needsUpdateConstraints())
    }

    @Test("A change inside an animation animates what it moves")
    func animation() throws {
        let stage = Stage.rooted()
        stage.root.addSubview(root)
        let view = add()
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.turn()
        leading.constant = 100
        UIView.animate(withDuration: 1) { self.root.layoutIfNeeded() }
        #expect(view.frame.minX == 100)
        #expect(view.layer.animationKeys()?.isEmpty == false)
    }
}
