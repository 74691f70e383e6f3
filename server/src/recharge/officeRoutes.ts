import type { Database } from '../database';
import { refundsTwoFrom } from '../corrections';
import { defineOfficeRoute, type OfficeRoute } from '../office';
import type { PaymentProvider } from '../payments';
import { recordReturn } from './operations';
import { createQueries } from './queries';
import { createReceivedPayments } from './receivedPayments';
import { createRefunds } from './refunds';
import { selectRechargeById } from './store';
import { createUnmatchedPayments } from './unmatched';

export interface RechargeOfficeDependencies {
  database: Database;
  providers: readonly PaymentProvider[];
  now: () => Date;
  /** Told of a provider that can't send back now; it is asked again every minute. */
  onError?: (error: unknown, what: string) => void;
}

/** What the office sees of recharges, and decides about those that go back and payments that match none. */
export function rechargeOfficeRoutes(dependencies: RechargeOfficeDependencies): OfficeRoute[] {
  const { database } = dependencies;
  const received = createReceivedPayments(dependencies);
  const refunds = createRefunds(dependencies);
  const unmatched = createUnmatchedPayments(dependencies);
  const queries = createQueries({ ...dependencies, canReturn: received.canReturn });
  return [
    defineOfficeRoute('recharges', ({ params }) => queries.list(params)),
    defineOfficeRoute('recharge', ({ params: { id } }) => queries.one(id)),
    defineOfficeRoute(
      'refundRecharge',
      async ({ params, act }) => {
        await refunds.refund({ ...params, ...act, reason: params.reason });
        return {};
      },
      {
        needsSecond: async ({ id }) => {
          const recharge = await selectRechargeById(database.reader, id);
          return recharge !== null && recharge.amountMinor >= (await refundsTwoFrom(database.reader));
        },
      },
    ),
    defineOfficeRoute('finishRefund', async ({ params, act }) => {
      await refunds.finishByHand({ ...params, ...act });
      return {};
    }),
    defineOfficeRoute('payments', ({ params }) => queries.payments(params)),
    defineOfficeRoute('payment', ({ params: { id } }) => queries.payment(id)),
    defineOfficeRoute('creditPayment', async ({ params, act }) => {
      await unmatched.creditTo({ ...act, ...params });
      return {};
    }),
    defineOfficeRoute('returnPayment', async ({ params, act }) => {
      await unmatched.sendBack({ ...act, ...params });
      return {};
    }),
    defineOfficeRoute('returnReceived', async ({ params, act }) => {
      if (params.handReference === '') await received.sendBackFor({ ...act, ...params });
      else await recordReturn(database, { ...act, ...params });
      return {};
    }),
  ];
}
