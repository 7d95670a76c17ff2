/// The devices of a host, for lists that people read.
package struct DeviceList: Equatable, Sendable {
    package var devices: [InputDevice]
    /// Said in place of devices; `nil` where there are some.
    package var remark: String?
    /// What would mend what is wrong with them: lines at the end of the list.
    package var remedy: [String]

    package init(_ devices: [InputDevice], remark: String? = nil, remedy: [String] = []) {
        self.devices = devices
        self.remark = remark
        self.remedy = remedy
    }
}
