import type { RemoteManifest } from '@members/mfe-kit/release';
import { satisfies } from 'semver';
import { z } from 'zod';
import type { Finding } from '../log/change';

const shellFactsSchema = z.object({
  /** Version of the contract between shell and remotes. */
  contract: z.string(),
  /** Version of each singleton that the shell shares with remotes. */
  provides: z.record(z.string(), z.string()),
  /** The shell's own routes. */
  routes: z.array(z.string()),
});

/** What a shell says about itself in `/shell.json`. */
export type ShellFacts = z.infer<typeof shellFactsSchema>;

/** Asks the live shell. Rejects if it can't be reached within 10 s, or answers something else. */
export async function readShellFacts(shellUrl: string): Promise<ShellFacts> {
  const response = await fetch(new URL('/shell.json', shellUrl), { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${shellUrl}/shell.json answers ${response.status}.`);
  return shellFactsSchema.parse(await response.json());
}

/** Checks that the shell has the contract version and the singletons that the release was built for. */
export function checkContract(
  { shellContract, shared }: Pick<RemoteManifest, 'shellContract' | 'shared'>,
  { contract, provides }: ShellFacts,
): Finding[] {
  const findings: Finding[] = [];
  const refuse = (id: string, text: string) => findings.push({ id, level: 'hard', text });
  if (!satisfies(contract, shellContract))
    refuse('contract', `It needs the shell contract ${shellContract}; the live shell speaks ${contract}.`);
  for (const [module, range] of Object.entries(shared)) {
    const version = provides[module];
    if (!version) refuse(`singleton:${module}`, `It needs ${module} from the shell, which gives none.`);
    else if (!satisfies(version, range))
      refuse(`singleton:${module}`, `It needs ${module} ${range}; the live shell gives ${version}.`);
  }
  return findings;
}
