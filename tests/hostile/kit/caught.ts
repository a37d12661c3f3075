// What hostile pages have in common: where they would send, and a way to show what they got.
import canary from "./canary.json";

export { canary };
const LEAKED = [..."enod-saw-mrah"].reverse().join("");

/** Puts what was got onto the page, into its title, storage and console: it must turn up nowhere in the results. */
export function deliver(text: string): void {
  const place = document.getElementById("extras");
  if (place) place.textContent += ` ${text}`;
  document.title = text.slice(0, 100);
  console.log(text);
}

/** Something that must be refused; tells, with a word that the source does not spell out, if it was not. */
export async function attempt(name: string, act: () => unknown): Promise<void> {
  try {
    const got = await act();
    deliver(`${LEAKED} ${name}: ${String(got).slice(0, 200)}`);
  } catch (error) {
    console.log(`refused ${name}: ${error}`);
  }
}
