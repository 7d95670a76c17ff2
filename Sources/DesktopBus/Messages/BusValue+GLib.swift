internal import CGIO

/// Values as GLib has them.
extension BusValue {
    /// A new value, floating: what takes it owns it.
    func makeVariant() -> OpaquePointer? {
        switch self {
        case .flag(let value): return g_variant_new_boolean(value ? 1 : 0)
        case .short(let value): return g_variant_new_int16(value)
        case .int(let value): return g_variant_new_int32(value)
        case .word(let value): return g_variant_new_uint32(value)
        case .long(let value): return g_variant_new_uint64(guint64(value))
        case .double(let value): return g_variant_new_double(value)
        // A C string ends at its first zero.
        case .text(let value): return g_variant_new_string(value.contains("\0") ? value.filter { $0 != "\0" } : value)
        case .path(let value): return g_variant_new_object_path(value)
        case .structure(let parts): return Self.withVariants(parts) { g_variant_new_tuple($0, gsize(parts.count)) }
        case .list(let signature, let parts):
            let type = g_variant_type_new(signature)
            defer { g_variant_type_free(type) }
            return Self.withVariants(parts) { g_variant_new_array(type, $0, gsize(parts.count)) }
        case .entry(let key, let value): return g_variant_new_dict_entry(g_variant_new_string(key), BusValue.text(value).makeVariant())
        case .field(let key, let value): return g_variant_new_dict_entry(g_variant_new_string(key), BusValue.variant(value).makeVariant())
        case .variant(let value): return g_variant_new_variant(value.makeVariant())
        case .other: return g_variant_new_int32(0)
        }
    }

    private static func withVariants(_ values: [BusValue], _ body: (UnsafePointer<OpaquePointer?>) -> OpaquePointer?) -> OpaquePointer? {
        var pointers = values.map { $0.makeVariant() }
        // An empty array has no address.
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    /// Nested deeper nothing is read. D-Bus itself allows 64.
    private static let mostLevels = 16
    /// Parts of a list that are read. No call has as many.
    private static let mostParts: gsize = 10_000

    /// Reads a value, which stays the caller's.
    init(_ variant: OpaquePointer, level: Int = 0) {
        guard level < Self.mostLevels else {
            self = .other
            return
        }
        func children() -> [BusValue] {
            (0..<min(g_variant_n_children(variant), Self.mostParts)).compactMap { index in
                guard let child = g_variant_get_child_value(variant, index) else { return nil }
                defer { g_variant_unref(child) }
                return BusValue(child, level: level + 1)
            }
        }
        switch g_variant_classify(variant) {
        case G_VARIANT_CLASS_BOOLEAN: self = .flag(g_variant_get_boolean(variant) != 0)
        case G_VARIANT_CLASS_INT16: self = .short(g_variant_get_int16(variant))
        case G_VARIANT_CLASS_INT32: self = .int(g_variant_get_int32(variant))
        case G_VARIANT_CLASS_UINT32: self = .word(g_variant_get_uint32(variant))
        case G_VARIANT_CLASS_UINT64: self = .long(UInt64(g_variant_get_uint64(variant)))
        case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
        case G_VARIANT_CLASS_STRING: self = .text(g_variant_get_string(variant, nil).map { String(cString: $0) } ?? "")
        case G_VARIANT_CLASS_OBJECT_PATH: self = .path(g_variant_get_string(variant, nil).map { String(cString: $0) } ?? "")
        case G_VARIANT_CLASS_TUPLE: self = .structure(children())
        case G_VARIANT_CLASS_ARRAY: self = .list("v", children())
        case G_VARIANT_CLASS_VARIANT: self = children().first.map { .variant($0) } ?? .other
        case G_VARIANT_CLASS_DICT_ENTRY:
            let pair = children()
            guard pair.count == 2, let key = pair[0].string else {
                self = .other
                return
            }
            self = .field(key, pair[1])
        default: self = .other
        }
    }
}
