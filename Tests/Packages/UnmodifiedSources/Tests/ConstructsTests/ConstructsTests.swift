import Testing
import UIKit
@testable import Constructs

@MainActor @Suite("Constructs") struct ConstructsTests {
    @Test("#selector in all its forms gives the names that iOS gives")
    func names() {
        let forms = SelectorForms()
        #expect(forms.all().map(\.description) == [
            "plain", "plain", "plain", "plain", "sender:",
            "sender:", "sender:", "labelledBy:", "labelledBy:",
            "itemWithItem:forEvent:", "renamed:", "renamed:", "hidden:",
            "three:b:c:", "dynamicOne", "answer",
            "overloaded", "overloaded:", "overloaded:", "overloaded:",
            "isOn", "setIsOn:", "isReady",
            "hear:", "hear:", "inside",
            "layoutIfNeeded", "viewDidLoad", "becomeFirstResponder",
            "copy:", "extended", "plain",
            "named:", "named:", "named:",
        ])
        #expect(SelectorForms.shared == Selector("plain"))
        #expect(Set(forms.all().prefix(4)).count == 1, "selectors of one name are one")
        #expect(forms.fromExtension().description == "extended")
        #expect(forms.pan.minimumNumberOfTouches == 2)
        #expect(NotAClass().keyPaths() == ["bounds", "view.backgroundColor", "alpha"])
    }

    @Test("a selector calls the method, by itself and by its name alone")
    func calls() {
        let forms = SelectorForms()
        for selector in [#"plain"#, "sender:", "renamed:", "dynamicOne", "answer", "overloaded", "extended"] {
            #expect(UIApplication.shared.sendAction(Selector(selector), to: forms, from: forms, for: nil), "\(selector)")
        }
        UIApplication.shared.sendAction(Selector("overloaded:"), to: forms, from: UIButton(frame: .zero), for: nil)
        #expect(forms.log == ["plain", "sender", "renamed", "dynamic", "answer", "overloaded", "extended", "overloaded:"])
        let sub = SubForms()
        for selector in sub.inherited() { UIApplication.shared.sendAction(selector, to: sub, from: nil, for: nil) }
        #expect(sub.log == ["sub plain", "sender", "sub sender", "extended"])
        let inner = SelectorForms.Inner()
        UIApplication.shared.sendAction(inner.mine(), to: inner, from: nil, for: nil)
        UIApplication.shared.sendAction(Selector("added"), to: inner, from: nil, for: nil)
        #expect(inner.count == 11, "classes inside others, and what their extensions add")
        let controller = UIViewController()
        UIApplication.shared.sendAction(controller.closing, to: controller, from: nil, for: nil)
        #expect(controller.title == "closed", "what an extension adds to a class of UIKit")
    }

    @Test("a class that overrides an edit action implements it, and its subclasses do")
    func editActions() {
        let edited = EditedView(frame: .zero), pasted = PastedView(frame: .zero)
        for view in [edited, pasted] {
            for action in ["copy:", "delete:"] {
                #expect(view.canPerformAction(Selector(action), withSender: nil), "\(action)")
                UIApplication.shared.sendAction(Selector(action), to: view, from: nil, for: nil)
            }
            #expect(!view.canPerformAction("cut:", withSender: nil))
        }
        #expect(edited.log == ["copy", "delete"] && pasted.log == ["copy otherwise", "delete"])
    }

    @Test("objects respond to what they have")
    func responding() {
        let forms = SelectorForms()
        #expect(forms.responds(to: Selector("plain")) && forms.responds(to: Selector("three:b:c:")) && forms.responds(to: Selector("hidden:")))
        #expect(!forms.responds(to: Selector("nothing")) && !OtherTarget().responds(to: Selector("plain")))
        #expect(FullDelegate().responds(to: Selector("pad:didMoveTo:")) && !PlainDelegate().responds(to: Selector("pad:didMoveTo:")))
        #expect(Everything().responds(to: Selector("visible")) && !Everything().responds(to: Selector("invisible")))
    }

    @Test("optional members of protocols are called where there are some")
    func optionalMembers() {
        let pad = Pad()
        let full = FullDelegate()
        pad.delegate = full
        pad.source = full
        pad.move(to: CGPoint(x: 7, y: 0))
        #expect(full.calls == ["move 7", "reset", "move 7", "reset"])
        #expect(pad.log == ["stop", "stop at zero", "knows reset", "finished 2", "full", "Optional(nil)", "moves", "rows 3", "responds"])

        let plain = PlainDelegate()
        pad.log = []
        pad.delegate = plain
        pad.source = plain
        pad.move(to: .zero)
        #expect(pad.log == ["no name", "nil", "does not move"])

        let late = LateDelegate(), adopting = AdoptingCounter()
        pad.delegate = late
        pad.move(to: .zero)
        pad.delegate = adopting
        pad.move(to: .zero)
        #expect(late.resets == 2 && adopting.resets == 2)
    }

    @Test("timers, delayed calls and notifications call methods by their selectors")
    func services() {
        let services = Services()
        services.start()
        // The real run loop: timers are Foundation's.
        let end = Date().addingTimeInterval(2)
        while Date() < end, services.timer?.isValid == true || services.log.count < 4 { RunLoop.current.run(until: Date().addingTimeInterval(0.01)) }
        #expect(Set(services.log) == ["tick 1", "once", "later x"] && services.log.count == 4, "\(services.log)")
    }

    @Test("notifications reach observers until they are removed or gone")
    func notifications() {
        let center = NotificationCenter.default
        var services: Services? = Services()
        services?.observe()
        center.post(name: .servicesChanged, object: nil)
        center.post(name: NSNotification.Name("ServicesOld"), object: services, userInfo: ["n": 5])
        center.post(name: NSNotification.Name("ServicesOld"), object: nil)
        #expect(services?.log == ["got ServicesChanged", "old 5"])
        center.removeObserver(services!, name: .servicesChanged, object: nil)
        center.post(name: .servicesChanged, object: nil)
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        #expect(services?.log == ["got ServicesChanged", "old 5", "active"])
        weak let gone = services
        services = nil
        #expect(gone == nil, "an observer is not kept")
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @Test("perform calls, with and without arguments, and gives back an object")
    func performing() {
        let performer = Performer()
        performer.perform(Selector("none"))
        performer.perform(Selector("one:"), with: NSNumber(value: 3))
        performer.perform(Selector("two:b:"), with: "a", with: "b")
        #expect(performer.log == ["none", "one 3", "two ab"])
        let title = performer.perform(Selector("title")).takeUnretainedValue() as? NSString
        #expect(title == "performed")
    }

    @Test("conditions for iOS hold, and delegates of UIKit are asked")
    func rest() {
        #expect(platform == "iOS")
        let asking = UsesUIKitDelegates()
        asking.delegate = asking
        #expect(!asking.ask(UITapGestureRecognizer()))
    }
}
