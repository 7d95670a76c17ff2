"""What the rigs of other compositors are made of: processes that end with the rig, a control socket, a command that is run inside.

Python 3 standard library only.
"""
import argparse
import ctypes
import json
import os
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time


class Refused(Exception):
    """A command that can't be done; its text is the answer."""


def end(process):
    """Ends a process that leads a group, and its group."""
    for number, seconds in ((signal.SIGTERM, 4), (signal.SIGKILL, 4)):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            break
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            continue
    if process.poll() is None:
        process.wait()


def missing(needs):
    """What is not installed, as a list of sentences; `needs` are programs or files, and the packages that have them (Debian's names)."""
    return ["%s is not installed; apt-get install %s" % (what, package) for what, package in needs
            if not (os.path.exists(what) if what.startswith("/") else shutil.which(what))]


def tell_missing(found):
    """Ends the process after it has printed what is not installed."""
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


LIBC = ctypes.CDLL(None)


def end_with_parent():
    """In a new process: it gets SIGTERM when the rig ends, however that ends."""
    LIBC.prctl(1, signal.SIGTERM, 0, 0, 0)      # PR_SET_PDEATHSIG


class Compositor:
    """A compositor and what it needs, in a folder of its own."""
    name = None
    # As `missing` takes them.
    needs = ()

    def __init__(self, args):
        self.args = args
        self.dir = tempfile.mkdtemp(prefix="wtouch-", dir=args.dir)
        self.run_dir = self.path("run")
        os.mkdir(self.run_dir, 0o700)
        self.processes = []     # (name, process, log)
        self.watched = selectors.DefaultSelector()
        self.rests = {}         # connection -> what came of a line that is not whole yet
        self.blank = None       # what the screen shows without a window
        self.ctl = None

    @classmethod
    def missing(cls):
        """What is not installed, as a list of sentences."""
        return missing(cls.needs)

    # What each compositor does in its own way.

    def start(self): raise NotImplementedError
    # Bytes that are the same while the screen shows the same.
    def picture(self): raise NotImplementedError
    def serve(self, connection, lines): raise NotImplementedError
    def env(self): raise NotImplementedError
    def accepted(self, connection): pass
    def dropped(self, connection): pass
    def turn(self): pass

    # Processes.

    def path(self, *names): return os.path.join(self.dir, *names)

    def clean_environment(self):
        """This process's own, without what leads to another display or session."""
        other = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_DEBUG", "WAYLAND_SOCKET", "SESSION_MANAGER", "DBUS_SYSTEM_BUS_ADDRESS")
        return {name: value for name, value in os.environ.items() if name not in other}

    def spawn(self, words, env, log, **kw):
        with open(self.path(log), "wb") as out:
            process = subprocess.Popen(words, env=env, stdin=subprocess.DEVNULL, stderr=out, start_new_session=True,
                                       preexec_fn=end_with_parent, **{"stdout": out, **kw})
        self.processes.append((os.path.basename(words[0]), process, log))
        return process

    def fail(self, text, log):
        with open(self.path(log), errors="replace") as file:
            raise OSError(text + "\n" + file.read()[-2500:])

    def check(self):
        """Fails when a process has ended."""
        for name, process, log in self.processes:
            if process.poll() is not None:
                self.fail("%s ended with status %s" % (name, process.returncode), log)

    def wait_for(self, what, test):
        limit = time.monotonic() + self.args.timeout
        while True:
            found = test()
            if found:
                return found
            self.check()
            if time.monotonic() > limit:
                self.fail("no %s" % what, self.processes[-1][2])
            time.sleep(0.02)

    def wait_for_window(self, ms):
        limit = time.monotonic() + ms / 1000
        while self.picture() == self.blank:
            if time.monotonic() > limit:
                raise Refused("no window after %g ms" % ms)
            time.sleep(0.02)

    # Clients of the control socket.

    def listen(self):
        self.ctl = socket.socket(socket.AF_UNIX)
        self.ctl.bind(self.path("ctl"))
        self.ctl.listen(8)
        self.watch(self.ctl, self.accept)

    def watch(self, what, call): self.watched.register(what, selectors.EVENT_READ, call)

    def accept(self):
        connection, _ = self.ctl.accept()
        self.rests[connection] = b""
        self.watch(connection, lambda: self.read(connection))
        self.accepted(connection)

    def read(self, connection):
        try:
            data = connection.recv(65536)
        except OSError:
            data = b""
        if not data:
            return self.drop(connection)
        data = self.rests[connection] + data
        cut = data.rfind(b"\n") + 1
        self.rests[connection] = data[cut:]
        self.serve(connection, data[:cut].decode(errors="replace").splitlines())

    def drop(self, connection):
        if self.rests.pop(connection, None) is not None:
            self.watched.unregister(connection)
            connection.close()
            self.dropped(connection)

    def answer(self, connection, value):
        try:
            connection.sendall((json.dumps(value) + "\n").encode())
        except OSError:
            pass

    # The rig's life.

    def loop(self, child=None):
        """Serves until it is asked to stop, or the command has ended; returns an exit status."""
        reads, writes = os.pipe()
        os.set_blocking(writes, False)
        signal.set_wakeup_fd(writes)
        stop = []
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, lambda *_: stop.append(True))
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self.watch(reads, lambda: os.read(reads, 64))
        while not stop:
            self.check()
            if child is not None and child.poll() is not None:
                return child.returncode if child.returncode >= 0 else 128 - child.returncode
            for key, _ in self.watched.select(0.5):
                key.data()
            self.turn()
        return 0

    def close(self):
        for _, process, _ in reversed(self.processes):
            end(process)
        if not self.args.keep:
            shutil.rmtree(self.dir, ignore_errors=True)


