"""What a display shows, read from the card by root while another program shows it.

Python 3 standard library only.
"""
import array
import fcntl
import mmap
import os
import struct

RESOURCES, CONTROLLER, PICTURE, MAP = 0xc04064a0, 0xc06864a1, 0xc01c64ad, 0xc01064b3
DROP_MASTER = 0x641f


class Scanout:
    """The pictures that the first controller that shows anything turns to; 32 bits a pixel."""

    def __init__(self, card="/dev/dri/card0"):
        self.card = os.open(card, os.O_RDWR | os.O_CLOEXEC)
        try:
            # A process that opens a card without a master becomes it.
            fcntl.ioctl(self.card, DROP_MASTER)
        except OSError:
            pass
        self.pictures = {}
        controllers = self.controllers()
        self.controller = next((each for each in controllers if self.number(each)), controllers[0])

    def close(self):
        for memory, _ in self.pictures.values():
            memory.close()
        os.close(self.card)

    def ask(self, request, kinds, *values):
        data = bytearray(struct.pack(kinds, *values))
        fcntl.ioctl(self.card, request, data)
        return struct.unpack(kinds, data)

    def controllers(self):
        count = self.ask(RESOURCES, "=4Q8I", *[0] * 12)[5]
        numbers = array.array("I", [0] * count)
        self.ask(RESOURCES, "=4Q8I", 0, numbers.buffer_info()[0], 0, 0, 0, count, *[0] * 6)
        return list(numbers)

    def number(self, controller=None):
        """Of the picture that is shown; 0 when none is."""
        return self.ask(CONTROLLER, "=Q7I68s", 0, 0, controller or self.controller, *[0] * 5, b"")[3]

    def size(self):
        """Of what is shown; None when nothing is."""
        number = self.number()
        return self.ask(PICTURE, "=7I", number, *[0] * 6)[1:3] if number else None

    def pixel(self, x, y):
        """Red, green and blue; None when nothing is shown."""
        number = self.number()
        if number == 0:
            return None
        if number not in self.pictures:
            _, _, height, stride, _, _, handle = self.ask(PICTURE, "=7I", number, *[0] * 6)
            offset = self.ask(MAP, "=2IQ", handle, 0, 0)[2]
            self.pictures[number] = mmap.mmap(self.card, stride * height, offset=offset), stride
        memory, stride = self.pictures[number]
        blue, green, red = memory[y * stride + x * 4:y * stride + x * 4 + 3]
        return red, green, blue
