internal import TouchHost

/// What responders are called with when keys go down and up.
extension Verifier {
    func willCall(_ responder: UIResponder, _ phase: UIPress.Phase, _ called: Set<UIPress>) {
        let receiver = NamedReceiver(type: type(of: responder)), phase = phase.ofTouch
        report(SetPromises.all.violation(of: ToldSet(receiver: receiver, phase: phase, isEmpty: called.isEmpty), at: now))
        for press in called.sorted(by: { $0.serial > $1.serial }) {
            let told = Told(contact: ContactName(serial: press.serial), receiver: receiver, phase: phase, reads: press.phase.ofTouch,
                            stage: presses[press.serial])
            report(PressPromises.all.violation(of: ToldPress(told: told, isResponders: press.responder === responder), at: press.timestamp))
            presses[press.serial] = told.stage.after(phase)
        }
    }
}
