import Foundation
import Testing
@testable import UIKit

/// What random programs over the public API found (Tests/WildApp): overrides and delegates that change what asks them, or answer with what is no
/// number.
@MainActor @Suite("Overrides that change what asks them", .leavesNothing)
struct OverrideTests {
    private final class Remover: UIView {
        var victim: UIView?
        override var intrinsicContentSize: CGSize {
            victim?.removeFromSuperview()
            return CGSize(width: 10, height: 10)
        }
    }

    @Test("R-LAY-22 A view that is taken out while the equations of its hierarchy are made ends nothing")
    func leavesWhileSolving() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), remover = Remover(), other = UIView()
        for view in [remover, other] {
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        remover.victim = other
        root.layoutIfNeeded()
        #expect(other.superview == nil && remover.frame.width == 10)
    }

    private final class Detacher: UIView {
        var asks = false
        override var window: UIWindow? {
            let window = super.window
            if asks { gestureRecognizers?.first?.isEnabled = false }
            return window
        }
    }

    private final class First: UIPanGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            (view as? Detacher)?.asks = true
        }
    }

    @Test("R-GR-52 The verifier asks no override of a view for its window, which could disable a recognizer")
    func disabledWhileAsked() throws {
        let stage = try Stage(), view = Detacher(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        stage.window.addSubview(view)
        for recognizer in [First(), UIPanGestureRecognizer(), UIPanGestureRecognizer()] { view.addGestureRecognizer(recognizer) }
        stage.play("@0 A+(50,50)")
        #expect(view.gestureRecognizers?.map(\.isEnabled) == [true, true, true])
        view.asks = false
        stage.play("@.1 A-")
    }

    private final class Uncovered: UIScrollView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: .nan, left: .nan, bottom: 0, right: 0) }
    }

    @Test("R-SCR-37 A safe area whose insets are no numbers leaves a scroll view its own insets")
    func safeAreaWithoutNumbers() {
        let view = Uncovered(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (view.contentInset, view.contentSize) = (UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0), CGSize(width: 100, height: 500))
        view.layoutIfNeeded()
        view.scrollRectToVisible(CGRect(x: 0, y: 490, width: 10, height: 10), animated: false)
        #expect(view.adjustedContentInset.top == 5 && view.contentOffset.y == 400)
    }

    private final class Covered: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }

    private final class Titled: UIWindow {
        let title: String
        init(_ title: String, in scene: UIWindowScene) {
            self.title = title
            super.init(windowScene: scene)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A window's class may begin with the scene: that initializer is a designated one")
    func windowOfScene() throws {
        let stage = try Stage(), scene = try #require(stage.window.windowScene)
        let window = Titled("Over", in: scene)
        #expect(window.windowScene === scene && window.frame == scene.coordinateSpace.bounds && window.isHidden && window.window === window)
    }

    /// As windows in which tests draw the screens of devices do it.
    @Test("R-SCR-37 The safe area that a window's override says reaches the views that lie in it")
    func safeAreaOfWindow() {
        let window = Covered(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), outer = UIView(frame: window.bounds), inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 190))
        window.addSubview(outer)
        outer.addSubview(inner)
        window.layoutIfNeeded()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
    }

    private final class Nowhere: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.nan)
            return [attributes]
        }
    }

    private final class One: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("R-COL-2 What a layout places at no number is not shown, and not hit")
    func placesThatAreNoNumbers() {
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Nowhere()), source = One()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.isEmpty && collection.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
    }

    @Test("R-DRW-9 What is seen of a layer that is where numbers end is nothing")
    func visibleRect() {
        let outer = CALayer(), inner = CALayer()
        outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        outer.masksToBounds = true
        outer.addSublayer(inner)
        inner.bounds = CGRect(x: -1.7e308, y: 0, width: 10, height: 10)
        inner.position = CGPoint(x: 1.7e308, y: 0)
        #expect(inner.visibleRect == .zero)
    }
}
