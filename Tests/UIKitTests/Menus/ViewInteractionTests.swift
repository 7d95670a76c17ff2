import Testing
@testable import UIKit

/// Notes where it is moved.
private final class NotingInteraction: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []

    func willMove(to view: UIView?) { log.append("will \(view?.tag ?? 0), has \(self.view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
        self.view = view
        log.append("did \(view?.tag ?? 0)")
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@MainActor @Suite("Interactions", .leavesNothing)
struct ViewInteractionTests {
    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test("R-MNU-1 Adding calls the interaction before and after; another view takes it")
    func adding() {
        let first = view(1), second = view(2), interaction = NotingInteraction()
        first.addInteraction(interaction)
        #expect(interaction.take() == ["will 1, has 0", "did 1"])
        second.addInteraction(interaction)
        #expect(interaction.take() == ["will 0, has 1", "did 0", "will 2, has 0", "did 2"])
        #expect(first.interactions.isEmpty && second.interactions.count == 1 && interaction.view === second)
    }

    @Test("R-MNU-1 Removing does the same; an interaction of another view stays")
    func removing() {
        let first = view(1), second = view(2), interaction = NotingInteraction()
        first.addInteraction(interaction)
        _ = interaction.take()
        second.removeInteraction(interaction)
        #expect(interaction.take() == [] && interaction.view === first)
        first.removeInteraction(interaction)
        #expect(interaction.take() == ["will 0, has 1", "did 0"] && first.interactions.isEmpty)
    }

    @Test("R-MNU-1 The list can be set: what is missing goes, what is new comes, what stays is not called")
    func list() {
        let view = view(1), stays = NotingInteraction(), goes = NotingInteraction(), comes = NotingInteraction()
        view.interactions = [stays, goes]
        _ = (stays.take(), goes.take())
        view.interactions = [comes, stays]
        #expect(stays.take() == [] && goes.take().last == "did 0" && comes.take().last == "did 1")
        #expect(view.interactions.first === comes && view.interactions.last === stays)
    }
}
