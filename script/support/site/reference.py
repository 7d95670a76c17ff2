"""The reference: a page a type, from the symbol graphs that script/support/symbol-graphs has extracted, and the catalogues of the modules."""

import json
import re
from collections import defaultdict

import layout
import markdown
import rules

TYPES = {"swift.class": "Class", "swift.struct": "Structure", "swift.enum": "Enumeration", "swift.protocol": "Protocol", "swift.actor": "Actor"}
GROUPS = [("swift.enum.case", "Cases"), ("swift.init", "Initializers"), ("swift.type.property", "Type properties"), ("swift.property", "Properties"),
          ("swift.subscript", "Subscripts"), ("swift.type.subscript", "Type subscripts"), ("swift.method", "Methods"), ("swift.type.method", "Type methods"),
          ("swift.func.op", "Operators"), ("swift.associatedtype", "Associated types"), ("swift.typealias", "Type aliases"), ("swift.var", "Variables"),
          ("swift.func", "Functions"), ("swift.macro", "Macros"), ("swift.deinit", "Deinitializers")]
# Larger pages are divided between members. The estimate is about twice what a page comes to; what is written is checked.
MOST = 150_000


class Symbol:
    def __init__(self, json_symbol, module):
        self.id = json_symbol["identifier"]["precise"]
        self.kind = json_symbol["kind"]["identifier"]
        self.path = json_symbol["pathComponents"]
        self.title = json_symbol["names"]["title"]
        self.module = module
        self.fragments = json_symbol.get("declarationFragments", [])
        lines = json_symbol.get("docComment", {}).get("lines", [])
        self.comment = "\n".join(line["text"] for line in lines)
        self.html = self.address = ""

    @property
    def is_type(self):
        return self.kind in TYPES

    @property
    def name(self):
        return ".".join(self.path) if self.is_type else self.path[-1]


def links_to_symbols(text):
    """Double backquotes are DocC's links."""
    text = re.sub(r"``([^`\s]+)``", r"[`\1`](symbol:\1)", text)
    return re.sub(r"<doc:([^>]+)>", r"[\1](article:\1)", text)


