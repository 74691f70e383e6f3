import { z } from 'zod';
import type { Area } from './rights';

/** What is told of by itself while it lasts, and who is to know. */
export const alertKinds = {
  withdrawalWaits: 'money',
  paymentWaits: 'money',
  booksDiffer: 'money',
  booksUnchecked: 'money',
  roundLate: 'games',
  gameOutside: 'games',
  backupOld: 'administration',
  diskFull: 'administration',
  mailStuck: 'administration',
  /** The registry's: a canary or a release that was taken back, and an active one that fails. */
  releaseTakenBack: 'releases',
  releaseFails: 'releases',
} as const satisfies Record<string, Area>;

export type AlertKind = keyof typeof alertKinds;
export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]];

export type AlertValues = Readonly<Record<string, string | number>>;

const sentences: Readonly<Record<AlertKind, string>> = {
  withdrawalWaits: 'A withdrawal has waited for {{minutes}} minutes; {{count}} wait.',
  paymentWaits: 'A payment that came has waited for {{minutes}} minutes; {{count}} are not credited.',
  booksDiffer: 'The reconciliation found {{count}} differences.',
  booksUnchecked: 'The books were not reconciled for {{hours}} hours.',
  roundLate: 'A round of {{subject}} is {{seconds}} seconds past its draw and not settled; {{count}} are.',
  gameOutside:
    'The results of {{subject}} in the last seven days have lain outside of their 99 % band for {{rounds}} rounds in a row.',
  backupOld: 'The last back-up is {{hours}} hours old.',
  diskFull: 'The disk of {{subject}} has {{percent}} % free.',
  mailStuck: 'Mail has waited for {{minutes}} minutes; {{count}} wait.',
  releaseTakenBack: '{{subject}} {{releaseId}} was taken back: {{why}}',
  releaseFails: '{{subject}} {{releaseId}} fails: {{why}}',
};

/** An alert in one English sentence, as chats and mails show it. */
export const alertText = (kind: AlertKind, subject: string, values: AlertValues): string =>
  sentences[kind].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(name === 'subject' ? subject : (values[name] ?? '?')),
  );

const whole = (from: number, to: number) => z.coerce.number<number>().int().min(from).max(to);

/** From when on something is told of. */
export const alertRule = z.object({
  withdrawalMinutes: whole(1, 100_000),
  paymentMinutes: whole(1, 100_000),
  roundSeconds: whole(15, 86_400),
  /** Rounds in a row after which a game's last seven days lay outside of their band. */
  outsideRounds: whole(1, 10_000),
  backupHours: whole(1, 10_000),
  /** Free, of the disk of each server's data directory. */
  diskPercent: whole(1, 90),
  mailMinutes: whole(1, 100_000),
});
export type AlertRule = z.output<typeof alertRule>;
