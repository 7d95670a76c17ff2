import TouchRecording

/// Small recordings, one for each way in which devices report contacts.
enum Recordings {
    /// Two fingers in slots; the second inherits nothing, the third inherits the first's x.
    static let slots = """
        # EVEMU 1.2
        N: Panel
        I: 0003 1234 5678 0001
        P: 02 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        A: 2f 0 9 0 0 0
        A: 30 0 255 0 0 0
        A: 35 0 999 0 0 10
        A: 36 0 1999 0 0 10
        A: 39 0 65535 0 0 0
        A: 3a 0 200 0 0 0
        E: 10.000000 0003 002f 0000\t# EV_ABS / ABS_MT_SLOT          0
        E: 10.000000 0003 0039 0005
        E: 10.000000 0003 0035 0100
        E: 10.000000 0003 0036 0200
        E: 10.000000 0003 003a 0100
        E: 10.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
        E: 10.010000 0003 002f 0001
        E: 10.010000 0003 0039 0006
        E: 10.010000 0003 0035 0700
        E: 10.010000 0003 0036 0800
        E: 10.010000 0003 002f 0000
        E: 10.010000 0003 0035 0110
        E: 10.010000 0000 0000 0000
        E: 10.020000 0003 0039 -001
        E: 10.020000 0000 0000 0000
        E: 10.030000 0003 0039 0007
        E: 10.030000 0003 0036 0300
        E: 10.030000 0003 002f 0001
        E: 10.030000 0003 0039 -001
        E: 10.030000 0000 0000 0000
        """

    /// Protocol A as an old driver sends it: the second finger's packet comes first once, and the lift is `BTN_TOUCH` alone.
    static let packets = """
        N: Old panel
        I: 0003 1b96 0001 0000
        B: 01 00 00 00 00 00 00 00 00
        A: 30 0 255 0 0
        A: 35 0 999 0 0
        A: 36 0 999 0 0
        E: 1.000000 0003 0035 100
        E: 1.000000 0003 0036 100
        E: 1.000000 0000 0002 0
        E: 1.000000 0001 014a 1
        E: 1.000000 0000 0000 0
        E: 1.010000 0003 0035 900
        E: 1.010000 0003 0036 900
        E: 1.010000 0000 0002 0
        E: 1.010000 0003 0035 110
        E: 1.010000 0003 0036 100
        E: 1.010000 0000 0002 0
        E: 1.010000 0000 0000 0
        E: 1.020000 0001 0110 1
        E: 1.020000 0000 0000 0
        E: 1.030000 0003 0035 880
        E: 1.030000 0003 0036 900
        E: 1.030000 0000 0002 0
        E: 1.030000 0003 0030 0
        E: 1.030000 0003 0035 110
        E: 1.030000 0003 0036 100
        E: 1.030000 0000 0002 0
        E: 1.030000 0000 0000 0
        E: 1.040000 0001 014a 0
        E: 1.040000 0000 0000 0
        """

    /// A single-touch screen: `BTN_TOUCH` is key 0x14a, the bit 2 of byte 41.
    static let single = """
        N: Single
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 04 00 00 00 00 00 00
        A: 00 0 4095 0 0 0
        A: 01 0 4095 0 0 0
        E: 0.000001 0001 014a 1
        E: 0.000001 0003 0000 1000
        E: 0.000001 0003 0001 2000
        E: 0.000001 0000 0000 0
        E: 0.010000 0003 0000 1010
        E: 0.010000 0000 0000 0
        E: 0.020000 0001 014a 0
        E: 0.020000 0003 0000 0
        E: 0.020000 0000 0000 0
        """

    /// A pen (key 0x140, and the rubber 0x141): hovers, touches, leaves, and all values are set to 0 with that.
    static let pen = """
        N: Tablet
        P: 01 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 03 04 00 00 00 00 00 00
        A: 00 0 9999 0 0 0
        A: 01 0 9999 0 0 0
        A: 18 0 1000 0 0 0
        A: 1a 0 128 0 0 0
        A: 1b 0 128 0 0 0
        E: 2.000000 0001 0140 1
        E: 2.000000 0003 0000 5000
        E: 2.000000 0003 0001 2500
        E: 2.000000 0003 001a 64
        E: 2.000000 0003 001b 64
        E: 2.000000 0000 0000 0
        E: 2.010000 0003 0000 5100
        E: 2.010000 0000 0000 0
        E: 2.020000 0001 014a 1
        E: 2.020000 0003 0018 500
        E: 2.020000 0003 001a 109
        E: 2.020000 0000 0000 0
        E: 2.030000 0003 0018 1000
        E: 2.030000 0003 001b 109
        E: 2.030000 0003 001a 64
        E: 2.030000 0000 0000 0
        E: 2.040000 0001 014a 0
        E: 2.040000 0003 0018 0
        E: 2.040000 0000 0000 0
        E: 2.050000 0001 0140 0
        E: 2.050000 0003 0000 0
        E: 2.050000 0003 0001 0
        E: 2.050000 0000 0000 0
        """

    static let all = ["slots": slots, "packets": packets, "single": single, "pen": pen]

    /// `5+(100,200) 5~(110,200); …`: the contacts of each frame, with `+` began, `~` moved, `-` ended and `!` cancelled.
    static func text(_ frames: ContiguousArray<DecodedFrame>) -> String {
        frames.map { frame in
            var words = frame.contacts.map { contact in
                let sign = switch contact.phase {
                case .began: "+"
                case .moved: "~"
                case .ended: "-"
                case .cancelled: "!"
                }
                return "\(contact.id)\(sign)(\(contact.values.x),\(contact.values.y))"
            }
            if let hover = frame.hover { words.append("hover(\(hover.x),\(hover.y))") }
            return words.isEmpty ? "—" : words.joined(separator: " ")
        }.joined(separator: "; ")
    }

    static func decode(_ text: String, name: String = "test") throws -> String {
        Self.text(try Recording(evemu: text, name: name).decoded())
    }
}
