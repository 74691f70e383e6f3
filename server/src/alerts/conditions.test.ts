import { alertKindNames, alertText } from '@members/office-contract';
import { conditionsOf, type Facts } from './conditions';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const rule = {
  ...{ withdrawalMinutes: 60, paymentMinutes: 60, roundSeconds: 120, outsideRounds: 20 },
  ...{ backupHours: 48, diskPercent: 5, mailMinutes: 30 },
};
const well: Facts = {
  withdrawals: { count: 1, oldestAt: ago(59 * 60) },
  payments: { count: 0, oldestAt: null },
  books: { doneAt: ago(3_600), differences: 0 },
  lateRounds: [{ gameKey: 'k3-1m', count: 1, oldestAt: ago(119) }],
  games: [{ key: 'k3-1m', outsideRounds: 19 }],
  backupAt: ago(47 * 3_600),
  installedAt: ago(1_000 * 3_600),
  servers: [{ name: 'one', seenAt: ago(1), diskFreeBytes: 5, diskSizeBytes: 100 }],
  mails: { count: 3, oldestAt: ago(29 * 60) },
};
const kindsOf = (facts: Partial<Facts>) => conditionsOf({ ...well, ...facts }, rule, now);

it('nothing is told while everything is within its thresholds', () => {
  expect(kindsOf({})).toEqual([]);
});

it.each([
  [
    'withdrawalWaits',
    { withdrawals: { count: 2, oldestAt: ago(3_600) } },
    { subject: '', values: { minutes: 60, count: 2 } },
  ],
  [
    'paymentWaits',
    { payments: { count: 1, oldestAt: ago(7_200) } },
    { subject: '', values: { minutes: 120, count: 1 } },
  ],
  ['booksDiffer', { books: { doneAt: ago(1), differences: 2 } }, { subject: '', values: { count: 2 } }],
  [
    'booksUnchecked',
    { books: { doneAt: ago(30 * 3_600), differences: 0 } },
    { subject: '', values: { hours: 30 } },
  ],
  [
    'roundLate',
    { lateRounds: [{ gameKey: 'k3-1m', count: 2, oldestAt: ago(120) }] },
    { subject: 'k3-1m', values: { seconds: 120, count: 2 } },
  ],
  [
    'gameOutside',
    { games: [{ key: 'k3-1m', outsideRounds: 20 }] },
    { subject: 'k3-1m', values: { rounds: 20 } },
  ],
  ['backupOld', { backupAt: ago(48 * 3_600) }, { subject: '', values: { hours: 48 } }],
  [
    'diskFull',
    { servers: [{ name: 'one', seenAt: ago(1), diskFreeBytes: 4, diskSizeBytes: 100 }] },
    { subject: 'one', values: { percent: 4 } },
  ],
  [
    'mailStuck',
    { mails: { count: 3, oldestAt: ago(30 * 60) } },
    { subject: '', values: { minutes: 30, count: 3 } },
  ],
] as const)('%s is told from its threshold on', (kind, facts, about) => {
  expect(kindsOf(facts)).toEqual([{ kind, ...about }]);
});

it('an installation that never had a back-up is told of one, once it is old enough to need it', () => {
  expect(kindsOf({ backupAt: null, installedAt: ago(47 * 3_600) })).toEqual([]);
  expect(kindsOf({ backupAt: null, installedAt: ago(49 * 3_600) })).toMatchObject([{ kind: 'backupOld' }]);
});

it('a server that is not there any more tells nothing of its disk, and books that were never reconciled nothing', () => {
  const gone = { name: 'one', seenAt: ago(301), diskFreeBytes: 1, diskSizeBytes: 100 };
  expect(kindsOf({ servers: [gone], books: null })).toEqual([]);
});

it('every kind is a sentence that names what it is about', () => {
  for (const kind of alertKindNames) expect(alertText(kind, 'x', {})).toMatch(/^\S.*[.?]$/);
  expect(alertText('roundLate', 'k3-1m', { seconds: 130, count: 1 })).toBe(
    'A round of k3-1m is 130 seconds past its draw and not settled; 1 are.',
  );
});
