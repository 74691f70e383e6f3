import { z } from 'zod';

const shellFacts = z.object({
  /** Version of the contract between shell and remotes. */
  contract: z.string(),
  /** Version of each singleton that the shell gives to remotes. */
  provides: z.record(z.string(), z.string()),
  /** Routes that the shell shows itself. */
  routes: z.array(z.string()),
});

/** What a release can count on in a shell: its `/shell.json`. */
export type ShellFacts = z.infer<typeof shellFacts>;

/** Asks the live shell. Throws where it can't be reached within 10 s, or doesn't tell. */
export async function readShellFacts(shellUrl: string): Promise<ShellFacts> {
  const response = await fetch(new URL('/shell.json', shellUrl), { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${shellUrl}/shell.json answers ${response.status}.`);
  return shellFacts.parse(await response.json());
}
