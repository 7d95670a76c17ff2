"""Touch-script parser and player behind xtouch and wtouch.

Python 3 standard library only.

A script is text, one command a line ('#' starts a comment, ';' separates
commands on one line).  Coordinates are pixels and may be fractional.

  down ID X Y [PRESSURE] [major=N] [minor=N] [angle=DEG] [pressure=P]
       [tool=finger|pencil|palm] [altitude=DEG] [azimuth=DEG] [roll=DEG]
  move ID X Y [PRESSURE] [...]      same attributes as down
  up ID
  frame                             end of one hardware scan (groups the above)
  cancel                            abort every touch in progress
  glide MS HZ ID X Y [ID X Y ...]   move fingers from where they are, together
  tap ID X Y [MS]                   down, frame, sleep, up, frame
  sleep MS                          ends the frame too
  sync                              wait until the display server handled it all
  key NAME|CODE [tap|press|release]
  pointer X Y                       absolute mouse motion
  button N [tap|press|release]
  wheel DX DY                       mouse wheel, in notches
  scroll MS HZ DX DY                two fingers on a touchpad scroll, in steps, and leave it; pixels
  magnify MS HZ FACTOR              two fingers on a touchpad spread by a factor
  turn MS HZ DEG                    two fingers on a touchpad turn, clockwise
  scroll|pinch begin|update|end|cancel ...   the same by hand: 'scroll update DX DY', 'pinch update SCALE DEG'
  rest MS                           fingers are laid on a touchpad, for so long
  hover X Y [height=H] [altitude=DEG] [azimuth=DEG] [roll=DEG]   the pencil is over the screen
  hover away                        the pencil is out of reach
  barrel N [tap|press|release]      the buttons on the pencil's barrel
  disable | enable                  take the touch device away / put it back
  resize W H [SCALE]                give the window another size in pixels, and scale
  shot FILE.png                     screenshot
  mark TEXT                         printed with a timestamp
  ready [MS]                        wait until the client shows a window
  js EXPRESSION                     browser: evaluate and print (no ';' or '#')
  waitfor EXPRESSION                browser: wait until it is true
  repeat N ... end                  repeats the lines in between

PRESSURE is 0..1.  Times come from CLOCK_MONOTONIC and do not drift.
Not every player supports every command; unsupported ones are an error.
"""
import json
import os
import sys
import time

ATTRS = ("pressure", "major", "minor", "angle", "altitude", "azimuth", "roll", "height")
TOOLS = ("finger", "pencil", "palm")
PHASES = ("begin", "update", "end", "cancel")


class ScriptError(Exception):
    pass


class Cmd:
    __slots__ = ("op", "args", "line")

    def __init__(self, op, args, line):
        self.op, self.args, self.line = op, args, line

    def __repr__(self):
        words = []
        for each in self.args:
            words += ["%s=%s" % pair for pair in each.items()] if isinstance(each, dict) else [str(each)]
        op = {"scroll by hand": "scroll", "pinch by hand": "pinch", "away": "hover away"}.get(self.op, self.op)
        return " ".join([op] + words)


_ARITY = {  # op: (min, max) number of words, max None = any
    "down": (3, 12), "move": (3, 12), "up": (1, 1), "frame": (0, 0),
    "cancel": (0, 0), "glide": (5, None), "tap": (3, 4), "sleep": (1, 1),
    "sync": (0, 0), "key": (1, 2), "pointer": (2, 2), "button": (1, 2),
    "wheel": (2, 2), "scroll": (1, 4), "pinch": (1, 3), "magnify": (3, 3), "turn": (3, 3), "rest": (1, 1), "hover": (1, 6), "barrel": (1, 2),
    "disable": (0, 0), "enable": (0, 0), "resize": (2, 3), "shot": (1, 1),
    "mark": (0, None), "js": (1, None), "waitfor": (1, None), "ready": (0, 1), "repeat": (1, 1), "end": (0, 0),
}


def _num(word, line):
    try:
        return float(word)
    except ValueError:
        raise ScriptError("line %d: '%s' is not a number" % (line, word))


def _id(word, line):
    try:
        value = int(word)
        if value < 0:
            raise ValueError
        return value
    except ValueError:
        raise ScriptError("line %d: '%s' is not a touch id" % (line, word))


def _touch_args(words, line):
    args = [_id(words[0], line), _num(words[1], line), _num(words[2], line)]
    return args + [_attrs(words[3:], line)]


