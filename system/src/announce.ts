/** What the system says while it starts, one line a step, for a person at a terminal. */
export function announce(line: string): void {
  process.stdout.write(`${line}\n`);
}
