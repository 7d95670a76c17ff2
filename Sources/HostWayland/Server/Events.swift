#if Wayland
// The events of the interfaces, numbered as their descriptions do. Unused ones at the end are left out.

enum RegistryEvent: UInt32 { case global, globalRemove }
enum OutputEvent: UInt32 { case geometry, mode, done, scale, name, description }
enum SeatEvent: UInt32 { case capabilities, name }
enum SurfaceEvent: UInt32 { case enter, leave }
enum WindowBaseEvent: UInt32 { case ping }
enum WindowSurfaceEvent: UInt32 { case configure }
enum ToplevelEvent: UInt32 { case configure, close, configureBounds }
enum FractionalScaleEvent: UInt32 { case preferredScale }
enum PresentationEvent: UInt32 { case clock }
enum FeedbackEvent: UInt32 { case syncOutput, presented, discarded }
enum TouchEvent: UInt32 { case down, up, motion, frame, cancel, shape, orientation }
enum PointerEvent: UInt32 { case enter, leave, motion, button, axis, frame, axisSource, axisStop, axisDiscrete, axisValue120 }
enum PinchEvent: UInt32 { case begin, update, end }
enum HoldEvent: UInt32 { case begin, end }
enum KeyboardEvent: UInt32 { case keymap, enter, leave, key, modifiers, repeatInfo }
enum TabletSeatEvent: UInt32 { case tabletAdded, toolAdded, padAdded }
enum TabletEvent: UInt32 { case name, id, path, done, removed }
enum TabletToolEvent: UInt32 {
    case type, hardwareSerial, hardwareID, capability, done, removed, proximityIn, proximityOut, down, up, motion, pressure, distance,
         tilt, rotation, slider, wheel, button, frame
}
enum DataDeviceEvent: UInt32 { case dataOffer, enter, leave, motion, drop, selection }
enum DataOfferEvent: UInt32 { case offer }
enum DataSourceEvent: UInt32 { case target, send, cancelled }
enum TextInputEvent: UInt32 { case enter, leave, preedit, commit, deleteSurrounding, done }
#endif