def _attrs(words, line):
    attrs = {}
    for word in words:
        name, eq, value = word.partition("=")
        if name == "tool":
            if value not in TOOLS:
                raise ScriptError("line %d: '%s' is none of %s" % (line, value, ", ".join(TOOLS)))
            attrs[name] = value
            continue
        if not eq:
            name, value = "pressure", word
        if name not in ATTRS:
            raise ScriptError("line %d: unknown attribute '%s'" % (line, name))
        attrs[name] = _num(value, line)
    return attrs


def parse_line(text, line=1):
    """Parse one command; None for a blank or comment line."""
    words = text.split("#", 1)[0].split()
    if not words:
        return None
    op, rest = words[0], words[1:]
    if op not in _ARITY:
        raise ScriptError("line %d: unknown command '%s'" % (line, op))
    low, high = _ARITY[op]
    if len(rest) < low or (high is not None and len(rest) > high):
        raise ScriptError("line %d: wrong number of arguments for '%s'" % (line, op))
    if op in ("down", "move"):
        args = _touch_args(rest, line)
    elif op == "up":
        args = [_id(rest[0], line)]
    elif op == "tap":
        args = [_id(rest[0], line)] + [_num(w, line) for w in rest[1:]]
    elif op == "glide":
        if (len(rest) - 2) % 3:
            raise ScriptError("line %d: glide MS HZ, then ID X Y triples" % line)
        args = [_num(rest[0], line), _num(rest[1], line)]
        if args[0] <= 0 or args[1] <= 0:
            raise ScriptError("line %d: glide needs MS > 0 and HZ > 0" % line)
        for i in range(2, len(rest), 3):
            args.append((_id(rest[i], line), _num(rest[i + 1], line), _num(rest[i + 2], line)))
    elif op in ("scroll", "pinch") and rest[0] in PHASES:
        if op == "scroll" and len(rest) == 4 or (len(rest) == 3) != (rest[0] == "update"):
            raise ScriptError("line %d: wrong number of arguments for '%s %s'" % (line, op, rest[0]))
        op, args = op + " by hand", [rest[0]] + [_num(w, line) for w in rest[1:]]
    elif op in ("scroll", "magnify", "turn"):
        if op == "scroll" and len(rest) != 4:
            raise ScriptError("line %d: wrong number of arguments for 'scroll'" % line)
        args = [_num(w, line) for w in rest]
        if args[0] <= 0 or args[1] <= 0:
            raise ScriptError("line %d: %s needs MS > 0 and HZ > 0" % (line, op))
    elif op == "pinch":
        raise ScriptError("line %d: pinch begin, update, end or cancel" % line)
    elif op == "hover":
        if rest == ["away"]:
            op, args = "away", []
        elif len(rest) < 2:
            raise ScriptError("line %d: wrong number of arguments for 'hover'" % line)
        else:
            args = [_num(rest[0], line), _num(rest[1], line), _attrs(rest[2:], line)]
    elif op in ("sleep", "pointer", "wheel", "rest"):
        args = [_num(w, line) for w in rest]
    elif op == "resize":
        args = [_id(rest[0], line), _id(rest[1], line)] + [_num(w, line) for w in rest[2:]]
    elif op == "ready":
        args = [_num(rest[0], line) if rest else 5000.0]
    elif op == "repeat":
        args = [_id(rest[0], line)]
    elif op in ("key", "button", "barrel"):
        args = list(rest)
        if len(args) == 1:
            args.append("tap")
        if args[1] not in ("tap", "press", "release"):
            raise ScriptError("line %d: tap, press or release" % line)
        if op != "key":
            args[0] = _id(args[0], line)
    else:
        args = [" ".join(rest)] if rest else []
    return Cmd(op, args, line)


def parse(text):
    """Parse a whole script into a flat list of commands, repeats unrolled."""
    stack, counts = [[]], []
    for number, row in enumerate(text.splitlines(), 1):
        for part in row.split("#", 1)[0].split(";"):
            cmd = parse_line(part, number)
            if cmd is None:
                continue
            if cmd.op == "repeat":
                stack.append([])
                counts.append(cmd.args[0])
            elif cmd.op == "end":
                if not counts:
                    raise ScriptError("line %d: 'end' without 'repeat'" % number)
                body = stack.pop()
                stack[-1].extend(body * counts.pop())
            else:
                stack[-1].append(cmd)
    if counts:
        raise ScriptError("'repeat' without 'end'")
    return stack[0]


