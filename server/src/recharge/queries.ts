import type { OfficeAnswer, CheckedParams } from '@members/office-contract';
import type { Database } from '../database';
import { balanceOf } from '../ledger';
import { Declined } from '../office';
import { operationsOn } from '../operatorLog';
import { rechargeReference } from './credit';
import * as store from './officeStore';
import { selectRefund } from './refundStore';
import { selectRechargeById, stateOf } from './store';
import { selectUnmatched } from './unmatchedStore';

interface QueryDependencies {
  database: Database;
  now: () => Date;
  canReturn: (provider: string) => boolean;
}

const pageSize = 50;

/** What operators see of recharges and of payments that are not credited. */
export function createQueries({ database, now, canReturn }: QueryDependencies) {
  const { reader } = database;

  function shown(row: store.ListedRecharge): OfficeAnswer<'recharges'>['rows'][number] {
    const { status: _stored, createdAt, expiresAt, paidAt, settledAt, ...rest } = row;
    return {
      ...rest,
      state: stateOf(row, now()),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      settledAt: settledAt?.toISOString() ?? null,
    };
  }

  async function list({ after, ...filter }: CheckedParams<'recharges'>): Promise<OfficeAnswer<'recharges'>> {
    const beforeId = after === undefined ? undefined : Number(after) || 0;
    const rows = await store.selectListed(reader, { ...filter, beforeId, now: now(), limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return { rows: page.map(shown), next: rows.length > pageSize ? String(page.at(-1)!.id) : null };
  }

  async function one(id: number): Promise<OfficeAnswer<'recharge'>> {
    const [row] = await store.selectListed(reader, { id, now: now(), limit: 1 });
    if (!row) throw new Declined('missing', { what: `recharge ${id}` });
    const references = [rechargeReference(id), `received #${id}`, `refund #${id}`];
    const [balanceMinor, refund, said] = await Promise.all([
      balanceOf(reader, row.memberId),
      selectRefund(reader, id),
      whatWasSaid({ ...row, subject: `recharge ${id}`, references }),
    ]);
    return {
      ...shown(row),
      balanceMinor,
      canReturn: canReturn(row.provider),
      uncoveredMinor: Math.max(0, row.amountMinor - balanceMinor),
      refund: refund && {
        ...{ cause: refund.cause, memberMinor: refund.memberMinor, houseMinor: refund.houseMinor },
        ...{ state: refund.state, handReference: refund.handReference },
        at: refund.createdAt.toISOString(),
        doneAt: refund.doneAt?.toISOString() ?? null,
      },
      ...said,
    };
  }

  async function payments({ settled, after }: CheckedParams<'payments'>): Promise<OfficeAnswer<'payments'>> {
    const rows = await store.selectPayments(reader, {
      settled: settled === 'yes',
      after: after === undefined ? null : placeOf(after),
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      rows: page.map(({ cameAt, settledAt, ...row }) => ({
        ...row,
        since: cameAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      })),
      next: rows.length > pageSize && last ? `${last.cameAt.toISOString()} ${last.kind} ${last.id}` : null,
    };
  }

  async function payment(id: number): Promise<OfficeAnswer<'payment'>> {
    const found = await selectUnmatched(reader, id);
    if (!found) throw new Declined('missing', { what: `payment ${id}` });
    const { cameAt, settledAt, ...row } = found;
    const asked = row.rechargeId === null ? null : await selectRechargeById(reader, row.rechargeId);
    const references = [`unmatched #${id}`, `payment #${id}`];
    return {
      ...row,
      kind: 'unmatched',
      since: cameAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      canReturn: canReturn(row.provider),
      asked: asked && {
        ...{ amountMinor: asked.amountMinor, currency: asked.currency, memberId: asked.memberId },
      },
      ...(await whatWasSaid({ ...row, subject: `payment ${id}`, references })),
    };
  }

  /** What the provider said, what was booked and what operators did. */
  async function whatWasSaid(about: {
    provider: string;
    reference: string;
    subject: string;
    references: readonly string[];
  }) {
    const [notices, bookings, steps] = await Promise.all([
      store.selectNotices(reader, about),
      store.selectBookings(reader, about.references),
      operationsOn(reader, about.subject),
    ]);
    return {
      notices: notices.map(({ receivedAt, ...notice }) => ({ ...notice, at: receivedAt.toISOString() })),
      bookings: bookings.map(({ bookedAt, ...booking }) => ({ ...booking, at: bookedAt.toISOString() })),
      steps: steps.map(({ operator, action, at }) => ({ operator, action, at: at.toISOString() })),
    };
  }

  return { list, one, payments, payment };
}

/** Where the page before ended; the beginning for what no page says. */
function placeOf(after: string): { at: Date; kind: string; id: number } {
  const [at = '', kind = '', id = ''] = after.split(' ');
  const time = new Date(at);
  return { at: Number.isNaN(time.getTime()) ? new Date(0) : time, kind, id: Number(id) || 0 };
}
