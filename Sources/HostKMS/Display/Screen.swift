#if KMS
import CDRM
import Foundation
import TouchHost

/// A connector that is lit, with two pictures: the one that is shown, and the one that will be.
@MainActor
final class Screen {
    /// What became of a picture that was to be shown.
    enum Flip: Equatable {
        /// The card says when it is on the screen.
        case underWay
        /// It is on the screen; the card can't change pictures at a refresh.
        case done
        /// The display belongs to another program at the moment.
        case refused
    }

    let connector: Connector
    let controller: UInt32
    private let card: Card
    private let others: [UInt32]
    private var pictures: [DumbBuffer]
    private var front = 0

    init(_ card: Card, _ connector: Connector) throws {
        guard let (own, others) = card.controllers(for: connector) else {
            throw KMSError("\(card.path) has nothing to feed \(connector.name) with")
        }
        self.card = card
        self.connector = connector
        self.others = others
        controller = own
        guard let first = DumbBuffer(card.descriptor, connector.size) else {
            throw KMSError("\(card.path) has no memory for a picture of \(connector.size.width)x\(connector.size.height): \(KMSError.systemReason)")
        }
        guard let second = DumbBuffer(card.descriptor, connector.size) else {
            let reason = KMSError.systemReason
            first.release()
            throw KMSError("\(card.path) has no memory for a second picture: \(reason)")
        }
        pictures = [first, second]
    }

    var output: Output {
        Output(name: connector.name, size: connector.size, scale: connector.scale, refreshRate: connector.refreshRate)
    }

    /// The picture that is drawn to, 0 or 1.
    var backIndex: Int { 1 - front }
    var back: DumbBuffer { pictures[backIndex] }

    /// Takes the display: this connector alone is lit, and shows the picture that was shown last. Returns whether that went well.
    @discardableResult
    func light() -> Bool {
        for other in others { drmModeSetCrtc(card.descriptor, other, 0, 0, 0, nil, 0, nil) }
        return show(pictures[front])
    }

    /// Shows the back picture at the next refresh.
    func flip(_ receiver: UnsafeMutableRawPointer) -> Flip {
        let picture = back
        front = backIndex
        if drmModePageFlip(card.descriptor, controller, picture.number, UInt32(DRM_MODE_PAGE_FLIP_EVENT), receiver) == 0 { return .underWay }
        if errno != EACCES, errno != EPERM, show(picture) { return .done }
        return .refused
    }

    func release() {
        for picture in pictures { picture.release() }
        pictures.removeAll()
    }

    private func show(_ picture: DumbBuffer) -> Bool {
        var connector = connector.number
        var mode = self.connector.modes[0]
        return drmModeSetCrtc(card.descriptor, controller, picture.number, 0, 0, &connector, 1, &mode) == 0
    }
}
#endif
