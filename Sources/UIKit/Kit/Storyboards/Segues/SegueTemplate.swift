internal import InterfaceFiles

/// What a storyboard says of a segue; each time it is followed a `UIStoryboardSegue` is made of it.
@MainActor
final class SegueTemplate {
    enum Kind: Equatable {
        /// Shows the destination: in a navigation controller by pushing it, else by presenting it.
        case show
        /// Shows it as the secondary one of a split view controller, else presents it.
        case showDetail
        case present
        case embed
        case unwind
        case custom
    }

    let element: InterfaceElement
    let kind: Kind
    let identifier: String?
    let destination: String
    /// Of an unwind segue, the action that the controller to go back to implements.
    let unwindAction: String?

    /// - Returns: `nil` for other connections than ways to controllers, such as the relation of a navigation controller to its contents.
    init?(_ element: InterfaceElement) {
        guard let destination = element["destination"] else { return nil }
        switch element["kind"] {
        case "show", "push": kind = .show
        case "showDetail", "replace": kind = .showDetail
        case "presentation", "modal", "popoverPresentation", "popover": kind = .present
        case "embed": kind = .embed
        case "unwind": kind = .unwind
        case "custom": kind = .custom
        default: return nil
        }
        self.element = element
        self.destination = destination
        identifier = element["identifier"]
        unwindAction = element["unwindAction"]
    }

    var isPopover: Bool { ["popoverPresentation", "popover"].contains(element["kind"]) || element["modalPresentationStyle"] == "popover" }
    /// What a popover points at, if the segue says that.
    weak var anchor: AnyObject?
    var anchorId: String? { element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] }

    /// Says what a popover points at: what the file names, else what started the segue.
    func point(_ destination: UIViewController, from sender: Any?) {
        guard isPopover, let popover = destination.popoverPresentationController else { return }
        if let item = (anchor ?? sender as AnyObject?) as? any UIPopoverPresentationControllerSourceItem { popover.sourceItem = item }
        guard let directions = element.child(key: "popoverArrowDirection") else { return }
        let all: [(String, UIPopoverArrowDirection)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
        let permitted = all.filter { directions.flag($0.0) == true }.reduce(into: UIPopoverArrowDirection()) { $0.insert($1.1) }
        if !permitted.isEmpty { popover.permittedArrowDirections = permitted }
    }

    var isAnimated: Bool { element.flag("animates") ?? true }
    /// How the destination is to be presented, when the segue says so.
    func style(in file: NibFile) -> UIModalPresentationStyle? {
        isPopover ? .popover : file.presentationStyle(of: element)
    }
}
