import type { CheckedParams, OfficeAnswer, orderStates } from '@members/office-contract';
import { maskedNumber, type CardNumbers } from '../cardNumbers';
import { localised, type Reader } from '../database';
import { kindsOf, selectEntriesBefore, withReferences } from '../ledger';
import { selectOrdersBefore } from '../lottery';
import { maskedNetwork } from '../masks';
import { selectSignIns } from '../members';
import { messagesOf } from '../messages';
import { searchLog } from '../operatorLog';
import { selectListedRecharges, stateOf } from '../recharge';
import { selectWithdrawalsBefore } from '../withdrawals';
import { selectNotes } from './notesStore';
import { dayEnd, dayStart } from './shown';

const pageSize = 50;
/** As orders have them in the database. */
const statuses = ['unopened', 'won', 'notWon', 'cancelled'] as const satisfies typeof orderStates;

interface Paged {
  after?: string | undefined;
}

/** The long lists of a member's page, newest first; each continues before the row that ended the page before. */
export function createLists({
  reader,
  cardNumbers,
  now,
}: {
  reader: Reader;
  cardNumbers: CardNumbers;
  now: () => Date;
}) {
  async function page<Found extends { id: number }, Row>(
    { after }: Paged,
    select: (span: { before: number | undefined; limit: number }) => Promise<Found[]>,
    shown: (found: Found) => Row,
  ): Promise<{ rows: Row[]; next: string | null }> {
    const before = after === undefined ? undefined : Number(after) || 0;
    const found = await select({ before, limit: pageSize + 1 });
    const rows = found.slice(0, pageSize);
    return { rows: rows.map(shown), next: found.length > pageSize ? String(rows.at(-1)!.id) : null };
  }

  const spanOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
    from: from === undefined ? undefined : dayStart(from),
    until: to === undefined ? undefined : dayEnd(to),
  });

  return {
    ledger: (params: CheckedParams<'memberLedger'>): Promise<OfficeAnswer<'memberLedger'>> => {
      const { memberId, group } = params;
      const kinds = group && kindsOf[group];
      return page(
        params,
        async (span) =>
          withReferences(
            reader,
            memberId,
            await selectEntriesBefore(reader, { memberId, kinds, ...spanOf(params), ...span }),
          ),
        ({ id, kind, amountMinor, reference, createdAt }) => ({
          ...{ id, kind, amountMinor, reference },
          createdAt: createdAt.toISOString(),
        }),
      );
    },

    orders: (params: CheckedParams<'memberOrders'>): Promise<OfficeAnswer<'memberOrders'>> => {
      const { memberId, game: gameKey, state } = params;
      const status = state === undefined ? undefined : statuses.indexOf(state);
      return page(
        params,
        (span) => selectOrdersBefore(reader, { memberId, gameKey, status, ...spanOf(params), ...span }),
        ({ gameName, status: found, placedAt, settledAt, ...order }) => ({
          ...order,
          game: localised(gameName, 'en_us'),
          state: statuses[found]!,
          placedAt: placedAt.toISOString(),
          settledAt: settledAt?.toISOString() ?? null,
        }),
      );
    },

    recharges: (params: CheckedParams<'memberRecharges'>): Promise<OfficeAnswer<'memberRecharges'>> => {
      const { memberId, state } = params;
      return page(
        params,
        ({ before: beforeId, limit }) =>
          selectListedRecharges(reader, { memberId, state, beforeId, limit, now: now() }),
        (recharge) => {
          const { id, provider, channel, reference, amountMinor, createdAt, paidAt } = recharge;
          return {
            ...{ id, state: stateOf(recharge, now()), provider, channel, reference, amountMinor },
            createdAt: createdAt.toISOString(),
            paidAt: paidAt?.toISOString() ?? null,
          };
        },
      );
    },

    withdrawals: (params: CheckedParams<'memberWithdrawals'>): Promise<OfficeAnswer<'memberWithdrawals'>> => {
      const { memberId, state } = params;
      return page(
        params,
        (span) => selectWithdrawalsBefore(reader, { memberId, state, ...span }),
        ({ sealedNumber, createdAt, ...withdrawal }) => ({
          ...withdrawal,
          cardNumber: maskedNumber(cardNumbers.open(sealedNumber, memberId)),
          createdAt: createdAt.toISOString(),
        }),
      );
    },

    signIns: (params: CheckedParams<'memberSignIns'>): Promise<OfficeAnswer<'memberSignIns'>> => {
      const { memberId, event } = params;
      return page(
        params,
        (span) => selectSignIns(reader, { memberId, outcome: event, ...span }),
        ({ at, address, outcome, ...signIn }) => ({
          ...{ ...signIn, event: outcome },
          at: at.toISOString(),
          address: maskedNetwork(address),
        }),
      );
    },

    messages: (params: CheckedParams<'memberMessages'>): Promise<OfficeAnswer<'memberMessages'>> => {
      const { memberId, language } = params;
      return page(
        params,
        (span) => messagesOf(reader, { memberId, language, ...span }),
        ({ at, ...message }) => ({ ...message, at: at.toISOString() }),
      );
    },

    notes: (params: CheckedParams<'memberNotes'>): Promise<OfficeAnswer<'memberNotes'>> => {
      const { memberId } = params;
      return page(
        params,
        (span) => selectNotes(reader, { memberId, ...span }),
        ({ at, ...note }) => ({ ...note, at: at.toISOString() }),
      );
    },

    log: (params: CheckedParams<'memberLog'>): Promise<OfficeAnswer<'memberLog'>> => {
      const { memberId } = params;
      return page(
        params,
        (span) => searchLog(reader, { memberId, ...span }),
        ({ details, at, ...line }) => ({
          ...line,
          details: JSON.parse(details) as Record<string, unknown>,
          at: at.toISOString(),
        }),
      );
    },
  };
}
