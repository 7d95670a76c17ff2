"""The archives from which Linux unpacks its first files."""


def cpio(entries):
    """newc archive; entries: (path, mode, bytes)"""
    out = bytearray()
    for i, (path, mode, data) in enumerate(entries + [("TRAILER!!!", 0, b"")], 1):
        name = path.encode() + b"\0"
        out += b"070701" + b"".join(b"%08x" % v for v in (
            i, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name), 0)) + name
        out += b"\0" * (-len(out) % 4) + data
        out += b"\0" * (-len(out) % 4)
    return bytes(out)
