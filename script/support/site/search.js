// Finds pages, types, members and rules. The index is read at the first letter, by a script, so that it works from a folder too.
(() => {
    const field = document.getElementById("search"), list = document.getElementById("found"), root = document.body.dataset.root;
    let reading = null, chosen = -1;

    const read = () => reading ??= new Promise((done, failed) => {
        const script = document.createElement("script");
        script.src = root + "search-index.js";
        script.onload = () => done(window.searchIndex);
        script.onerror = failed;
        document.head.append(script);
    });

    /** How well an entry fits, from 0 on; the whole name first, then its beginning, a word's beginning, and anywhere. */
    const rank = (name, words) => {
        let sum = 0;
        for (const word of words) {
            const at = name.indexOf(word);
            if (at < 0) return -1;
            sum += name == word ? 0 : at == 0 ? 1 : /[\W]/.test(name[at - 1]) ? 2 : 3;
        }
        return sum * 1000 + name.length;
    };

    const choose = index => {
        const links = [...list.querySelectorAll("a")];
        chosen = links.length ? (index + links.length) % links.length : -1;
        links.forEach((link, each) => link.setAttribute("aria-selected", String(each == chosen)));
        links[chosen]?.scrollIntoView({block: "nearest"});
    };

    const show = async () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        if (!words.length) {
            list.hidden = true;
            return;
        }
        const index = await read();
        const best = index.map(([name, path, kind]) => [rank(name.toLowerCase(), words), name, path, kind]).filter(([at]) => at >= 0)
            .sort((one, other) => one[0] - other[0]).slice(0, 30);
        list.replaceChildren(...(best.length ? best : [[0, "Nothing has these words", "", ""]]).map(([, name, path, kind]) => {
            const item = document.createElement("li"), link = document.createElement(path ? "a" : "span"), small = document.createElement("small");
            if (path) link.href = root + path;
            small.textContent = " " + kind;
            link.append(name, small);
            item.append(link);
            return item;
        }));
        list.hidden = false;
        choose(0);
    };

    field.addEventListener("input", show);
    field.addEventListener("focus", show);
    field.form.addEventListener("submit", event => {
        event.preventDefault();
        list.querySelectorAll("a")[Math.max(0, chosen)]?.click();
    });
    field.addEventListener("keydown", event => {
        const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
        if (by) {
            event.preventDefault();
            choose(chosen + by);
        } else if (event.key == "Escape") {
            list.hidden = true;
        }
    });
    document.addEventListener("click", event => { if (!field.form.contains(event.target)) list.hidden = true; });
    document.addEventListener("keydown", event => {
        if (event.key == "/" && !/INPUT|TEXTAREA/.test(document.activeElement.tagName)) {
            event.preventDefault();
            field.focus();
        }
    });
})();
