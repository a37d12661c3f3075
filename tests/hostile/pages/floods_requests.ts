// Asks for files without end, more of them with every answer.
// outcome: passed home
export function begin(): void {
  const ask = (): void => {
    for (let count = 0; count < 2; count++) void fetch(`/assets/${Math.random()}.js`).then(ask, ask);
  };
  for (let count = 0; count < 20; count++) ask();
}
