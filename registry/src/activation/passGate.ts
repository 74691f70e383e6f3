import { join } from 'node:path';
import { counted } from '../counted';
import type { Finding } from '../gate/finding';
import { createInTurn } from '../inTurn';
import type { Reasoned, Registry } from '../openRegistry';
import { Refusal } from '../refusal';
import { releaseOf, type Check, type PublishedRelease, type RegistryState } from '../state/state';

/** Looks at a published release; answers with what it found. */
export type Gate = (input: {
  state: RegistryState;
  release: PublishedRelease;
  /** Where its files are. */
  directory: string;
}) => Promise<Finding[]>;

/** So long what the gate found counts for a decision. */
const freshMs = 10 * 60_000;

export type PassGate = ReturnType<typeof createPassGate>;

/** Asks the gate about releases, one at a time, and keeps what it found in the log. */
export function createPassGate({ registry, gate }: { registry: Registry; gate: Gate }) {
  const inTurn = createInTurn();

  async function look(name: string, id: string, by: Reasoned): Promise<Check> {
    const state = registry.state();
    const release = releaseOf(state, name, id);
    const directory = join(registry.releasesDirectory, name, id);
    const findings = await gate({ state, release, directory });
    const { at } = await registry.change(by, () => ({ kind: 'checked', name, releaseId: id, findings }));
    return { at, findings };
  }

  /** Has the gate look now. */
  const check = (name: string, id: string, by: Reasoned): Promise<Check> => inTurn(() => look(name, id, by));

  /**
   * Answers the soft findings that are set aside. Throws a Refusal, and writes it into the log, where a hard one
   * stands or a soft one isn't named in `overrides`.
   */
  async function pass(
    { name, releaseId, overrides }: { name: string; releaseId: string; overrides: readonly string[] },
    by: Reasoned,
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
        ? `${counted(hard, 'finding')} must be mended first`
        : `${counted(standing.length, 'finding')} to decide on`;
    throw new Refusal('gate', `The gate refuses ${name} ${releaseId}: ${why}.`, { findings });
  }

  return { check, pass };
}
