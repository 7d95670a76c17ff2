extension ProtocolDefaults.Questions {
    static let rowHeight = Self(rawValue: 4)
    static let estimatedRowHeight = Self(rawValue: 8)
    static let canEdit = Self(rawValue: 16)
    static let editingStyle = Self(rawValue: 32)
    static let deleteTitle = Self(rawValue: 64)
    static let canMove = Self(rawValue: 256)
    static let moveRow = Self(rawValue: 512)
    static let rowMenu = Self(rawValue: 1024)
}
