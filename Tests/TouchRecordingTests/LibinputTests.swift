import LibinputRecordings
import Testing
import TouchRecording

/// Recordings as `libinput record` writes them.
@Suite(.leavesNothing) struct LibinputTests {
    private static let screen = """
        # libinput record
        version: 1
        ndevices: 2
        libinput:
          version: "1.22.1"
          git: "unknown"
        system:
          os: "debian:12"
          kernel: "6.1.0"
          dmi: "dmi:bvn:"
        devices:
        - node: /dev/input/event3
          evdev:
            # Name: AT keyboard
            # Supported Events:
            # Event type 1 (EV_KEY)
            name: "AT keyboard"
            id: [17, 1, 1, 43841]
            codes:
              0: [0, 1] # EV_SYN
              1: [1, 2, 30] # EV_KEY
            properties: []
          udev:
            properties:
            - ID_INPUT=1
          quirks:
          events:
          - evdev:
            - [  0,      0,   1,  30,       1] # EV_KEY / KEY_A                     1
            - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
        - node: /dev/input/event9
          evdev:
            name: "Panel 10 fingers"
            id: [3, 1, 2, 0]
            codes:
              0: [0, 1, 3] # EV_SYN
              1: [330] # EV_KEY
              3: [0, 1, 47, 53, 54, 57] # EV_ABS
            absinfo:
              0: [0, 1000, 0, 0, 0]
              1: [0, 500, 0, 0, 0]
              47: [0, 9, 0, 0, 0]
              53: [0, 1000, 0, 0, 4]
              54: [0, 500, 0, 0, 4]
              57: [0, 65535, 0, 0, 0]
            properties: [1]
          hid: [ 0x06, 0x00 ]
          udev:
            properties:
            - ID_INPUT_TOUCHSCREEN=1
          quirks:
          events:
          - evdev:
            - [  0, 999999,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID     1420
            - [  0, 999999,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X      100
            - [  0, 999999,   3,  54,      50] # EV_ABS / ABS_MT_POSITION_Y       50
            - [  0, 999999,   1, 330,       1] # EV_KEY / BTN_TOUCH                1
            - [  0, 999999,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
            libinput:
            - {time: 0.999, type: TOUCH_DOWN, slot: 0, seat_slot: 0, point: [ 10.0, 10.0], transformed: [ 0.1, 0.1]}
          - evdev:
            - [  1,   9999,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID       -1
            - [  1,   9999,   1, 330,       0] # EV_KEY / BTN_TOUCH                0
            - [  1,   9999,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms

        """

    @Test func `Devices and events are read, and the touchscreen is found`() throws {
        #expect(LibinputRecording.isRecording(Array(Self.screen.utf8)))
        #expect(!LibinputRecording.isRecording(Array("E: 0.1 0000 0000 0000".utf8)))
        let file = try LibinputRecording(Array(Self.screen.utf8), name: "r.yml")
        #expect(file.recordings.map(\.device.name) == ["AT keyboard", "Panel 10 fingers"])
        let recording = try file.recording()
        #expect(recording.device.contactProtocol == .slots && !recording.device.isIndirect)
        #expect(recording.device[axis: EvdevCode.positionX] == EvdevDevice.Axis(minimum: 0, maximum: 1000, resolution: 4))
        let frames = recording.decoded()
        #expect(frames.map(\.time) == [999_999, 1_009_999])
        #expect(frames.map { $0.contacts.map(\.phase) } == [[.began], [.ended]])
        #expect(frames[0].contacts[0].values.x == 100 && frames[0].contacts[0].values.y == 50)
    }

    @Test func `A device is named by its number`() throws {
        let file = try LibinputRecording(Array(Self.screen.utf8), name: "r.yml")
        #expect(try file.recording(1).device.name == "AT keyboard")
        #expect { try file.recording(3) } throws: {
            "\($0)" == "r.yml: there is no device 3: 1 is 'AT keyboard', 2 is 'Panel 10 fingers'"
        }
    }

    @Test(arguments: [
        ("", "r.yml: it is empty"), ("a: 1\n", "r.yml: it has no list 'devices'"), ("devices: []\n", "r.yml: its list of devices is empty"),
        ("version: 99\ndevices: []\n", "r.yml:1: this is version 99 of libinput's recordings, and only version 1 is known"),
        ("version: new\ndevices: []\n", "r.yml:1: this is version new of libinput's recordings, and only version 1 is known"),
        ("devices:\n- node: x\n", "r.yml:2: the device has no 'evdev'"),
        ("devices:\n- evdev: {name: x}\n  events:\n  - evdev:\n    - [1, 2, 3]\n",
         "r.yml:5: an event is [seconds, microseconds, type, code, value], all whole numbers"),
        ("devices:\n- evdev: {name: x}\n  events:\n  - evdev:\n    - [1, 2000000, 3, 4, 5]\n",
         "r.yml:5: an event is [seconds, microseconds, type, code, value], all whole numbers"),
    ])
    func `What is wrong is said in one line with its place`(text: String, expected: String) {
        #expect { try LibinputRecording(Array(text.utf8), name: "r.yml") } throws: { "\($0)" == expected }
    }

    @Test func `What is no YAML says so`() {
        #expect { try LibinputRecording(Array("devices: [1, 2\n- }".utf8), name: "r.yml") } throws: { "\($0)".hasPrefix("r.yml:") && "\($0)".contains("no YAML") }
    }

    @Test func `Repetitions of repetitions are refused before they are made`() {
        var text = "a: &a [x, x]\n"
        for (name, before) in zip("bcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz") {
            text += "\(name): &\(name) [*\(before), *\(before), *\(before), *\(before)]\n"
        }
        text += "? *z\n: 1\n? *z\n: 2\n"
        #expect { try LibinputRecording(Array(text.utf8), name: "r.yml") } throws: {
            "\($0)".hasPrefix("r.yml: it names parts by '&") && "\($0)".hasSuffix("this is no recording of it")
        }
        let name = "devices:\n- evdev: {name: \"Pen & Touch *2\"}\n"
        #expect((try? LibinputRecording(Array(name.utf8), name: "r.yml"))?.recordings.first?.device.name == "Pen & Touch *2")
    }

    @Test func `A recording without touches says what there is`() throws {
        let keyboard = Self.screen.components(separatedBy: "- node: /dev/input/event9")[0]
        #expect { try LibinputRecording(Array(keyboard.utf8), name: "r.yml").recording() } throws: {
            "\($0)" == "r.yml: none of its devices has touches: 1 is 'AT keyboard'"
        }
    }
}
