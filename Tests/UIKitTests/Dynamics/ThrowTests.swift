import Testing
import TouchHost
@testable import UIKit

/// Cards that are dragged, thrown, and snap back: written as code for iOS is.
private final class CardController: UIViewController {
    let card = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private var attachment: UIAttachmentBehavior?
    private(set) var bounces = 0
    private lazy var properties: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior(items: [card])
        behavior.elasticity = 0.6
        behavior.resistance = 0.5
        return behavior
    }()
    private lazy var walls: UICollisionBehavior = {
        let behavior = UICollisionBehavior(items: [card])
        behavior.translatesReferenceBoundsIntoBoundary = true
        behavior.collisionDelegate = self
        return behavior
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = .systemBlue
        view.addSubview(card)
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector.drag))
    }

    func drag(_ recognizer: UIPanGestureRecognizer) {
        let location = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            animator.removeAllBehaviors()
            let inside = recognizer.location(in: card)
            let offset = UIOffset(horizontal: inside.x - card.bounds.midX, vertical: inside.y - card.bounds.midY)
            attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: location)
            animator.addBehavior(attachment!)
            animator.addBehavior(properties)
        case .changed:
            attachment?.anchorPoint = location
        case .ended, .cancelled:
            animator.removeBehavior(attachment!)
            animator.addBehavior(walls)
            let now = properties.linearVelocity(for: card), velocity = recognizer.velocity(in: view)
            properties.addLinearVelocity(CGPoint(x: velocity.x - now.x, y: velocity.y - now.y), for: card)
        default: break
        }
    }

    func snapBack() {
        animator.removeBehavior(walls)
        animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 200, y: 300)))
    }

    var isMoving: Bool { animator.isRunning }
}

extension CardController: UICollisionBehaviorDelegate {
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) { bounces += 1 }
}

extension Selector {
    fileprivate static let drag = Selector("drag:", CardController.drag(_:))
}

@MainActor @Suite("Throwing a view", .leavesNothing)
struct ThrowTests {
    @Test("R-DYN-24, R-DYN-32, R-DYN-35 A view follows the finger, flies on, bounces off the bounds, and snaps back")
    func throwing() throws {
        let controller = CardController(), stage = try Stage(showing: controller, size: CGSize(width: 400, height: 600), scale: 1)
        let card = controller.card
        try stage.save("dynamics-1-at-first")
        // The finger takes the card near its upper right corner.
        stage.drag(CGPoint(x: 230, y: 270), CGPoint(x: 120, y: 150), seconds: 0.3, lifts: false)
        stage.wait(2.0 / 60)
        let corner = card.convert(CGPoint(x: 80, y: 20), to: controller.view)
        // The pan begins after its hysteresis: the card hangs on the place that is under the finger then.
        #expect(hypot(corner.x - 120, corner.y - 150) < 25, "\(corner)")
        #expect(abs(atan2(card.transform.b, card.transform.a)) > 0.05, "it hangs askew")
        try stage.save("dynamics-2-dragged")
        for step in 1...3 {
            stage.finger(.moved, 120 - Double(step) * 20, 150 - Double(step) * 7)
            if step < 3 { stage.wait(1.0 / 60) }
        }
        stage.finger(.ended, 60, 129)
        var places: [CGPoint] = []
        for _ in 0..<120 {
            stage.wait(1.0 / 60)
            places.append(card.center)
            if places.count == 14 { try stage.save("dynamics-3-thrown") }
        }
        #expect(controller.bounces > 0)
        #expect(places.allSatisfy { controller.view.bounds.contains($0) })
        let leftmost = places.map(\.x).min() ?? 0, turn = places.firstIndex { $0.x == leftmost } ?? 0
        let back = places[turn...].map(\.x).max() ?? 0
        #expect(leftmost < 90 && back > leftmost + 30, "it comes back from the wall: \(leftmost), \(back)")
        controller.snapBack()
        stage.wait(3)
        #expect(isClose(card.center, CGPoint(x: 200, y: 300), within: 0.2) && !controller.isMoving)
        #expect(abs(card.transform.b) < 0.01)
        try stage.save("dynamics-4-snapped")
    }

    @Test("R-DYN-4 The picture of a heap: forty views of all shapes that have come to rest")
    func heap() throws {
        let controller = UIViewController(), stage = try Stage(showing: controller, size: CGSize(width: 320, height: 480), scale: 2)
        controller.view.backgroundColor = .white
        let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple]
        let animator = UIDynamicAnimator(referenceView: controller.view)
        let views = (0..<40).map { index -> UIView in
            let side = CGFloat(24 + index * 7 % 25), view = index.isMultiple(of: 3) ? RoundView() : UIView()
            view.frame = CGRect(x: CGFloat(20 + index % 8 * 35), y: CGFloat(10 + index / 8 * 55), width: side, height: index % 4 == 1 ? side * 1.4 : side)
            view.backgroundColor = colors[index % 5]
            if index.isMultiple(of: 3) {
                view.frame.size.height = side
                view.layer.cornerRadius = side / 2
            }
            controller.view.addSubview(view)
            return view
        }
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: views))
        stage.wait(0.5)
        try stage.save("dynamics-heap-falling")
        stage.wait(12)
        try stage.save("dynamics-heap")
        #expect(!animator.isRunning)
        for (index, view) in views.enumerated() {
            #expect(controller.view.bounds.contains(view.center))
            for other in views[(index + 1)...] {
                #expect(hypot(view.center.x - other.center.x, view.center.y - other.center.y) > (min(view.bounds.width, view.bounds.height) + min(other.bounds.width, other.bounds.height)) / 2 - 1)
            }
        }
        animator.removeAllBehaviors()
    }

    /// A list whose rows hang on springs, as the sample of session 217 (WWDC13) has it.
    private final class SpringLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        override func prepare() {
            super.prepare()
            guard animator.behaviors.isEmpty else { return }
            let all = super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize)) ?? []
            for attributes in all {
                let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
                (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
                animator.addBehavior(spring)
            }
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
    }

    @Test("R-DYN-37 Rows of a collection view hang on springs of its layout's animator")
    func collection() throws {
        let layout = SpringLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        let controller = UICollectionViewController(collectionViewLayout: layout), source = Rows()
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        controller.collectionView.dataSource = source
        let stage = try Stage(showing: controller, size: CGSize(width: 240, height: 400), scale: 1)
        stage.wait(2)
        #expect(!layout.animator.isRunning && layout.animator.behaviors.count == 6)
        #expect(layout.animator.referenceView === controller.collectionView)
        let row = try #require(layout.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)))
        let y = row.center.y
        row.center.y += 60
        layout.animator.updateItem(usingCurrentState: row)
        stage.wait(0.1)
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.center.y > y + 1 && cell.center.y < y + 60 && isClose(cell.center.y, row.center.y), "\(cell.center.y)")
        stage.wait(5)
        #expect(isClose(cell.center.y, y, within: 0.3) && !layout.animator.isRunning)
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "none", at: IndexPath(item: 0, section: 0)) == nil)
        #expect(layout.animator.layoutAttributesForDecorationView(ofKind: "none", at: IndexPath(item: 0, section: 0)) == nil)
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }
}
