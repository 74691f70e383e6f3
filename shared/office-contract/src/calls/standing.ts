import { z } from 'zod';
import { change, read } from '../call';
import { nothing, reason, time } from '../params';
import { standingRules, tierConditions } from '../standing';

const version = z.number().int().min(1);

/** JSON in an address: the conditions of every tier. */
const conditions = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(tierConditions).max(20));

export const standingCalls = {
  /** By what members have a tier and a credit score. */
  standingRules: read({
    path: '/standing',
    right: 'members.see',
    params: nothing,
    answer: z.object({
      version,
      rules: standingRules,
      /** How many members each tier has now. */
      members: z.array(z.number()),
      /** Who has set a version, the present one first. The newest twenty. */
      versions: z.array(z.object({ version, setBy: z.string(), setAt: time })),
    }),
  }),
  /** How many members would be in each tier. */
  previewTiers: read({
    path: '/standing/preview',
    right: 'members.see',
    params: z.object({ tiers: conditions }),
    answer: z.object({ members: z.array(z.number()) }),
  }),
  /** Holds for every member within minutes. `version` is the one that the operator opened. */
  setStandingRules: change({
    path: '/standing/set',
    right: 'members.change',
    needsCode: true,
    params: z.object({ version, rules: standingRules, reason }),
    answer: z.object({ version }),
    records: ['rules of tiers and credit set'],
  }),
};
