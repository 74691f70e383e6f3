/** Prints one line about a step of the start for a person at a terminal. */
export function announce(line: string): void {
  process.stdout.write(`${line}\n`);
}
