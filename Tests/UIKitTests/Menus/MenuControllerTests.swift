import Foundation
import HostHeadless
import Testing
@testable import UIKit

@MainActor @Suite("The edit menu", .leavesNothing)
final class MenuControllerTests {
    private let menu = UIMenuController.shared

    /// What is the application's and not the stage's, as it was.
    private func putBack() {
        menu.menuItems = nil
        menu.arrowDirection = .default
    }

    /// A stage with a first responder at (100,200) that performs erase and copy.
    private func makeStage() throws -> (stage: Stage, view: CommandPerformer) {
        let stage = try Stage()
        let view = CommandPerformer(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        stage.view.addSubview(view)
        #expect(view.becomeFirstResponder())
        menu.menuItems = [UIMenuItem(title: "Erase", action: CommandPerformer.erase),
                          UIMenuItem(title: "Fly", action: Selector("nobodyPerformsThis:"))]
        return (stage, view)
    }

    @Test("R-MNU-10 Items that a responder performs are offered, the standard ones first; a tap performs with the menu as sender")
    func performs() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        menu.showMenu(from: view, rect: view.bounds)
        stage.advance(to: stage.now + 0.5)
        let copy = try #require(stage.place(ofText: "Copy")), erase = try #require(stage.place(ofText: "Erase"))
        #expect(copy.x < erase.x && stage.place(ofText: "Fly") == nil && stage.place(ofText: "Cut") == nil)
        stage.tap(erase)
        #expect(view.log == ["erase"] && view.sender as? UIMenuController === menu)
        #expect(!menu.isMenuVisible && stage.overlayWindows.isEmpty)
        #expect(stage.take() == "")
    }

    @Test("R-MNU-10 The search goes up the chain")
    func chain() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        menu.showMenu(from: inner, rect: inner.bounds)
        stage.tap(try #require(stage.place(ofText: "Erase")))
        #expect(view.log == ["erase"])
    }

