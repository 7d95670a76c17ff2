"""What all pages of the site have in common."""

import html
import posixpath

VERSION = ""


def relative(target, page):
    """The link from a page to another path of the site, which works from a folder as from a server."""
    path, _, anchor = target.partition("#")
    if not path or path == page:
        return "#" + anchor if anchor else posixpath.basename(page)
    return posixpath.relpath(path, posixpath.dirname(page) or ".") + ("#" + anchor if anchor else "")


def escape(text):
    return html.escape(text, quote=True)


SECTIONS = [("Tutorial", "tutorial/index.html"), ("Guides", "guides/index.html"), ("Rules", "rules/index.html"), ("Reference", "reference/index.html"), ("Sessions", "sessions/index.html")]


def page(path, title, body, trail=(), aside=""):
    """A whole page: TRAIL are (title, path) of what stands above it, ASIDE what stands beside it."""
    here = path.split("/")[0]
    sections = "".join('<a href="%s"%s>%s</a>' % (relative(to, path), ' aria-current="true"' if to.split("/")[0] == here else "", name) for name, to in SECTIONS)
    crumbs = "".join('<a href="%s">%s</a> / ' % (relative(to, path), escape(name)) for name, to in trail)
    root = relative("index.html", path)[:-len("index.html")]
    return """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>%s</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="%ssite.css">
<script defer src="%ssearch.js"></script>
</head>
<body data-root="%s">
<header>
<a class="name" href="%s">Dactyl</a>
<nav aria-label="Parts">%s</nav>
<form role="search"><input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off"><ol id="found" hidden></ol></form>
</header>
<main%s>
%s%s
</main>
%s<footer>Dactyl %s</footer>
</body>
</html>
""" % (escape(title) + ("" if title == "Dactyl" else " – Dactyl"), root, root, root, relative("index.html", path), sections,
       ' class="beside"' if aside else "", '<p class="trail">%s</p>\n' % crumbs[:-3] if crumbs else "",
       '<article>\n%s\n</article>\n%s' % (body, aside) if aside else body, "", escape(VERSION))
