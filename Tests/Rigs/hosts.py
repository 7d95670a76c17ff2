"""The hosts that script/hosts plays touch scripts on: how each is started, how fingers get onto it, and what it can't express.

Python 3 standard library only; what else a host needs is reported by its `absence`.
"""
import argparse
import contextlib
import ctypes
import glob
import itertools
import json
import math
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from importlib.machinery import SourceFileLoader

HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import touchscript


class Trouble(Exception):
    pass


def load(name):
    return SourceFileLoader(name.replace("-", "_"), os.path.join(HERE, name)).load_module()


def unbroken(errors):
    """Fails on what the app's verifier said of its host (Documentation/verifier.md)."""
    broken = [line for line in errors.splitlines() if " is broken at " in line]
    if broken:
        raise Trouble(broken[0])


def until(seconds, is_so, what):
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise Trouble("%s: not within %g s" % (what, seconds))
        time.sleep(0.03)


def has_open(process, path):
    """Whether a process has opened a file."""
    for descriptor in glob.glob("/proc/%d/fd/*" % process.pid):
        try:
            if os.readlink(descriptor) == path:
                return True
        except OSError:
            pass
    return False


def stands(process):
    """Where the threads of a process stand, in a line: the state of each, what it waits for in the kernel, and from where."""
    found = []
    for task in sorted(glob.glob("/proc/%d/task/*" % process.pid)):
        words = []
        for name in ("stat", "wchan", "stack"):
            try:
                with open("%s/%s" % (task, name)) as file:
                    text = file.read()
            except OSError:
                continue
            words.append(text.rpartition(")")[2].split()[0] if name == "stat" else " < ".join(re.findall(r"[A-Za-z_]\w+(?=\+|$)", text)))
        found.append(" ".join(words))
    return "; ".join(found)


def rests(process):
    """Whether a process waits for something to happen, and has for a moment: what it was sent it has handled.

    One that waits for a processor does not rest, so this holds on a busy machine too.
    """
    def look():
        used = []
        for task in sorted(glob.glob("/proc/%d/task/*" % process.pid)):
            try:
                with open(task + "/stat") as file:
                    if file.read().rpartition(")")[2].split()[0] not in "SDI":
                        return None
                with open(task + "/schedstat") as file:
                    used.append(file.read())
            except OSError:
                return None
        return used
    before = look()
    time.sleep(0.03)
    return before is not None and look() == before


class Watch(threading.Thread):
    """Notes for how long at most the machine kept things from happening: a process that had something to do waited for a processor, one
    computed all the time, or nothing ran at all. Looked at are this process and those that it started.
    """
    pause = 0.025

    def __init__(self):
        super().__init__(daemon=True)
        self.waits, self.busy, self.looked, self.late, self.over = {}, {}, None, 0.0, threading.Event()

    def run(self):
        self.look()
        while not self.over.wait(self.pause):
            self.look()

    def look(self):
        now = time.monotonic()
        passed = now - (self.looked or now)
        self.looked, waiting, seen, busy = now, [os.getpid()], {}, {}
        while waiting:
            process = waiting.pop()
            try:
                for task in os.listdir("/proc/%d/task" % process):
                    with open("/proc/%d/task/%s/schedstat" % (process, task)) as file:
                        seen[task] = tuple(int(word) / 1e9 for word in file.read().split()[:2])
                    with open("/proc/%d/task/%s/children" % (process, task)) as file:
                        waiting += map(int, file.read().split())
            except (OSError, IndexError, ValueError):
                pass
        for task, (ran, waited) in seen.items():
            before = self.waits.get(task, (ran, waited))
            # Nearly all of the time since the last look: whatever is to be answered waits until that is done.
            busy[task] = self.busy.get(task, 0.0) + passed if ran - before[0] > 0.9 * passed > 0 else 0.0
            self.late = max(self.late, waited - before[1], busy[task])
        self.late = max(self.late, passed - self.pause)
        self.waits, self.busy = seen, busy

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.join()
        self.look()


