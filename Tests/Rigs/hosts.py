"""The hosts that script/hosts plays touch scripts on: how each is started, how fingers get onto it, and what it can't express.

Python 3 standard library only; what else a host needs is told by its `absence`.
"""
import argparse
import ctypes
import glob
import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from importlib.machinery import SourceFileLoader

HERE = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import touchscript


class Trouble(Exception):
    pass


def load(name):
    return SourceFileLoader(name.replace("-", "_"), os.path.join(HERE, name)).load_module()


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


def pixel(path, x, y):
    """A pixel of a picture that `shot` took: rows without filters."""
    with open(path, "rb") as file:
        data = file.read()
    width, _, depth, kind = struct.unpack(">IIBB", data[16:26])
    size = {2: 3, 6: 4}[kind] * depth // 8
    body, at = b"", 8
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        if name == b"IDAT":
            body += data[at + 8:at + 8 + length]
        at += length + 12
    rows = zlib.decompress(body)
    start = y * (1 + width * size)
    if rows[start] != 0:
        raise Trouble("%s has filtered rows" % path)
    return tuple(rows[start + 1 + x * size:start + 1 + x * size + 3])


class PunctualPlayer(touchscript.Player):
    """Notes how late it was at worst: a machine that is busy elsewhere plays another script than the one that was written."""
    late = 0.0

    def _sleep(self, seconds):
        self._frame()
        due = self.due + seconds
        super()._sleep(seconds)
        self.late = max(self.late, time.monotonic() - due)


class Host:
    name = title = on = None
    # Operations of scripts that it can't express, and why.
    cannot = {}
    # Whether the fingers of one scan come in one event.
    groups = True
    # Whether each scan is an event of its own; a browser tells of those of a frame of its page together.
    paces = True
    # How far positions (points) and times (seconds since the last landing) may be from headless ones.
    position = 0.05
    time = 0.03
    notes = ""
    packages = ()
    # The build of the app that is played on.
    configuration = "debug"
    # Whether it is played only when it is asked for: it takes minutes.
    is_slow = False
    # How long it takes at most until the app hears of what happens (seconds).
    settle = 0.4
    # How long it may take to begin and to end (seconds).
    patience = 20
    # How late the fingers may be (seconds): a player that was held up for longer played another script.
    punctual = 0.012

    def absence(self):
        """Why it can't run here; None when it can."""
        for program in self.packages:
            if not shutil.which(program):
                return "%s is not installed" % program
        return None

    def play(self, dactyl, app, script):
        """Plays a script; returns decisions, log, and how late the player was (seconds)."""
        self.folder = tempfile.mkdtemp(prefix="dactyl-hosts-")
        self.children = []
        try:
            for key in [key for key in os.environ if self.is_of_display(key) or key.startswith("DACTYL_")]:
                del os.environ[key]
            self.environment = dict(os.environ)
            self.serve(script)
            self.app = self.start([dactyl, "run", app, "--on", self.on, "--log", self.path("log")] + self.options(script),
                                  dict(self.environment, DACTYL_EXPLAIN=""), "app")
            self.wait()
            time.sleep(self.settle)
            late = self.fingers(script)
            time.sleep(self.settle)
            self.app.send_signal(signal.SIGTERM)
            if self.app.wait(self.patience) != 0:
                raise Trouble("the app ended with status %d: %s" % (self.app.returncode, self.text("app.err")))
            return self.text("app.out"), self.text("log"), late
        finally:
            for child in reversed(self.children):
                self.end(child)
            shutil.rmtree(self.folder, ignore_errors=True)

    def finish(self):
        """Ends what was kept from one script to the next."""

    def serve(self, script): pass

    def options(self, script): return ["--size", "%dx%d" % script.size]

    def wait(self): pass

    def fingers(self, script):
        backend = self.backend()
        try:
            player = backend.player = PunctualPlayer(backend)
            player.run(script.commands)
            backend.sync()
            return player.late
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
        return name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SWAYSOCK") or name.startswith(("XTOUCH_", "WTOUCH_"))

    def shows(self):
        """Whether the screen shows the app: its ground is white, and the card on it is not."""
        path = self.path("wait.png")
        environment = {key: value for key, value in self.environment.items() if key != "WAYLAND_DISPLAY"}
        done = subprocess.run([os.path.join(HERE, "shot"), path], env=environment, capture_output=True)
        return done.returncode == 0 and pixel(path, 5, 5) == (255, 255, 255) and pixel(path, 60, 60) != (255, 255, 255)


