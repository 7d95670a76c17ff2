import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Layout in scroll views", .leavesNothing)
struct ScrollLayoutTests {
    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test("R-SCR-39 Constraints with the content's rectangle say how large the content is, wherever it has been scrolled to")
    func contentGuide() {
        let stage = Stage.rooted(), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), content = UIView()
        stage.root.addSubview(view)
        view.addSubview(content)
        pin(content, to: view.contentLayoutGuide)
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        NSLayoutConstraint.activate([content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor), height])
        stage.turn()
        #expect(view.contentSize == CGSize(width: 300, height: 900) && content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
        view.contentOffset.y = 200
        height.constant = 1000
        stage.turn()
        #expect(view.contentSize.height == 1000 && content.frame.minY == 0 && view.contentOffset.y == 200)
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 1000))
    }

    @Test("R-SCR-39 From inside, a scroll view's sides are its content's, and its width is its own")
    func ownSides() {
        let stage = Stage.rooted(), view = UIScrollView(frame: CGRect(x: 20, y: 0, width: 300, height: 300)), content = UIView()
        stage.root.addSubview(view)
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: view.topAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
            content.widthAnchor.constraint(equalTo: view.widthAnchor), content.heightAnchor.constraint(equalToConstant: 700),
        ])
        stage.turn()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 300, height: 700))
        #expect(view.contentSize == CGSize(width: 320, height: 705))
    }

    @Test("R-SCR-39 From inside, a scroll view's middle is its own, and moves with the content", arguments: [CGPoint.zero, CGPoint(x: 0, y: 90)])
    func ownMiddle(_ offset: CGPoint) {
        let stage = Stage.rooted(), view = UIScrollView(frame: CGRect(x: 20, y: 30, width: 300, height: 200)), content = UIView(), mark = UIView()
        stage.root.addSubview(view)
        view.addSubview(content)
        content.addSubview(mark)
        for view in [content, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor), content.heightAnchor.constraint(equalToConstant: 452),
            mark.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 5), mark.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.turn()
        view.contentOffset = offset
        view.frame.size.width = 320
        stage.turn()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 452) && view.contentSize == content.frame.size)
        #expect(mark.frame == CGRect(x: 160, y: 95, width: 10, height: 10) && view.contentOffset == offset)
    }

    @Test("R-SCR-39 A view in the middle of a scroll view leaves its content as large as it is")
    func middleAlone() {
        let stage = Stage.rooted(), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), label = UIView()
        view.contentSize = CGSize(width: 300, height: 900)
        stage.root.addSubview(view)
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.widthAnchor.constraint(equalToConstant: 20), label.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.turn()
        #expect(label.frame == CGRect(x: 140, y: 90, width: 20, height: 20) && view.contentSize == CGSize(width: 300, height: 900))
    }

    @Test("R-SCR-39 What is constrained to the frame's rectangle stays where it is on the screen")
    func frameGuide() {
        let stage = Stage.rooted(), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), header = UIView()
        view.contentSize = CGSize(width: 300, height: 2000)
        stage.root.addSubview(view)
        view.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 8), header.heightAnchor.constraint(equalToConstant: 20),
            header.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor), header.widthAnchor.constraint(equalToConstant: 20),
        ])
        stage.turn()
        #expect(header.frame.origin == CGPoint(x: 0, y: 8))
        view.contentOffset.y = 500
        stage.turn()
        #expect(header.frame.origin == CGPoint(x: 0, y: 508))
    }

    @Test("R-SCR-51, R-SCR-39 A view that constraints place in the content is zoomed from the content's corner")
    func zoomed() {
        let scroll = ScrolledContent()
        pin(scroll.content, to: scroll.scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.content.widthAnchor.constraint(equalToConstant: 400), scroll.content.heightAnchor.constraint(equalToConstant: 300),
        ])
        scroll.zoomed = scroll.content
        scroll.scrollView.maximumZoomScale = 3
        scroll.stage.turn()
        scroll.scrollView.zoomScale = 2
        scroll.stage.turn()
        #expect(isClose(scroll.content.frame, CGRect(x: 0, y: 0, width: 800, height: 600)))
        #expect(scroll.scrollView.contentSize == CGSize(width: 800, height: 600))
    }

    @Test("R-SCR-32 Scrolling has the scroll view laid out, and its subviews keep their places")
    func layout() {
        final class Tiles: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let stage = Stage.rooted(), view = Tiles(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), tile = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        view.addSubview(tile)
        view.contentSize.height = 1000
        stage.root.addSubview(view)
        stage.turn()
        let before = view.layouts
        view.contentOffset.y = 10
        stage.turn()
        #expect(view.layouts == before + 1 && tile.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(view.bounds.origin == CGPoint(x: 0, y: 10) && tile.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: -4))
        view.bounds.origin.y = 30
        #expect(view.contentOffset.y == 30)
    }

    @Test("R-NIB-3 An archive has all that is set")
    func archive() throws {
        let view = UIScrollView(frame: CGRect(x: 1, y: 2, width: 300, height: 300))
        view.isPagingEnabled = true
        view.bouncesVertically = false
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.maximumZoomScale = 3
        view.decelerationRate = .fast
        view.indicatorStyle = .white
        view.keyboardDismissMode = .interactive
        view.contentInsetAdjustmentBehavior = .always
        view.contentSize = CGSize(width: 50, height: 60)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(UIScrollView(coder: unarchiver))
        #expect(copy.isPagingEnabled && !copy.bouncesVertically && copy.bouncesHorizontally && copy.contentInset == view.contentInset)
        #expect(copy.maximumZoomScale == 3 && copy.decelerationRate == .fast && copy.indicatorStyle == .white)
        #expect(copy.keyboardDismissMode == .interactive && copy.contentInsetAdjustmentBehavior == .always)
        #expect(copy.contentSize == view.contentSize && copy.subviews.isEmpty && copy.panGestureRecognizer.view === copy)
    }
}
