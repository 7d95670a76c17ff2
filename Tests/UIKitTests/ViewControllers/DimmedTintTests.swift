import Testing
@testable import UIKit

@MainActor @Suite("Tints behind alerts and sheets", .leavesNothing)
struct DimmedTintTests {
    private func presenter() throws -> (stage: Stage, controller: UIViewController) {
        let stage = try Stage(), controller = UIViewController()
        stage.window.rootViewController = controller
        return (stage, controller)
    }

    @Test("R-PSC-8 Tints are gray while an alert or a sheet is presented, and as before afterwards", arguments: ["alert", "sheet", "full screen"])
    func dims(kind: String) throws {
        let (stage, controller) = try presenter()
        let presented: UIViewController = kind == "alert" ? UIAlertController(title: "a", message: nil, preferredStyle: .alert) : UIViewController()
        if kind != "alert" { presented.modalPresentationStyle = kind == "sheet" ? .pageSheet : .fullScreen }
        controller.present(presented, animated: false)
        #expect(controller.view.tintAdjustmentMode == (kind == "full screen" ? .normal : .dimmed))
        #expect(presented.view.tintAdjustmentMode == .normal)
        controller.dismiss(animated: false)
        #expect(controller.view.tintAdjustmentMode == .normal)
        withExtendedLifetime(stage) {}
    }

    @Test("R-PSC-8 A mode that the app has chosen stays")
    func keepsOwn() throws {
        let (stage, controller) = try presenter()
        controller.view.tintAdjustmentMode = .normal
        controller.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: false)
        #expect(controller.view.tintAdjustmentMode == .normal)
        controller.dismiss(animated: false)
        #expect(controller.view.ownTintMode == .normal)
        withExtendedLifetime(stage) {}
    }
}
