"""Markdown to HTML, by cmark-gfm."""

import re
import subprocess

BORDER = "<!--border-->"


def convert(texts):
    """Many texts in one call: the HTML of each."""
    joined = ("\n\n%s\n\n" % BORDER).join(texts)
    done = subprocess.run(["cmark-gfm", "--unsafe", "--extension", "table", "--extension", "strikethrough"], input=joined, capture_output=True, text=True, check=True)
    return [part.strip() for part in done.stdout.split(BORDER)]


def plain(text):
    """HTML without its tags."""
    return re.sub(r"<[^>]+>", "", text)


def anchor(heading):
    """The anchor of a heading, as hosts of repositories make it."""
    return re.sub(r"[^\w\- ]", "", plain(heading).replace("&amp;", "").replace("&lt;", "").replace("&gt;", "").lower()).strip().replace(" ", "-")


def finish(text):
    """Gives headings their anchors, and tables a box that scrolls where the page is narrow."""
    used = {}

    def heading(match):
        level, inner = match.groups()
        name = anchor(inner)
        used[name] = used.get(name, 0) + 1
        if used[name] > 1:
            name += "-%d" % (used[name] - 1)
        return '<h%s id="%s">%s</h%s>' % (level, name, inner, level)

    text = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, text, flags=re.S)
    return text.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
