"""What must hold for the site as it was written."""

import json
import re
import shutil
import subprocess
import tempfile
import urllib.parse
from html.parser import HTMLParser
from pathlib import Path

MOST = 100_000


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.loaded, self.anchors = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if attributes.get("id"):
            if attributes["id"] in self.anchors:
                self.links.append("#twice " + attributes["id"])
            self.anchors.add(attributes["id"])
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        if tag in ("img", "script", "iframe", "source") and "src" in attributes:
            self.loaded.append(attributes["src"])
        if tag == "link" and attributes.get("rel") != "canonical":
            self.loaded.append(attributes.get("href", ""))


def faults(site):
    """What is wrong, a line each, and a line that says how much was looked at."""
    pages = {path.relative_to(site).as_posix(): Page(path.read_text()) for path in sorted(site.rglob("*.html"))}
    found, count, largest = [], 0, 0
    for path, page in pages.items():
        text = (site / path).read_text()
        size = len(re.sub(r"data:[a-z]+/[a-z0-9.+-]+;base64,[A-Za-z0-9+/=]+", "", text).encode())
        # An exported session is a program with what it plays, and no page to read.
        if not re.match(r"sessions/(?!index)", path):
            largest = max(largest, size)
            if size > MOST:
                found.append("%s has %d bytes, more than %d" % (path, size, MOST))
            if 'name="viewport"' not in text:
                found.append("%s says nothing of narrow screens" % path)
        for link in page.links + page.loaded:
            if link.startswith("#twice "):
                found.append("%s has the anchor '%s' twice" % (path, link[7:]))
                continue
            if re.match(r"https?:|mailto:|data:", link):
                if link in page.loaded and not link.startswith("data:"):
                    found.append("%s takes '%s' from elsewhere" % (path, link))
                continue
            count += 1
            to, _, anchor = urllib.parse.unquote(link).partition("#")
            target = (site / path).parent.joinpath(to).resolve().relative_to(site.resolve()).as_posix() if to else path
            if not (site / target).is_file():
                found.append("%s refers to '%s', which is not there" % (path, link))
            elif anchor and target in pages and anchor not in pages[target].anchors:
                found.append("%s refers to '%s': there is no such anchor" % (path, link))
    return found, "%d pages, the largest of %d KB; %d links, %s" % (len(pages), largest // 1000, count, "%d faults" % len(found) if found else "none of them dead")


HARNESS = """<body><pre id="out"></pre><iframe id="page" width="%(width)d" height="800"></iframe><script>
const pages = %(pages)s, wide = [], frame = document.getElementById("page");
let next = 0;
frame.onload = () => {
    if (next) {
        const width = frame.contentDocument.documentElement.scrollWidth;
        if (width > %(width)d) wide.push(pages[next - 1] + " is " + width + " wide on a screen of %(width)d");
    }
    if (next < pages.length) frame.src = "%(site)s/" + pages[next++];
    else document.getElementById("out").textContent = wide.join("\\n") + "\\nlooked at " + next;
};
frame.src = "about:blank";
</script>"""


def wide(site, width=390):
    """Pages that are wider than a phone, a line each, and a line that says how many were looked at, or why none."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if not browser:
        return [], "skipped: pages on narrow screens: chromium is not installed"
    pages = [path for path in sorted(each.relative_to(site).as_posix() for each in site.rglob("*.html")) if not re.match(r"sessions/(?!index)", path)]
    with tempfile.TemporaryDirectory() as folder:
        harness = Path(folder, "harness.html")
        harness.write_text(HARNESS % {"pages": json.dumps(pages), "width": width, "site": site.resolve().as_uri()})
        # A page may look into another file only with these.
        done = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--disable-web-security", "--user-data-dir=" + folder,
                               "--virtual-time-budget=300000", "--timeout=300000", "--dump-dom", harness.as_uri()], capture_output=True, text=True, check=False, timeout=600)
    found = re.search(r'<pre id="out">(.*?)</pre>', done.stdout, re.S)
    lines = found.group(1).strip().split("\n") if found else []
    if not lines or lines[-1] != "looked at %d" % len(pages):
        return ["the browser did not look at all pages: %s" % done.stderr.strip()[-300:]], "narrow screens: not looked at"
    return lines[:-1], "%d pages fit a screen of %d points" % (len(pages) - len(lines[:-1]), width)
