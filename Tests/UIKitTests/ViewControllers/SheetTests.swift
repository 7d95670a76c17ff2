import Testing
@testable import UIKit

@MainActor
private final class Asked: UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("should")
        return allows
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { lines.append("attempt") }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("will \(presentationController.presentedViewController.transitionCoordinator == nil)")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        lines.append("detent \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")")
    }
}

@MainActor @Suite("Sheets", .leavesNothing)
struct SheetTests {
    @Test("R-PSC-2 A controller comes as a sheet, and what presents it stays")
    func comes() throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.present()
        #expect(pair.shown.modalPresentationStyle == .automatic && pair.shown.presentationController?.presentationStyle == .pageSheet)
        #expect(pair.place == CGRect(x: 0, y: 10, width: 390, height: 834))
        #expect(pair.root.view.window != nil && pair.log.take() == ["shown loads", "shown will appear", "shown did appear"])
        pair.root.dismiss(animated: true)
        stage.wait(1)
        #expect(pair.log.take() == ["shown will disappear", "shown did disappear"])
        #expect(stage.window.subviews == [pair.root.view] && pair.root.presentedViewController == nil)
    }

    @Test("R-PSC-2 Behind a large sheet a picture of what presents it steps back; the view itself stays, and a medium sheet has none")
    func stepsBack() throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.present { $0.detents = [.medium(), .large()] }
        let sheet = try #require(pair.shown.sheetPresentationController), back = try #require(sheet.steppedBack)
        #expect(back.isHidden)
        sheet.selectedDetentIdentifier = .large
        stage.wait(0)
        #expect(!back.isHidden && back.superview === sheet.containerView && abs(back.pictureFrame.minX - 16) < 0.01 && abs(back.pictureFrame.minY) < 0.01)
        #expect(abs(back.pictureFrame.width - 358) < 0.01 && pair.root.view.frame == stage.window.bounds && pair.root.view.transform.isIdentity)
        // Another size has another picture.
        stage.host.resize(to: .init(width: 360, height: 640))
        stage.wait(0.1)
        #expect(sheet.steppedBack == nil && back.superview == nil)
        pair.root.dismiss(animated: false)
        let wide = try PresentedPair(width: 1024, height: 768)
        wide.present()
        #expect(wide.shown.sheetPresentationController?.steppedBack == nil)
        wide.root.dismiss(animated: false)
    }

    @Test("R-PSC-2 The picture comes back together with a sheet that goes, and with one that gets smaller, and is in sight until then")
    func returns() throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.present { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .large
        }
        let sheet = try #require(pair.shown.sheetPresentationController), back = try #require(sheet.steppedBack)
        func isUnderWay() -> Bool { !back.isHidden && back.seenFrame.minX > 0.01 && back.seenFrame.minX < 15.99 }
        #expect(!back.isHidden && abs(back.seenFrame.minX - 16) < 0.01)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        stage.wait(0.1)
        #expect(isUnderWay())
        stage.wait(1)
        #expect(back.isHidden && back.pictureFrame == stage.window.bounds)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        stage.wait(1)
        #expect(!back.isHidden && abs(back.seenFrame.minX - 16) < 0.01)
        // A finger, and then the dismissal that it has begun.
        stage.dragUpright(from: 300, to: 350, lifts: false)
        #expect(isUnderWay())
        stage.finger(.ended, 195, 350)
        stage.wait(1)
        #expect(!back.isHidden && abs(back.seenFrame.minX - 16) < 0.01)
        pair.root.dismiss(animated: true)
        stage.wait(0.1)
        #expect(isUnderWay())
        stage.wait(1)
        #expect(stage.window.subviews == [pair.root.view])
    }

    @Test("R-PSC-2 There is a picture only of what is behind a sheet that can be large, and from then on when it can be")
    func pictures() throws {
        let pair = try PresentedPair()
        pair.present { $0.detents = [.medium()] }
        let sheet = try #require(pair.shown.sheetPresentationController)
        #expect(sheet.geometry?.isLarge == false && sheet.steppedBack == nil)
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
        let back = try #require(sheet.steppedBack)
        #expect(sheet.geometry?.isLarge == true && !back.isHidden && sheet.containerView?.subviews.first === back)
        pair.root.dismiss(animated: false)
        let low = try PresentedPair(width: 844, height: 390)
        low.present()
        #expect(low.shown.sheetPresentationController?.geometry?.isLarge == false && low.shown.sheetPresentationController?.steppedBack == nil)
        low.root.dismiss(animated: false)
    }

    @Test("R-PSC-2 Where the window is wide, a page and a form stand in the middle; where it is low, a sheet covers it")
    func sizes() throws {
        let wide = try PresentedPair(width: 1024, height: 768)
        wide.present()
        #expect(wide.place == CGRect(x: 160, y: 20, width: 704, height: 728))
        wide.root.dismiss(animated: false)
        wide.shown.modalPresentationStyle = .formSheet
        wide.present()
        #expect(wide.place == CGRect(x: 242, y: 74, width: 540, height: 620))
        wide.shown.preferredContentSize = CGSize(width: 300, height: 200)
        wide.stage.wait(0)
        #expect(wide.place == CGRect(x: 362, y: 284, width: 300, height: 200))
        wide.root.dismiss(animated: false)
        let low = try PresentedPair(width: 844, height: 390)
        low.present()
        #expect(low.place == CGRect(x: 0, y: 0, width: 844, height: 390))
        low.root.dismiss(animated: false)
    }

    @Test("R-PSC-2 A sheet follows the size of the window")
    func follows() throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.present { $0.detents = [.medium()] }
        stage.host.resize(to: .init(width: 360, height: 640))
        stage.wait(0.1)
        #expect(pair.place == CGRect(x: 0, y: 325, width: 360, height: 315))
        pair.root.dismiss(animated: false)
    }

    @Test("R-PSC-3 A finger pulls a sheet to its heights, with the view as high as the sheet")
    func detents() throws {
        let pair = try PresentedPair(), stage = pair.stage, asked = Asked()
        pair.present { sheet in
            sheet.detents = [.large(), .medium(), .custom(identifier: .init("low")) { $0.maximumDetentValue / 5 }]
            sheet.delegate = asked
            sheet.selectedDetentIdentifier = .medium
        }
        #expect(pair.place == CGRect(x: 0, y: 427, width: 390, height: 417))
        stage.dragUpright(from: 500, to: 300, lifts: false)
        #expect(abs(pair.place.minY - 227) < 12 && abs(pair.place.maxY - 844) < 0.01)
        stage.finger(.moved, 195, 100)
        stage.finger(.ended, 195, 100)
        stage.wait(1)
        #expect(pair.place.minY == 10 && pair.shown.sheetPresentationController?.selectedDetentIdentifier == .large)
        stage.dragUpright(from: 100, to: 700)
        stage.wait(1)
        #expect(pair.place.minY == 677)
        #expect(asked.lines == ["should", "detent large", "should", "detent other"])
        pair.shown.sheetPresentationController?.animateChanges { pair.shown.sheetPresentationController?.selectedDetentIdentifier = .medium }
        #expect(pair.place.minY == 677, "it moves there")
        stage.wait(1)
        #expect(pair.place.minY == 427 && asked.lines.count == 4, "the delegate is not notified of what the program does")
        pair.root.dismiss(animated: false)
    }

    @Test("R-PSC-3 Up to a height what is beside the sheet can be touched")
    func undimmed() throws {
        let pair = try PresentedPair(), stage = pair.stage
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        pair.root.view.addGestureRecognizer(tap)
        pair.present { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        stage.tapNow(195, 200)
        #expect(taps == 1 && pair.root.presentedViewController != nil)
        pair.shown.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.tapNow(195, 5)
        stage.wait(1)
        #expect(taps == 1 && pair.root.presentedViewController == nil, "the tap beside it takes it away")
    }

    @Test("R-PSC-4, R-PSC-9 Pulled beyond the middle of the way it goes; the delegate is asked, and notified when there is a coordinator")
    func pulledAway() throws {
        let pair = try PresentedPair(), stage = pair.stage, asked = Asked()
        pair.present { $0.delegate = asked }
        _ = pair.log.take()
        stage.dragUpright(from: 300, to: 650)
        stage.wait(1)
        #expect(pair.place.minY == 10 && asked.lines == ["should"])
        stage.dragUpright(from: 300, to: 760)
        #expect(pair.shown.transitionCoordinator != nil)
        stage.wait(1)
        #expect(pair.root.presentedViewController == nil && asked.lines == ["should", "should", "will false", "did"])
        #expect(pair.log.take() == ["shown will disappear", "shown did disappear"])
        pair.present { $0.delegate = asked }
        stage.dragUpright(from: 300, to: 500, seconds: 0.1, rests: false)
        stage.wait(1)
        #expect(pair.root.presentedViewController == nil, "a quick finger needs less")
        #expect(stage.window.subviews == [pair.root.view])
    }

    @Test("R-PSC-4 A sheet that may not go follows a little, comes back, and the attempt is reported")
    func mayNotGo() throws {
        for isModal in [true, false] {
            let pair = try PresentedPair(), stage = pair.stage, asked = Asked()
            asked.allows = false
            pair.shown.isModalInPresentation = isModal
            pair.present { $0.delegate = asked }
            stage.dragUpright(from: 300, to: 800, lifts: false)
            #expect(pair.place.minY > 100 && pair.place.minY < 150)
            stage.finger(.ended, 195, 800)
            stage.wait(1)
            stage.tapNow(195, 5)
            #expect(pair.place.minY == 10 && pair.root.presentedViewController === pair.shown)
            #expect(asked.lines == (isModal ? ["attempt", "attempt"] : ["should", "attempt", "should", "attempt"]))
            pair.root.dismiss(animated: false)
            #expect(asked.lines.last == "attempt", "not of what the program does")
        }
    }

    @Test("R-PSC-5 A scroll view in the sheet goes first until it is at its upper edge; a slider and sideways motion are left alone")
    func scrollViews() throws {
        let pair = try PresentedPair(), stage = pair.stage
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 834))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        pair.shown.view.addSubview(scrollView)
        pair.present()
        stage.dragUpright(from: 600, to: 400)
        stage.wait(1)
        #expect(scrollView.contentOffset.y > 150 && pair.place.minY == 10)
        stage.dragUpright(from: 300, to: 400)
        #expect(scrollView.contentOffset.y > 50 && pair.place.minY == 10)
        stage.wait(1)
        scrollView.contentOffset = .zero
        stage.dragUpright(from: 300, to: 500, lifts: false)
        #expect(scrollView.contentOffset.y == 0 && pair.place.minY > 180)
        stage.finger(.ended, 195, 500)
        stage.wait(1)
        stage.finger(.began, 100, 300)
        for step in 1...20 {
            stage.wait(0.02)
            stage.finger(.moved, 100 + Double(step) * 10, 300 + Double(step) * 2)
        }
        #expect(pair.place.minY == 10)
        stage.finger(.ended, 300, 340)
        pair.root.dismiss(animated: false)
    }

    @Test("R-PSC-5 Upwards the sheet grows before the scroll view scrolls, unless it is not to")
    func expands() throws {
        for expands in [true, false] {
            let pair = try PresentedPair(), stage = pair.stage
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            pair.shown.view.addSubview(scrollView)
            pair.present { sheet in
                sheet.detents = [.medium(), .large()]
                sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
            }
            stage.dragUpright(from: 700, to: 500)
            stage.wait(1)
            #expect((pair.place.minY == 10) == expands && (scrollView.contentOffset.y == 0) == expands)
            pair.root.dismiss(animated: false)
        }
    }

    @Test("R-PSC-3 The sheet has round corners, and a bar if the app asks for it")
    func looks() throws {
        let pair = try PresentedPair()
        pair.present { $0.prefersGrabberVisible = true }
        let sheet = try #require(pair.shown.view.superview)
        #expect(sheet.layer.cornerRadius == 10 && sheet.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(sheet.subviews.count == 2 && sheet.subviews[1].frame == CGRect(x: 177, y: 5, width: 36, height: 5))
        pair.shown.sheetPresentationController?.preferredCornerRadius = 24
        pair.shown.sheetPresentationController?.prefersGrabberVisible = false
        #expect(sheet.layer.cornerRadius == 24 && sheet.subviews.count == 1)
        pair.root.dismiss(animated: false)
    }

    @Test("R-PSC-2, R-PSC-3 Where the height is compact a sheet is at the lower edge if that is preferred, as wide as the safe area or the content")
    func attachedInCompactHeight() throws {
        let pair = try PresentedPair(width: 844, height: 390), stage = pair.stage
        pair.shown.preferredContentSize = CGSize(width: 400, height: 300)
        pair.present {
            $0.detents = [.medium(), .custom { _ in 200 }]
            $0.prefersEdgeAttachedInCompactHeight = true
        }
        let sheet = try #require(pair.shown.sheetPresentationController)
        #expect(pair.place == CGRect(x: 0, y: 190, width: 844, height: 200) && sheet.steppedBack == nil)
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        stage.wait(0)
        #expect(pair.place == CGRect(x: 222, y: 190, width: 400, height: 200))
        sheet.prefersEdgeAttachedInCompactHeight = false
        stage.wait(0)
        #expect(pair.place == CGRect(x: 0, y: 0, width: 844, height: 390))
        pair.root.dismiss(animated: false)
        // A high window has it as wide as the window.
        let high = try PresentedPair()
        high.shown.preferredContentSize = CGSize(width: 200, height: 300)
        high.present { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
        #expect(high.place.width == 390)
        high.root.dismiss(animated: false)
    }
}
