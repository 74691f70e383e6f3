import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { RegistryLog } from '../log/openRegistryLog';
import { replaceFile } from '../log/replaceFile';
import { operationOf, type RecordedDecision } from './operationOf';

/** How often is looked for what could not be recorded. */
const lookEveryMs = 30_000;

interface Options {
  registry: RegistryLog;
  /** Adds lines to the operator log, each once however often it is given. */
  record: (decisions: readonly RecordedDecision[]) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Has the operator log follow the registry's: what operators decide is in force, and on record in the registry, once it
 * is a line of the registry's log, and is then told to the operator log in the order of its lines. `recorded.json` has
 * the number of the last line up to which all of it is told; a crash in between tells some again, which adds nothing.
 */
export async function recordDecisions({ registry, record, onError }: Options) {
  const file = join(registry.directory, 'recorded.json');
  const saved = await readFile(file, 'utf8').then(JSON.parse, () => null);
  // A log that was put back from a back-up may end before what was told.
  let seq = Math.min((saved as { seq: number } | null)?.seq ?? Infinity, registry.log().length);
  if (!saved) await replaceFile(file, JSON.stringify({ seq }));
  const oneAtATime = pLimit(1);

  async function recordAll(): Promise<void> {
    const log = registry.log();
    const entries = log.slice(seq);
    const decisions = entries.flatMap((entry) => operationOf(entry, log) ?? []);
    if (decisions.length === 0) return;
    await record(decisions);
    seq = entries.at(-1)!.seq;
    await replaceFile(file, JSON.stringify({ seq }));
  }

  /** Resolves once all decisions are recorded, or can't be for now: then they are later. */
  const catchUp = (): Promise<void> => oneAtATime(recordAll).catch(onError);

  const timer = setInterval(() => void catchUp(), lookEveryMs);
  timer.unref();
  void catchUp();
  return {
    catchUp,
    async close(): Promise<void> {
      clearInterval(timer);
      await catchUp();
    },
  };
}
