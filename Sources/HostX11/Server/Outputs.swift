#if X11
import CXCB
import Foundation
import TouchHost

/// An output and the part of the root window that it shows.
struct PlacedOutput {
    var output: Output
    var frame: PixelRect
}

extension Connection {
    /// The monitors, the primary one first; the whole root window where the server knows of none. A few round trips.
    func placedOutputs(scale: Double) -> [PlacedOutput] {
        var found: [PlacedOutput] = []
        if randrFirstEvent != nil {
            let resourcesCookie = xcb_randr_get_screen_resources_current(handle, root)
            let monitorsCookie = xcb_randr_get_monitors(handle, root, 1)
            let resources = xcb_randr_get_screen_resources_current_reply(handle, resourcesCookie, nil)
            defer { free(resources) }
            if let monitors = xcb_randr_get_monitors_reply(handle, monitorsCookie, nil) {
                defer { free(monitors) }
                var iterator = xcb_randr_get_monitors_monitors_iterator(monitors)
                while iterator.rem > 0 {
                    let monitor = iterator.data.pointee
                    let frame = PixelRect(minX: Int(monitor.x), minY: Int(monitor.y), maxX: Int(monitor.x) + Int(monitor.width),
                                          maxY: Int(monitor.y) + Int(monitor.height))
                    if !frame.isEmpty {
                        let output = Output(name: atomName(monitor.name), size: PixelSize(width: frame.width, height: frame.height),
                                            scale: scale, refreshRate: refreshRate(of: iterator.data, resources))
                        found.insert(PlacedOutput(output: output, frame: frame), at: monitor.primary != 0 ? 0 : found.count)
                    }
                    xcb_randr_monitor_info_next(&iterator)
                }
            }
        }
        if found.isEmpty {
            let size = rootSize()
            found = [PlacedOutput(output: Output(name: "screen", size: size, scale: scale, refreshRate: 60),
                                  frame: PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height))]
        }
        return found
    }

    /// The root window's size now: what the server says of it at the beginning does not change with it. One round trip.
    func rootSize() -> PixelSize {
        guard let reply = xcb_get_geometry_reply(handle, xcb_get_geometry(handle, root), nil) else {
            return PixelSize(width: Int(screen.pointee.width_in_pixels), height: Int(screen.pointee.height_in_pixels))
        }
        defer { free(reply) }
        return PixelSize(width: Int(reply.pointee.width), height: Int(reply.pointee.height))
    }

    private func atomName(_ atom: xcb_atom_t) -> String {
        guard let reply = xcb_get_atom_name_reply(handle, xcb_get_atom_name(handle, atom), nil) else { return "screen" }
        defer { free(reply) }
        let bytes = UnsafeRawBufferPointer(start: xcb_get_atom_name_name(reply), count: Int(xcb_get_atom_name_name_length(reply)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Of the first of the monitor's outputs that is lit; 60 where the server reports no rate.
    private func refreshRate(of monitor: UnsafeMutablePointer<xcb_randr_monitor_info_t>,
                             _ resources: UnsafeMutablePointer<xcb_randr_get_screen_resources_current_reply_t>?) -> Double {
        guard let resources, let outputs = xcb_randr_monitor_info_outputs(monitor) else { return 60 }
        let stamp = resources.pointee.config_timestamp
        for index in 0..<Int(xcb_randr_monitor_info_outputs_length(monitor)) {
            let info = xcb_randr_get_output_info_reply(handle, xcb_randr_get_output_info(handle, outputs[index], stamp), nil)
            defer { free(info) }
            guard let crtc = info?.pointee.crtc, crtc != 0 else { continue }
            let state = xcb_randr_get_crtc_info_reply(handle, xcb_randr_get_crtc_info(handle, crtc, stamp), nil)
            defer { free(state) }
            var modes = xcb_randr_get_screen_resources_current_modes_iterator(resources)
            while modes.rem > 0 {
                let mode = modes.data.pointee
                if mode.id == state?.pointee.mode, mode.htotal > 0, mode.vtotal > 0, mode.dot_clock > 0 {
                    return Double(mode.dot_clock) / (Double(mode.htotal) * Double(mode.vtotal))
                }
                xcb_randr_mode_info_next(&modes)
            }
        }
        return 60
    }
}
#endif
