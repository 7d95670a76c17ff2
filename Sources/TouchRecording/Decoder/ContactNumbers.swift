/// Hands out the numbers of contacts.
struct ContactNumbers: Sendable {
    var next: Int

    mutating func take() -> Int {
        defer { next &+= 1 }
        return next
    }
}
