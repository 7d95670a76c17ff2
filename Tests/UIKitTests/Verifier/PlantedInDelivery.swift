import TouchHost
@testable import UIKit

extension Planted {
    /// What the delivery to views and responders may break.
    static let inDelivery = [
        Planted("A view outside of a window is notified of no touch.",
                "R-VH-8 is broken at 1.0 s: NotingView was notified that touch N began, outside of a window") {
            let touch = $0.land()
            NotingView("lost", $0.journal).receive(.began, [touch], with: $0.event)
        },
        Planted("Every touch of a call is the called view's own.",
                "R-DLV-31 is broken at 1.0 s: PressedView was notified that touch N began, which is not its own") {
            let view = PressedView(), touch = $0.land()
            $0.root.addSubview(view)
            view.receive(.began, [touch], with: $0.event)
        },
        Planted("A touch stays in the window in which it landed.",
                "R-TCH-13 is broken at 1.0 s: UIWindow was notified that touch N began, which landed in another window") {
            let other = UIWindow(windowScene: $0.scene), touch = $0.land()
            other.isHidden = false
            touch.hitView = other
            other.receive(.began, [touch], with: $0.event)
            touch.hitView = $0.root
        },
        Planted("One object stands for a contact from landing to lifting.",
                "R-TCH-1 is broken at 1.0 s: NotingView was notified that touch N began, by another object than before") {
            let touch = $0.land()
            $0.root.receive(.began, [touch.makeTouch(touch.sample, previous: .zero)], with: $0.event)
        },
        Planted("A view receives nothing of a touch after its end or cancellation.",
                "R-DLV-32 is broken at 1.0 s: NotingView was notified that touch N ended, after its end") {
            let touch = $0.land(), event = $0.event
            $0.up(100, 100)
            $0.root.receive(.ended, [touch], with: event)
        },
        Planted("A touch begins once for its view.", "R-DLV-32 is broken at 1.0 s: NotingView was notified that touch N began, again") {
            let touch = $0.land()
            $0.root.receive(.began, [touch], with: $0.event)
        },
        Planted("A view receives nothing of a touch before it began.",
                "R-DLV-32 is broken at 1.0 s: NotingView was notified that touch N moved, and not that it began") {
            _ = $0.land()
            // Without multiple touch the view does not receive the second finger (R-HIT-20).
            let touch = $0.land(id: 2)
            $0.root.receive(.moved, [touch], with: $0.event)
        },
        Planted("A touch reads the phase of the call, late calls included.",
                "R-DLV-27 is broken at 1.0 s: NotingView was notified that touch N moved, and it reads began") {
            let touch = $0.land()
            $0.root.receive(.moved, [touch], with: $0.event)
        },
        Planted("The time of a touch does not go back.",
                "R-TCH-11 is broken at 1.0 s: NotingView was notified that touch N moved at 0.5 s, after it had received one of 1.0 s") {
            let touch = $0.land()
            (touch.currentPhase, touch.lastChange) = (.moved, 0.5)
            $0.root.receive(.moved, [touch], with: $0.event)
        },
        Planted("No receiver is called with an empty set.", "R-EVT-30 is broken at 1.0 s: NotingView was notified that nothing moved") {
            _ = $0.land()
            $0.root.receive(.moved, [] as Set<UITouch>, with: $0.event)
        },
        Planted("An event in which no touch changed is not delivered.",
                "R-EVT-25 is broken at 1.0 s: TamperedWindow got an event in which nothing changed") {
            let touch = $0.land(), window = $0.tampered
            window.before = { event in
                let phase = touch.currentPhase
                touch.currentPhase = .stationary
                Verifier.current?.willServe(event, in: window)
                touch.currentPhase = phase
            }
            $0.move(110, 100)
        },
        Planted("One event object is delivered from the first finger down to the last finger up.",
                "R-EVT-2 is broken at 1.0 s: TamperedWindow got another event while fingers of the one before are down") { stage in
            _ = stage.land()
            stage.tampered.before = { _ in Verifier.current?.event = ObjectIdentifier(stage) }
            stage.move(110, 100)
        },
        Planted("A view that received a touch receives its end.", "R-DLV-32 is broken at 1.0 s: touch N is over, and NotingView was not notified") {
            _ = $0.land()
            // There is nothing to report.
            $0.tampered.before = { event in for touch in event.touches { touch.hitView = nil } }
            $0.up(100, 100)
        },
        Planted("A touch that is over reads ended or cancelled.", "R-TCH-4 is broken at 1.0 s: touch N is over and reads moved") {
            let touch = $0.land()
            $0.root.onNote = { if $0 == "ended" { touch.currentPhase = .moved } }
            $0.up(100, 100)
        },
        Planted("No recognizer follows a touch that is over.", "R-TCH-4 is broken at 1.0 s: touch N is over, and recognizers follow it") {
            _ = $0.land()
            let event = $0.event
            // Too early: the recognizers have not let it go.
            $0.root.onNote = { if $0 == "ended" { Verifier.current?.didFinish(event, wasDelivered: false) } }
            $0.up(100, 100)
        },
    ]

    /// What the delivery of presses may break.
    static let ofPresses = [
        Planted("A responder receives nothing of a press after its end or cancellation.",
                "R-PRS-6 is broken at 1.0 s: PressedView was notified that press N ended, after its end") {
            let view = $0.press(), press = view.press!
            $0.key(.keyboardF1, false)
            view.receive(.ended, [press], with: nil)
        },
        Planted("A press begins once for its responder.", "R-KEY-2 is broken at 1.0 s: PressedView was notified that press N began, again") {
            let view = $0.press()
            view.receive(.began, [view.press!], with: nil)
        },
        Planted("A responder receives nothing of a press before it began.",
                "R-PRS-6 is broken at 2.0 s: PressedView was notified that press N ended, and not that it began") {
            let view = $0.press()
            let key = UIKey(KeyEvent(timestamp: 2, usage: 4, isPressed: true))
            let press = UIPress(key: key, timestamp: 2, responder: view, window: $0.window)
            view.receive(.ended, [press], with: nil)
        },
        Planted("A press reads the phase of the call.", "R-PRS-6 is broken at 1.0 s: PressedView was notified that press N ended, and it reads began") {
            let view = $0.press()
            view.receive(.ended, [view.press!], with: nil)
        },
        Planted("A press goes to the responder that it had when it began.",
                "R-PRS-4 is broken at 1.0 s: NotingView was notified that press N began, which is another responder's") {
            let view = $0.press()
            $0.root.receive(.began, [view.press!], with: nil)
        },
    ]
}

extension Stage {
    /// A key goes down; the first responder remembers its press.
    func press() -> PressedView {
        let view = PressedView()
        root.addSubview(view)
        view.becomeFirstResponder()
        key(.keyboardF1, true)
        return view
    }
}
