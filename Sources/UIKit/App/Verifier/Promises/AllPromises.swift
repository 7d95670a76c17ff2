internal import TouchHost

extension Verifier {
    /// Everything that is watched of the application itself, as the page on the verifier lists it.
    nonisolated static var promises: [(rule: String, says: String)] {
        list(SetPromises.all) + list(ViewPromises.all) + list(RecognizerPromises.all) + list(ActionPromises.all) + list(ResetPromises.all)
            + list(SettledPromises.all) + list(PressPromises.all) + list(EventPromises.all) + list(FinishPromises.all)
            + list(ScrollPromises.all)
    }

    private nonisolated static func list<Case>(_ promises: [Promise<Case>]) -> [(rule: String, says: String)] {
        promises.map { ($0.rule, $0.says) }
    }
}
