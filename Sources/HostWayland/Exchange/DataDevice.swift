#if Wayland
import CWayland
import Foundation
import TouchHost

/// The clipboard of a seat.
///
/// The compositor reports it only while a window of ours has the keyboard. What this process offers is handed out from here, and read
/// from here too.
@MainActor
final class DataDevice: EventReceiver {
    /// An offer's content that is larger is not read.
    static let largest = 1 << 28
    /// How long another program is waited for, in seconds.
    static let patience = 1.0

    private let manager: OpaquePointer
    private let object: OpaquePointer
    private unowned let seat: SeatState
    /// Offers whose purpose is not known yet, and the one on the clipboard, with their types.
    private var offers: ContiguousArray<(object: OpaquePointer, types: [String])> = []
    private var selection: OpaquePointer?
    private var source: OpaquePointer?
    private var contents: [ClipboardContent] = []
    private(set) var changeCount = 0
    /// How many of the changes were other programs'.
    private(set) var foreignChanges = 0

    init?(_ seat: SeatState, _ manager: OpaquePointer) {
        guard let object = wl_data_device_manager_get_data_device(manager, seat.object) else { return nil }
        self.manager = manager
        self.object = object
        self.seat = seat
        super.init()
        listen(to: object)
    }

    func destroy() {
        for offer in offers { wl_data_offer_destroy(offer.object) }
        offers.removeAll()
        if let source { wl_data_source_destroy(source) }
        if wl_proxy_get_version(object) >= 2 { wl_data_device_release(object) } else { wl_data_device_destroy(object) }
    }

    var types: [String] {
        if source != nil { return contents.map(\.type) }
        for offer in offers where offer.object == selection { return offer.types }
        return []
    }

    func content(ofType type: String) -> [UInt8]? {
        guard types.contains(type) else { return nil }
        if source != nil {
            for content in contents where content.type == type { return content.bytes }
            return nil
        }
        guard let pipe = request(type) else { return nil }
        defer { close(pipe) }
        return DataPipe.read(pipe, limit: Self.largest, patience: Self.patience)
    }

    /// Asks the owner of the clipboard for its content. Returns where it will be read from, to be closed.
    func request(_ type: String) -> Int32? {
        guard let selection else { return nil }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wl_data_offer_receive(selection, type, ends[1])
        seat.host.flush()
        close(ends[1])
        return ends[0]
    }

    func set(_ contents: [ClipboardContent]) {
        let old = source
        // What others have offered is no longer on the clipboard.
        selection = nil
        self.contents = contents
        source = nil
        if !contents.isEmpty {
            source = wl_data_device_manager_create_data_source(manager)
            if let source {
                listen(to: source)
                for content in contents { wl_data_source_offer(source, content.type) }
            }
        }
        wl_data_device_set_selection(object, source, seat.serial)
        if let old { wl_data_source_destroy(old) }
        changeCount += 1
        seat.host.flush()
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        if object == self.object {
            handleDevice(DataDeviceEvent(rawValue: event), arguments)
        } else if object == source {
            switch DataSourceEvent(rawValue: event) {
            case .send:
                let descriptor = arguments.descriptor(1)
                let type = arguments.string(0)
                DataPipe.write(contents.first { $0.type == type }?.bytes ?? [], to: descriptor)
            case .cancelled:
                // Another program has the clipboard now.
                wl_data_source_destroy(object)
                source = nil
                contents = []
                countForeignChange()
            case .target, nil:
                break
            }
        } else if DataOfferEvent(rawValue: event) == .offer, let type = arguments.string(0) {
            for index in offers.indices where offers[index].object == object && offers[index].types.count < 256 {
                offers[index].types.append(type)
            }
        }
    }

    private func handleDevice(_ event: DataDeviceEvent?, _ arguments: EventArguments) {
        switch event {
        case .dataOffer:
            guard let offer = arguments.object(0) else { return }
            listen(to: offer)
            offers.append((offer, []))
        case .selection:
            let offered = arguments.object(0), wasEmpty = selection == nil
            for offer in offers where offer.object != offered { wl_data_offer_destroy(offer.object) }
            offers.removeAll { $0.object != offered }
            selection = offered
            // Our own offer comes back to us, and was counted when it was made. Nothing after nothing, as when the keyboard comes, is no change.
            if source == nil, offered != nil || !wasEmpty { countForeignChange() }
        case .enter, .leave, .motion, .drop, nil:
            // What is dragged over a window goes with the next selection.
            break
        }
    }

    private func countForeignChange() {
        changeCount += 1
        foreignChanges += 1
    }
}
#endif
