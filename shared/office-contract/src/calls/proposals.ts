import { z } from 'zod';
import { change, read } from '../call';
import { id, nothing, reason, time } from '../params';

/** What waits for a second operator. */
export const proposal = z.object({
  id: z.number(),
  /** The call that it is about. */
  call: z.string(),
  /** What would be sent, without what is secret. */
  params: z.record(z.string(), z.unknown()),
  by: z.string(),
  reason: z.string(),
  at: time,
  /** Whether the operator who asks has the right for it, and is another one than the first. */
  mayConfirm: z.boolean(),
});

export const proposalCalls = {
  proposals: read({
    summary: 'what waits for a second operator',
    path: '/proposals',
    right: null,
    params: nothing,
    answer: z.object({ proposals: z.array(proposal) }),
  }),
  confirmProposal: change({
    summary: 'does what was proposed, by the right that it takes',
    path: '/proposals/confirm',
    right: null,
    needsCode: true,
    teams: 'closed',
    params: z.object({ id }),
    answer: z.unknown(),
    records: ['proposal confirmed'],
  }),
  withdrawProposal: change({
    summary: 'takes back what you proposed, or have the right for',
    path: '/proposals/withdraw',
    right: null,
    params: z.object({ id, reason }),
    answer: nothing,
    records: ['proposal taken back'],
  }),
};