def size(text):
    try:
        width, height = (int(word) for word in text.lower().split("x"))
        if not (64 <= width <= 16384 and 64 <= height <= 16384):
            raise ValueError
        return [width, height]
    except ValueError:
        raise argparse.ArgumentTypeError("size is WIDTHxHEIGHT")


def arguments(words, doc, options):
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=size, default=[1280, 800], metavar="WxH")
    options(parser)
    parser.add_argument("--dir", help="where to make the working directory")
    parser.add_argument("--keep", action="store_true", help="keep the working directory, with the compositor's log")
    parser.add_argument("--timeout", type=float, default=30, help="seconds that starting may take")
    parser.add_argument("--daemon", action="store_true", help="go to the background when ready")
    return parser.parse_args(words)


def go_to_background():
    """Returns a file for what is to be printed; the process that was started ends when that is closed."""
    reads, writes = os.pipe()
    if os.fork():
        os.close(writes)
        with os.fdopen(reads) as file:
            text = file.read()
        sys.stdout.write(text)
        sys.stdout.flush()
        os._exit(0 if text else 1)
    os.close(reads)
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    return os.fdopen(writes, "w")


def end_command(child):
    if child is None or child.poll() is not None:
        return
    child.terminate()
    try:
        child.wait(5)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def main(kind, doc, options):
    words, command = sys.argv[1:], None
    if "--" in words:
        cut = words.index("--")
        words, command = words[:cut], words[cut + 1:]
    if words == ["--missing"]:
        tell_missing(kind.missing())
    args = arguments(words, doc, options)
    absent = kind.missing()
    if absent:
        sys.exit("%s: %s" % (kind.name, absent[0]))
    out = go_to_background() if args.daemon else sys.stdout
    rig, status, child = kind(args), 1, None
    # Until it serves: what it has started ends then too.
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit(1))
    try:
        rig.start()
        rig.listen()
        if command:
            child = subprocess.Popen(command, env=dict(rig.clean_environment(), **rig.env()))
        else:
            for name, value in rig.env().items():
                out.write("export %s='%s'\n" % (name, value))
            out.flush()
            if args.daemon:
                out.close()
                os.dup2(0, 2)
        status = rig.loop(child)
    except (OSError, Refused) as error:
        print("%s: %s" % (kind.name, error), file=sys.stderr)
    finally:
        end_command(child)
        rig.close()
    sys.exit(status)