class PunctualPlayer(touchscript.Player):
    """Notes how late it was at worst, and writes down what it played with the times at which it did.

    A player that is held up plays another script than the one that was written: what hosts made of it is compared with what the
    headless host makes of that other script.
    """

    def __init__(self, backend):
        super().__init__(backend)
        self.late = self.written = self.elapsed = 0.0
        self.scan, self.lines = [], []

    def _sleep(self, seconds):
        self._frame()
        super()._sleep(seconds)
        self.elapsed += seconds
        self.late = max(self.late, time.monotonic() - self.due)

    def _rest(self, seconds):
        due = self.due
        super()._rest(seconds)
        # What the server was waited for.
        self.late = max(self.late, self.due - due - seconds)

    def _note(self, what):
        if what.split()[0] in ("down", "move", "up"):
            self.scan.append(what)
        else:
            self._write(what)

    def _frame(self):
        if self.dirty:
            self._write("; ".join(self.scan) + "; frame")
            self.scan = []
        super()._frame()

    def _motion(self, op, a):
        """What goes on for a while is written as one command, which takes its time when it is played again."""
        before = self.elapsed
        done = super()._motion(op, a)
        self.written += self.elapsed - before
        return done

    def _write(self, what):
        """What happens now, in the script's time: it stands still during what takes as long as it takes."""
        now = max(self.written, self.elapsed + max(0.0, time.monotonic() - self.due))
        self.lines.append("sleep %.3f; %s" % ((now - self.written) * 1000, what))
        self.written = now

    @property
    def played(self):
        """The script as it was played."""
        return "\n".join(self.lines + ["sleep %.3f" % (max(0.0, self.elapsed - self.written) * 1000)]) + "\n"


class Played:
    """What came of a script on a host: the decisions, the log, the contacts that the host reported (`lives`), how late the machine was
    (seconds), and the script as it was played."""

    def __init__(self, decisions, log, contacts, late=0.0, text=None):
        self.decisions, self.log, self.contacts, self.late, self.text = decisions, log, contacts, late, text


def lives(session):
    """The contacts of a recorded session (Documentation/recordings.md), in the order in which they landed: the tool, its way from where it
    landed to where it was last (points), and whether it was lifted or cancelled (`-`, `!`; `+` and `~`: neither).
    """
    result, open_ones, scale = [], {}, 1.0
    for line in session.splitlines():
        words = line.split()
        if words[:1] == ["surface"]:
            scale = float(words[2])
        if words[1:2] == ["geometry"]:
            scale = float(words[3])
        if words[1:2] != ["frame"]:
            continue
        for at, word in enumerate(words):
            if at < 3 or word[0] not in "+~-!":
                continue
            place = [float(words[at + 1]) / scale, float(words[at + 2]) / scale]
            if word[0] == "+":
                # It stays what it was as it landed.
                attributes = " ".join(words[at + 3:]).split(" +")[0]
                tool = re.search(r"\btool=(\w+)", attributes)
                open_ones[word[1:]] = {"tool": tool[1] if tool else "finger", "way": []}
                result.append(open_ones[word[1:]])
            open_ones[word[1:]]["way"].append(place)
            open_ones[word[1:]]["end"] = word[0]
    return result


