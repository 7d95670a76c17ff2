// Puts the parts together.

import {Link} from "./link.js";
import {Screen} from "./screen.js";
import {Input} from "./input.js";
import {Text} from "./text.js";

const notice = document.getElementById("notice");

function sendView() {
    if (screen.room) link.sendView(screen.room.width, screen.room.height, screen.room.scale, !document.hidden);
}

/** Gives the page the app's name, which a home screen takes too, and an icon with its first letter. */
function call(name) {
    document.title = name;
    document.querySelector("meta[name=apple-mobile-web-app-title]").content = name;
    const side = 192, picture = document.createElement("canvas"), pen = picture.getContext("2d");
    picture.width = picture.height = side;
    pen.fillStyle = "#1c1c1e";
    pen.fillRect(0, 0, side, side);
    pen.fillStyle = "#fff";
    pen.font = `600 ${side / 2}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText([...name][0] ?? "", side / 2, side / 2);
    for (const link of document.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]")) link.href = picture.toDataURL();
}

/** A refresh that does not come, as on a page that is covered, is not waited for longer than this. */
const refreshPatience = 100;

/** Tells at the screen's next refresh that a frame is shown: frames that come quicker than refreshes would be drawn unseen. */
function tellShown(number) {
    let isTold = false;
    const tell = () => {
        if (!isTold) link.sendShown(number);
        isTold = true;
    };
    requestAnimationFrame(tell);
    setTimeout(tell, refreshPatience);
}

const link = new Link({
    opened() {
        notice.textContent = "";
        document.body.classList.remove("lost");
        input.reset();
        sendView();
    },
    closed(reason, refusal) {
        notice.textContent = refusal || (reason ? `Connection lost (${reason}); trying again` : "Connection lost; trying again");
        // What is seen is no app any more, but a picture of it.
        document.body.classList.add("lost");
        text.update(null, true);
        input.reset();
    },
    frame(frame) { screen.show(frame, tellShown); },
    role(mayTouch) { notice.textContent = mayTouch ? "" : "Another page is touching"; },
    tickRequest() { requestAnimationFrame(() => link.sendTick()); },
    textInput(request, isCurrent) { text.update(request, isCurrent); },
    title(name) { call(name); },
    // Browsers allow it on secure pages alone, that is on this machine or behind https.
    clipboard(content) { navigator.clipboard?.writeText(content).catch(() => {}); },
    // Not every browser lets pages move the motor.
    vibrate(pattern) { navigator.vibrate?.(pattern); },
});
const screen = new Screen();
screen.onRoom = sendView;
const text = new Text(link, screen);
const input = new Input(link, screen, text);

document.addEventListener("visibilitychange", sendView);
// A page that goes into the browser's memory of pages is not seen any more.
addEventListener("pagehide", () => { if (screen.room) link.sendView(screen.room.width, screen.room.height, screen.room.scale, false); });
addEventListener("pageshow", sendView);

if (!("DecompressionStream" in window)) {
    notice.textContent = "This browser is too old: Chrome 103, Safari 16.4 or Firefox 113 are the first that can show the app";
}

// For tests and for the console.
window.dactyl = {link, screen, input, text};
