import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
import { createQueue, type QueueDependencies } from './queue';
import { createReview } from './review';

/** What the office sees and decides about withdrawals. */
export function withdrawalOfficeRoutes(dependencies: QueueDependencies): OfficeRoute[] {
  const queue = createQueue(dependencies);
  const review = createReview(dependencies);
  const results = { approve: 'approved', send: 'sent', arrive: 'arrived' } as const;
  return [
    defineOfficeRoute('withdrawals', ({ params }) => queue.list(params)),
    defineOfficeRoute('withdrawal', ({ params: { id } }) => queue.one(id)),
    defineOfficeRoute('readCardNumber', async ({ params: { id }, act }) => {
      const { cardNumber, holder, bankName } = await review.show({ id, ...act });
      return { cardNumber, holder, bankName };
    }),
    defineOfficeRoute('moveWithdrawals', async ({ params: { ids, step }, act }) => {
      const moved = [];
      for (const id of ids) {
        try {
          const done = await review[step]({ id, ...act });
          const waits = typeof done === 'object' && !done.approved;
          moved.push({ id, state: waits ? ('requested' as const) : results[step], refusal: '' });
        } catch (error) {
          if (!(error instanceof Declined)) throw error;
          moved.push({ id, state: null, refusal: error.message });
        }
      }
      return { results: moved };
    }),
    defineOfficeRoute('rejectWithdrawal', async ({ params, act }) => {
      await review.reject({ ...act, ...params });
      return {};
    }),
    defineOfficeRoute('returnWithdrawal', async ({ params, act }) => {
      await review.giveBack({ ...act, ...params });
      return {};
    }),
    defineOfficeRoute('withdrawalRule', () => review.rule()),
    defineOfficeRoute('setWithdrawalRule', ({ params, act }) => review.setRule(params, act)),
  ];
}