class Backend:
    """Override what the transport can do.  Times are handled by Player."""

    def unsupported(self, name):
        raise ScriptError("'%s' is not supported by this player" % name)

    def down(self, tid, x, y, attrs): self.unsupported("down")
    def move(self, tid, x, y, attrs): self.unsupported("move")
    def up(self, tid): self.unsupported("up")
    def frame(self): pass
    def cancel(self): self.unsupported("cancel")
    def sync(self): pass
    # Waits until the server has read what was sent, where it gives its own time to that.
    def settle(self): pass
    def key(self, name, how): self.unsupported("key")
    def pointer(self, x, y): self.unsupported("pointer")
    def button(self, number, how): self.unsupported("button")
    def wheel(self, dx, dy): self.unsupported("wheel")
    # What fingers do on a touchpad, by phases: by how many pixels the page goes on; the distance of the fingers in relation to that at the
    # beginning, and by how many degrees they have turned since the last time.
    def pad(self, phase, dx, dy): self.unsupported("scroll")
    def pinch(self, phase, scale, turned): self.unsupported("pinch")
    def fingers_rest(self, phase): self.unsupported("rest")
    def hover(self, x, y, attrs): self.unsupported("hover")
    def away(self): self.unsupported("hover")
    def barrel(self, number, how): self.unsupported("barrel")
    def disable(self): self.unsupported("disable")
    def enable(self): self.unsupported("enable")
    def resize(self, width, height, scale=None): self.unsupported("resize")
    def shot(self, path): self.unsupported("shot")
    def mark(self, text): pass
    def js(self, text): self.unsupported("js")
    def waitfor(self, text): self.unsupported("waitfor")
    def ready(self, ms): self.unsupported("ready")
    def wait(self, seconds): time.sleep(seconds)


class Player:
    def __init__(self, backend, log=None):
        self.backend = backend
        self.log = log          # a writable text file, or None
        self.at = {}            # touch id -> (x, y)
        self.dirty = False
        self.due = None
        self.scale = 1

    def _note(self, what):
        if self.log:
            self.log.write(json.dumps({"t_us": time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000,
                                       "do": what}) + "\n")
            self.log.flush()

    def _frame(self):
        if self.dirty:
            self.dirty = False
            self.backend.frame()

    def _sleep(self, seconds):
        self._frame()
        self.due += seconds
        left = self.due - time.monotonic()
        if left > 0:
            self.backend.wait(left)

    def _rest(self, seconds):
        """Rests so long from when the display server has read what was done: one that was held up would give it the time of what comes next.

        A player that is late catches up, but by half of a pause at most: two scans that come at once are one for a server.
        """
        self._frame()
        before = time.monotonic()
        self.backend.settle()
        now = time.monotonic()
        self.due = max(self.due + now - before, now - seconds / 2)
        self._sleep(seconds)

    def _touch(self, kind, tid, x, y, attrs, line):
        if kind == "down" and tid in self.at:
            raise ScriptError("line %d: touch %d is down already" % (line, tid))
        if kind != "down" and tid not in self.at:
            raise ScriptError("line %d: touch %d is not down" % (line, tid))
        self.dirty = True
        if kind == "up":
            del self.at[tid]
            self.backend.up(tid)
            self._note("up %d" % tid)
        else:
            self.at[tid] = (x, y)
            getattr(self.backend, kind)(tid, x, y, attrs)
            said = [" %s=%s" % pair for pair in attrs.items() if pair[0] in ("tool", "altitude", "azimuth", "roll")]
            self._note("%s %d %g %g" % (kind, tid, x, y) + "".join(said))

    def _glide(self, ms, hz, targets, line):
        for tid, _, _ in targets:
            if tid not in self.at:
                raise ScriptError("line %d: touch %d is not down" % (line, tid))
        steps = max(1, round(ms * hz / 1000))
        start = {tid: self.at[tid] for tid, _, _ in targets}
        for i in range(1, steps + 1):
            self._sleep(ms / 1000 / steps)
            for tid, x, y in targets:
                sx, sy = start[tid]
                f = i / steps
                self._touch("move", tid, sx + (x - sx) * f, sy + (y - sy) * f, {}, line)
            self._frame()

    def _paced(self, ms, hz):
        """What a touchpad's steps have in common: yields the share of the way that is done."""
        steps = max(1, round(ms * hz / 1000))
        for i in range(1, steps + 1):
            self._sleep(ms / 1000 / steps)
            yield i / steps, 1 / steps

    def _scroll(self, ms, hz, dx, dy):
        self.backend.pad("begin", 0, 0)
        for _, part in self._paced(ms, hz):
            self.backend.pad("update", dx * part, dy * part)
        self.backend.pad("end", 0, 0)

    def _pinch(self, ms, hz, scale, angle):
        self.backend.pinch("begin", 1, 0)
        for done, part in self._paced(ms, hz):
            self.backend.pinch("update", scale(done), angle * part)
        self.backend.pinch("end", scale(1), 0)

    def _motion(self, op, a):
        """Plays what fingers do on a touchpad; returns whether it is that."""
        if op == "scroll":
            self._scroll(*a)
        elif op == "magnify":
            self._pinch(a[0], a[1], lambda done: a[2] ** done, 0)
        elif op == "turn":
            self._pinch(a[0], a[1], lambda done: 1, a[2])
        elif op == "scroll by hand":
            self.backend.pad(a[0], *(a[1:] or [0, 0]))
        elif op == "pinch by hand":
            if a[0] == "begin":
                self.scale = 1
            elif a[0] == "update":
                self.scale = a[1]
            self.backend.pinch(a[0], self.scale, a[2] if len(a) > 2 else 0)
        elif op == "rest":
            self.backend.fingers_rest("begin")
            self._sleep(a[0] / 1000)
            self.backend.fingers_rest("end")
        else:
            return False
        return True

    def run(self, cmds):
        backend = self.backend
        self.due = time.monotonic()
        for cmd in cmds:
            op, a = cmd.op, cmd.args
            if op in ("down", "move"):
                self._touch(op, a[0], a[1], a[2], a[3], cmd.line)
            elif op == "up":
                self._touch("up", a[0], 0, 0, {}, cmd.line)
            elif op == "tap":
                self._touch("down", a[0], a[1], a[2], {}, cmd.line)
                self._rest((a[3] if len(a) > 3 else 50) / 1000)
                self._touch("up", a[0], 0, 0, {}, cmd.line)
                self._frame()
            elif op == "glide":
                self._glide(a[0], a[1], a[2:], cmd.line)
            elif op == "sleep":
                self._rest(a[0] / 1000)
            elif op == "frame":
                self._frame()
            else:
                self._frame()
                self._note(repr(cmd))
                if self._motion(op, a):
                    continue
                before = time.monotonic()
                if op == "cancel":
                    self.at.clear()
                elif op == "disable":
                    self.at.clear()
                elif op == "mark" and not self.log:
                    print("mark %d %s" % (time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000,
                                          a[0] if a else ""), flush=True)
                getattr(backend, op)(*a) if op != "mark" else backend.mark(a[0] if a else "")
                if op not in ("mark", "key", "pointer", "button", "wheel", "hover", "away", "barrel", "resize"):
                    self.due += time.monotonic() - before
        self._frame()


