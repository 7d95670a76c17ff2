import Testing
@testable import UIKit

/// Changes of constraints in the callbacks of a layout pass are part of that pass (R-LAY-23).
@MainActor @Suite("Constraints that change while controllers lay out", .leavesNothing)
struct LayoutInCallbacksTests {
    /// Stands a stack upright in high windows, and puts rows with margins into it.
    private final class Rows: UIViewController {
        let stack = UIStackView(), rows = [UIView(), UIView()].map { UIStackView(arrangedSubviews: [$0]) }

        override func viewDidLoad() {
            super.viewDidLoad()
            for row in rows {
                row.isLayoutMarginsRelativeArrangement = true
                row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
                row.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 30).isActive = true
                row.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 60).isActive = true
                stack.addArrangedSubview(row)
            }
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            ])
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
        }
    }

    @Test("R-LAY-23 The axis of a stack that is set in viewWillLayoutSubviews counts in that layout")
    func axis() throws {
        let controller = Rows(), stage = try Stage(showing: UINavigationController(rootViewController: controller))
        #expect(controller.stack.axis == .vertical)
        #expect(controller.rows[0].frame.midX == controller.rows[1].frame.midX && controller.rows[1].frame.minY == controller.rows[0].frame.maxY)
        withExtendedLifetime(stage) {}
    }

    @Test("R-LAY-18, R-SCR-37 Margins that the safe area gave at the first place of a view go when it moves")
    func margins() throws {
        let controller = Rows(), stage = try Stage(showing: UINavigationController(rootViewController: controller))
        #expect(controller.rows.map(\.frame.height) == [46, 46])
        #expect(controller.rows.map { $0.arrangedSubviews[0].frame } == [CGRect(x: 16, y: 8, width: 60, height: 30), CGRect(x: 16, y: 8, width: 60, height: 30)])
        withExtendedLifetime(stage) {}
    }
}
