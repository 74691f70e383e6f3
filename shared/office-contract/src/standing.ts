import { z } from 'zod';
import { localised } from './params';

const points = z.number().int().min(0).max(100);

/**
 * What a member of a tier has at least. Neither stakes nor wins count: a tier must be no reason to play. What was
 * recharged says how long somebody has been a customer, whatever became of it.
 */
export const tierConditions = z.object({
  rechargedMinor: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  memberDays: z.number().int().min(0).max(36_500),
  mailConfirmed: z.boolean(),
  cardBound: z.boolean(),
});
export type TierConditions = z.infer<typeof tierConditions>;

const tier = tierConditions.extend({
  name: localised.refine(({ en_us: text }) => text.trim() !== '', { path: ['en_us'] }),
  /** Address of its picture; empty for none. */
  imageUrl: z.union([z.literal(''), z.string().regex(/^(\/[\w./-]+|https:\/\/\S+)$/)]),
});

/** A credit score of 0 to 100: what everybody begins with, what is added and what is taken off. */
const credit = z.object({
  base: points,
  mailConfirmed: points,
  cardBound: points,
  /** For every 30 days of membership, and the most that they add. */
  perMonth: points,
  mostByMonths: points,
  /** For every payment to the member's card that the bank returned, and the most that they take off. */
  perReturned: points,
  mostByReturned: points,
});

/** By what members have a tier and a credit score; the first tier is everybody's. */
export const standingRules = z.object({ tiers: z.array(tier).max(20), credit });
export type StandingRules = z.infer<typeof standingRules>;

/** What the rules ask about a member. */
export const standingFacts = tierConditions.extend({ returnedPayments: z.number() });
export type StandingFacts = z.infer<typeof standingFacts>;

/** The parts of a credit score, in the order in which they are shown. */
export const creditParts = ['base', 'mailConfirmed', 'cardBound', 'months', 'returned'] as const;
