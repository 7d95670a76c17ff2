#if X11
import CXCB

/// Whether all that an event of an input device says it has lies within its length.
///
/// A server's events have that size. One of a server with broken memory, or of a tunnel, must not lead to reads beyond its end.
enum EventSize {
    static func isWhole(_ event: UnsafeMutableRawPointer, _ type: UInt16) -> Bool {
        // The connection puts four bytes of its own behind the first 32.
        let size = 36 + 4 * Int(event.assumingMemoryBound(to: xcb_ge_generic_event_t.self).pointee.length)
        switch Int32(type) {
        case XCB_INPUT_TOUCH_OWNERSHIP:
            return size >= MemoryLayout<xcb_input_touch_ownership_event_t>.size
        case XCB_INPUT_LEAVE, XCB_INPUT_ENTER, XCB_INPUT_FOCUS_IN, XCB_INPUT_FOCUS_OUT:
            return size >= MemoryLayout<xcb_input_leave_event_t>.size
        case XCB_INPUT_GESTURE_PINCH_BEGIN, XCB_INPUT_GESTURE_PINCH_UPDATE, XCB_INPUT_GESTURE_PINCH_END:
            return size >= MemoryLayout<xcb_input_gesture_pinch_begin_event_t>.size
        case XCB_INPUT_HIERARCHY:
            let head = MemoryLayout<xcb_input_hierarchy_event_t>.size
            guard size >= head else { return false }
            let count = Int(event.assumingMemoryBound(to: xcb_input_hierarchy_event_t.self).pointee.num_infos)
            return size >= head + count * MemoryLayout<xcb_input_hierarchy_info_t>.size
        case XCB_INPUT_TOUCH_BEGIN, XCB_INPUT_TOUCH_UPDATE, XCB_INPUT_TOUCH_END, XCB_INPUT_MOTION, XCB_INPUT_BUTTON_PRESS,
             XCB_INPUT_BUTTON_RELEASE, XCB_INPUT_KEY_PRESS, XCB_INPUT_KEY_RELEASE:
            return hasWholeAxes(event, size)
        default:
            return true
        }
    }

    /// Behind the head come a mask of buttons, a mask of axes, and eight bytes for each axis in it.
    private static func hasWholeAxes(_ event: UnsafeMutableRawPointer, _ size: Int) -> Bool {
        let head = MemoryLayout<xcb_input_touch_begin_event_t>.size
        guard size >= head else { return false }
        let fields = event.assumingMemoryBound(to: xcb_input_touch_begin_event_t.self).pointee
        let masks = head + 4 * Int(fields.buttons_len), axes = masks + 4 * Int(fields.valuators_len)
        guard size >= axes else { return false }
        var count = 0
        for place in stride(from: masks, to: axes, by: 4) { count += event.load(fromByteOffset: place, as: UInt32.self).nonzeroBitCount }
        return size >= axes + 8 * count
    }
}
#endif
