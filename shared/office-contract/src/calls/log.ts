import { z } from 'zod';
import { read } from '../call';
import { day, memberId, nothing, pageOf, paging, time } from '../params';

export const logCalls = {
  logLines: read({
    summary: 'what operators did, newest first',
    path: '/log',
    right: 'audit.see',
    params: z.object({
      operator: z.string().max(40).optional(),
      /** The action, such as `withdrawal approved`. */
      kind: z.string().max(100).optional(),
      memberId: memberId.optional(),
      day: day.optional(),
      ...paging,
    }),
    answer: pageOf(
      z.object({
        id: z.number(),
        operator: z.string(),
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
        at: time,
      }),
    ),
  }),
  logKinds: read({
    summary: 'the actions and operators that the log tells of',
    path: '/log/kinds',
    right: 'audit.see',
    params: nothing,
    answer: z.object({ kinds: z.array(z.string()), operators: z.array(z.string()) }),
  }),
  checkLog: read({
    summary: 'whether the chain of the log is whole; reads all of it',
    path: '/log/check',
    right: 'audit.see',
    params: nothing,
    answer: z.object({
      /** In English; null for a sound log. */
      fault: z.string().nullable(),
      lines: z.number(),
    }),
    failed: ({ fault }) => fault !== null,
  }),
};