def hurry():
    """Puts this process and those that it starts before others, where it may: what is played has to be played in time."""
    try:
        os.setpriority(os.PRIO_PROCESS, 0, -10)
    except OSError:
        pass


class Headless(Host):
    name = title = on = "headless"
    position, time = 0, 0
    notes = "the reference: a virtual clock, exact places"

    def play(self, dactyl, app, script):
        folder = tempfile.mkdtemp(prefix="dactyl-hosts-")
        try:
            log, played = os.path.join(folder, "log"), os.path.join(folder, "script.touch")
            with open(played, "w") as file:
                # Rigs wait for what follows to be drawn; nobody sees a difference here.
                file.write(script.text)
            done = subprocess.run([dactyl, "run", app, "--on", "headless", "--log", log, "--play", played] + self.options(script),
                                  env=dict(os.environ, DACTYL_EXPLAIN=""), capture_output=True, text=True)
            if done.returncode != 0:
                raise Trouble(done.stderr.strip())
            with open(log) as file:
                return done.stdout, file.read(), 0.0
        finally:
            shutil.rmtree(folder, ignore_errors=True)


class X11(Host):
    name, title, on = "x11", "X11", "x11"
    packages = ("Xorg", "xinput")
    cannot = {"scale": "the scale of a window is chosen when it is made"}
    notes = "places in steps of 1/65536 of the screen, times in ms; what a grab or a vanished device takes away is cancelled"

    def serve(self, script): self.rig(["xtouch-server", "--size", "%dx%d" % script.size])

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
    packages = ("python3",)

    def serve(self, script): self.rig(["wtouch-server", "--size", "%dx%d" % script.size])

    def backend(self):
        class Fingers(load("wtouch").Ctl):
            def resize(self, width, height, scale=None):
                if scale:
                    self.ask("scale", scale)
                self.ask("resize", width, height)
        backend = Fingers()
        backend.ready(20000)
        return backend

    def wait(self):
        until(20, lambda: "WTOUCH_CTL" in self.environment, "the compositor")


class Sway(Host):
    name, title, on = "sway", "Wayland: sway", "wayland"
    packages = ("Xorg", "xinput", "sway")
    groups = False
    position = 1.01
    cannot = {"cancel": "sway lifts what it takes away, and never cancels",
              "disable": "sway lifts the fingers of a device that is unplugged"}
    notes = "whole pixels, what is over cut off; every touch event is a frame of its own"

    def serve(self, script): self.rig(["wtouch-sway", "--size", "%dx%d" % script.size])

    def wait(self): until(30, self.shows, "the app's picture")

    def backend(self):
        host = self

        class Fingers(load("xtouch").XTouch):
            def resize(self, width, height, scale=None):
                host.message("output X11-1 mode --custom %dx%d" % (width, height))
                if scale:
                    host.message("output X11-1 scale %g" % scale)
        return Fingers()

    def message(self, text):
        done = subprocess.run(["swaymsg", "-s", self.environment["SWAYSOCK"], text], capture_output=True, text=True)
        if done.returncode != 0:
            raise Trouble("swaymsg: %s" % (done.stdout + done.stderr).strip())


class KWin(Host):
    name, title, on = "kwin", "Wayland: KWin", "wayland"
    packages = ("Xorg", "xinput", "kwin_wayland", "dbus-run-session")
    cannot = {"disable": "the fingers of the rig have no device that could be unplugged",
              "resize": "KWin's screen in the rig keeps its size", "scale": "KWin's screen in the rig keeps its scale"}
    notes = "places in steps of 1/256 point; times on a clock of its own"

    def serve(self, script): self.rig(["wtouch-kwin", "--maximized", "--size", "%dx%d" % script.size])

    def wait(self): until(30, self.shows, "the app's picture")

    def backend(self): return load("wtouch").connect()


class Chromium(Host):
    name, title, on = "web", "browser: Chromium", "web"
    packages = ("chromium",)
    groups = paces = False
    time = 0.045
    cannot = {"disable": "browsers tell of no devices; a page whose fingers vanish hears a cancel"}
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
    cannot = {"resize under fingers": "fingers on a screen that is exchanged are taken away",
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
        return answer["decisions"], answer["log"], answer["late"]

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
HOSTS = [X11(), Rig(), Sway(), KWin(), KMS(), Chromium()]
