/// What the player has to know of a pinch by hand.
struct ScriptTouchpad {
    var scale = 1.0
    var rotation = 0.0
}
