import type { AlertKind, AlertRule, AlertValues } from '@members/office-contract';

/** Something that operators are to know while it lasts. */
export interface Condition {
  kind: AlertKind;
  /** What it is about; empty for the whole. */
  subject: string;
  values: AlertValues;
}

interface Waiting {
  count: number;
  oldestAt: Date | null;
}

/** How everything is, as the slices tell. */
export interface Facts {
  withdrawals: Waiting;
  payments: Waiting;
  /** Null before the first reconciliation. */
  books: { doneAt: Date; differences: number } | null;
  /** Of each game that has some, the rounds past their draw that are not settled. */
  lateRounds: readonly { gameKey: string; count: number; oldestAt: Date }[];
  /** For how many rounds in a row the last seven days of a game have lain outside of their band. */
  games: readonly { key: string; outsideRounds: number }[];
  /** Null where none is on record: then the installation's first day counts. */
  backupAt: Date | null;
  installedAt: Date;
  servers: readonly { name: string; seenAt: Date; diskFreeBytes: number; diskSizeBytes: number }[];
  mails: Waiting;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The books are reconciled once a day. */
const reconciledWithinHours = 30;
/** A server that was not there for longer tells nothing of its disk. */
const serverSilentMs = 5 * minuteMs;

/** What holds now and has to be told. */
export function conditionsOf(facts: Facts, rule: AlertRule, now: Date): Condition[] {
  const since = (at: Date, unitMs: number) => Math.floor((now.getTime() - at.getTime()) / unitMs);
  const waits = (kind: AlertKind, { count, oldestAt }: Waiting, least: number): Condition[] => {
    const minutes = oldestAt ? since(oldestAt, minuteMs) : -1;
    return minutes >= least ? [{ kind, subject: '', values: { minutes, count } }] : [];
  };
  const late = facts.lateRounds.map((round) => ({ ...round, seconds: since(round.oldestAt, 1000) }));
  const { books, backupAt, installedAt } = facts;
  const unchecked = books ? since(books.doneAt, hourMs) : 0;
  const backupHours = since(backupAt ?? installedAt, hourMs);
  const disks = new Map(
    facts.servers
      .filter(({ seenAt, diskSizeBytes }) => diskSizeBytes > 0 && since(seenAt, 1) < serverSilentMs)
      .map(({ name, ...disk }) => [name, Math.floor((100 * disk.diskFreeBytes) / disk.diskSizeBytes)]),
  );
  return [
    ...waits('withdrawalWaits', facts.withdrawals, rule.withdrawalMinutes),
    ...waits('paymentWaits', facts.payments, rule.paymentMinutes),
    ...waits('mailStuck', facts.mails, rule.mailMinutes),
    ...(books && books.differences > 0
      ? [{ kind: 'booksDiffer' as const, subject: '', values: { count: books.differences } }]
      : []),
    ...(unchecked >= reconciledWithinHours
      ? [{ kind: 'booksUnchecked' as const, subject: '', values: { hours: unchecked } }]
      : []),
    ...late
      .filter(({ seconds }) => seconds >= rule.roundSeconds)
      .map(({ gameKey, seconds, count }) => ({
        ...{ kind: 'roundLate' as const, subject: gameKey },
        values: { seconds, count },
      })),
    ...facts.games
      .filter(({ outsideRounds }) => outsideRounds >= rule.outsideRounds)
      .map(({ key, outsideRounds }) => ({
        ...{ kind: 'gameOutside' as const, subject: key },
        values: { rounds: outsideRounds },
      })),
    ...(backupHours >= rule.backupHours
      ? [{ kind: 'backupOld' as const, subject: '', values: { hours: backupHours } }]
      : []),
    ...[...disks]
      .filter(([, percent]) => percent < rule.diskPercent)
      .map(([name, percent]) => ({ kind: 'diskFull' as const, subject: name, values: { percent } })),
  ];
}
