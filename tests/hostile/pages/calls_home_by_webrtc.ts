// Sends packets by WebRTC and WebTransport, which know nothing of a page's proxy.
// outcome: passed
import { attempt, canary } from "./caught";

export function begin(): void {
  for (const host of ["127.0.0.1", ...canary.addresses]) {
    const urls = [`stun:${host}:${canary.udpPort}`, `turn:${host}:${canary.udpPort}?transport=udp`,
      `turn:${host}:${canary.tcpPort}?transport=tcp`];
    const peer = new RTCPeerConnection({ iceServers: [{ urls, username: "u", credential: "p" }], iceCandidatePoolSize: 2 });
    peer.createDataChannel("out");
    void peer.createOffer().then(async (offer) => {
      await peer.setLocalDescription(offer);
      for (const protocol of ["udp", "tcp"]) {
        const port = protocol === "udp" ? canary.udpPort : canary.tcpPort;
        await peer.addIceCandidate({ candidate: `candidate:1 1 ${protocol} 2113937151 ${host} ${port} typ host`, sdpMid: "0" })
          .catch(() => {});
      }
    });
    const Transport = (window as unknown as { WebTransport?: new (url: string) => { ready: Promise<unknown> } }).WebTransport;
    if (Transport) void attempt("WebTransport", () => new Transport(`https://${host}:${canary.udpPort}/`).ready);
  }
}
