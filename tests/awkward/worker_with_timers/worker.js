let count = 0;
const timer = setInterval(() => {
  count += 1;
  postMessage(`Part ${count} is worked out`);
  if (count === 3) clearInterval(timer);
}, 500);
