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
    /// The view's interactions, in the order in which they were added. Setting them removes those that are missing and adds the new ones.
    public var interactions: [any UIInteraction] {
        get { Array(ownInteractions) }
        set {
            for interaction in ownInteractions where !newValue.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
            for interaction in newValue where interaction.view !== self { addInteraction(interaction) }
            ownInteractions = ContiguousArray(newValue)
        }
    }

    /// Gives the view an interaction, which it retains. A view that has it already loses it before (R-MNU-1).
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away; one that the view doesn't have stays where it is.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
