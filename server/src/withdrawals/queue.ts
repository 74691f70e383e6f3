import type { OfficeAnswer } from '@members/office-contract';
import { maskedNumber } from '../cardNumbers';
import { limitsOf } from '../control';
import { sumsOf } from '../ledger';
import { maskedName } from '../masks';
import { operationsOn } from '../operatorLog';
import { Declined } from '../office';
import * as store from './queueStore';
import { selectWithdrawal } from './reviewStore';
import type { ReviewDependencies } from './review';
import { selectRule } from './store';

const waiting = ['requested', 'approved', 'sent'] as const;
const earlierShown = 10;
const devicesShown = 5;
const pageSize = 50;
const monthMs = 30 * 24 * 60 * 60_000;

export interface QueueDependencies extends ReviewDependencies {
  now: () => Date;
}

/** What operators see before they decide about a withdrawal. */
export function createQueue({ database, cardNumbers, now }: QueueDependencies) {
  const { reader } = database;

  const shown = (row: store.QueueRow, twoFromMinor: number) => {
    const { sealedNumber, createdAt, ...rest } = row;
    return {
      ...rest,
      cardNumber: maskedNumber(cardNumbers.open(sealedNumber, row.memberId)),
      createdAt: createdAt.toISOString(),
      needsTwo: row.amountMinor >= twoFromMinor,
    };
  };

  /** A page of those of one state, or of all that wait for somebody. */
  async function list(filter: {
    state?: (typeof waiting)[number] | 'arrived' | 'rejected' | undefined;
    memberId?: number | undefined;
    fromMinor?: number | undefined;
    after?: string | undefined;
  }): Promise<OfficeAnswer<'withdrawals'>> {
    const { state, after, ...rest } = filter;
    const states = state
      ? [state]
      : rest.memberId === undefined
        ? waiting
        : [...waiting, 'arrived', 'rejected'];
    const [rows, { twoOperatorsFromMinor }] = await Promise.all([
      store.selectQueue(reader, {
        ...rest,
        states: states as never,
        afterId: after === undefined ? undefined : Number(after) || 0,
        limit: pageSize + 1,
      }),
      selectRule(reader),
    ]);
    const page = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? String(page.at(-1)!.id) : null;
    return { rows: page.map((row) => shown(row, twoOperatorsFromMinor)), next };
  }

  /** All that is needed to decide about one. */
  async function one(id: number): Promise<OfficeAnswer<'withdrawal'>> {
    const [row] = await store.selectQueue(reader, {
      states: ['requested', 'approved', 'sent', 'arrived', 'rejected'],
      afterId: id - 1,
      limit: 1,
    });
    if (row?.id !== id) throw new Declined('missing', { what: `withdrawal ${id}` });
    const { memberId } = row;
    const until = new Date(now().getTime() + 1);
    const [rule, holder, asker, devices, limits, earlier, steps, ever, last30Days] = await Promise.all([
      selectRule(reader),
      selectWithdrawal(reader, id),
      store.selectAsker(reader, memberId, until),
      store.selectDevices(reader, { memberId, now: until, limit: devicesShown }),
      limitsOf(reader, memberId),
      store.selectOthers(reader, { memberId, id, limit: earlierShown }),
      operationsOn(reader, `withdrawal ${id}`),
      sumsOf(reader, { memberId, from: new Date(0), until }),
      sumsOf(reader, { memberId, from: new Date(until.getTime() - monthMs), until }),
    ]);
    return {
      ...shown(row, rule.twoOperatorsFromMinor),
      holder: maskedName(holder?.holder ?? ''),
      member: {
        ...asker,
        registeredAt: asker.registeredAt.toISOString(),
        cardBoundAt: asker.cardBoundAt?.toISOString() ?? null,
        newestDeviceAt: asker.newestDeviceAt?.toISOString() ?? null,
        pausedUntil: pauseEnd(asker.pausedUntil),
        newestDevices: devices.map(({ device, since, seenAt }) => ({
          ...{ device, since: since.toISOString(), seenAt: seenAt.toISOString() },
        })),
        limits,
        ever,
        last30Days,
      },
      earlier: earlier.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
      steps: steps.map(({ operator, action, at }) => ({ operator, action, at: at.toISOString() })),
    };
  }

  return { list, one };
}

/** A pause without an end lasts until the last day that there is. */
const pauseEnd = (until: Date | number | null): string | null =>
  until === null ? null : until instanceof Date ? until.toISOString() : '9999-12-31T00:00:00.000Z';
