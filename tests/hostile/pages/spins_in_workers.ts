// Has workers spin, more than the machine has cores, that start workers themselves.
// outcome: passed home
export function begin(): void {
  const text = "for (let i = 0; i < 2; i++) { try { new Worker(self.location.href); } catch {} } for (;;) {}";
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  for (let count = 0; count < 20; count++) new Worker(url);
}