class Host:
    name = title = on = None
    # Operations of scripts that it can't express, and why.
    cannot = {}
    # How many seconds later than elsewhere what fingers do on a touchpad may end.
    pause = 0.0
    # Whether the fingers of one scan come in one event.
    groups = True
    # Whether each scan is an event of its own; a browser reports those of a frame of its page together.
    paces = True
    # How far positions (points) and times (seconds since the last landing) may be from headless ones.
    position = 0.05
    time = 0.03
    notes = ""
    # The rig that it is played in, if it has one, with the options that it takes; or the programs that it needs.
    server = ()
    packages = ()
    # The build of the app that is played on.
    configuration = "debug"
    # Whether it is played only when it is asked for: it takes minutes.
    is_slow = False
    # How long it takes at most until the app is sent what happens (seconds), where nothing else says that it was.
    settle = 0.0
    # How long it may take to begin and to end (seconds).
    patience = 20
    # How late the fingers may be (seconds): a player that was held up for longer played another script.
    punctual = 0.012

    def absence(self):
        """Why it can't run here; None when it can."""
        if self.server:
            done = subprocess.run([os.path.join(HERE, self.server[0]), "--missing"], capture_output=True, text=True)
            return (done.stdout + done.stderr).strip().splitlines()[0] if done.returncode else None
        for program in self.packages:
            if not shutil.which(program):
                return "%s is not installed" % program
        return None

    def play(self, dactyl, app, script):
        """Plays a script; returns what came of it. The display stays for the next one, until `finish`."""
        if not self.is_served:
            self.begin(script)
        try:
            self.app = self.start([dactyl, "run", app, "--on", self.on, "--log", self.path("log")] + self.options(script),
                                  dict(self.environment, DACTYL_EXPLAIN="", DACTYL_VERIFY="trap", DACTYL_RECORD=self.path("session")), "app")
            self.wait()
            self.rest()
            player = self.fingers(script)
            self.rest()
            self.app.send_signal(signal.SIGTERM)
            if self.app.wait(self.patience) != 0:
                raise Trouble("the app ended with status %d: %s" % (self.app.returncode, self.text("app.err")))
            unbroken(self.text("app.err"))
            self.end(self.children.pop())
            self.replay(dactyl, app)
            result = Played(self.text("app.out"), self.text("log"), lives(self.text("session")), player.late, player.played)
            self.reset(script)
            return result
        except BaseException:
            self.finish()
            raise

    def replay(self, dactyl, app):
        """Fails when the headless host decides otherwise than this one of what this one reported, at the times at which it did."""
        done = subprocess.run([dactyl, "replay", app, self.path("session"), "--explain", "--log", self.path("log.again")],
                              env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble("its session is not replayed: " + done.stderr.strip())
        for mine, again in ((self.text("app.out"), done.stdout), (self.text("log"), self.text("log.again"))):
            if mine != again:
                pairs = itertools.zip_longest(mine.splitlines(), again.splitlines(), fillvalue="nothing")
                raise Trouble("its session, replayed, is decided otherwise: %s; replayed: %s" % next((a, b) for a, b in pairs if a != b))

    # Whether the display has been started.
    is_served = False

    def begin(self, script):
        self.folder, self.children, self.is_served = tempfile.mkdtemp(prefix="dactyl-hosts-"), [], True
        for key in [key for key in os.environ if self.is_of_display(key) or key.startswith("DACTYL_")]:
            del os.environ[key]
        self.environment = dict(os.environ)
        try:
            self.serve(script)
        except BaseException:
            self.finish()
            raise

    def finish(self):
        """Ends what was kept from one script to the next."""
        if not self.is_served:
            return
        self.is_served = False
        for child in reversed(self.children):
            self.end(child)
        shutil.rmtree(self.folder, ignore_errors=True)

    def serve(self, script):
        if self.server:
            self.rig([*self.server, "--size", "%dx%d" % script.size])

    def reset(self, script):
        """Makes the display again what it was before the script."""

    def rest(self):
        """Waits until the app has handled what there is for it."""
        time.sleep(self.settle)
        until(self.patience, lambda: self.app.poll() is not None or rests(self.app), "the app's being done")

    def options(self, script): return ["--size", "%dx%d" % script.size]

    def wait(self): pass

    def fingers(self, script):
        """Plays the script; returns the player."""
        backend = self.backend()
        try:
            player = backend.player = PunctualPlayer(backend)
            with Watch() as watch, ahead(2):
                player.run(script.commands)
                backend.sync()
            player.late = max(player.late, watch.late)
            return player
        finally:
            close = getattr(backend, "close", None)
            if close:
                close()

    # What hosts are made of.

    def path(self, name): return os.path.join(self.folder, name)

    def text(self, name):
        with open(self.path(name), errors="replace") as file:
            return file.read()

    def start(self, words, environment, name):
        with open(self.path(name + ".out"), "w") as out, open(self.path(name + ".err"), "w") as errors:
            child = subprocess.Popen(words, env=environment, stdin=subprocess.PIPE, stdout=out, stderr=errors)
        self.children.append(child)
        return child

    def end(self, child):
        child.stdin.close()
        if child.poll() is None:
            child.terminate()
        try:
            child.wait(20)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()

    def rig(self, words):
        """Starts a display of the rigs, which ends with its command, and that one with this process; takes its variables over."""
        server = self.start([os.path.join(HERE, words[0])] + words[1:] + ["--", "sh", "-c", "env; echo ready; exec cat"],
                            self.environment, "server")
        until(40, lambda: server.poll() is not None or "\nready\n" in self.text("server.out"), words[0])
        if server.poll() is not None:
            raise Trouble("%s: %s" % (words[0], self.text("server.err").strip()))
        for line in self.text("server.out").splitlines():
            name, equals, value = line.partition("=")
            if equals and self.is_of_display(name):
                self.environment[name] = os.environ[name] = value

    @staticmethod
    def is_of_display(name):
        names = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SWAYSOCK", "DBUS_SESSION_BUS_ADDRESS")
        return name in names or name.startswith(("XTOUCH_", "WTOUCH_"))

    def shows(self):
        """Whether the screen shows the app: its ground is white, and the card on it is not."""
        if self.app.poll() is not None:
            raise Trouble("the app ended with status %d: %s" % (self.app.returncode, self.text("app.err")))
        screen = load("shot").X(self.environment["DISPLAY"])
        try:
            ground, card = (screen.image(screen.root, place, place, 1, 1) for place in (5, 60))
        finally:
            screen.s.close()
        return ground == b"\xff\xff\xff" != card


def hurry():
    """Puts this process and those that it starts before others, where it may: what is played has to be played in time."""
    try:
        os.setpriority(os.PRIO_PROCESS, 0, -10)
    except OSError:
        pass


@contextlib.contextmanager
def ahead(priority):
    """Lets this thread, and the processes that it starts meanwhile, run as soon as they have something to do, where it may: what
    mostly waits, and has to be in time when others compute.
    """
    before = os.sched_getscheduler(0), os.sched_getparam(0)
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(priority))
    except OSError:
        pass
    try:
        yield
    finally:
        os.sched_setscheduler(0, *before)


