import TouchHost
@testable import UIKit

extension Planted {
    /// What the delivery to recognizers, their messages and their resets may break.
    static let inRecognizers = [
        Planted("A recognizer whose view is outside of a window is notified of no touch.",
                "R-GR-55 is broken at 1.0 s: PlainRecognizer was notified that touch N began, outside of a window") {
            let touch = $0.land()
            PlainRecognizer().receive(.began, [touch], with: $0.event)
        },
        Planted("A disabled recognizer is notified of no touch.",
                "R-GR-52 is broken at 1.0 s: plain was notified that touch N began, while it is disabled") {
            $0.recognizer.isEnabled = false
            let touch = $0.land()
            $0.recognizer.receive(.began, [touch], with: $0.event)
        },
        Planted("A recognizer that has come to its end is notified of no touch.",
                "R-DLV-10 is broken at 1.0 s: plain was notified that touch N moved, and is failed") {
            let touch = $0.land()
            $0.recognizer.shownState = .failed
            $0.recognizer.receive(.moved, [touch], with: $0.event)
        },
        Planted("A recognizer is notified only of touches that it follows.",
                "R-TCH-14 is broken at 1.0 s: PlainRecognizer was notified that touch N began, which it does not follow") {
            let touch = $0.land(), late = PlainRecognizer()
            $0.root.addGestureRecognizer(late)
            late.receive(.began, [touch], with: $0.event)
        },
        Planted("A recognizer receives nothing of a touch after its end or cancellation.",
                "R-EVT-30 is broken at 1.0 s: plain was notified that touch N ended, after its end") { stage in
            let touch = stage.land()
            // The view is called last: the recognizer follows it still.
            stage.root.onNote = { if $0 == "ended" { stage.recognizer.receive(.ended, [touch], with: stage.event) } }
            stage.up(100, 100)
        },
        Planted("A touch begins once for a recognizer.", "R-EVT-30 is broken at 1.0 s: plain was notified that touch N began, again") {
            let touch = $0.land()
            $0.recognizer.receive(.began, [touch], with: $0.event)
        },
        Planted("A recognizer receives no touch whose landing it has not received since its last reset.",
                "R-GR-32 is broken at 1.0 s: plain was notified that touch N ended, and not that it began") {
            let touch = $0.land()
            Verifier.current?.willReset($0.recognizer)
            $0.recognizer.receive(.ended, [touch], with: $0.event)
        },
        Planted("A touch reads the phase of a recognizer's call, unless that is a cancellation.",
                "R-EVT-30 is broken at 1.0 s: plain was notified that touch N ended, and it reads began") {
            let touch = $0.land()
            $0.recognizer.receive(.ended, [touch], with: $0.event)
        },
        Planted("Recognizers receive a touch before its view does.",
                "R-DLV-5 is broken at 1.0 s: plain was notified that touch N began, after its view was") {
            let touch = $0.land()
            // The record of the landing is taken back, so that it comes late.
            Verifier.current?.willReset($0.recognizer)
            $0.recognizer.receive(.began, [touch], with: $0.event)
        },
        Planted("A recognizer sends only began, changed, ended and cancelled.", "R-GR-14 is broken at 1.0 s: plain sent failed") {
            _ = $0.land()
            $0.recognizer.shownState = .failed
            $0.recognizer.actions.send($0.recognizer)
        },
        Planted("The states that a recognizer sends are a path of the table of states.", "R-GR-11 is broken at 1.0 s: plain sent changed after nothing") {
            _ = $0.land()
            $0.recognizer.shownState = .changed
            $0.recognizer.actions.send($0.recognizer)
        },
        Planted("A recognizer reads possible when it is reset.", "R-GR-31 is broken at 1.0 s: plain is reset and reads began") {
            _ = $0.land()
            $0.recognizer.shownState = .began
            Verifier.current?.willReset($0.recognizer)
        },
        Planted("A recognizer that sent began sends an end before it is reset.", "R-GR-11 is broken at 1.0 s: plain is reset after began without an end") {
            _ = $0.land()
            $0.recognizer.shownState = .began
            $0.recognizer.actions.send($0.recognizer)
            $0.recognizer.shownState = nil
            Verifier.current?.willReset($0.recognizer)
        },
        Planted("A recognizer that sent ended or cancelled is reset in the same event.", "R-GR-30 is broken at 1.0 s: plain sent ended and was not reset") {
            _ = $0.land()
            $0.recognizer.shownState = .ended
            $0.recognizer.actions.send($0.recognizer)
            $0.recognizer.shownState = nil
            $0.move(110, 100)
        },
    ]
}
