extension NSCoder {
    /// The object under the key, if there is one of that type. Asking for a key that is not there would be an error of the archive.
    func value<Value>(forKey key: String, as type: Value.Type = Value.self) -> Value? {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? Value : nil
    }
}
