import UIKit

class PencilController: UIViewController, UIPencilInteractionDelegate {
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let interaction = UIPencilInteraction()
        interaction.delegate = self
        view.addInteraction(interaction)
    }

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {
        guard UIPencilInteraction.preferredTapAction == .switchEraser else { return }
        taps += 1
    }
}
