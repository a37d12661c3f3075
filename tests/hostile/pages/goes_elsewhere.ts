// Leaves the app for another host, with what it knows in the address.
// outcome: passed home
import { canary } from "./caught";

export function begin(): void {
  location.href = `http://127.0.0.1:${canary.tcpPort}/?stolen`;
}
