// Calls of the inspector. A page that was exported has a session in it, and answers from that.

const saved = document.getElementById("session");
export const savedSession = saved ? JSON.parse(saved.textContent) : null;
const key = new URLSearchParams(location.search).get("token");
let lastCall = 0;

/** Calls a method. Throws an error whose message says what to do. */
export async function call(method, params = {}) {
    if (savedSession) {
        if (method in savedSession) return savedSession[method];
        throw new Error("This page was exported: it plays what was recorded, and asks nothing.");
    }
    let answer;
    try {
        answer = await fetch("/call", {
            method: "POST",
            headers: {"Content-Type": "application/json", "Authorization": `Bearer ${key}`},
            body: JSON.stringify({jsonrpc: "2.0", id: ++lastCall, method, params}),
        });
    } catch {
        throw new Error("it has ended, or can't be reached; start it again, and open the link that it prints");
    }
    if (!answer.ok) throw new Error((await answer.text()).trim());
    const message = await answer.json();
    if (message.error) throw new Error(message.error.message);
    return message.result;
}
