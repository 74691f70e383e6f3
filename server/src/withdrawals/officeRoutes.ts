import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
import { createQueue } from './queue';
import { createReview, type ReviewDependencies } from './review';

/** What the office sees and decides about withdrawals. */
export function withdrawalOfficeRoutes(dependencies: ReviewDependencies): OfficeRoute[] {
  const queue = createQueue(dependencies);
  const review = createReview(dependencies);
  const results = { approve: 'approved', send: 'sent', arrive: 'arrived' } as const;
  return [
    defineOfficeRoute('withdrawals', ({ params }) => queue.list(params)),
    defineOfficeRoute('withdrawal', ({ params: { id } }) => queue.one(id)),
    defineOfficeRoute('readCardNumber', async ({ params: { id }, act: { operator } }) => {
      const { cardNumber, holder, bankName } = await review.show({ id, operator });
      return { cardNumber, holder, bankName };
    }),
    defineOfficeRoute('moveWithdrawals', async ({ params: { ids, step }, act: { operator } }) => {
      const moved = [];
      for (const id of ids) {
        try {
          const done = await review[step]({ id, operator });
          const waits = typeof done === 'object' && !done.approved;
          moved.push({ id, state: waits ? ('requested' as const) : results[step], refusal: '' });
        } catch (error) {
          if (!(error instanceof Declined)) throw error;
          moved.push({ id, state: null, refusal: error.message });
        }
      }
      return { results: moved };
    }),
    defineOfficeRoute('rejectWithdrawal', async ({ params, act: { operator } }) => {
      await review.reject({ ...params, operator });
      return {};
    }),
    defineOfficeRoute('withdrawalRule', () => review.rule()),
    defineOfficeRoute('setWithdrawalRule', ({ params, act: { operator } }) =>
      review.setRule({ ...params, operator }),
    ),
  ];
}
