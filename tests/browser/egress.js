// Every call that makes a browser ask another host for something.
const web = "@web@", socket = "@socket@", host = "@host@";
const inside = `fetch("${web}/w", { mode: "no-cors" }); new WebSocket("${socket}/w"); importScripts("${web}/i.js")`;
const code = URL.createObjectURL(new Blob([inside]));
const tries = [
  () => fetch(web + "/fetch", { mode: "no-cors" }).catch(() => 0),
  () => navigator.sendBeacon(web + "/beacon", "x"),
  () => new EventSource(web + "/events"),
  () => new WebSocket(socket + "/socket"),
  () => new WebTransport("https://" + host + "/transport"),
  () => { const x = new XMLHttpRequest(); x.open("POST", web + "/xhr"); x.send("x"); },
  () => {
    const turn = { urls: `turn:${host}?transport=tcp`, username: "a", credential: "b" };
    const servers = [turn, { urls: `stun:${host}` }];
    const c = new RTCPeerConnection({ iceServers: servers });
    c.createDataChannel("x");
    c.createOffer().then((o) => c.setLocalDescription(o));
  },
  () => new Worker(code),
  () => new Worker(web + "/worker.js"),
  () => new SharedWorker(code),
  () => navigator.serviceWorker.register("/sw.js"),
  () => import(web + "/module.js").catch(() => 0),
  () => document.querySelector("#w").click(),
  () => document.querySelector("#f").submit(),
  () => window.open(web + "/popup"),
  () => new Image().srcset = web + "/srcset 1x",
  () => CSS.paintWorklet?.addModule(web + "/paint"),
  () => navigator.credentials?.get({ federated: { providers: [web] } }),
];
for (const attempt of tries) try { Promise.resolve(attempt()).catch(() => 0); } catch {}
const refresh = `<meta http-equiv="refresh" content="0;url=${web}/refresh">`;
setTimeout(() => document.head.insertAdjacentHTML("beforeend", refresh), 900);
