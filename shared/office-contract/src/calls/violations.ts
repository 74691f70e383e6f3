import { z } from 'zod';
import { read } from '../call';
import { nothing, time } from '../params';

export const violationCalls = {
  violations: read({
    summary: 'what the page’s policy refused in browsers, the latest first; anybody can send a report',
    path: '/violations',
    right: 'releases.see',
    params: nothing,
    answer: z.object({
      violations: z.array(
        z.object({
          lastAt: time,
          reports: z.number(),
          /** Whose script did it; empty where nobody knows. */
          remote: z.string(),
          release: z.string(),
          directive: z.string(),
          blocked: z.string(),
          source: z.string(),
        }),
      ),
    }),
  }),
};