    @Test("R-MNU-10 Without a first responder, or with nothing to offer, no menu appears")
    func nothing() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        view.resignFirstResponder()
        menu.showMenu(from: view, rect: view.bounds)
        #expect(!menu.isMenuVisible && stage.overlayWindows.isEmpty)
        view.becomeFirstResponder()
        view.performsCopy = false
        menu.menuItems = nil
        menu.showMenu(from: view, rect: view.bounds)
        #expect(!menu.isMenuVisible && stage.overlayWindows.isEmpty)
        menu.menuItems = [UIMenuItem(title: "Erase", action: CommandPerformer.erase)]
        menu.setMenuVisible(true, animated: false)
        #expect(menu.isMenuVisible)
        menu.menuItems = nil
        menu.update()
        #expect(!menu.isMenuVisible)
    }

    @Test("R-MNU-5 A touch beside the menu closes it and is delivered")
    func touchBeside() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        menu.showMenu(from: view, rect: view.bounds)
        stage.advance(to: 1)
        var wasVisible = true
        stage.view.onTouches = { [menu] phase, _, _ in if phase == .began { wasVisible = menu.isMenuVisible } }
        stage.play("@1 A+(20,20); @1.1 A-")
        #expect(stage.take() == "V.began{A} | V.ended{A}" && !wasVisible)
        stage.advance(to: 2)
        #expect(stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-6 Escape closes the menu and no view receives it; other keys go on to the first responder")
    func escape() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        menu.showMenu(from: view, rect: view.bounds)
        stage.type(.keyboardA, "a")
        #expect(menu.isMenuVisible)
        stage.type(.keyboardEscape)
        #expect(!menu.isMenuVisible)
    }

    @Test("R-MNU-12 Notifications come before and after; hiding counts from its beginning")
    func notifications() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        nonisolated(unsafe) var log: [String] = []
        let names = [UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                     UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
                let isVisible = MainActor.assumeIsolated { UIMenuController.shared.isMenuVisible }
                log.append("\(note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")) \(isVisible)")
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        menu.setTargetRect(view.bounds, in: view)
        menu.setMenuVisible(true, animated: true)
        #expect(log == ["WillShowMenuNotification true"])
        stage.advance(to: 1)
        #expect(log.last == "DidShowMenuNotification true")
        menu.hideMenu()
        #expect(log.last == "WillHideMenuNotification false" && !menu.isMenuVisible)
        stage.advance(to: 2)
        #expect(log == ["WillShowMenuNotification true", "DidShowMenuNotification true", "WillHideMenuNotification false",
                        "DidHideMenuNotification false"])
    }

    @Test("R-MNU-12 A menu that is hidden when willShowMenu is posted does not come; willHideMenu follows")
    func hiddenBefore() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        nonisolated(unsafe) var hidings = 0
        let showing = NotificationCenter.default.addObserver(forName: UIMenuController.willShowMenuNotification, object: menu, queue: nil) { _ in
            MainActor.assumeIsolated { UIMenuController.shared.isMenuVisible = false }
        }
        let hiding = NotificationCenter.default.addObserver(forName: UIMenuController.willHideMenuNotification, object: menu, queue: nil) { _ in
            hidings += 1
        }
        defer { for token in [showing, hiding] { NotificationCenter.default.removeObserver(token) } }
        menu.showMenu(from: view, rect: view.bounds)
        stage.advance(to: 1)
        #expect(!menu.isMenuVisible && stage.overlayWindows.isEmpty && hidings == 1)
    }

    @Test("R-MNU-2 The menu's window is none of the app's and never key; the menu goes with its view and with its scene")
    func window() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        menu.showMenu(from: view, rect: view.bounds)
        let shown = try #require(stage.overlayWindows.first)
        #expect(stage.scene.windows == [stage.window] && UIApplication.shared.windows == [stage.window])
        shown.makeKey()
        #expect(stage.window.isKeyWindow)
        view.removeFromSuperview()
        #expect(!menu.isMenuVisible && stage.overlayWindows.isEmpty)
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        menu.showMenu(from: view, rect: view.bounds)
        #expect(menu.isMenuVisible)
        stage.host.setVisible(false)
        #expect(!menu.isMenuVisible)
    }

    @Test("R-MNU-11 The bar stands above its target, below it where there is no room, and inside the window")
    func placement() {
        let area = CGRect(x: 8, y: 8, width: 384, height: 384), size = CGSize(width: 120, height: 38)
        func place(_ target: CGRect, _ direction: UIMenuController.ArrowDirection = .default) -> EditMenuPlacement {
            EditMenuPlacement(size: size, target: target, area: area, direction: direction)
        }
        let above = place(CGRect(x: 150, y: 200, width: 100, height: 20))
        #expect(above.side == .bottom && above.frame == CGRect(x: 140, y: 153, width: 120, height: 47) && above.tip == 60)
        let below = place(CGRect(x: 150, y: 20, width: 100, height: 20))
        #expect(below.side == .top && below.frame.minY == 40)
        let corner = place(CGRect(x: 380, y: 200, width: 10, height: 10))
        #expect(corner.frame.maxX == 392 && corner.tip == 100)
        // What fills the window is pointed at in its middle.
        let full = place(CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(area.contains(full.frame) && full.frame.maxY == 200)
        let beside = place(CGRect(x: 150, y: 200, width: 100, height: 20), .left)
        #expect(beside.frame.minX == 250 && beside.frame.midY == 210)
        #expect(place(CGRect(x: 300, y: 200, width: 50, height: 20), .right).frame.maxX == 300)
        #expect(area.contains(place(CGRect(x: -500, y: 900, width: 1, height: 1)).frame))
    }

    @Test("R-MNU-11 More items than fit are on further pages")
    func pages() throws {
        let (stage, view) = try makeStage()
        defer { putBack() }
        menu.menuItems = (1...9).map { UIMenuItem(title: "Number \($0)", action: $0 == 9 ? CommandPerformer.mark : CommandPerformer.erase) }
        menu.showMenu(from: view, rect: view.bounds)
        stage.advance(to: 1)
        var turns = 0
        while stage.place(ofText: "Number 9") == nil, turns < 9 {
            #expect(CGRect(x: 8, y: 8, width: 384, height: 384).contains(menu.menuFrame))
            stage.tap(menu.menuFrame.maxX - 15, menu.menuFrame.minY + 15)
            turns += 1
        }
        #expect(turns >= 2 && stage.place(ofText: "Number 1") == nil)
        stage.tap(try #require(stage.place(ofText: "Number 9")))
        #expect(view.log == ["mark"])
    }
}
