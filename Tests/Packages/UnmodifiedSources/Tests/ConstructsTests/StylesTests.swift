import Testing
import UIKit
@testable import Constructs

@MainActor @Suite("Styles") struct StylesTests {
    @Test("actions, also private ones, in extensions of every kind, reach their methods by name")
    func actions() {
        let controller = StylesController()
        #expect(controller.selectors().map(\.description) == [
            "nothing", "unnamed:", "inPrivateExtension", "inObjCExtension:", "secret:", "resignFirstResponder", "frame", "inset",
        ])
        for name in ["nothing", "buttonTappedWithSender:", "unnamed:", "both:", "inPrivateExtension", "inObjCExtension:"] {
            #expect(controller.responds(to: Selector(name)), "\(name)")
            UIApplication.shared.sendAction(Selector(name), to: controller, from: name == "inObjCExtension:" ? nil : UIButton(), for: nil)
        }
        #expect(controller.log == ["nothing", "tapped", "unnamed", "both", "private extension", "objc extension"])
        #expect(controller.actions.values.first == ["buttonTappedWithSender:"])
        #expect(controller.recognizers().count == 3)
    }

    @Test("classes in enumerations, generic and renamed ones")
    func classes() {
        let spaced = Names.Spaced()
        UIApplication.shared.sendAction(Names.Spaced.action, to: spaced, from: nil, for: nil)
        UIApplication.shared.sendAction(Selector("deep"), to: spaced, from: nil, for: nil)
        #expect(spaced.count == 2)
        let box = Box<Int>()
        box.button().sendActions(for: .touchUpInside)
        #expect(box.pressed == 1)
        #expect(Renamed.shared().visible)
    }

    @Test("optional members, with results, forced, in later extensions")
    func optionalMembers() {
        let store = FileStore(), full = FullStore()
        #expect(store.use() == ["no mirror"])
        store.mirror = full
        #expect(store.use() == ["saved true", "limit 9"] && full.closed == 11)
        let plain = FileStore()
        store.mirror = plain
        #expect(store.use() == ["no mirror"])
    }

    @Test("overrides of what nothing calls here")
    func absentCallbacks() {
        let controller = WarnedController()
        controller.didReceiveMemoryWarning()
        #expect(controller.warnings == 11 && controller.prefersStatusBarHidden && !controller.shouldAutorotate)
    }

    @Test("literals of Xcode's")
    func literals() {
        #expect(Palette.ink == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }
}
