import type { Finding } from '@members/office-contract';
import type { RemoteManifest } from '@members/mfe-kit/release';
import type { Missing, Uses } from '@members/uses';
import { checkUsesApart } from '@members/uses/apart';
import { satisfies } from 'semver';
import { z } from 'zod';

const shellFactsSchema = z.object({
  /** Version of the contract between shell and remotes. */
  contract: z.string(),
  /** Version of each singleton that the shell shares with remotes. */
  provides: z.record(z.string(), z.string()),
  /** The same for releases that ask for the React before the shell's own (decision 94). */
  earlier: z.record(z.string(), z.string()).optional(),
  /** The shell's own routes. */
  routes: z.array(z.string()),
  /** What the singletons of this project declare; a shell that does not tell is judged by its versions. */
  declarations: z
    .object({
      entries: z.record(z.string(), z.string()),
      files: z.record(z.string(), z.string()),
      tokens: z.array(z.string()),
    })
    .optional(),
});

/** What a shell says about itself in `/shell.json`. */
export type ShellFacts = z.infer<typeof shellFactsSchema>;

/** Reads the content of a `shell.json`. Throws a ZodError for anything else. */
export const parseShellFacts = (content: unknown): ShellFacts => shellFactsSchema.parse(content);

/** Asks the live shell. Rejects if it can't be reached within 10 s, or answers something else. */
export async function readShellFacts(shellUrl: string): Promise<ShellFacts> {
  const response = await fetch(new URL('/shell.json', shellUrl), { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${shellUrl}/shell.json answers ${response.status}.`);
  return parseShellFacts(await response.json());
}

/** A release, as far as it says what it needs of a shell. */
export interface Needs extends Pick<RemoteManifest, 'shellContract' | 'shared'> {
  /** What it uses; null where its build did not write it. */
  uses: Uses | null;
}

/**
 * Checks whether a shell has what releases need, by any key. Where a release says what it uses, that decides and not the
 * version of the module that has it (decision 93).
 */
export async function checkNeeds<K extends string>(
  releases: Readonly<Record<K, Needs>>,
  facts: ShellFacts,
): Promise<Record<K, Finding[]>> {
  const { declarations } = facts;
  const all = Object.entries(releases) as [K, Needs][];
  const known = declarations ? all.flatMap(([key, { uses }]) => (uses ? [[key, uses] as const] : [])) : [];
  const missing: Record<string, Missing[]> =
    declarations && known.length > 0 ? await checkUsesApart(declarations, Object.fromEntries(known)) : {};
  const found = all.map(([key, needs]) => {
    const isKnown = (module: string) => key in missing && module.startsWith('@members/');
    const lacking = [...(missing[key] ?? []), ...hooksIn(needs, facts)];
    return [key, [...checkVersions(needs, facts, isKnown), ...findingsOf(lacking)]];
  });
  return Object.fromEntries(found) as Record<K, Finding[]>;
}

/** Whether a release gets the React before the shell's own. */
const isOnEarlierReact = ({ shared }: Needs, { provides, earlier }: ShellFacts): boolean => {
  const [range, own, before] = [shared['react'], provides['react'], earlier?.['react']];
  return !!range && !!own && !!before && !satisfies(own, range) && satisfies(before, range);
};

/** Hooks are built on the shell's React, so that a release on another one does not get them. */
const hooksIn = (needs: Needs, facts: ShellFacts): Missing[] =>
  !isOnEarlierReact(needs, facts)
    ? []
    : (needs.uses?.uses ?? [])
        .filter(({ name, code }) => / use[A-Z]/.test(name) && code.startsWith('void '))
        .map(({ name, at }) => ({ name, at, text: 'It is a hook of another React.' }));

function checkVersions(
  { shellContract, shared, uses }: Needs,
  facts: ShellFacts,
  isKnown: (module: string) => boolean,
): Finding[] {
  const { contract } = facts;
  const onEarlierReact = isOnEarlierReact({ shellContract, shared, uses }, facts);
  const provides = (onEarlierReact && facts.earlier) || facts.provides;
  const findings: Finding[] = [];
  const refuse = (id: string, text: string) => findings.push({ id, level: 'hard', text });
  const isContractKnown = '@members/mfe-kit' in shared && isKnown('@members/mfe-kit');
  if (!isContractKnown && !satisfies(contract, shellContract))
    refuse('contract', `It needs the shell contract ${shellContract}; the shell speaks ${contract}.`);
  for (const [module, range] of Object.entries(shared)) {
    const version = provides[module];
    if (!version) refuse(`singleton:${module}`, `It needs ${module} from the shell, which gives none.`);
    else if (!isKnown(module) && !satisfies(version, range))
      refuse(`singleton:${module}`, `It needs ${module} ${range}; the shell gives ${version}.`);
  }
  return findings;
}

/** One finding for each module, with every name and its places. */
function findingsOf(missing: readonly Missing[]): Finding[] {
  const moduleOf = ({ name }: Missing) =>
    name.startsWith('--') ? '@members/ui/tokens.css' : name.split(' ')[0]!;
  const modules = [...new Set(missing.map(moduleOf))];
  return modules.map((module) => ({
    id: `singleton:${module}`,
    level: 'hard',
    text: missing
      .filter((each) => moduleOf(each) === module)
      .map(({ name, at, text }) => `${name.replace(`${module} `, '')} (${at.join(', ')}): ${text}`)
      .join('\n'),
  }));
}
