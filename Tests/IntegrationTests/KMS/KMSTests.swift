#if KMS
import Foundation
import Testing

/// TouchSpots on a bare display in a virtual machine, with devices of the kernel.
@Suite("KMS", .serialized, .enabled(if: VirtualMachine.canRun)) struct KMSTests {
    private static let places = (0..<10).map { (x: 90 + $0 * 120, y: $0.isMultiple(of: 2) ? 150 : 620) }
    private static let tenDown = places.enumerated().map { "down \($0.offset + 1) \($0.element.x) \($0.element.y)" }.joined(separator: "; ")

    @Test("fingers, palms, plugs, terminals, screens, mouse and pen (R-EVT-30, R-TCH-1, R-HOV)")
    func everything() throws {
        let machine = try VirtualMachine(#"""
            export DACTYL_RECORD=$OUT/session DACTYL_TYPED=1
            console > console
            start
            console >> console
            touch "\#(Self.tenDown); frame; sleep 2000; shot ten.png; glide 300 60 1 100 170 2 220 600; sleep 300; up 1; up 2; up 3; up 4; up 5; up 6; up 7; up 8; up 9; up 10; frame; sleep 500"
            touch "down 1 100 100; down 2 200 200; frame; sleep 500; cancel; sleep 500"
            touch "down 1 300 300; frame; sleep 500; disable; sleep 1000; enable; sleep 9000; tap 2 400 400 200; sleep 500"
            touch "down 1 500 300; frame; sleep 500; key ctrl press; key alt press; key f2; sleep 3000; up 1; frame; key alt release; key ctrl release"
            cat /sys/class/tty/tty0/active > terminal
            await hidden $OUT/session
            busybox chvt 1
            await shown $OUT/session
            touch "down 1 600 300; frame; sleep 2000; shot back.png; up 1; frame; sleep 500; key q; sleep 300"
            connector=$(echo /sys/class/drm/card*-Virtual-1/status)
            echo off > $connector; sleep 2; echo detect > $connector; sleep 3
            touch "down 1 700 300; frame; sleep 2000; shot again.png; up 1; frame; sleep 500"
            touch "down 1 100 300; frame; sleep 500; resize 1000 700; sleep 5000; up 1; frame; sleep 500"
            touch "down 1 640 400; frame; sleep 2000; shot small.png; up 1; frame; sleep 500; resize 1280 800; sleep 5000"
            $RIGS/vextra "sleep 12000; rel 10 10; rel 20 -30; sleep 300; button 1 press; rel 5 5; button 1 release; sleep 300; near 640 400; pen 640 400 0.5 30 0; pen 660 400 0.75 30 0; sleep 300; pen 660 400 0; far; sleep 500; rel 3 3; button 1 press; sleep 500"
            sleep 3
            kill $app; wait $app; echo $? > status
            console >> console
            export DACTYL_RECORD= DACTYL_ROTATE=90
            start
            touch "down 1 300 200; frame; sleep 2000; shot turned.png"
            kill -9 $app; sleep 2
            console >> console
            $PRODUCTS/dactyl devices > devices
            DACTYL_ON=kms DACTYL_OUTPUT=HDMI-A-9 $PRODUCTS/TouchSpots 2> wrong; true
            """#)

        let told = Told(try machine.text("session"))
        for finger in 1...10 { #expect(["+-", "+~-"].contains(told.phases(of: finger)), "finger \(finger): \(told.phases(of: finger))") }
        #expect(told.lines.contains { line in (1...10).allSatisfy { line.contains("+\($0) ") } }, "one scan is one frame")
        for palm in 11...12 { #expect(told.phases(of: palm) == "+!", "a palm") }
        #expect(told.phases(of: 13) == "+!", "the touchscreen was unplugged under a finger")
        #expect(told.phases(of: 14) == "+-", "it was plugged in again")
        #expect(told.phases(of: 15) == "+!", "the person went to another terminal")
        #expect(try machine.text("terminal") == "tty2\n", "Control, Alt and F2")
        #expect(told.contains("hidden") && told.contains("shown"))
        #expect(told.phases(of: 16) == "+-", "and came back")
        #expect(told.contains("types=q"))
        #expect(told.phases(of: 17) == "+-", "the screen was unplugged and plugged in again")
        #expect(told.phases(of: 18) == "+!", "another screen was plugged in, which places mean something else on")
        #expect(told.contains("geometry 1000x700 1.0") && told.contains("geometry 1280x800 1.0"))
        #expect(told.phases(of: -2) == "+~-+!", "a click, and a mouse that was pulled out during the next")
        #expect(told.phases(of: 20) == "+~-" && told.contains("tool=pencil device=1 force="))
        #expect(told.contains("hover") && told.contains("left"))

        let ten = try machine.picture("ten.png")
        #expect(ten.differences(from: try headless(), tolerance: 2) == 0, "ten fingers look as they do headless")
        #expect(isSpot(try machine.picture("back.png"), 600, 300), "the picture is there again")
        #expect(isSpot(try machine.picture("again.png"), 700, 300))
        let small = try machine.picture("small.png")
        #expect(small.width == 1000 && isSpot(small, 500, 350), "the middle of the touchscreen is the middle of any screen")
        #expect(isSpot(try machine.picture("turned.png"), 300, 200), "a finger is where it touches, however the picture is turned")

        #expect(try machine.text("status") == "0\n")
        #expect(try machine.text("console") == "text keys\ngraphics mute\ntext keys\ntext keys\n", "also after a crash")
        let devices = try machine.text("devices")
        #expect(devices.contains("touchscreen 'rig-touch' at /dev/input/event") && devices.contains("several fingers, size, pressure, palms"))
        let wrong = try machine.text("wrong")
        #expect(wrong.split(separator: "\n").count == 1 && wrong.contains("HDMI-A-9") && wrong.contains("Virtual-1"))
    }

    @Test("the arrow is seen; a matrix moves the touches; a pen is pulled out; a user without permission gets a line that says so (R-TCH-1, R-HOV)")
    func picturesWithTheArrow() throws {
        // This card has no plane of its own for an arrow, so it is part of the picture.
        let machine = try VirtualMachine(gpu: "bochs", #"""
            export DACTYL_RECORD=$OUT/session DACTYL_OUTPUT=Virtual-1 DACTYL_CALIBRATION="0.5 0 0.25 0 0.5 0.25"
            start
            touch "down 1 400 200; frame; sleep 2000; shot moved.png; up 1; frame; sleep 500"
            $RIGS/vextra "sleep 12000; shot without.png; rel 40 30; sleep 3000; shot arrow.png; rel 90 -50; sleep 3000; shot along.png; near 640 600; pen 640 600 0.5; sleep 3000; shot pen.png"
            sleep 3
            kill $app; wait $app; echo $? > status
            $PRODUCTS/dactyl devices > root
            setpriv --reuid 65534 --regid 65534 --clear-groups $PRODUCTS/dactyl devices --on kms > unprivileged
            env -u DACTYL_RECORD setpriv --reuid 65534 --regid 65534 --clear-groups $PRODUCTS/dactyl run TouchSpots --on kms 2> refused
            grep SUBSYSTEM unprivileged > /etc/udev/rules.d/70-touch.rules
            udevadm control --reload && udevadm trigger --subsystem-match=input && udevadm settle
            udevadm info --query property $VTOUCH_EVENT > ruled
            """#)

        let told = Told(try machine.text("session"))
        #expect(told.phases(of: 1) == "+-")
        #expect(isSpot(try machine.picture("moved.png"), 400 / 2 + 1280 / 4, 200 / 2 + 800 / 4), "half as far, from a quarter on")
        #expect(told.phases(of: 2) == "+!", "the pen was pulled out while it touched")

        let without = try machine.picture("without.png")
        let arrow = try #require(try machine.picture("arrow.png").extentOfDifferences(from: without))
        let along = try #require(try machine.picture("along.png").extentOfDifferences(from: without))
        #expect((8...20).contains(arrow.x.count) && arrow.x.count == along.x.count && arrow.y.count == along.y.count,
                "one arrow, and no rest of it")
        #expect(along.x.lowerBound > arrow.x.lowerBound + 20 && along.y.lowerBound < arrow.y.lowerBound - 10)
        let pen = try #require(try machine.picture("pen.png").extentOfDifferences(from: without))
        #expect(pen.x.count == 100 && pen.y.count == 100, "the arrow goes while a pen writes")
        #expect(try machine.text("status") == "0\n")

        let root = try machine.text("root"), unprivileged = try machine.text("unprivileged")
        // The machine has a touchscreen and a pen that go on to the host.
        for text in [root, unprivileged] {
            #expect(text.hasPrefix("kms: 2 devices\n") && text.contains("touchscreen 'rig-touch'") && text.contains("pen 'rig-stylus'"), "\(text)")
        }
        #expect(!root.contains("wrong:") && unprivileged.contains("wrong: no permission"))
        #expect(unprivileged.contains("ENV{ID_INPUT_TOUCHSCREEN}==\"1\", TAG+=\"uaccess\""), "a rule that can be copied")
        #expect(try machine.text("ruled").contains(":uaccess:"), "and does what it is for")
        let refused = try machine.text("refused")
        #expect(refused.split(separator: "\n").count == 1 && refused.contains("no seat can be had") && refused.contains("seatd"), "one line that says what to do")
    }

    @Test("seatd gives the screen to members of its group, and takes it back",
          .enabled(if: Checkout.program("seatd") != nil, "seatd is not installed"))
    func throughSeatd() throws {
        let machine = try VirtualMachine(#"""
            as_member() { setpriv --reuid 65534 --regid 65534 --groups $(getent group video | cut -d : -f 3) "$@"; }
            seatd -g video 2> seatd & seatd=$!
            until [ -e /run/seatd.sock ]; do sleep 0.5; done
            as_member $PRODUCTS/dactyl devices --on kms > devices
            console > console
            home=$(mktemp -d); chown 65534 $home
            as_member env HOME=$home DACTYL_ON=kms DACTYL_RECORD=$home/session $PRODUCTS/TouchSpots > app 2>&1 &
            until grep -q because app; do sleep 0.5; done
            sleep 6
            touch "down 1 500 300; frame; sleep 2000; shot there.png; key ctrl press; key alt press; key f2; sleep 3000; up 1; frame; key alt release; key ctrl release"
            await hidden $home/session
            busybox chvt 1
            await shown $home/session
            touch "down 1 600 300; frame; sleep 2000; shot back.png; up 1; frame; sleep 500"
            console >> console
            kill -9 $(pgrep -n TouchSpots); sleep 3
            console >> console
            cat $home/session > session
            kill $seatd; true
            """#)

        #expect(try machine.text("devices").contains("rig-touch") && !machine.text("devices").contains("wrong"), "the device comes with the seat")
        let told = Told(try machine.text("session"))
        #expect(told.phases(of: 1) == "+!", "the person went to another terminal")
        #expect(told.phases(of: 2) == "+-", "and came back")
        #expect(isSpot(try machine.picture("there.png"), 500, 300))
        #expect(isSpot(try machine.picture("back.png"), 600, 300))
        #expect(try machine.text("console") == "text keys\ngraphics mute\ntext keys\n", "after a crash the console is whole")
    }

    /// The same fingers on a host without a display.
    private func headless() throws -> Picture {
        let folder = try TemporaryFolder()
        let script = try folder.write("\(Self.tenDown.replacing("; ", with: "\n"))\nframe\nsleep 2000\nshot \(folder.file("ten.png"))\n", to: "ten.touch")
        let app = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--size", "1280x800", "--play", script)
        guard try app.status() == 0 else { throw Trouble("headless: \(app.errors)") }
        return try Picture(png: folder.file("ten.png"))
    }

    /// Whether the pixel has the grey of a spot.
    private func isSpot(_ picture: Picture, _ x: Int, _ y: Int) -> Bool { picture[x, y] == 0xAAAAAA }
}
#endif
