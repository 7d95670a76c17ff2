/// What is known of the force of fingers.
@MainActor
enum FingerForce {
    /// Whether the touchscreen measures it; `nil` before a finger has landed.
    static var isMeasured: Bool?
}
