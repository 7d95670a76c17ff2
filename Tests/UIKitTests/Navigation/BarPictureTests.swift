import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Navigation: pictures, prompts and bars that hide", .leavesNothing)
struct BarPictureTests {
    private func labels(in view: UIView) -> [String] { ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels) }
    private func pictures(in view: UIView) -> [UIImageView] { ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(pictures) }
    private func picture(_ color: UIColor, _ side: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("R-NAV-12 Empty pictures leave a bar without a background and without a line")
    func transparent() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar
        bar.setBackgroundImage(UIImage(), for: .default)
        stage.wait(0)
        #expect(bar.subviews[0].backgroundColor == nil && bar.subviews[1].backgroundColor == .separator && bar.isTranslucent)
        bar.shadowImage = UIImage()
        stage.wait(0)
        #expect(bar.subviews[1].backgroundColor == nil && bar.subviews[1].frame.height == 0)
        bar.setBackgroundImage(nil, for: .default)
        stage.wait(0)
        #expect(bar.subviews[0].backgroundColor == .systemBackground && bar.subviews[1].backgroundColor == .separator)
    }

    @Test("R-NAV-12 A bar with an opaque picture is not translucent by itself, and the content begins below it")
    func opaque() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar, red = picture(.red)
        bar.setBackgroundImage(red, for: .default)
        stage.wait(0)
        #expect(!bar.isTranslucent && stack.a.view.frame.minY == 44 && bar.backgroundImage(for: .default) === red && bar.backgroundImage(for: .compact) == nil)
        let shown = try #require(bar.subviews[0].subviews.last as? UIImageView)
        #expect(shown.image === red && shown.frame.size == CGSize(width: 400, height: 44) && shown.alpha == 1)
        bar.isTranslucent = true
        stage.wait(0)
        #expect(stack.a.view.frame.minY == 0 && abs(shown.alpha - 0.9) < 0.01)
        bar.setBackgroundImage(picture(UIColor.red.withAlphaComponent(0.5)), for: .default)
        #expect(bar.isTranslucent && shown.alpha == 1)
    }

    @Test("R-NAV-12 A back indicator takes the place of the angle where its mask is set too, of the bar or of its appearance")
    func indicator() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, bar = stack.navigation.navigationBar, arrow = picture(.black, 12)
        stack.navigation.pushViewController(stack.make("B"), animated: false)
        func isShown() -> Bool {
            stage.wait(0)
            return pictures(in: bar).contains { $0.image != nil && $0.frame.size == CGSize(width: 12, height: 12) }
        }
        bar.backIndicatorImage = arrow
        #expect(!isShown())
        bar.backIndicatorTransitionMaskImage = arrow
        #expect(isShown())
        let look = UINavigationBarAppearance()
        bar.standardAppearance = look
        #expect(!isShown())
        look.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
        bar.standardAppearance = look
        #expect(isShown())
        look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
        bar.standardAppearance = look
        #expect(!isShown())
        stage.tapNow(10, 22)
        stage.wait(1)
        #expect(stack.navigation.viewControllers == [stack.a])
    }

    @Test("R-NAV-5 A back action takes the place of going back, or makes a back button")
    func backAction() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), bar = stack.navigation.navigationBar
        var senders: [UINavigationItem?] = []
        b.navigationItem.backAction = UIAction(title: "Leave") { senders.append($0.sender as? UINavigationItem) }
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["A", "B"])
        stage.tapNow(30, 22)
        stage.wait(1)
        #expect(stack.navigation.viewControllers.count == 2 && senders == [b.navigationItem])
        b.navigationItem.backAction = nil
        stage.wait(0)
        stage.tapNow(30, 22)
        stage.wait(1)
        #expect(stack.navigation.viewControllers.count == 1 && senders.count == 1)
        stack.a.navigationItem.backAction = UIAction(title: "Close") { senders.append($0.sender as? UINavigationItem) }
        stage.wait(0)
        #expect(Set(labels(in: bar)) == ["A", "Close"])
        stage.tapNow(30, 22)
        #expect(senders == [b.navigationItem, stack.a.navigationItem])
    }

    @Test("R-NAV-13 A prompt is shown above the buttons and makes the bar higher")
    func prompt() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, b = stack.make("B"), bar = stack.navigation.navigationBar
        stack.a.navigationItem.prompt = "Choose one"
        stage.wait(0)
        #expect(bar.frame.height == 74 && labels(in: bar).contains("Choose one") && stack.a.view.safeAreaInsets.top == 74)
        let title = try #require(bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == "A" })
        #expect(title.convert(CGPoint(x: 0, y: title.bounds.midY), to: bar).y == 52)
        stack.navigation.pushViewController(b, animated: false)
        stage.wait(0)
        #expect(bar.frame.height == 44 && !labels(in: bar).contains("Choose one") && b.view.safeAreaInsets.top == 44)
        stack.navigation.popViewController(animated: false)
        stack.a.navigationItem.prompt = nil
        stage.wait(0)
        #expect(bar.frame.height == 44)
    }

    @Test("R-NAV-14 Taps and swipes hide the bars where that is asked for; a toolbar with items goes along")
    func hides() throws {
        let stack = try LoggingNavigationDelegate(), stage = stack.stage, navigation = stack.navigation
        stage.tapNow(200, 300)
        #expect(!navigation.isNavigationBarHidden && !navigation.hidesBarsOnTap && !navigation.hidesBarsOnSwipe)
        navigation.hidesBarsOnTap = true
        stack.a.toolbarItems = [UIBarButtonItem(title: "Go", primaryAction: nil)]
        navigation.isToolbarHidden = false
        let button = UIButton(frame: CGRect(x: 150, y: 400, width: 100, height: 40))
        stack.a.view.addSubview(button)
        stage.wait(0.1)
        stage.tapNow(200, 420)
        #expect(!navigation.isNavigationBarHidden, "a control's tap is its own")
        stage.tapNow(200, 22)
        #expect(!navigation.isNavigationBarHidden, "the bar's tap is its own")
        stage.tapNow(200, 300)
        stage.wait(0.5)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        stage.tapNow(200, 300)
        stage.wait(0.5)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        navigation.hidesBarsOnTap = false
        navigation.hidesBarsOnSwipe = true
        func swipe(to end: Double) {
            stage.finger(.began, 200, 300)
            for step in 1...10 {
                stage.wait(0.02)
                stage.finger(.moved, 200, 300 + (end - 300) * Double(step) / 10)
            }
            stage.finger(.ended, 200, end)
            stage.wait(0.5)
        }
        swipe(to: 200)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        swipe(to: 180)
        #expect(navigation.isNavigationBarHidden)
        swipe(to: 400)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        stage.tapNow(200, 300)
        stage.wait(0.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("R-NIB-3 Bars and pickers that show something come back from archives")
    func archives() throws {
        final class Rows: NSObject, UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        let bar = UINavigationBar(frame: frame), item = UINavigationItem(title: "Two")
        item.prompt = "Why"
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "One"), item]
        let barCopy = try #require(try roundTrip(bar))
        #expect(barCopy.items?.map(\.title) == ["One", "Two"] && barCopy.topItem?.prompt == "Why" && barCopy.subviews.count == bar.subviews.count)
        let toolbar = UIToolbar(frame: frame)
        toolbar.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
        #expect(try #require(try roundTrip(toolbar)).items?.map(\.title) == ["Go"])
        let tabs = UITabBar(frame: frame)
        tabs.items = [UITabBarItem(title: "First", image: nil, tag: 1)]
        #expect(try #require(try roundTrip(tabs)).items?.map(\.title) == ["First"])
        let search = UISearchBar(frame: frame)
        search.showsCancelButton = true
        let searchCopy = try #require(try roundTrip(search))
        #expect(searchCopy.showsCancelButton && searchCopy.subviews.count == search.subviews.count)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), rows = Rows()
        picker.dataSource = rows
        picker.layoutIfNeeded()
        #expect(try roundTrip(picker) != nil)
    }
}
