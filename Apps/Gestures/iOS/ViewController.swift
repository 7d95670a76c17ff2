import UIKit

/// Three pieces to move about. The recognizers and the actions that they send are in the storyboard.
class ViewController: UIViewController {

    @IBOutlet private var pieces: [UIView]!
    /// Where the pieces belong, in the same order.
    @IBOutlet private var places: [UIView]!
    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var helpPanel: UIView!
    /// Zero when the panel is shown; minus its width when it is not.
    @IBOutlet private weak var helpPanelLeading: NSLayoutConstraint!
    /// Recognizers of the table that the pieces lie on.
    @IBOutlet private var tableRecognizers: [UIGestureRecognizer]!

    private weak var pieceForReset: UIView?
    private var movedPieces: Set<UIView> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        // Two fingers on a touchpad scale and turn the piece under the pointer as they are; moving it is asked for, here also by a wheel.
        for case let recognizer as UIPanGestureRecognizer in pieces.flatMap({ $0.gestureRecognizers ?? [] }) {
            recognizer.allowedScrollTypesMask = .all
        }
        helpPanel.layer.cornerRadius = 16
        helpPanel.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        // It lies beside the screen.
        helpPanel.accessibilityElementsHidden = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The rest lie in their places, wherever those are on this screen.
        for (piece, place) in zip(pieces, places) where !movedPieces.contains(piece) {
            piece.center = place.center
        }
    }

    // MARK: - Moving, scaling, turning

    @IBAction func panPiece(_ gestureRecognizer: UIPanGestureRecognizer) {
        guard let piece = gestureRecognizer.view else { return }
        if gestureRecognizer.state == .began {
            adjustAnchorPoint(of: piece, for: gestureRecognizer)
        }
        if gestureRecognizer.state == .began || gestureRecognizer.state == .changed {
            let translation = gestureRecognizer.translation(in: piece.superview)
            piece.center = CGPoint(x: piece.center.x + translation.x, y: piece.center.y + translation.y)
            gestureRecognizer.setTranslation(.zero, in: piece.superview)
        }
        report(gestureRecognizer)
    }

    @IBAction func scalePiece(_ gestureRecognizer: UIPinchGestureRecognizer) {
        guard let piece = gestureRecognizer.view else { return }
        if gestureRecognizer.state == .began {
            adjustAnchorPoint(of: piece, for: gestureRecognizer)
        }
        if gestureRecognizer.state == .began || gestureRecognizer.state == .changed {
            piece.transform = piece.transform.scaledBy(x: gestureRecognizer.scale, y: gestureRecognizer.scale)
            gestureRecognizer.scale = 1
        }
        report(gestureRecognizer)
    }

    @IBAction func rotatePiece(_ gestureRecognizer: UIRotationGestureRecognizer) {
        guard let piece = gestureRecognizer.view else { return }
        if gestureRecognizer.state == .began {
            adjustAnchorPoint(of: piece, for: gestureRecognizer)
        }
        if gestureRecognizer.state == .began || gestureRecognizer.state == .changed {
            piece.transform = piece.transform.rotated(by: gestureRecognizer.rotation)
            gestureRecognizer.rotation = 0
        }
        report(gestureRecognizer)
    }

    /// A piece grows and turns around its anchor point: that is put between the fingers, and the piece stays where it is.
    private func adjustAnchorPoint(of piece: UIView, for gestureRecognizer: UIGestureRecognizer) {
        movedPieces.insert(piece)
        let location = gestureRecognizer.location(in: piece)
        piece.layer.anchorPoint = CGPoint(x: location.x / piece.bounds.width, y: location.y / piece.bounds.height)
        piece.center = gestureRecognizer.location(in: piece.superview)
    }

    // MARK: - Taps

    @IBAction func bringPieceToFront(_ gestureRecognizer: UITapGestureRecognizer) {
        guard let piece = gestureRecognizer.view else { return }
        view.insertSubview(piece, belowSubview: statusLabel)
        piece.alpha = 0.5
        UIView.animate(withDuration: 0.3) {
            piece.alpha = 1
        }
        report(gestureRecognizer)
    }

    @IBAction func enlargePiece(_ gestureRecognizer: UITapGestureRecognizer) {
        guard let piece = gestureRecognizer.view else { return }
        UIView.animate(withDuration: 0.2) {
            piece.transform = piece.transform.scaledBy(x: 1.5, y: 1.5)
        }
        report(gestureRecognizer)
    }

    // MARK: - Resetting

    @IBAction func showResetMenu(_ gestureRecognizer: UILongPressGestureRecognizer) {
        guard gestureRecognizer.state == .began, let piece = gestureRecognizer.view else { return }
        becomeFirstResponder()
        pieceForReset = piece
        let location = gestureRecognizer.location(in: piece)
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Reset", action: #selector(resetPiece(_:)))]
        menu.showMenu(from: piece, rect: CGRect(x: location.x, y: location.y, width: 0, height: 0))
        report(gestureRecognizer)
    }

    override var canBecomeFirstResponder: Bool {
        return true
    }

    @objc private func resetPiece(_ sender: UIMenuController) {
        guard let piece = pieceForReset else { return }
        UIView.animate(withDuration: 0.3) {
            self.reset(piece)
        }
    }

    @IBAction func resetAllPieces(_ gestureRecognizer: CheckmarkGestureRecognizer) {
        UIView.animate(withDuration: 0.3) {
            self.pieces.forEach(self.reset)
        }
        report(gestureRecognizer)
    }

    private func reset(_ piece: UIView) {
        guard let index = pieces.firstIndex(of: piece) else { return }
        movedPieces.remove(piece)
        piece.transform = .identity
        piece.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        piece.center = places[index].center
    }

    // MARK: - The table

    /// The pieces pass their colors on, to the side to which the finger swipes.
    @IBAction func passColors(_ gestureRecognizer: UISwipeGestureRecognizer) {
        var colors = pieces.map { $0.backgroundColor }
        if gestureRecognizer.direction == .right {
            colors.insert(colors.removeLast(), at: 0)
        } else {
            colors.append(colors.removeFirst())
        }
        UIView.animate(withDuration: 0.3) {
            for (piece, color) in zip(self.pieces, colors) {
                piece.backgroundColor = color
            }
        }
        report(gestureRecognizer)
    }

    @IBAction func pullHelpPanel(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
        let pulled = gestureRecognizer.translation(in: view).x
        switch gestureRecognizer.state {
        case .began, .changed:
            helpPanelLeading.constant = min(pulled - helpPanel.bounds.width, 0)
        case .ended:
            let isWanted = pulled > helpPanel.bounds.width / 2 || gestureRecognizer.velocity(in: view).x > 500
            setHelpPanelShown(isWanted)
        default:
            setHelpPanelShown(false)
        }
        report(gestureRecognizer)
    }

    @IBAction func hideHelpPanel() {
        setHelpPanelShown(false)
    }

    private func setHelpPanelShown(_ isShown: Bool) {
        helpPanelLeading.constant = isShown ? 0 : -helpPanel.bounds.width
        helpPanel.accessibilityElementsHidden = !isShown
        UIView.animate(withDuration: 0.25) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: - Readout

    /// Says what was recognized, together with what goes on at the same time.
    private func report(_ gestureRecognizer: UIGestureRecognizer) {
        let recognizers = gestureRecognizer.view?.gestureRecognizers ?? []
        let active = recognizers.filter { $0 == gestureRecognizer || $0.state == .began || $0.state == .changed }
        statusLabel.text = active.map(title).joined(separator: ", ")
    }

    private func title(of gestureRecognizer: UIGestureRecognizer) -> String {
        switch gestureRecognizer {
        case let tap as UITapGestureRecognizer: return tap.numberOfTapsRequired == 2 ? "Double tap" : "Tap"
        case is UIScreenEdgePanGestureRecognizer: return "Edge pan"
        case is UIPanGestureRecognizer: return "Pan"
        case is UIPinchGestureRecognizer: return "Pinch"
        case is UIRotationGestureRecognizer: return "Rotation"
        case is UILongPressGestureRecognizer: return "Long press"
        case let swipe as UISwipeGestureRecognizer: return swipe.direction == .left ? "Swipe to the left" : "Swipe to the right"
        default: return "Check mark"
        }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension ViewController: UIGestureRecognizerDelegate {

    /// A piece is moved, scaled and turned at once; the recognizer that holds it for the menu does nothing else.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view == otherGestureRecognizer.view else { return false }
        return isTransforming(gestureRecognizer) && isTransforming(otherGestureRecognizer)
    }

    private func isTransforming(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let piece = gestureRecognizer.view, pieces.contains(piece) else { return false }
        return gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UIPinchGestureRecognizer
            || gestureRecognizer is UIRotationGestureRecognizer
    }

    /// A tap waits until it can't become a double tap, a swipe until it can't become a check mark, and all that moves for the edge.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if otherGestureRecognizer is UIScreenEdgePanGestureRecognizer {
            return gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
        }
        guard gestureRecognizer.view == otherGestureRecognizer.view else { return false }
        if let tap = gestureRecognizer as? UITapGestureRecognizer, let other = otherGestureRecognizer as? UITapGestureRecognizer {
            return tap.numberOfTapsRequired < other.numberOfTapsRequired
        }
        return gestureRecognizer is UISwipeGestureRecognizer && otherGestureRecognizer is CheckmarkGestureRecognizer
    }

    /// The table's gestures are made beside the pieces.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !tableRecognizers.contains(gestureRecognizer) || touch.view == view
    }
}
