import {
  limitKinds,
  pauseLengths,
  type ControlChange,
  type LimitKind,
  type LimitState,
  type PauseLength,
  type PlayControl,
  type PlaySession,
} from '@members/contract';
import type { Database, Transaction } from '../database';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import { isLowering, pauseEnd, raiseOpenMs, raiseWaitMs, windowOf, windowStart } from './rules';
import { claimAccount } from '../ledger';
import * as store from './store';

/** No limit is larger, and sums of it stay exact. */
const largestLimit = 1_000_000_000_000;
const changesShown = 100;

export type Control = ReturnType<typeof createControl>;

/** What members set for themselves. Every change holds the member's account, so orders see it from its answer on. */
export function createControl({ database, now }: { database: Database; now: () => Date }) {
  const { reader } = database;

  async function state(memberId: number): Promise<PlayControl> {
    const at = now();
    const pause = await store.selectPause(reader, memberId, at);
    return {
      limits: await limitStates(memberId, at),
      pause: pause && { until: pause === 'never' ? null : pause.toISOString() },
      session: await session(memberId),
    };
  }

  async function limitStates(memberId: number, at: Date): Promise<LimitState[]> {
    const rows = await store.selectLimits(reader, memberId);
    const losses = await store.selectLosses(reader, memberId, at);
    return Promise.all(
      limitKinds.map(async (kind) => {
        const window = windowOf(kind);
        const row = rows.find((limit) => limit.kind === kind);
        const used = kind.startsWith('loss')
          ? losses[window]
          : await store.selectDeposits(reader, memberId, windowStart(window, at));
        return { kind, amountMinor: row?.amountMinor ?? null, usedMinor: used, raise: raiseOf(row, at) };
      }),
    );
  }

  async function session(memberId: number): Promise<PlaySession> {
    const at = now();
    const { startedAt, orders, netMinor, openMinor } = await store.selectSession(reader, memberId, at);
    return {
      startedAt: startedAt?.toISOString() ?? null,
      orders: orders ?? 0,
      netMinor: netMinor ?? 0,
      openMinor: openMinor ?? 0,
      now: at.toISOString(),
    };
  }

  /** Runs a change of one limit under the member's account. */
  function changeLimit(
    memberId: number,
    kindText: string,
    change: (limit: store.LimitRow, log: LimitLog, at: Date) => store.LimitRow,
  ): Promise<void> {
    const kind = limitKinds.find((known) => known === kindText);
    if (!kind) throw new Refusal('invalidValue');
    return database.transaction(async (transaction) => {
      await claimAccount(transaction, memberId);
      const at = now();
      const limits = await store.selectLimits(transaction, memberId);
      const limit = limits.find((row) => row.kind === kind) ?? unlimited(kind);
      const changes: store.LogRow[] = [];
      const next = change(
        limit,
        (action, amountMinor, until) =>
          changes.push({ action, subject: kind, amountMinor, until: until ?? null, at }),
        at,
      );
      await store.upsertLimit(transaction, { memberId, ...next });
      for (const row of changes) await store.insertLog(transaction, memberId, row);
    });
  }

  /**
   * Sets a limit, `null` for none. A lower one, or a first one, is in force at once; a higher one or none is asked
   * for, and has to be confirmed after 24 hours.
   */
  async function setLimit(memberId: number, kind: string, amountMinor: number | null): Promise<PlayControl> {
    if (
      amountMinor !== null &&
      !(Number.isInteger(amountMinor) && amountMinor >= 0 && amountMinor <= largestLimit)
    )
      throw new Refusal('correctAmount');
    await changeLimit(memberId, kind, (limit, log, at) => {
      if (amountMinor === null && limit.amountMinor === null) return limit;
      if (isLowering(limit.amountMinor, amountMinor)) {
        log('limitSet', amountMinor);
        return { ...unlimited(limit.kind), amountMinor };
      }
      const raiseFrom = new Date(at.getTime() + raiseWaitMs);
      log('raiseAsked', amountMinor, raiseFrom);
      return { ...limit, raiseToMinor: amountMinor, raiseFrom };
    });
    return state(memberId);
  }

  /** The second confirmation of a raise, at the earliest 24 hours after it was asked for. */
  async function confirmRaise(memberId: number, kind: string): Promise<PlayControl> {
    await changeLimit(memberId, kind, (limit, log, at) => {
      const raise = raiseOf(limit, at);
      if (!raise || !limit.raiseFrom) throw new Refusal('notFound');
      if (at < limit.raiseFrom) throw new Refusal('raiseTooEarly', { time: formatTime(limit.raiseFrom) });
      log('raiseConfirmed', raise.toMinor);
      return { ...unlimited(limit.kind), amountMinor: raise.toMinor };
    });
    return state(memberId);
  }

  /** Drops a raise that was asked for: the limit stays as it is. */
  async function dropRaise(memberId: number, kind: string): Promise<PlayControl> {
    await changeLimit(memberId, kind, (limit, log) => {
      if (!limit.raiseFrom) return limit;
      log('raiseDropped', limit.raiseToMinor);
      return { ...limit, raiseToMinor: null, raiseFrom: null };
    });
    return state(memberId);
  }

  /** Begins a pause. One that is on can be prolonged and never shortened. */
  async function pause(memberId: number, lengthText: string): Promise<PlayControl> {
    const length = pauseLengths.find((known) => known === lengthText);
    if (!length) throw new Refusal('invalidValue');
    await database.transaction((transaction) => beginPause(transaction, memberId, length));
    return state(memberId);
  }

  async function beginPause(transaction: Transaction, memberId: number, length: PauseLength): Promise<void> {
    await claimAccount(transaction, memberId);
    const at = now();
    const end = pauseEnd(length, at) ?? 'never';
    const running = await store.selectPause(transaction, memberId, at);
    if (running && !isLater(end, running)) throw new Refusal('pauseNotShorter');
    await store.upsertPause(transaction, memberId, end);
    const change = { action: 'paused', subject: length, amountMinor: null, until: end, at } as const;
    await store.insertLog(transaction, memberId, change);
  }

  /** The member's latest changes, newest first. */
  async function changes(memberId: number): Promise<ControlChange[]> {
    const rows = await store.selectLog(reader, memberId, changesShown);
    return rows.map(({ until, at, ...row }) => ({
      ...row,
      until: until instanceof Date ? until.toISOString() : null,
      at: at.toISOString(),
    }));
  }

  return { state, session, setLimit, confirmRaise, dropRaise, pause, changes };
}

type LimitLog = (action: store.LogRow['action'], amountMinor: number | null, until?: Date) => void;

const unlimited = (kind: LimitKind): store.LimitRow => ({
  kind,
  amountMinor: null,
  raiseToMinor: null,
  raiseFrom: null,
});

/** A raise that can be confirmed, now or later; one that was left for seven days is none any more. */
function raiseOf(limit: store.LimitRow | undefined, at: Date): LimitState['raise'] {
  if (!limit?.raiseFrom) return null;
  const until = new Date(limit.raiseFrom.getTime() + raiseOpenMs);
  if (at >= until) return null;
  return {
    toMinor: limit.raiseToMinor,
    confirmFrom: limit.raiseFrom.toISOString(),
    confirmUntil: until.toISOString(),
  };
}

function isLater(end: store.PauseEnd, running: store.PauseEnd): boolean {
  if (running === 'never') return false;
  return end === 'never' || end > running;
}
