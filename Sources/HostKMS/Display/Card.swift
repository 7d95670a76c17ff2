#if KMS
import CDRM
import Foundation

/// A graphics card.
@MainActor
final class Card {
    let path: String
    let descriptor: Int32
    private let seat: Seat

    /// The cards that have something connected, by what the kernel says of them without being opened; the one that shows the console first.
    nonisolated static func candidates(in folder: String = "/sys/class/drm") -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        func text(_ path: String) -> String {
            (FileManager.default.contents(atPath: "\(folder)/\(path)").map { String(decoding: $0, as: UTF8.self) } ?? "")
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let cards = names.filter { $0.hasPrefix("card") && !$0.contains("-") }.filter { card in
            names.contains { $0.hasPrefix("\(card)-") && text("\($0)/status") == "connected" }
        }
        let first = cards.filter { text("\($0)/device/boot_vga") == "1" }
        return first + cards.filter { !first.contains($0) }
    }

    /// Whether another program is showing its picture with the card, as far as that can be asked from here: then its session is left alone.
    nonisolated static func isTaken(_ name: String) -> Bool {
        let descriptor = Glibc.open("/dev/dri/\(name)", O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { Glibc.close(descriptor) }
        // A process that opens a card with no master may show pictures on it.
        return drmIsMaster(descriptor) == 0
    }

    init(_ name: String, _ seat: Seat) throws {
        path = "/dev/dri/\(name)"
        self.seat = seat
        descriptor = seat.open(path)
        guard descriptor >= 0 else { throw KMSError("\(path) can't be opened: \(KMSError.systemReason)") }
        var can: UInt64 = 0
        guard drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_BUFFER), &can) == 0, can != 0 else {
            seat.close(descriptor: descriptor)
            throw KMSError("\(path) has no memory that is drawn to by the processor")
        }
    }

    func close() { seat.close(descriptor: descriptor) }

    /// Everything that is connected now.
    func connectors() -> [Connector] {
        guard let resources = drmModeGetResources(descriptor) else { return [] }
        defer { drmModeFreeResources(resources) }
        return (0..<Int(resources.pointee.count_connectors)).compactMap { Connector(descriptor, resources.pointee.connectors[$0]) }
    }

    /// The part of the card that can feed a connector, and those that would feed others.
    func controllers(for connector: Connector) -> (own: UInt32, others: [UInt32])? {
        guard let resources = drmModeGetResources(descriptor) else { return nil }
        defer { drmModeFreeResources(resources) }
        let all = (0..<Int(resources.pointee.count_crtcs)).map { resources.pointee.crtcs[$0] }
        for number in connector.encoders {
            guard let encoder = drmModeGetEncoder(descriptor, number) else { continue }
            defer { drmModeFreeEncoder(encoder) }
            for (index, controller) in all.enumerated() where encoder.pointee.possible_crtcs & 1 << UInt32(index) != 0 {
                return (controller, all.filter { $0 != controller })
            }
        }
        return nil
    }
}
#endif
