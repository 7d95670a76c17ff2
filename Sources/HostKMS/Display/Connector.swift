#if KMS
import CDRM
import Foundation
import TouchHost

/// A socket of a graphics card with a panel or monitor on it.
struct Connector {
    let number: UInt32
    /// As the kernel calls it: `HDMI-A-1`, `eDP-1`.
    let name: String
    /// The preferred one first.
    let modes: [drmModeModeInfo]
    /// Millimetres; 0 where they are not known.
    let physicalSize: (width: Int, height: Int)
    /// How the panel is built in: by how much a picture is turned that is to be upright.
    let builtIn: Placement.Turn
    let encoders: [UInt32]

    /// What the card reports of a connector, after asking the monitor again. `nil` where nothing is connected.
    init?(_ card: Int32, _ number: UInt32) {
        guard let found = drmModeGetConnector(card, number) else { return nil }
        defer { drmModeFreeConnector(found) }
        let it = found.pointee
        guard it.connection == DRM_MODE_CONNECTED, it.count_modes > 0 else { return nil }
        self.number = number
        let type = drmModeGetConnectorTypeName(it.connector_type).map { String(cString: $0) } ?? "Unknown"
        name = "\(type)-\(it.connector_type_id)"
        let all = (0..<Int(it.count_modes)).map { it.modes[$0] }
        modes = all.filter { $0.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0 } + all.filter { $0.type & UInt32(DRM_MODE_TYPE_PREFERRED) == 0 }
        physicalSize = (Int(it.mmWidth), Int(it.mmHeight))
        encoders = (0..<Int(it.count_encoders)).map { it.encoders[$0] }
        builtIn = Self.turn(orientation: Self.property("panel orientation", of: number, card))
    }

    /// The kernel names the side of the panel that is at the top of the device: the top of the picture goes there.
    static func turn(orientation: String?) -> Placement.Turn {
        switch orientation {
        case "Upside Down": .half
        case "Left Side Up": .threeQuarters
        case "Right Side Up": .quarter
        default: .none
        }
    }

    var size: PixelSize { PixelSize(width: Int(modes[0].hdisplay), height: Int(modes[0].vdisplay)) }

    /// Pixels a point that suit the panel's fineness: whole ones, so that hairlines stay sharp.
    var scale: Double { Self.scale(pixels: size.width, millimetres: physicalSize.width) }

    /// A hundred and ten pixels an inch are one a point; what is said of panels and projectors is often nonsense.
    static func scale(pixels: Int, millimetres: Int) -> Double {
        guard millimetres > 0 else { return 1 }
        let fineness = Double(pixels) / (Double(millimetres) / 25.4)
        guard (40...800).contains(fineness) else { return 1 }
        return min(max((fineness / 110).rounded(), 1), 4)
    }

    var refreshRate: Double {
        let mode = modes[0]
        guard mode.htotal > 0, mode.vtotal > 0, mode.clock > 0 else { return 60 }
        return Double(mode.clock) * 1000 / (Double(mode.htotal) * Double(mode.vtotal))
    }

    /// The name of a property's present value.
    private static func property(_ name: String, of connector: UInt32, _ card: Int32) -> String? {
        guard let all = drmModeObjectGetProperties(card, connector, UInt32(DRM_MODE_OBJECT_CONNECTOR)) else { return nil }
        defer { drmModeFreeObjectProperties(all) }
        for index in 0..<Int(all.pointee.count_props) {
            guard let property = drmModeGetProperty(card, all.pointee.props[index]) else { continue }
            defer { drmModeFreeProperty(property) }
            guard string(property.pointee.name) == name else { continue }
            for value in 0..<Int(property.pointee.count_enums) where property.pointee.enums[value].value == all.pointee.prop_values[index] {
                return string(property.pointee.enums[value].name)
            }
        }
        return nil
    }

    private static func string<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
#endif
