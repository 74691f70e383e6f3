import { z } from 'zod';
import { read } from '../call';
import { nothing } from '../params';

/** What a site needs before members come, in the order in which one sits down to it. */
export const checklist = [
  'brand',
  'terms',
  'game',
  'payment',
  'bank',
  'withdrawalRule',
  'inviteCode',
  'help',
  'mail',
  'administrators',
  'backup',
] as const;
export type CheckName = (typeof checklist)[number];

export const siteCalls = {
  /** Whether the site is open to members, and what it has of what they need. */
  siteChecklist: read({
    summary: 'what a site has of what members need',
    path: '/site/checklist',
    right: 'content.see',
    params: nothing,
    answer: z.object({
      open: z.boolean(),
      checks: z.array(z.object({ name: z.enum(checklist), done: z.boolean() })),
    }),
  }),
};
