import { Declined, type Finding, type ReleaseCheck } from '@members/office-contract';
import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import pTimeout from 'p-timeout';
import type { Attribution } from '../log/openRegistryLog';
import { releaseOf } from '../log/state';
import type { ReleaseStore } from '../releases/openReleaseStore';
import type { Gate, GateMember } from './gate';
import { gateUserWarning } from './gateUser';

/** How long the result of a check counts for a decision. */
const freshMs = 10 * 60_000;

export type GateChecks = ReturnType<typeof createGateChecks>;

/** Browsers at once; each remote has one of them at most, so that a release that hangs keeps nobody else waiting. */
const browsersAtOnce = 2;
/** Shorter than proxies wait for an answer. */
const answerWithinMs = 20_000;

interface RunningCheck {
  name: string;
  releaseId: string;
  result: Promise<ReleaseCheck>;
}

interface Options {
  registry: ReleaseStore;
  gate: Gate;
  /** How long a request waits for a check before it is told to ask again. */
  waitMs?: number;
}

/** Has the gate check releases, those of a remote one after the other, and keeps what it finds in the log. */
export function createGateChecks({ registry, gate, waitMs = answerWithinMs }: Options) {
  const browsers = pLimit(browsersAtOnce);
  const ofRemote = new Map<string, LimitFunction>();
  /** In the order of their coming. */
  const checks: RunningCheck[] = [];

  const running = (name: string, id: string) =>
    checks.find((each) => each.name === name && each.releaseId === id);

  /** Has the gate check a release, unless it is at it; a gate that fails is a finding. */
  function begin(name: string, id: string, by: Attribution): Promise<ReleaseCheck> {
    const known = running(name, id);
    if (known) return known.result;
    releaseOf(registry.state(), name, id);
    const oneAtATime = ofRemote.get(name) ?? pLimit(1);
    ofRemote.set(name, oneAtATime);
    const result = oneAtATime(() =>
      browsers(async () => {
        const state = registry.state();
        const release = releaseOf(state, name, id);
        const directory = join(registry.releasesDirectory, name, id);
        const findings = bounded(await gate({ state, release, directory }).catch(failedGate));
        const { at } = await registry.change(by, () => ({ kind: 'checked', name, releaseId: id, findings }));
        return { at, findings };
      }),
    ).finally(() => checks.splice(checks.indexOf(entry), 1));
    const entry = { name, releaseId: id, result };
    checks.push(entry);
    // Nobody may be waiting for it any more.
    result.catch(() => undefined);
    return result;
  }

  /** The releases of its remote that a release waits behind; null if it is not at the gate. */
  function atGate(name: string, id: string): { behind: string[] } | null {
    const ofRemote = checks.filter((each) => each.name === name).map(({ releaseId }) => releaseId);
    return ofRemote.includes(id) ? { behind: ofRemote.slice(0, ofRemote.indexOf(id)) } : null;
  }

  /** Resolves to what is found; to null where that takes longer than a request may. */
  const within = (result: Promise<ReleaseCheck>): Promise<ReleaseCheck | null> =>
    pTimeout(result, { milliseconds: waitMs, fallback: () => null });

  /** Has the gate check a release now; null while it is at it. */
  const check = (name: string, releaseId: string, by: Attribution): Promise<ReleaseCheck | null> =>
    within(begin(name, releaseId, by));

  /** The result of the check that is under way, else of the newest one; null while there is none. */
  async function resultOf(name: string, releaseId: string): Promise<ReleaseCheck | null> {
    releaseOf(registry.state(), name, releaseId);
    const known = running(name, releaseId);
    return known ? within(known.result) : (registry.state().checks[name]?.[releaseId] ?? null);
  }

  /**
   * Resolves to the soft findings that are overridden. Rejects with a Declined, which is also recorded in the log, if
   * there is a hard finding or a soft one that `overrides` does not name; and with `atGate` or `atGateBehind` while the
   * gate is at work, so that the decision is to be sent again.
   */
  async function requirePass(
    { name, releaseId, overrides }: { name: string; releaseId: string; overrides: readonly string[] },
    by: Attribution,
  ): Promise<readonly Finding[]> {
    releaseOf(registry.state(), name, releaseId);
    const known = registry.state().checks[name]?.[releaseId];
    const isFresh = known && Date.now() - Date.parse(known.at) < freshMs;
    const result = isFresh ? known : await check(name, releaseId, by);
    const release = { remote: name, release: releaseId };
    if (!result) {
      const { behind = [] } = atGate(name, releaseId) ?? {};
      if (behind.length === 0) throw new Declined('atGate', release);
      throw new Declined('atGateBehind', { ...release, behind: behind.join(', ') });
    }
    const { findings } = result;
    const standing = findings.filter(({ id, level }) => level === 'hard' || !overrides.includes(id));
    if (standing.length === 0) return findings;
    await registry.change(by, () => ({ kind: 'refused', name, releaseId, findings: standing }));
    const hard = standing.filter(({ level }) => level === 'hard').length;
    const soft = standing.length;
    throw new Declined(hard > 0 ? 'gateHard' : 'gateSoft', { ...release, hard, soft }, { findings });
  }

  return {
    check,
    resultOf,
    requirePass,
    atGate,
  };
}

const failedGate = (error: unknown): Finding[] => [
  {
    id: 'gate',
    level: 'hard',
    text: `The gate itself failed: ${error instanceof Error ? error.message : String(error)}`,
  },
];

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