class Reference:
    def __init__(self, root, graphs, modules):
        self.modules, self.symbols, self.by_module = modules, {}, defaultdict(list)
        self.parents, self.related = {}, defaultdict(list)
        for module in modules:
            for file in sorted((graphs / module).glob("*.symbols.json")):
                self.read(json.loads(file.read_text()), module)
        self.members = defaultdict(list)
        for symbol in self.symbols.values():
            self.members[self.parents.get(symbol.id, symbol.module)].append(symbol)
        symbols = list(self.symbols.values())
        for symbol, html in zip(symbols, markdown.convert([links_to_symbols(symbol.comment) for symbol in symbols])):
            symbol.html = html
        self.articles = {}
        for module in modules:
            for file in sorted((root / "Sources" / module).glob("*.docc/*.md")):
                text = links_to_symbols(re.sub(r"^# .*\n", "", file.read_text(), count=1))
                self.articles[module, file.stem] = markdown.finish(markdown.convert([text])[0])
        self.pages, self.names = [], defaultdict(list)
        self.place()

    def read(self, graph, module):
        for each in graph["symbols"]:
            if each["identifier"]["precise"].startswith("s:") and "::SYNTHESIZED::" in each["identifier"]["precise"]:
                continue
            symbol = Symbol(each, module)
            if symbol.kind in TYPES or any(symbol.kind == kind for kind, _ in GROUPS):
                self.symbols[symbol.id] = symbol
        for each in graph["relationships"]:
            if each["kind"] in ("memberOf", "requirementOf", "optionalRequirementOf"):
                self.parents.setdefault(each["source"], each["target"])
            elif each["kind"] in ("inheritsFrom", "conformsTo"):
                self.related[each["source"]].append((each["kind"], each["target"], each.get("targetFallback", "")))

    # Where each stands

    def place(self):
        for module in self.modules:
            self.divide("reference/%s/index.html" % module.lower(), None, module)
        for symbol in sorted((symbol for symbol in self.symbols.values() if symbol.is_type), key=lambda symbol: symbol.path):
            self.divide("reference/%s/%s.html" % (symbol.module.lower(), "-".join(symbol.path).lower()), symbol, symbol.module)
        for symbol in self.symbols.values():
            self.names["/".join(symbol.path)].append(symbol)

    def divide(self, path, owner, module):
        """Gives the members of a type, or the module's own, their addresses, on as many pages as they take."""
        members = self.members[owner.id if owner else module]
        ordered = [(title, symbol) for kind, title in GROUPS for symbol in sorted((each for each in members if each.kind == kind), key=lambda each: each.title)]
        if owner:
            owner.address = path
        parts, size, used = [[]], 4000 + (len(owner.html) if owner else len(self.articles.get((module, module), "")) * 3), set()
        for title, symbol in ordered:
            weight = len(symbol.html) * 1.2 + 120 * len(symbol.fragments) ** 0.7 + 150
            if size + weight > MOST:
                parts.append([])
                size = 4000
            size += weight
            anchor = re.sub(r"\W+", "-", symbol.title).strip("-") or "operator"
            while anchor.lower() in used:
                anchor += "-"
            used.add(anchor.lower())
            symbol.address = "%s#%s" % (self.part(path, len(parts) - 1), anchor)
            parts[-1].append((title, symbol))
        self.pages.append((path, owner, module, parts))

    @staticmethod
    def part(path, index):
        return path if index == 0 else path[:-len(".html")] + "-%d.html" % (index + 1)

    def find(self, name, owner, module):
        """What a link of a comment means: a member of the type that it stands in, then of those around it, then what the module has."""
        name = re.sub(r"-(?:[a-z0-9]{4,6}|swift\.[a-z.]+)$", "", name)
        parts = name.split("/")
        if parts[0] in self.modules and len(parts) > 1:
            module, parts = parts[0], parts[1:]
        around = list(owner.path) if owner else []
        for count in range(len(around), -1, -1):
            found = self.names.get("/".join(around[:count] + parts))
            if found:
                return next((symbol for symbol in found if symbol.module == module), found[0])
        return None

    # What stands there

    def finish(self, html, path, owner, module, known_rules):
        def symbol(match):
            found = self.find(match.group(1).replace("&amp;", "&"), owner, module)
            if found:
                return '<a href="%s"><code>%s</code></a>' % (layout.relative(found.address, path), layout.escape(found.path[-1]))
            if match.group(1) in self.modules:
                return '<a href="%s"><code>%s</code></a>' % (layout.relative("reference/%s/index.html" % match.group(1).lower(), path), match.group(1))
            return match.group(2)

        def article(match):
            if (module, match.group(1)) not in self.articles:
                return match.group(2)
            return '<a href="%s">%s</a>' % (layout.relative("reference/%s/article-%s.html" % (module.lower(), match.group(1).lower()), path), match.group(2))

        html = re.sub(r'<a href="symbol:([^"]*)">(.*?)</a>', symbol, html)
        html = re.sub(r'<a href="article:([^"]*)">(.*?)</a>', article, html)
        return rules.link(html, path, known_rules)

    def declaration(self, symbol, path):
        text = ""
        for fragment in symbol.fragments:
            spelling, target = layout.escape(fragment["spelling"]), self.symbols.get(fragment.get("preciseIdentifier"))
            if target and target is not symbol:
                spelling = '<a href="%s">%s</a>' % (layout.relative(target.address, path), spelling)
            elif fragment["kind"] in ("keyword", "attribute"):
                spelling = "<b>%s</b>" % spelling
            text += spelling
        return '<pre class="declaration"><code>%s</code></pre>' % text.strip()

    def relations(self, owner, path):
        text = ""
        for kind, title in (("inheritsFrom", "Inherits from"), ("conformsTo", "Conforms to")):
            names = []
            for each, target, fallback in self.related[owner.id]:
                if each == kind:
                    known = self.symbols.get(target)
                    name = known.name if known else fallback.split(".")[-1]
                    if name and name not in ("Copyable", "Escapable", "SendableMetatype"):
                        names.append('<a href="%s">%s</a>' % (layout.relative(known.address, path), name) if known else layout.escape(name))
            if names:
                text += "<p>%s %s</p>" % (title, ", ".join(sorted(set(names))))
        return text

    def nested(self, owner, module, path):
        types = sorted((each for each in self.members[owner.id if owner else module] if each.is_type), key=lambda each: each.name)
        if not types:
            return ""
        return "<h2>Types</h2><ul class=\"types\">%s</ul>" % "".join('<li><a href="%s">%s</a></li>' % (layout.relative(each.address, path), layout.escape(each.name)) for each in types)

    def write(self, write, known_rules):
        for path, owner, module, parts in self.pages:
            for index, part in enumerate(parts):
                here, title = self.part(path, index), owner.name if owner else module
                body = "<h1>%s</h1>" % layout.escape(title)
                if index == 0 and owner:
                    body += '<p class="kind">%s of %s</p>' % (TYPES[owner.kind], module) + self.declaration(owner, here) + owner.html + self.relations(owner, here)
                elif index == 0:
                    body += '<p class="kind">Module</p>' + self.articles.get((module, module), "")
                if index == 0:
                    body += self.nested(owner, module, here)
                last = None
                for group, symbol in part:
                    if group != last:
                        body += "<h2>%s</h2>" % group
                        last = group
                    anchor = symbol.address.partition("#")[2]
                    body += '<section id="%s"><h3><a href="#%s">%s</a></h3>%s%s</section>' % (
                        layout.escape(anchor), layout.escape(anchor), layout.escape(symbol.title), self.declaration(symbol, here), symbol.html)
                if len(parts) > 1:
                    body += '<p class="parts">%s</p>' % " ".join('<a href="%s"%s>Part %d</a>' % (
                        layout.relative(self.part(path, other), here), ' aria-current="page"' if other == index else "", other + 1) for other in range(len(parts)))
                trail = [("Reference", "reference/index.html")] + ([(module, "reference/%s/index.html" % module.lower())] if owner else [])
                above = self.symbols.get(self.parents.get(owner.id, "")) if owner else None
                write(here, layout.page(here, title, self.finish(body, here, owner, module, known_rules), trail + ([(above.name, above.address)] if above else [])))
        for (module, name), html in self.articles.items():
            if name != module:
                here = "reference/%s/article-%s.html" % (module.lower(), name.lower())
                write(here, layout.page(here, name, "<h1>%s</h1>" % name + self.finish(html, here, None, module, known_rules), [
                    ("Reference", "reference/index.html"), (module, "reference/%s/index.html" % module.lower())]))
        path, body = "reference/index.html", "<h1>Reference</h1>"
        for module in self.modules:
            first = re.search(r"<p>(.*?)</p>", self.articles.get((module, module), ""), re.S)
            body += '<h2><a href="%s">%s</a></h2>%s' % (layout.relative("reference/%s/index.html" % module.lower(), path), module,
                                                      "<p>%s</p>" % self.finish(first.group(1), path, None, module, known_rules) if first else "")
        write(path, layout.page(path, "Reference", body))

    def index(self):
        for module in self.modules:
            yield module, "reference/%s/index.html" % module.lower(), "module"
        for symbol in self.symbols.values():
            owner = self.symbols.get(self.parents.get(symbol.id, ""))
            name = symbol.name if symbol.is_type or not owner else "%s.%s" % (owner.name, symbol.title)
            yield name, symbol.address, TYPES.get(symbol.kind, symbol.kind.split(".")[-1]).lower()