class Headless(Host):
    name = title = on = "headless"
    position, time = 0, 0
    notes = "the reference: a virtual clock, exact places"

    def play(self, dactyl, app, script):
        folder = tempfile.mkdtemp(prefix="dactyl-hosts-")
        try:
            log, played, session = (os.path.join(folder, name) for name in ("log", "script.touch", "session"))
            with open(played, "w") as file:
                file.write(script.text)
            done = subprocess.run([dactyl, "run", app, "--on", "headless", "--log", log, "--play", played] + self.options(script),
                                  env=dict(os.environ, DACTYL_EXPLAIN="", DACTYL_VERIFY="trap", DACTYL_RECORD=session),
                                  capture_output=True, text=True)
            if done.returncode != 0:
                raise Trouble(done.stderr.strip())
            unbroken(done.stderr)
            with open(log) as file, open(session) as recorded:
                return Played(done.stdout, file.read(), lives(recorded.read()))
        finally:
            shutil.rmtree(folder, ignore_errors=True)


class X11(Host):
    name, title, on = "x11", "X11", "x11"
    server = ("xtouch-server",)
    cannot = {"scale": "the scale of a window is chosen when it is made", "rest": "X11 does not report fingers that rest on a touchpad",
              "angles": "the rig's pencil has no angles"}
    notes = "places in steps of 1/65536 of the screen, times in ms; what a grab or a vanished device takes away is cancelled"

    def wait(self): until(20, self.shows, "the app's picture")

    def backend(self):
        host = self

        class Fingers(load("xtouch").XTouch):
            def resize(self, width, height, scale=None):
                resize_windows(host.environment["DISPLAY"], width, height)
        return Fingers()


class Rig(Host):
    name, title, on = "wtouch-server", "Wayland: wtouch-server", "wayland"
    notes = "places in steps of 1/256 point, times in ms"
    server = ("wtouch-server",)
    cannot = {"pencil": "the rig's compositor plays pencils by hand alone"}

    def backend(self):
        class Fingers(load("wtouch").Ctl):
            def resize(self, width, height, scale=None):
                if scale:
                    self.ask("scale", scale)
                self.ask("resize", width, height)
        return Fingers()

    def wait(self):
        control = load("wtouch").Ctl()
        try:
            control.ready(self.patience * 1000)
        finally:
            control.close()

    def reset(self, script):
        control = load("wtouch").Ctl()
        try:
            control.ask("scale", 1)
            control.ask("resize", *script.size)
        finally:
            control.close()


