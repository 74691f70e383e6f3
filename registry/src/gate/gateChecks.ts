import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Finding } from '../log/change';
import type { Attribution } from '../log/openRegistryLog';
import { pluralise } from '../log/pluralise';
import { Refusal } from '../log/refusal';
import { releaseOf, type Check } from '../log/state';
import type { ReleaseStore } from '../releases/openReleaseStore';
import type { Gate, GateMember } from './gate';
import { gateUserWarning } from './gateUser';

/** How long the result of a check counts for a decision. */
const freshMs = 10 * 60_000;

export type GateChecks = ReturnType<typeof createGateChecks>;

/** Has the gate check releases, one at a time, and keeps what it finds in the log. */
export function createGateChecks({ registry, gate }: { registry: ReleaseStore; gate: Gate }) {
  const oneAtATime = pLimit(1);

  /** Has the gate check a release now. */
  const check = (name: string, id: string, by: Attribution): Promise<Check> =>
    oneAtATime(async () => {
      const state = registry.state();
      const release = releaseOf(state, name, id);
      const directory = join(registry.releasesDirectory, name, id);
      const findings = bounded(await gate({ state, release, directory }));
      const { at } = await registry.change(by, () => ({ kind: 'checked', name, releaseId: id, findings }));
      return { at, findings };
    });

  /**
   * Resolves to the soft findings that are overridden. Rejects with a Refusal, which is also recorded in the log, if
   * there is a hard finding or a soft one that `overrides` does not name.
   */
  async function requirePass(
    { name, releaseId, overrides }: { name: string; releaseId: string; overrides: readonly string[] },
    by: Attribution,
  ): Promise<readonly Finding[]> {
    releaseOf(registry.state(), name, releaseId);
    const known = registry.state().checks[name]?.[releaseId];
    const isFresh = known && Date.now() - Date.parse(known.at) < freshMs;
    const { findings } = isFresh ? known : await check(name, releaseId, by);
    const standing = findings.filter(({ id, level }) => level === 'hard' || !overrides.includes(id));
    if (standing.length === 0) return findings;
    await registry.change(by, () => ({ kind: 'refused', name, releaseId, findings: standing }));
    const hard = standing.filter(({ level }) => level === 'hard').length;
    const why =
      hard > 0
        ? `${pluralise(hard, 'finding')} must be mended first`
        : `${pluralise(standing.length, 'finding')} to decide on`;
    throw new Refusal('gate', `The gate refuses ${name} ${releaseId}: ${why}.`, { findings });
  }

  return { check, requirePass };
}

/** Findings stand in the log for ever, and a release can say in them what it likes. */
const mostFindings = 200;
const longestText = 500;

function bounded(findings: readonly Finding[]): Finding[] {
  const [most, rest] = [findings.slice(0, mostFindings), findings.slice(mostFindings)];
  const level = rest.some((each) => each.level === 'hard') ? 'hard' : 'soft';
  const more: Finding = { id: 'more', level, text: `There are ${rest.length} more findings.` };
  return [...most, ...(rest.length > 0 ? [more] : [])].map((finding) => ({
    ...finding,
    id: finding.id.slice(0, longestText),
    text: finding.text.slice(0, longestText),
  }));
}

interface LiveGate {
  /** Its origin, which may be known only later. */
  shellUrl: () => string;
  appOrigin?: string;
  member?: GateMember | undefined;
  /** Gets one sentence if the browser of the gate can't be kept apart from the registry. */
  warn: (sentence: string) => void;
}

/** A gate that checks in a live shell. */
export function liveGate({ shellUrl, appOrigin, member, warn }: LiveGate): Gate {
  void gateUserWarning().then(
    (sentence) => sentence && warn(sentence),
    (error: Error) => warn(error.message),
  );
  return async (input) => {
    // Loaded here, since it brings a browser's driver and axe, which a registry needs for nothing else.
    const { checkRelease } = await import('./checkRelease');
    const shell = { shellUrl: shellUrl(), ...(appOrigin && { appOrigin }) };
    return checkRelease({ ...input, ...shell, ...(member && { member }) });
  };
}
