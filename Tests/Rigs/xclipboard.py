#!/usr/bin/env python3
"""A program with a clipboard, through libX11: asks for the selection CLIPBOARD, or owns it.

    xclipboard.py own TYPE VALUE ...    offers each type: a text, @N for N bytes (0, 1 … 250, 0 …), sent in pieces
                                        when they are many, or ! for one that is never answered

Debian 12 packages: libx11-6 python3
"""
import ctypes as C
import ctypes.util
import os
import sys
import time

PROPERTY, CLEAR, REQUEST, NOTIFY = 28, 29, 30, 31
NEW, DELETED = 0, 1
PIECE = 1 << 17


class Event(C.Structure):
    _fields_ = [("type", C.c_int), ("serial", C.c_ulong), ("send_event", C.c_int), ("display", C.c_void_p),
                ("a", C.c_ulong), ("b", C.c_ulong), ("c", C.c_ulong), ("d", C.c_ulong), ("e", C.c_ulong), ("f", C.c_ulong),
                ("rest", C.c_long * 24)]


def digest(data):
    total = 0
    for byte in data:
        total = (total * 16777619 & 0xffffffff) ^ byte
    return "%d %d" % (len(data), total)


class Clipboard:
    def __init__(self, name):
        self.x = x = C.CDLL(ctypes.util.find_library("X11"))
        x.XOpenDisplay.restype = C.c_void_p
        x.XInternAtom.restype = x.XDefaultRootWindow.restype = x.XCreateSimpleWindow.restype = C.c_ulong
        x.XGetAtomName.restype = C.c_void_p
        self.display = C.c_void_p(x.XOpenDisplay(name.encode()))
        root = C.c_ulong(x.XDefaultRootWindow(self.display))
        self.window = C.c_ulong(x.XCreateSimpleWindow(self.display, root, 0, 0, 1, 1, 0, C.c_ulong(0), C.c_ulong(0)))
        x.XSelectInput(self.display, self.window, C.c_long(1 << 22))
        self.clipboard, self.property = self.atom("CLIPBOARD"), self.atom("GOT")

    def atom(self, name):
        return C.c_ulong(self.x.XInternAtom(self.display, name.encode(), 0))

    def name(self, atom):
        pointer = self.x.XGetAtomName(self.display, C.c_ulong(atom))
        return C.cast(pointer, C.c_char_p).value.decode()

    def event(self, seconds=5):
        """The next event, None when none comes."""
        end = time.monotonic() + seconds
        while not self.x.XPending(self.display):
            if time.monotonic() > end:
                return None
            time.sleep(0.002)
        event = Event()
        self.x.XNextEvent(self.display, C.byref(event))
        return event

    def take(self):
        """The type, the size of an item and the bytes of our property, which is deleted."""
        kind, form, count, left, data = C.c_ulong(), C.c_int(), C.c_ulong(), C.c_ulong(), C.c_void_p()
        self.x.XGetWindowProperty(self.display, self.window, self.property, C.c_long(0), C.c_long(1 << 24), 1, C.c_ulong(0),
                                  C.byref(kind), C.byref(form), C.byref(count), C.byref(left), C.byref(data))
        # Xlib gives 32-bit values as longs.
        return kind.value, form.value, C.string_at(data, count.value * {0: 0, 8: 1, 16: 2, 32: 8}[form.value]) if data else b""

    def get(self, target):
        self.x.XConvertSelection(self.display, self.clipboard, self.atom(target), self.property, self.window, C.c_ulong(0))
        while True:
            event = self.event()
            if event is None:
                return None
            if event.type == NOTIFY:
                break
        # requestor, selection, target, property
        if event.d == 0:
            return None
        kind, _, data = self.take()
        if kind != self.atom("INCR").value:
            return data
        result = b""
        while True:
            event = self.event()
            if event is None:
                return None
            # window, atom, time, state
            if event.type == PROPERTY and event.b == self.property.value and event.d & 0xffffffff == NEW:
                data = self.take()[2]
                if not data:
                    return result
                result += data

    def targets(self):
        data = self.get("TARGETS") or b""
        return [self.name(int.from_bytes(data[i:i + 8], sys.byteorder)) for i in range(0, len(data), 8)]

    def put(self, window, atom, kind, data):
        self.x.XChangeProperty(self.display, C.c_ulong(window), C.c_ulong(atom), kind, 8, 0, data, len(data))

    def own(self, contents):
        """Answers until it is killed."""
        self.x.XSetSelectionOwner(self.display, self.clipboard, self.window, C.c_ulong(0))
        waiting = {}
        while True:
            event = self.event(60)
            if event is None:
                return
            if event.type == PROPERTY and event.d & 0xffffffff == DELETED and (event.a, event.b) in waiting:
                kind, data = waiting.pop((event.a, event.b))
                self.put(event.a, event.b, kind, data[:PIECE])
                if data:
                    waiting[event.a, event.b] = kind, data[PIECE:]
            elif event.type == REQUEST:
                # owner, requestor, selection, target, property, time
                requestor, target, place = event.b, event.d, event.e
                name = self.name(target)
                if contents.get(name) == "!":
                    continue
                if name == "TARGETS":
                    atoms = (C.c_ulong * (len(contents) + 1))(*[self.atom(n).value for n in ["TARGETS"] + list(contents)])
                    self.x.XChangeProperty(self.display, C.c_ulong(requestor), C.c_ulong(place), C.c_ulong(4), 32, 0, atoms, len(atoms))
                elif name not in contents:
                    place = 0
                elif len(contents[name]) > PIECE:
                    self.x.XSelectInput(self.display, C.c_ulong(requestor), C.c_long(1 << 22))
                    size = (C.c_ulong * 1)(len(contents[name]))
                    self.x.XChangeProperty(self.display, C.c_ulong(requestor), C.c_ulong(place), self.atom("INCR"), 32, 0, size, 1)
                    waiting[requestor, place] = C.c_ulong(target), contents[name]
                else:
                    self.put(requestor, place, C.c_ulong(target), contents[name])
                answer = Event()
                answer.type, answer.display = NOTIFY, self.display
                answer.a, answer.b, answer.c, answer.d, answer.e = requestor, event.c, target, place, event.f
                self.x.XSendEvent(self.display, C.c_ulong(requestor), 0, C.c_long(0), C.byref(answer))
                self.x.XFlush(self.display)


def value(text):
    if text == "!":
        return text
    return bytes(i % 251 for i in range(int(text[1:]))) if text.startswith("@") else text.encode()


if __name__ == "__main__":
    if len(sys.argv) < 4 or sys.argv[1] != "own" or len(sys.argv) % 2:
        sys.exit(__doc__)
    Clipboard(os.environ["DISPLAY"]).own({k: value(v) for k, v in zip(sys.argv[2::2], sys.argv[3::2])})