class Sway(Host):
    name, title, on = "sway", "Wayland: sway", "wayland"
    server = ("wtouch-sway",)
    groups = False
    position = 1.01
    cannot = {"touchpad": "sway's display in the rig is a window, whose pointer scrolls by notches",
              "pencil": "sway's display in the rig is a window, which has no pencils",
              "wheel-nested": "sway reports at another time that the pointer has left the scroll views, which was not looked into",
              "wheel across": "sway's display in the rig is a window, whose wheel turns up and down alone",
              "cancel": "sway lifts what it takes away, and never cancels",
              "disable": "sway lifts the fingers of a device that is unplugged"}
    notes = "whole pixels, what is over cut off; every touch event is a frame of its own"

    def wait(self): until(30, self.shows, "the app's picture")

    def backend(self):
        host = self

        class Fingers(load("xtouch").XTouch):
            def resize(self, width, height, scale=None): host.resize(width, height, scale)
        return Fingers()

    def resize(self, width, height, scale):
        self.message("output X11-1 mode --custom %dx%d" % (width, height))
        if scale:
            self.message("output X11-1 scale %g" % scale)

    def reset(self, script): self.resize(*script.size, 1)

    def message(self, text):
        done = subprocess.run(["swaymsg", "-s", self.environment["SWAYSOCK"], text], capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble("swaymsg: %s" % (done.stdout + done.stderr).strip())


class KWin(Host):
    name, title, on = "kwin", "Wayland: KWin", "wayland"
    server = ("wtouch-kwin", "--maximized")
    cannot = {"touchpad": "the mouse of the rig scrolls by notches", "pencil": "the rig has no pencil for KWin",
              "disable": "the fingers of the rig have no device that could be unplugged",
              "resize": "KWin's screen in the rig keeps its size", "scale": "KWin's screen in the rig keeps its scale"}
    notes = "places in steps of 1/256 point; times on a clock of its own"

    def wait(self): until(30, self.shows, "the app's picture")

    def backend(self): return load("wtouch").connect()


class Weston(Rig):
    name, title = "weston", "Wayland: Weston"
    server = ("wtouch-weston",)
    # It ends no group of lifts: those that are read apart are events of their own.
    groups = False
    notes = "places in steps of 1/256 point, times in ms; no frame after a last lift before version 11"
    cannot = {"touchpad": "Weston's display in the rig is a window, whose pointer scrolls by notches",
              "pencil": "Weston's display in the rig is a window, which has no pencils",
              "wheel-nested": "Weston's display in the rig is a window, which passes on how far the wheel turned and not by how many notches",
              "cancel": "Weston 10 keeps to itself that fingers were taken away",
              "resize": "Weston's screen in the rig keeps its size", "scale": "Weston's screen in the rig keeps its scale"}


class Mutter(Rig):
    name, title = "mutter", "Wayland: GNOME"
    server = ("wtouch-mutter", "--fill")
    groups = paces = False
    notes = ("Mutter, its fingers by its remote desktop, which has no frames: whether a scan is one event or several is by luck, so each finger and each "
             "recognizer is compared by itself; moves come at the pace of the screen; no frame after a last lift")
    cannot = {"touchpad": "GNOME's remote desktop, which has the fingers of the rig, does not report when they leave a touchpad",
              "pencil": "GNOME's remote desktop has no pencils",
              "cancel": "GNOME's remote desktop takes no fingers away but with their device",
              "resize": "Mutter's screen in the rig keeps its size",
              "scale": "GNOME has no other scale for a screen of this size"}

    def backend(self): return load("wtouch").Ctl()

    def reset(self, script): pass


class Chromium(Host):
    name, title, on = "web", "browser: Chromium", "web"
    packages = ("chromium",)
    groups = paces = False
    time = 0.045
    settle = 0.4
    pause = 0.2
    cannot = {"disable": "browsers report no devices; a page whose fingers vanish receives a cancel",
              "smooth scroll": "DevTools' wheel has notches, and is no touchpad's", "turn": "Chromium reports no turns of a touchpad", "motion is taken away": "browsers don't report that a touchpad's motion was taken away",
              "rest": "browsers don't report fingers that rest on a touchpad", "pause": "browsers don't report when fingers leave a touchpad: a pause is an end",
              "pencil": "the rig's fingers are no pencils"}
    notes = "places in CSS pixels with fractions; moves come with the page's frames, all samples with their own times"

    def options(self, script): return ["--port", "0"]

    def wait(self):
        until(20, lambda: "http://" in self.text("app.err") or self.app.poll() is not None, "the address")
        if self.app.poll() is not None:
            raise Trouble(self.text("app.err").strip())
        self.link = "http://" + self.text("app.err").split("http://")[1].split()[0]

    def fingers(self, script):
        btouch = load("btouch")
        browser = btouch.Browser(argparse.Namespace(
            chromium=None, size=script.size, dpr=1.0, touches=10, desktop=False, headed=False, slow=1, timeout=30, quiet=True,
            chromium_arg=[]))
        self.browser = browser
        try:
            browser.open(self.link)
            until(20, lambda: browser.js("!!window.dactyl && dactyl.screen.frame > 0"), "the first frame")
            return super().fingers(script)
        finally:
            browser.close()

    def backend(self):
        browser = self.browser

        class Fingers(load("btouch").Player):
            scale = 1.0

            def touch(self, tid, x, y, attrs):
                super().touch(tid, x / self.scale, y / self.scale, attrs)

            # The page makes a pinch of wheel events with Control, and an end of a pause.
            def pinch(self, phase, scale, turned):
                if phase == "begin":
                    self.spread = 1.0
                if phase == "update":
                    x, y = self.at
                    self.mouse(type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-100 * math.log(scale / self.spread), modifiers=2)
                    self.spread = scale

            def resize(self, width, height, scale=None):
                self.sync()
                self.scale = scale or self.scale
                browser.call("Emulation.setDeviceMetricsOverride", width=round(width / self.scale), height=round(height / self.scale),
                             deviceScaleFactor=self.scale, mobile=True)
        return Fingers(browser)


class KMS(Host):
    """A bare display in a virtual machine, which starts once: `vm-hosts` in it does what the others do here, one script after the other."""
    name, title, on = "kms", "KMS", "kms"
    packages = ("qemu-system-x86_64", "busybox", "/lib/systemd/systemd-udevd")
    is_slow = True
    # The emulated processor is slow: of a debug build's app, several scans would be one event.
    configuration = "release"
    time = 0.06
    cannot = {"touchpad": "libinput makes of a touchpad's contacts what its own curves say: no script can name the points", "resize under fingers": "fingers on a screen that is exchanged are taken away",
              "scale": "the scale of a screen is chosen when the app starts"}
    notes = "in a virtual machine; places in steps of the touchscreen, here 1/16 pixel; a cancel is a palm, a device is gone when udev says so"

    machine = None
    count = 0

    def play(self, dactyl, app, script):
        if not self.machine:
            self.folder, self.children = tempfile.mkdtemp(prefix="dactyl-hosts-"), []
            options = ["--size", "%dx%d" % script.size, "--out", self.folder, "--timeout", "3600"]
            self.machine = self.start([os.path.join(HERE, "vm-touch")] + options
                                      + ["--", os.path.join(HERE, "vm-hosts"), self.folder, dactyl, app], dict(os.environ), "machine")
        asked, made = (self.path("%d.%s" % (self.count, kind)) for kind in ("touch", "json"))
        self.count += 1
        with open(asked + ".part", "w") as file:
            file.write(script.text)
        os.rename(asked + ".part", asked)
        until(300, lambda: os.path.exists(made) or self.machine.poll() is not None, "the virtual machine's answer")
        if not os.path.exists(made):
            raise Trouble("the virtual machine ended: %s" % (self.text("machine.err") + self.text("machine.out")).strip())
        with open(made) as file:
            answer = json.load(file)
        if "trouble" in answer:
            raise Trouble(answer["trouble"])
        return Played(**answer)

    def finish(self):
        if not self.machine:
            return
        open(self.path("end"), "w").close()
        try:
            self.machine.wait(30)
        except subprocess.TimeoutExpired:
            pass
        self.end(self.machine)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.machine = None


def resize_windows(display, width, height):
    """Gives the windows of a display another size, as a window manager does."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    x.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4
    x.XResizeWindow.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_uint, ctypes.c_uint]
    x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
    x.XCloseDisplay.argtypes = [ctypes.c_void_p]
    d = x.XOpenDisplay(display.encode())
    if not d:
        raise Trouble("no display %s" % display)
    root, parent = ctypes.c_ulong(), ctypes.c_ulong()
    children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    x.XQueryTree(d, x.XDefaultRootWindow(d), ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children), ctypes.byref(count))
    if count.value:
        x.XResizeWindow(d, children[count.value - 1], width, height)
    x.XSync(d, 0)
    x.XCloseDisplay(d)


HEADLESS = Headless()
HOSTS = [X11(), Rig(), Mutter(), Weston(), Sway(), KWin(), KMS(), Chromium()]
