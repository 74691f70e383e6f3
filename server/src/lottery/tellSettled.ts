import { mayHearOfPlay } from '../control';
import type { Database, Reader } from '../database';
import { selectToldSubjects, selectWhoWantsBets, tellMember } from '../messages';
import { selectSlipsToTell, type SlipRow } from './slipStore';

export interface TellSettledDependencies {
  database: Database;
  now: () => Date;
  onError?: ((error: unknown, what: string) => void) | undefined;
}

const minuteMs = 60_000;
/** What was settled longer ago is no news. */
const newsMs = 10 * minuteMs;
/** For so long a round can be open before it is settled. */
const placedWithinMs = 60 * minuteMs;
const membersAtOnce = 500;

/**
 * Tells of settled slips the members who want it, after the settling and apart from it: no round waits for it. Nobody is
 * told in a pause or with a limit reached (NOT-04). Several processes may do it at once, since a slip is told once.
 */
export function createTellSettled({ database, now, onError = () => {} }: TellSettledDependencies) {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function tellSettled(): Promise<void> {
    let memberIds: number[];
    let after = 0;
    do {
      memberIds = await selectWhoWantsBets(database.reader, { after, limit: membersAtOnce });
      after = memberIds.at(-1) ?? after;
      if (memberIds.length > 0)
        for (const slip of await newsOf(database.reader, memberIds, now())) await tell(slip);
    } while (memberIds.length === membersAtOnce && !stopped);
  }

  async function tell({ id, memberId, gameName: game, period, stakeMinor, returnMinor }: SlipRow) {
    if (!(await mayHearOfPlay(database.reader, memberId, now()))) return;
    const details = { game, period, stakeMinor, payoutMinor: returnMinor ?? 0 };
    const told = { memberId, kind: 'bets', subject: String(id), details, now: now() } as const;
    await database.transaction((transaction) => tellMember(transaction, told));
  }

  /** Looks now, and once more where it is looking already. */
  function look(): void {
    again = running !== null;
    running ??= tellSettled()
      .catch((error: unknown) => onError(error, 'telling of settled orders'))
      .finally(() => {
        running = null;
        if (again && !stopped) look();
      });
  }

  return {
    tellSettled,
    look,
    async stop(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}

/** The slips of some members that have won or not a short while ago, and that nobody was told of. */
async function newsOf(reader: Reader, memberIds: readonly number[], at: Date): Promise<SlipRow[]> {
  const since = new Date(at.getTime() - placedWithinMs);
  const settledAfter = new Date(at.getTime() - newsMs);
  const slips = (await selectSlipsToTell(reader, { memberIds, since })).filter(
    ({ status, settledAt }) =>
      (status === 1 || status === 2) && settledAt !== null && settledAt > settledAfter,
  );
  const subjects = slips.map(({ id }) => String(id));
  const told = new Set(await selectToldSubjects(reader, { kind: 'bets', memberIds, subjects }));
  return slips.filter(({ id }) => !told.has(String(id)));
}
