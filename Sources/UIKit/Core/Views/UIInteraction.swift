/// A behaviour that a view is given: a menu on a long press, say. It keeps its view without retaining it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has it.
    var view: UIView? { get }
    /// Called before the interaction is given to the view, or, with `nil`, taken away.
    func willMove(to view: UIView?)
    /// Called after the interaction was given to the view, or, with `nil`, taken away: the moment to add recognizers.
    func didMove(to view: UIView?)
}

extension UIView {
    final func setInteractions(_ interactions: [any UIInteraction]) {
        for interaction in ownInteractions where !interactions.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
        for interaction in interactions where interaction.view !== self { addInteraction(interaction) }
        ownInteractions = ContiguousArray(interactions)
    }

    final func takeInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    final func dropInteraction(_ interaction: any UIInteraction) {
        guard ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
