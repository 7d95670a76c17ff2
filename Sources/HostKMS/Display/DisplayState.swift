#if KMS
import Foundation
import HostKit
import TouchHost

/// What a bare display is at the moment: the screen that is lit, the surface on it, the arrow, and the input that waits.
///
/// The host changes it. The surface and the devices share it.
@MainActor
final class DisplayState {
    /// There is one surface.
    static let window = 1

    let settings: HostSettings
    let own: KMSSettings
    let systemClock: SystemClock
    let seat: Seat
    let card: Card
    private let turn: Placement.Turn?

    /// `nil` while nothing is connected.
    var screen: Screen?
    var outputs: [Output]
    private(set) var surface: KMSSurface?
    private(set) var cursor: Cursor?
    var isConnected = true
    /// The time at which a picture counts as shown when the card does not report it.
    var flipTime: Double?
    /// When what is being handled was read.
    var readTime = 0.0
    let deliveries = Deliveries()
    /// What keys go to first, where there is an input method.
    var inputMethod: (any InputMethod)?
    private var lastContact = 0
    /// Called when the surface is closed.
    var onClose: (() -> Void)?

    init(settings: HostSettings, own: KMSSettings, clock: SystemClock, seat: Seat, card: Card, screen: Screen) {
        self.settings = settings
        self.own = own
        systemClock = clock
        self.seat = seat
        self.card = card
        self.screen = screen
        outputs = [screen.output]
        turn = own.rotation.flatMap(Placement.Turn.init(rawValue:))
        readTime = clock.now
    }

    var queue: DeliveryQueue {
        _read { yield deliveries.queue }
        _modify { yield &deliveries.queue }
    }

    /// Queues a key, or gives it to the input method.
    func send(_ key: KeyEvent, _ symbol: KeySymbol?) {
        if let inputMethod { return inputMethod.take(key, symbol, window: Self.window) }
        queue.append(key, window: Self.window)
    }

    func nextContact() -> Int {
        lastContact += 1
        return lastContact
    }

    /// Whether the person sees the screen.
    var isShown: Bool { isConnected && seat.isEnabled && screen != nil }

    var scale: Double { settings.scale ?? outputs[0].scale }

    func placement(on screen: Screen) -> Placement {
        let wish = settings.size.map {
            PixelSize(width: Int((Double($0.width) * scale).rounded()), height: Int((Double($0.height) * scale).rounded()))
        }
        return Placement(panel: screen.connector.size, turn: turn ?? screen.connector.builtIn, wish: wish)
    }

    func makeSurface(on screen: Screen) -> KMSSurface {
        let made = KMSSurface(self, screen)
        surface = made
        return made
    }

    func surfaceDidClose() {
        onClose?()
        inputMethod?.setRequest(nil, window: Self.window)
        releaseCursor()
        surface = nil
    }

    /// Where the card can't report when a picture is on the screen, the picture counts as shown a refresh later.
    func flipAtNextRefresh(after period: Double) { flipTime = systemClock.now + period }

    // MARK: The arrow

    func showCursor(at place: CGPoint) {
        guard isShown, let screen, let surface else { return }
        if cursor == nil { cursor = Cursor(card, controller: screen.controller, surface.placement, scale: scale) }
        cursor?.show(at: place)
        if cursor?.isDrawn == true { surface.cursorDidChange() }
    }

    func hideCursor() {
        guard let cursor, cursor.position != nil else { return }
        cursor.hide()
        if cursor.isDrawn { surface?.cursorDidChange() }
    }

    func releaseCursor() {
        cursor?.release()
        cursor = nil
    }
}
#endif
