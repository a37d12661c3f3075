// Keeps strings until the heap is full.
// outcome: build
// seconds: 30
require("./loot.js");

const kept = [];
for (let count = 0; ; count++) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index, count })));
