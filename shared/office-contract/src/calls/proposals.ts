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
    path: '/proposals',
    right: null,
    params: nothing,
    answer: z.object({ proposals: z.array(proposal) }),
  }),
  /** Does what was proposed; asks for the right of the call that it is about. */
  confirmProposal: change({
    path: '/proposals/confirm',
    right: null,
    needsCode: true,
    params: z.object({ id }),
    answer: z.unknown(),
    records: ['proposal confirmed'],
  }),
  /** By whoever proposed it, or has the right for it. */
  withdrawProposal: change({
    path: '/proposals/withdraw',
    right: null,
    params: z.object({ id, reason }),
    answer: nothing,
    records: ['proposal taken back'],
  }),
};
