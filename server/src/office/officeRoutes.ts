import { officeCalls } from '@members/office-contract';
import type { Proposals } from './proposals';
import { defineOfficeRoute, type OfficeRoute } from './route';
import type { OfficeSignIn, Operator } from './signIn';

/** Who is signed in, and signing in and out. */
export function sessionRoutes(signIn: OfficeSignIn, apiOrigin: string): OfficeRoute[] {
  const sessionOf = ({ name, rights, remote }: Operator) => ({
    ...{ name, rights: [...rights], apiOrigin },
    ...(remote !== undefined && { remote }),
  });
  return [
    defineOfficeRoute('session', ({ operator }) => sessionOf(operator)),
    defineOfficeRoute('signIn', async ({ params, request, reply }) =>
      sessionOf(await signIn.start(params, request, reply)),
    ),
    defineOfficeRoute('signOut', async ({ request, reply }) => {
      await signIn.end(request, reply);
      return {};
    }),
  ];
}

/** What waits for a second operator. `others` are the routes of all calls that may be proposed. */
export function proposalRoutes(proposals: Proposals, others: readonly OfficeRoute[]): OfficeRoute[] {
  return [
    defineOfficeRoute('proposals', ({ operator }) => proposals.list(operator)),
    defineOfficeRoute('confirmProposal', async ({ params: { id }, act: confirming, ...context }) => {
      const { call, params, proposedBy } = await proposals.claim(id, context.operator, confirming);
      const route = others.find((each) => each.id === call);
      if (!route) throw new Error(`The call ${call} of proposal ${id} has no route.`);
      try {
        const act = { ...confirming, proposedBy, records: officeCalls[call].records };
        const done = await route.handle({ params, act, ...context } as Parameters<OfficeRoute['handle']>[0]);
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
