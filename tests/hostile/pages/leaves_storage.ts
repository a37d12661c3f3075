// Leaves data in every storage of the browser, to be read by the next app, and looks for what others left.
// outcome: passed
import { attempt, canary } from "./caught";

export function begin(): void {
  void attempt("another's data", () => {
    const left = localStorage.getItem("left") ?? document.cookie.match(/left=[^;]+/)?.[0];
    if (!left) throw new Error("none");
    return left;
  });
  localStorage.setItem("left", canary.mark);
  sessionStorage.setItem("left", canary.mark);
  document.cookie = `left=${canary.mark}; max-age=99999999; path=/`;
  document.cookie = `left=${canary.mark}; max-age=99999999; domain=localhost`;
  indexedDB.open("left").onupgradeneeded = (event) => {
    (event.target as IDBOpenDBRequest).result.createObjectStore("left").put(canary.mark, "left");
  };
  void caches.open("left").then((cache) => cache.put("/", new Response("mine")));
  void navigator.storage.getDirectory().then((folder) => folder.getFileHandle("left", { create: true }));
}
