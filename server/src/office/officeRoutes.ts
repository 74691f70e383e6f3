import type { Proposals } from './proposals';
import { defineOfficeRoute, type OfficeRoute } from './route';

/** What waits for a second operator. `others` are the routes of all calls that may be proposed. */
export function proposalRoutes(proposals: Proposals, others: readonly OfficeRoute[]): OfficeRoute[] {
  return [
    defineOfficeRoute('proposals', ({ operator }) => proposals.list(operator)),
    defineOfficeRoute('confirmProposal', async ({ params: { id }, operator, act }) => {
      const { call, params } = await proposals.claim(id, operator, act);
      const route = others.find((each) => each.id === call);
      if (!route) throw new Error(`The call ${call} of proposal ${id} has no route.`);
      try {
        const done = await route.handle({ params, operator, act } as Parameters<OfficeRoute['handle']>[0]);
        await proposals.forget(id);
        return done;
      } catch (error) {
        await proposals.reopen(id);
        throw error;
      }
    }),
    defineOfficeRoute('withdrawProposal', async ({ params, operator, act }) => {
      await proposals.takeBack(params, operator, act);
      return {};
    }),
  ];
}
