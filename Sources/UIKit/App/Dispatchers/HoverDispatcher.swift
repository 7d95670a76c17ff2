internal import TouchHost

/// Makes hover events of the hosts' samples and sends them through the application (R-HOV-10).
///
/// A device hovers between its contacts: it stops when one lands, before that touch's event, and goes on where the last one lifted
/// (R-HOV-3).
@MainActor
final class HoverDispatcher {
    /// Its owner.
    private var owner = Backlink<UIApplication>()
    var application: UIApplication! {
        get { owner.object }
        set { owner.object = newValue }
    }
    /// Whether an event is being delivered. Touches that arrive meanwhile wait, and so do further samples.
    private(set) var isDelivering = false
    // Unchecked: DeliveryBenchmark takes 2.5 % more instructions with checks.
    @exclusivity(unchecked) private var devices: ContiguousArray<HoverDevice> = []
    // Unchecked: DeliveryBenchmark takes 1.3 % more instructions with checks.
    /// What arrived while something else was being delivered.
    @exclusivity(unchecked) private var waiting: ContiguousArray<(sample: HoverSample, scene: UIWindowScene)> = []

    // MARK: Samples

    func receive(_ sample: HoverSample, in scene: UIWindowScene) {
        guard sample.position.isFinite, sample.timestamp.isFinite, waiting.count < GestureConfiguration.current.maximumCoalescedSamples
        else { return }
        waiting.append((sample, scene))
        deliver()
    }

    /// Delivers pending samples, unless an event is being delivered.
    func deliver() {
        while !waiting.isEmpty, !isDelivering, !application.dispatcher.isBusy {
            let (sample, scene) = waiting.removeFirst()
            process(sample, scene)
        }
    }

    private func process(_ sample: HoverSample, _ scene: UIWindowScene) {
        application.dispatcher.penHovers(sample)
        application.dispatcher.pencilHovers(sample, in: scene)
        defer { application.dispatcher.tellPencilButtons() }
        let known = index(of: sample.device)
        if sample.phase == .left {
            guard let known, devices[known].scene === scene else { return }
            let device = devices.remove(at: known)
            device.sample.timestamp = max(sample.timestamp, device.sample.timestamp)
            deliver(device, isOver: false)
            return
        }
        guard scene.activationState == .foregroundActive else { return }
        if let known, devices[known].scene !== scene {
            // It went from one scene to another.
            deliver(devices.remove(at: known), isOver: false)
        }
        let device: HoverDevice
        if let index = index(of: sample.device) {
            device = devices[index]
            device.sample = sample
        } else {
            device = HoverDevice(sample, in: scene)
            devices.append(device)
        }
        if device.contacts.isEmpty { deliver(device, isOver: true) }
    }

    private func index(of device: Int) -> Int? {
        for index in devices.indices where devices[index].sample.device == device { return index }
        return nil
    }

    /// Sends one event. `isOver`: whether the device hovers, rather than having landed or gone.
    private func deliver(_ device: HoverDevice, isOver: Bool) {
        if !isOver, device.recognizers.isEmpty { return device.isOverNothing() }
        let wasDelivering = isDelivering
        isDelivering = true
        application.dispatcher.otherDeliveries += 1
        let sample = device.sample, event = HoverEvent(device: device)
        // Timers that were due before the event come first (R-GEN-3, R-DLV-14).
        application.updateCycle.fireTimers(before: sample.timestamp)
        GestureCoordinator.shared.runDueCycle()
        event.timestamp = sample.timestamp
        event.modifierFlags = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
        event.buttonMask = UIEvent.ButtonMask(rawValue: sample.buttons)
        application.dispatcher.timerTurn(at: sample.timestamp) {
            let interruptions = device.scene.interruptions
            event.hit = isOver && !application.isIgnoringInteractionEvents ? device.scene.hitTest(device.location, with: event) : nil
            // An override of the hit test may have ended all hovering (R-APP-5).
            if device.scene.interruptions != interruptions { event.hit = nil }
            application.sendEvent(event)
            if event.hit == nil { device.isOverNothing() }
        }
        isDelivering = wasDelivering
        application.dispatcher.otherDeliveries -= 1
    }

    // MARK: Contacts

    /// Contacts are about to change. A device whose contact lands stops hovering.
    func willProcess(_ batch: FrameBatch, _ frames: Range<Int>) {
        guard !devices.isEmpty else { return }
        let known = devices
        for device in known {
            for frame in frames where batch.frames[frame].scene === device.scene {
                for index in batch.frames[frame].contacts { willProcess(batch.contacts[index], device) }
            }
        }
    }

    private func willProcess(_ contact: Contact, _ device: HoverDevice) {
        guard contact.phase == .began, device.sample.isDevice(of: contact), !device.contacts.contains(contact.id) else { return }
        device.contacts.append(contact.id)
        guard device.contacts.count == 1 else { return }
        device.mainContact = contact.id
        device.sample.timestamp = max(contact.timestamp, device.sample.timestamp)
        deliver(device, isOver: false)
    }

    /// Contacts have changed. A device whose last contact lifted hovers again, where that was.
    func didProcess(_ batch: FrameBatch, _ frames: Range<Int>) {
        guard !devices.isEmpty else { return }
        let known = devices
        for device in known where !device.contacts.isEmpty {
            for frame in frames where batch.frames[frame].scene === device.scene {
                for index in batch.frames[frame].contacts where device.contacts.contains(batch.contacts[index].id) {
                    follow(batch.contacts[index], batch.frames[frame].modifiers, device)
                }
            }
            guard device.contacts.isEmpty, device.sample.position.isFinite,
                  device.scene.activationState == .foregroundActive else { continue }
            device.sample.zOffset = 0
            device.sample.buttons = 0
            var isStillThere = false
            for other in devices where other === device { isStillThere = true }
            if isStillThere { deliver(device, isOver: true) }
        }
    }

    private func follow(_ contact: Contact, _ modifiers: KeyModifiers, _ device: HoverDevice) {
        if contact.id == device.mainContact { device.sample.position = contact.position }
        device.sample.timestamp = max(contact.timestamp, device.sample.timestamp)
        device.sample.modifiers = modifiers
        if contact.phase == .ended || contact.phase == .cancelled { device.contacts.removeAll { $0 == contact.id } }
    }

    // MARK: Interruptions

    /// Ends all hovering, in all scenes or in one, as cancelled, before the scene's delegate is called or when events are ignored
    /// (as R-APP-3 has it for touches). The devices come again with their next samples.
    func cancelAll(in scene: UIWindowScene? = nil) {
        waiting.removeAll { scene == nil || $0.scene === scene }
        var cancelled: ContiguousArray<HoverDevice> = []
        devices.removeAll { device in
            guard scene == nil || device.scene === scene else { return false }
            cancelled.append(device)
            return true
        }
        var isChanged = false
        for device in cancelled where !device.recognizers.isEmpty {
            device.endAll(.cancelled)
            isChanged = true
        }
        if isChanged { GestureCoordinator.shared.runCycle() }
    }
}
