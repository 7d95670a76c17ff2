#if KMS
import Foundation

/// A small virtual machine with a display that no compositor has, a touchscreen, a keyboard, a mouse and a pen.
///
/// It sees this machine's files, and runs one script.
struct VirtualMachine {
    /// Why it can't run here; `nil` when it can.
    static var absence: String? {
        for program in ["qemu-system-x86_64", "busybox", "/usr/bin/python3", "/lib/systemd/systemd-udevd"]
        where !FileManager.default.isExecutableFile(atPath: program) && Checkout.program(program) == nil {
            return "\(program) is not installed"
        }
        return Checkout.isSlowWanted ? nil : "it takes minutes: DACTYL_SLOW=1"
    }

    static let canRun: Bool = {
        guard let absence else { return true }
        print("skipped: tests on a bare display: \(absence)")
        return false
    }()

    let folder: TemporaryFolder
    let output: String

    /// Runs a script, which writes into the folder that `OUT` names and finds the rigs in `RIGS`.
    /// - Parameter gpu: `virtio`, or `bochs`, which can do less.
    init(gpu: String = "virtio", _ script: String) throws {
        folder = try TemporaryFolder()
        let rigs = "\(Checkout.root)/Tests/Rigs"
        let file = try folder.write(Self.tools + script, to: "run.sh")
        let child = try Child("\(rigs)/vm-touch", ["--gpu", gpu, "--out", folder.path, "--timeout", "420",
                                                   "--env", "OUT=\(folder.path)", "--env", "RIGS=\(rigs)", "--env", "PRODUCTS=\(Checkout.products)",
                                                   "--", "sh", file])
        let status = try child.status(within: 460)
        output = child.output
        guard status == 0 else { throw Trouble("the virtual machine ended with \(status): \(child.errors) \(output)") }
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: folder.file(name), encoding: .utf8) }
    func picture(_ name: String) throws -> Picture { try Picture(png: folder.file(name)) }

    /// What the script has to work with. The machine is slow: devices take seconds to be known.
    private static let tools = #"""
        cd $OUT
        start() {
            $PRODUCTS/TouchSpots > $OUT/app 2>&1 & app=$!
            until grep -q because $OUT/app || ! kill -0 $app; do sleep 0.5; done
            sleep 6
        }
        console() {
            python3 -c 'if True:
                import fcntl, struct
                tty = open("/dev/tty1")
                def ask(number):
                    answer = bytearray(8)
                    fcntl.ioctl(tty, number, answer)
                    return struct.unpack("i", answer[:4])[0]
                print("graphics" if ask(0x4b3b) else "text", "mute" if ask(0x4b44) == 4 else "keys")'
        }
        # Until what a session was sent last of these two is the one that is named, for a minute at most, and the devices are back with it.
        await() {
            for try in $(seq 120); do
                [ "$(grep -oE "(hidden|shown)" "$2" | tail -n 1)" != "$1" ] || break
                sleep 0.5
            done
            sleep 2
        }
        touch() { $RIGS/vtouch -e "$1"; }

        """#
}

/// What a host sent, from the file that `DACTYL_RECORD` names.
struct Told {
    /// The lines without their times.
    let lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n").map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    }

    /// The signs of a contact's phases, runs of moves as one: `+~-`, with `!` for a cancel.
    func phases(of contact: Int) -> String {
        var result = ""
        for line in lines where line.hasPrefix("frame") {
            for word in line.split(separator: " ").dropFirst(2) {
                guard let sign = word.first, "+~!-".contains(sign), word.dropFirst() == "\(contact)" else { continue }
                if sign != "~" || result.last != "~" { result.append(sign) }
            }
        }
        return result
    }

    func contains(_ part: String) -> Bool { lines.contains { $0.contains(part) } }
}
#endif
