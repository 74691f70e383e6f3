import { mayDo, type OfficeAnswer, type Right, type Waiting } from '@members/office-contract';
import { alertsFor, unsentAlerts } from '../alerts';
import type { Database, Reader } from '../database';
import { beaconOf, lateRounds, resultsOfGames, settledWithinMs } from '../lottery';
import { countMails } from '../mail';
import { defineOfficeRoute, type OfficeRoute, type Operator } from '../office';
import { uncreditedPayments } from '../recharge';
import { lastReconciliation } from '../reconciliation';
import { selectChores, selectServers } from '../servers';
import { countOnline } from '../sessions';
import { waitingWithdrawals } from '../withdrawals';

type Today = OfficeAnswer<'today'>;

export interface TodayParts {
  database: Database;
  /** Proposals that an operator may see. */
  proposals: { list(operator: Operator): Promise<OfficeAnswer<'proposals'>> };
  /** Conversations that wait for an answer, where there is support. */
  conversations?: (reader: Reader) => Promise<{ count: number; oldestAt: Date | null }>;
  now: () => Date;
}

const onlineMs = 10 * 60_000;
const serverSeenMs = 60_000;

/** How everything is, each part for who has its right. */
export function todayOfficeRoutes({ database, proposals, conversations, now }: TodayParts): OfficeRoute[] {
  const { reader } = database;

  /** The parts of the page by the right that each takes; every one is a few statements by index. */
  const parts: readonly [Right, (at: Date) => Promise<Partial<Today>>][] = [
    [
      'members.see',
      async (at) => {
        const streams = (await selectServers(reader))
          .filter(({ seenAt }) => at.getTime() - seenAt.getTime() < serverSeenMs)
          .reduce((sum, server) => sum + server.streams, 0);
        const members = await countOnline(reader, new Date(at.getTime() - onlineMs));
        return { online: { members, watching: streams } };
      },
    ],
    [
      'members.see',
      async () => (conversations ? { conversations: waitingOf(await conversations(reader)) } : {}),
    ],
    ['games.see', async (at) => ({ games: await resultsOfGames(reader, at) })],
    [
      'games.see',
      async (at) => {
        const late = await lateRounds(reader, new Date(at.getTime() - settledWithinMs));
        const count = late.reduce((sum, each) => sum + each.count, 0);
        const oldestAt = late.map((each) => each.oldestAt).toSorted((a, b) => Number(a) - Number(b))[0];
        return { lateRounds: waitingOf({ count, oldestAt: oldestAt ?? null }) };
      },
    ],
    [
      'games.see',
      async () => {
        const beacon = await beaconOf(reader);
        return beacon
          ? { beacon: { kind: beacon.kind, valueAt: beacon.valueAt?.toISOString() ?? null } }
          : {};
      },
    ],
    [
      'money.see',
      async () => {
        const books = await lastReconciliation(reader);
        return {
          withdrawals: waitingOf(await waitingWithdrawals(reader)),
          payments: waitingOf(await uncreditedPayments(reader)),
          books: {
            reconciledAt: books?.doneAt.toISOString() ?? null,
            differences: books?.differences ?? 0,
            first: books?.first ?? [],
          },
        };
      },
    ],
    ['administration.see', async () => ({ system: await system() })],
  ];

  async function system(): Promise<NonNullable<Today['system']>> {
    const [servers, chores, mails, unsent] = await Promise.all([
      selectServers(reader),
      selectChores(reader),
      countMails(reader),
      unsentAlerts(reader),
    ]);
    return {
      servers: servers.map(({ name, release, startedAt, seenAt, streams, diskFreeBytes, diskSizeBytes }) => ({
        ...{ name, release, streams, diskFreeBytes },
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        diskFreePercent: diskSizeBytes === 0 ? 0 : (100 * diskFreeBytes) / diskSizeBytes,
      })),
      backupAt: chores.backup?.toISOString() ?? null,
      restoreAt: chores.restore?.toISOString() ?? null,
      mails: { ...waitingOf({ count: mails.waiting, oldestAt: mails.oldestAt }), givenUp: mails.givenUp },
      unsentAlerts: unsent,
    };
  }

  return [
    defineOfficeRoute('today', async ({ operator }) => {
      const at = now();
      const [alerts, open, ...seen] = await Promise.all([
        alertsFor(database, operator, at),
        proposals.list(operator),
        ...parts.map(([right, part]) => (mayDo(operator.rights, right) ? part(at) : {})),
      ]);
      return {
        ...{ at: at.toISOString(), alerts },
        proposals: open.proposals.filter(({ mayConfirm }) => mayConfirm).length,
        ...(Object.assign({}, ...seen) as Partial<Today>),
      };
    }),
  ];
}

const waitingOf = ({ count, oldestAt }: { count: number; oldestAt: Date | null }): Waiting => ({
  count,
  oldestAt: oldestAt?.toISOString() ?? null,
});
