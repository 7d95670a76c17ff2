/// What both ends of the protocol have to agree on.
package enum MessageFormat {
    /// Of the protocol: a method or a member of a result may be added without a new one.
    package static let version = 1
    /// Bytes that a message may have.
    package static let limit = 4 << 20
}