def play_lines(backend):
    """Plays lines until there are no more; `;` separates commands."""
    player = Player(backend)
    print("ready", flush=True)
    for line in sys.stdin:
        if line.startswith("!"):
            backend.ask(line[1:].strip())
        else:
            player.run(parse(line))
        print("played", flush=True)
        backend.sync()
        print("done", flush=True)


def be_punctual(thread=0):
    """Lets a thread go before those of other programs, where the system permits it.

    Fingers and screens do not wait for a busy machine: without it, one that is late
    makes two taps of a double tap.
    """
    try:
        os.sched_setscheduler(thread, os.SCHED_FIFO | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    except OSError:
        pass


def main(argv, make_backend, usage, options=None):
    """Command-line front end shared by the players."""
    import argparse
    parser = argparse.ArgumentParser(description=usage, epilog=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("script", nargs="*", default=["-"],
                        help="script files, '-' for standard input (default)")
    parser.add_argument("-e", "--eval", action="append", metavar="TEXT",
                        help="script text instead of a file; ';' separates commands")
    parser.add_argument("--lines", action="store_true",
                        help="play the lines of standard input as they come; each is answered by 'played', "
                             "and by 'done' when the display server has handled it; '!' begins a line for the server itself")
    parser.add_argument("-v", "--verbose", action="store_true",
                        help="print each action as JSON with its CLOCK_MONOTONIC time in us")
    if options:
        options(parser)
    args = parser.parse_args(argv)
    be_punctual()
    try:
        if args.lines:
            play_lines(make_backend(args))
            return 0
        if args.eval:
            text = "\n".join(args.eval)
        else:
            text = ""
            for name in args.script:
                if name == "-":
                    text += sys.stdin.read() + "\n"
                else:
                    with open(name) as f:
                        text += f.read() + "\n"
        cmds = parse(text)
        backend = make_backend(args)
        try:
            Player(backend, sys.stdout if args.verbose else None).run(cmds)
            backend.sync()
        finally:
            close = getattr(backend, "close", None)
            if close:
                close()
    except (ScriptError, OSError) as e:
        print("error: %s" % e, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
